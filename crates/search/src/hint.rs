//! A hint: the best action, what it promises, and why.

use tabletop::{Game, Seed};

use crate::analysis::chance::chance;
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

/// Advises from a view alone, in which it is the viewer's turn: whoever gives the hint knows no more than the player. The
/// limits are for finding the action; its chance takes a quarter of that again.
pub fn hint<G: Explained>(view: &G::View, config: &Config, limits: &Limits, seed: &Seed) -> Hint<G> {
    let report = think::<G>(view, config, limits, seed);
    let best = report.actions[0];
    let against = report.actions.get(1).map(|found| found.action);
    // Without a tree the rest of the game was solved, and the value is the chance.
    let value = if report.nodes == 0 {
        best.value
    } else {
        let quarter = Limits {
            iterations: limits.iterations.div_ceil(4),
            time: limits.time.map(|time| time / 4),
            cancel: limits.cancel.clone(),
        };
        chance::<G>(view, best.action, &quarter, &seed.child(1))
    };
    Hint { action: best.action, value, reason: explain::<G>(view, best.action, against) }
}
