//! Rules of thumb for Mandala Stones.

use stones::{Action, State, Stones};

use super::Policy;

/// What a tower put on a space can score by its height 1 to 4, as a share of the best the space can give.
const FITS: [[f32; 4]; 5] = [
    [0.5, 0.5, 0.5, 0.5],
    [1.0, 0.5, 0.25, 0.25],
    [0.25, 0.75, 1.0, 0.25],
    [0.2, 0.35, 0.7, 1.0],
    [0.4, 0.6, 0.8, 1.0],
];

impl Policy for Stones {
    fn prior(state: &State, action: Action) -> f32 {
        let table = state.table();
        let Some(seat) = table.to_move() else { return 1.0 };
        match action {
            Action::ScoreColour { colour } => 0.4 * table.colour_points(seat, colour) as f32,
            Action::ScoreAny { towers } => {
                if towers.len() == 1 {
                    0.15
                } else {
                    0.05
                }
            }
            Action::PickUp { to, from, tower, .. } => {
                let height = table.stones_taken(from, to).clamp(1, 4);
                0.1 + 0.5 * FITS[tower.index()][height - 1]
            }
        }
    }
}
