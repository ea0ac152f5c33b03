//! Analysis of a recorded game: every decision judged on what its player could know, and luck told from skill.
//!
//! # Chances
//!
//! A winning chance is a share of the win from 0 to 1. `before` is that of the best action, `after` that of the action
//! played, both searched from the mover's view; their difference is the loss, which [`Verdict`] puts into a word.
//!
//! # Luck and skill
//!
//! Let *E(p, t)* be what player *p* could expect before ply *t*: their chance by a short search of their view, or the result
//! once the game is over. Chance has a say in ply *t*, for *p*, if *p*'s next view differs between the worlds that look like
//! their view before it: cards *p* draws, cards or stones turned up by any player's action, hidden things shown at the
//! end. Then
//!
//! > *luck(p, t) = E(p, t + 1) − the average of the same over the ways chance could have gone*,
//!
//! and otherwise 0. Those ways are drawn as chance drew the real one, and each is searched alike, so luck is 0 on average:
//! good luck is not what a good position promised anyway. For Mandala Stones this is what the stones turned up showed, and at
//! the end the others' objectives.
//!
//! A player's *luck* is the sum over all plies; their *skill* is the sum of their losses, a number from 0 downwards. What
//! remains between *E* at the start and at the end is *others*: what the other players' decisions gave away or took. So
//!
//! > *start + luck + skill + others = end*
//!
//! holds exactly, by the definition of *others*.
//!
//! The limits: a chance is an estimate, and only some of the ways chance could have gone are looked at, so a few hundredths
//! mean nothing, and *others* also holds what the searches failed to see. Luck that a player never gets to see, such as what an opponent draws, is not in their own
//! sum: it shows up as the opponent's luck and, by what the opponent does with it, in *others*. With hidden hands the two
//! players' luck need not cancel out.

mod account;
mod compare;
mod incremental;
mod json;
mod luck;
mod parallel;
mod recorded_game;
mod report;
#[cfg(test)]
mod tests;
mod verdict;
pub(crate) mod win_rate;

pub use account::Account;
pub use compare::Depth;
pub use incremental::IncrementalAnalysis;
pub use json::{InvalidRecord, document, one_decision};
pub use recorded_game::RecordedGame;
pub use report::{ReasonText, Report, Row};
pub use verdict::Verdict;

use mandala_ismcts::{Cancel, Limits};
use tabletop::{BySeat, Game, MAX_SEATS, Seat, Seed, View};

use crate::reasons::{ExplainedGame, Reason, explain};
use compare::compare;

/// A game analysed.
#[derive(Clone, Debug)]
pub struct Analysis<G: ExplainedGame> {
    /// Every decision, in order.
    pub decisions: Vec<Decision<G>>,
    /// What each player could expect before each ply and at the end.
    pub chances: Vec<BySeat<f32>>,
    /// Luck and skill by seat.
    pub accounts: Vec<Account>,
}

/// One decision judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<G: ExplainedGame> {
    /// Which action of the game it was, counted from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub action: <G as Game>::Action,
    /// The best action; the action that was played, if that was best.
    pub best: <G as Game>::Action,
    /// The winning chance with the best action.
    pub before: f32,
    /// The winning chance with the action played.
    pub after: f32,
    /// What the decision is called.
    pub verdict: Verdict,
    /// Why: about the action played if it was best or as good, otherwise about the best.
    pub reason: Reason<G::GameReason>,
    /// What chance then gave each player.
    pub luck: BySeat<f32>,
}

impl<G: ExplainedGame> Decision<G> {
    /// What the decision cost.
    pub fn loss(&self) -> f32 {
        (self.before - self.after).max(0.0)
    }

    /// Whether the reason is about the action played, and not about a better one.
    pub fn explains_played(&self) -> bool {
        self.verdict <= Verdict::Best
    }
}

/// The analysis was cancelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancelled;

/// How to analyse.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How much thought each decision gets.
    pub depth: Depth,
    /// How many threads share the decisions; the result does not depend on it.
    pub threads: usize,
    /// Where the worlds come from.
    pub seed: Seed,
    /// Stops it from outside.
    pub cancel: Cancel,
}

impl Plan {
    /// So much thought, on so many threads.
    pub fn new(depth: Depth, threads: usize) -> Self {
        Self { depth, threads, seed: Seed::from_number(0), cancel: Cancel::default() }
    }
}

