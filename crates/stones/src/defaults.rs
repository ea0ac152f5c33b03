//! What the rulebook's text does not print, and the printed values that an option may change: the one place for them.
//!
//! The track (S-1.4), the points of `two` and `four` (S-1.5) and what is seen of a stack (S-7.2) are ours, not the
//! rulebook's.

use crate::objective::Objective;
use crate::options::Stacks;

/// The spaces of the mandala board (S-1.4).
pub(crate) const TRACK_LENGTH: u64 = 72;

/// The points for covering a space: (space, points) (S-1.4).
pub(crate) const TRACK_BONUS: [(u64, u16); 9] =
    [(6, 1), (12, 2), (18, 1), (24, 2), (30, 1), (42, 1), (48, 2), (60, 1), (66, 2)];

/// The hands on a space: (space, hands) (S-1.4).
pub(crate) const TRACK_HANDS: [(u64, u64); 3] = [(36, 2), (54, 3), (70, 4)];

/// What is seen of a stack (S-7.2).
pub(crate) const STACKS: Stacks = Stacks::Sides;

/// The points of an objective card (S-1.5).
pub(crate) const fn objective_points(objective: Objective) -> u16 {
    match objective {
        Objective::One => 8,
        Objective::Three => 6,
        Objective::Two
        | Objective::Star
        | Objective::Ring
        | Objective::Yellow
        | Objective::Blue
        | Objective::Pink
        | Objective::Violet => 7,
        Objective::Four => 5,
    }
}
