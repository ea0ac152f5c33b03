//! A hint: the best action, what it promises, and why.

use tabletop::{Game, Seed};

use crate::levels::Config;
use crate::limits::Limits;
use crate::reasons::{Explained, Reason, explain};
use crate::thinker::think;

/// Advice for the player to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<G: Explained> {
    /// The best action.
    pub action: <G as Game>::Action,
    /// The winning chance with it: a share of the win from 0 to 1.
    pub value: f32,
    /// Why it is best.
    pub reason: Reason<G::Why>,
}

/// Advises from a view alone, in which it is the viewer's turn: whoever gives the hint knows no more than the player.
pub fn hint<G: Explained>(view: &G::View, config: &Config, limits: &Limits, seed: &Seed) -> Hint<G> {
    let report = think::<G>(view, config, limits, seed);
    let best = report.actions[0];
    let against = report.actions.get(1).map(|found| found.action);
    Hint { action: best.action, value: best.value, reason: explain::<G>(view, best.action, against) }
}
