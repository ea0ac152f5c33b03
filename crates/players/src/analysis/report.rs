//! An analysis without its game: what text, JSON and pages are made from.

use tabletop::message::{Arg, Message, shorten};
use tabletop::record::ResultLine;

use super::{Account, Analysis, Decision, RecordedGame, Verdict};
use crate::reasons::ExplainedGame;

/// An analysed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// The players' names, fit for a screen.
    pub names: Vec<String>,
    /// The points, the winner and why the game ended, if it was played to its end.
    pub result: Option<ResultLine>,
    /// What the game came to for each seat, as a share of the win.
    pub shares: Option<Vec<f32>>,
    /// The decisions in order.
    pub rows: Vec<Row>,
    /// Luck and skill by seat.
    pub accounts: Vec<Account>,
}

/// A decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which action of the game it was, counted from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: usize,
    /// What was played.
    pub action: String,
    /// The best action.
    pub best: String,
    /// The winning chance with the best action.
    pub before: f32,
    /// The winning chance with the action played.
    pub after: f32,
    /// What the decision cost.
    pub loss: f32,
    /// What the decision is called.
    pub verdict: Verdict,
    /// Whether the reason is about the action played, and not about a better one.
    pub explains_played: bool,
    /// The reason in words.
    pub reason: ReasonText,
    /// What chance then gave each player.
    pub luck: Vec<f32>,
}

/// A reason, for programs and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct ReasonText {
    /// The id of its words.
    pub id: &'static str,
    /// What they mention.
    pub args: Vec<(&'static str, Arg)>,
    /// The words.
    pub words: String,
}

impl Report {
    /// The report on an analysis; `say` puts a reason into words, given the name of the player it is about.
    pub fn new<G: ExplainedGame>(
        names: &[String],
        game: &RecordedGame<G>,
        analysis: &Analysis<G>,
        say: impl Fn(&dyn Message, &str) -> String,
    ) -> Self {
        let names: Vec<String> = names.iter().map(|name| fit(name)).collect();
        let row =
            |decision: &Decision<G>| Row::new(decision, say(&decision.reason, &names[decision.seat.index()]));
        let rows = analysis.decisions.iter().map(row).collect();
        Self {
            game: G::NAME,
            names,
            result: game.result_line().cloned(),
            shares: game.result().map(|shares| shares.as_slice().to_vec()),
            rows,
            accounts: analysis.accounts.clone(),
        }
    }
}

impl Row {
    /// A decision, with the words of its reason.
    pub fn new<G: ExplainedGame>(decision: &Decision<G>, words: String) -> Self {
        Self {
            ply: decision.ply,
            seat: decision.seat.index(),
            action: decision.action.to_string(),
            best: decision.best.to_string(),
            before: decision.before,
            after: decision.after,
            loss: decision.loss(),
            verdict: decision.verdict,
            explains_played: decision.explains_played(),
            reason: ReasonText { id: decision.reason.id(), args: decision.reason.args(), words },
            luck: decision.luck.as_slice().to_vec(),
        }
    }
}

/// A name as a stranger wrote it: short, and without anything that would move a cursor.
fn fit(name: &str) -> String {
    shorten(name).chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}
