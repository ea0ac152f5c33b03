//! A hint: the best action, the winning chance with it, and why.

use mandala_ismcts::{Cancel, Limits};
use tabletop::{Game, Seed};

use crate::analysis::win_rate::win_rate;
use crate::levels::{Level, SearchConfig};
use crate::reasons::{ExplainedGame, Reason, explain};

/// Advice for the player to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<G: ExplainedGame> {
    /// The best action.
    pub action: <G as Game>::Action,
    /// The winning chance with it: a share of the win from 0 to 1.
    pub value: f32,
    /// Why it is best.
    pub reason: Reason<G::GameReason>,
}

/// The limits that surfaces give hints.
pub mod hint_limits {
    use super::{Cancel, Level, Limits};
    use crate::trained::TrainedGame;

    /// On a server that many people share. There is no cap in time, because so many iterations take a fraction of a second;
    /// so the same seed gives the same hint.
    pub fn shared(cancel: Cancel) -> Limits {
        Limits { cancel, ..Limits::iterations(4_000) }
    }

    /// On a person's own machine: as long as the strongest level takes.
    pub fn own_machine<G: TrainedGame>() -> Limits {
        let master = Level::Master.config::<G>();
        Limits { time: Some(master.time_cap), ..Limits::iterations(master.iterations) }
    }
}

/// Advises from a view alone, in which it is the viewer's turn, so a hint knows no more than the player does.
///
/// The limits are for finding the action; estimating its winning chance takes a quarter of them again. They decide everything
/// else as well: rollouts are mixed in only where there are enough iterations to gain by them.
pub fn hint<G: ExplainedGame>(view: &G::View, limits: &Limits, seed: &Seed) -> Hint<G> {
    /// From so many iterations on, rollouts make up for the time they take.
    const ROLLOUTS_FROM: u32 = 10_000;
    let config = SearchConfig { rollouts: limits.iterations >= ROLLOUTS_FROM, ..Level::Master.config::<G>() };
    let report = config.search::<G>(view, limits, seed);
    let best = report.actions[0];
    let against = report.actions.get(1).map(|second| second.action);
    // Without a tree the rest of the game was solved, and the value is the chance.
    let value = if report.nodes == 0 {
        best.value
    } else {
        let quarter = Limits {
            iterations: limits.iterations.div_ceil(4),
            time: limits.time.map(|time| time / 4),
            cancel: limits.cancel.clone(),
        };
        win_rate::<G>(view, best.action, &quarter, &seed.child(1))
    };
    Hint { action: best.action, value, reason: explain::<G>(view, best.action, against) }
}