/// Analyses a game. `done` is called with the number of pieces of work finished after each; there is one more than actions.
pub fn analyse<G: ExplainedGame>(
    game: &RecordedGame<G>,
    plan: &Plan,
    done: &(impl Fn(usize) + Sync),
) -> Result<Analysis<G>, Cancelled> {
    let count = game.actions().len() + 1;
    let work = |ply| PlyAnalysis::of(game, ply, plan);
    let plies =
        parallel::map(count, plan.threads, work, done, || plan.cancel.is_cancelled()).ok_or(Cancelled)?;
    Ok(assemble(game, plies))
}

/// Judges a legal action in a position of a game as an analysis judges the one that was played there: with the same worlds,
/// and without luck. Nothing if the game was over.
pub fn analyse_action<G: ExplainedGame>(
    game: &RecordedGame<G>,
    ply: usize,
    action: G::Action,
    plan: &Plan,
) -> Option<Decision<G>> {
    decide(game, ply, action, plan, &plan.seed.child(ply as u64))
}

/// Puts together what was found out about each ply.
fn assemble<G: ExplainedGame>(game: &RecordedGame<G>, plies: Vec<PlyAnalysis<G>>) -> Analysis<G> {
    let chances: Vec<_> = plies.iter().map(|ply_analysis| ply_analysis.chances).collect();
    let decisions: Vec<_> = plies
        .into_iter()
        .zip(&chances[1..])
        .filter_map(|(ply_analysis, next)| {
            let expected = ply_analysis.expected;
            let luck = |seat| expected[seat].map_or(0.0, |expected| next[seat] - expected);
            ply_analysis
                .decision
                .map(|decision| Decision { luck: BySeat::from_fn(game.players(), luck), ..decision })
        })
        .collect();
    let accounts = Seat::all(game.players()).map(|seat| Account::of(seat, &decisions, &chances)).collect();
    Analysis { decisions, chances, accounts }
}

/// What can be found out about one ply on its own.
#[derive(Clone, Debug)]
struct PlyAnalysis<G: ExplainedGame> {
    chances: BySeat<f32>,
    /// What each player could expect of the action, where chance has a say.
    expected: BySeat<Option<f32>>,
    /// Still without luck; nothing after the last action.
    decision: Option<Decision<G>>,
}

impl<G: ExplainedGame> PlyAnalysis<G> {
    fn of(game: &RecordedGame<G>, ply: usize, plan: &Plan) -> Self {
        let seed = plan.seed.child(ply as u64);
        let limits =
            Limits { cancel: plan.cancel.clone(), ..Limits::iterations(plan.depth.luck_iterations()) };
        let chances = game.result_at(ply).unwrap_or_else(|| {
            BySeat::from_fn(game.players(), |seat| {
                let seed = seed.child(1 + seat.index() as u64);
                luck::estimate::<G>(game.view(ply, seat), seat, &limits, &seed).unwrap_or_default()
            })
        });
        let Some(&action) = game.actions().get(ply) else {
            return Self { chances, expected: BySeat::from_fn(game.players(), |_| None), decision: None };
        };
        let expected = BySeat::from_fn(game.players(), |seat| {
            let (before, after) = (game.view(ply, seat), game.view(ply + 1, seat));
            let seed = seed.child((1 + MAX_SEATS + seat.index()) as u64);
            luck::expected::<G>(before, action, after, seat, &limits, &seed)
        });
        Self { chances, expected, decision: decide(game, ply, action, plan, &seed) }
    }
}

fn decide<G: ExplainedGame>(
    game: &RecordedGame<G>,
    ply: usize,
    action: G::Action,
    plan: &Plan,
    seed: &Seed,
) -> Option<Decision<G>> {
    let seat = game.view(ply, Seat::FIRST).to_move()?;
    let view = game.view(ply, seat);
    let compared = compare::<G>(view, action, plan.depth, &plan.cancel, &seed.child(0));
    let verdict = Verdict::of(compared.legal, compared.before - compared.after);
    let reason = if verdict > Verdict::Best {
        explain::<G>(view, compared.best, Some(action))
    } else {
        explain::<G>(view, action, compared.second.filter(|&second| second != action))
    };
    Some(Decision {
        ply,
        seat,
        action,
        best: compared.best,
        before: compared.before,
        after: compared.after,
        verdict,
        reason,
        luck: BySeat::from_fn(game.players(), |_| 0.0),
    })
}
