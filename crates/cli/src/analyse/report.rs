//! An analysis without its game: what text, JSON and pages are made from.

use search::Explained;
use search::analysis::{Account, Analysis, Film, Verdict};
use tabletop::{Arg, Message, ResultLine, shorten};

use crate::words::Words;

/// A record of the file, analysed or refused.
pub(super) enum Entry {
    Good(Report),
    Bad(Bad),
}

/// A record that does not hold.
pub(super) struct Bad {
    pub(super) number: usize,
    pub(super) ply: Option<usize>,
    pub(super) error: String,
}

impl Bad {
    pub(super) fn words(&self, words: &Words) -> String {
        let mut args = vec![("number", self.number.into()), ("error", Arg::Text(self.error.clone()))];
        match self.ply {
            None => words.text("analyse-bad", &args),
            Some(ply) => {
                args.push(("ply", ply.into()));
                words.text("analyse-bad-ply", &args)
            }
        }
    }
}

/// An analysed game.
pub(super) struct Report {
    pub(super) number: usize,
    pub(super) game: &'static str,
    /// The players' names, fit for a screen.
    pub(super) names: Vec<String>,
    pub(super) result: Option<ResultLine>,
    /// What the game came to for each seat, as a share of the win.
    pub(super) shares: Option<Vec<f32>>,
    pub(super) rows: Vec<Row>,
    pub(super) accounts: Vec<Account>,
}

/// A decision.
pub(super) struct Row {
    pub(super) ply: usize,
    pub(super) seat: usize,
    pub(super) action: String,
    pub(super) best: String,
    pub(super) before: f32,
    pub(super) after: f32,
    pub(super) loss: f32,
    pub(super) verdict: Verdict,
    /// Whether the reason is about the action played, and not about a better one.
    pub(super) explains_played: bool,
    pub(super) reason: Why,
    pub(super) luck: Vec<f32>,
}

/// A reason, for programs and in words.
pub(super) struct Why {
    pub(super) id: &'static str,
    pub(super) args: Vec<(&'static str, Arg)>,
    pub(super) words: String,
}

impl Report {
    pub(super) fn new<G: Explained>(
        number: usize,
        names: &[String],
        film: &Film<G>,
        analysis: &Analysis<G>,
        words: &Words,
    ) -> Self {
        let rows = analysis.decisions.iter().map(|decision| Row {
            ply: decision.ply,
            seat: decision.seat.index(),
            action: decision.action.to_string(),
            best: decision.best.to_string(),
            before: decision.before,
            after: decision.after,
            loss: decision.loss(),
            verdict: decision.verdict,
            explains_played: decision.explains_played(),
            reason: Why {
                id: decision.reason.id(),
                args: decision.reason.args(),
                words: words.say(&decision.reason),
            },
            luck: decision.luck.as_slice().to_vec(),
        });
        Self {
            number,
            game: G::NAME,
            names: names.iter().map(|name| fit(name)).collect(),
            result: film.result_line().cloned(),
            shares: film.result().map(|shares| shares.as_slice().to_vec()),
            rows: rows.collect(),
            accounts: analysis.accounts.clone(),
        }
    }

    /// What stands above it: the game and who played.
    pub(super) fn title(&self, words: &Words) -> String {
        words
            .text("analyse-game", &[("number", self.number.into()), ("game", Arg::Text(self.players(words)))])
    }

    /// What was played, by whom, and how it ended.
    pub(super) fn players(&self, words: &Words) -> String {
        let name = if self.game == "mandala" { "play-mandala-name" } else { "play-stones-name" };
        let mut text = format!("{}, {}", words.text(name, &[]), self.names.join(" – "));
        if let Some(result) = &self.result {
            let scores: Vec<_> = result.scores.iter().map(ToString::to_string).collect();
            text = format!("{text}, {}", scores.join(" : "));
        }
        text
    }
}

impl Row {
    /// The reason, with the better action before it if it is about that one.
    pub(super) fn words(&self, words: &Words) -> String {
        if self.explains_played {
            return self.reason.words.clone();
        }
        let args = [("action", self.best.as_str().into()), ("reason", Arg::Text(self.reason.words.clone()))];
        words.text("analyse-better", &args)
    }
}

/// A share of the win as a percentage.
pub(super) fn percent(share: f32, words: &Words) -> String {
    let tenths = (share.abs() * 1000.0).round() as i64;
    let args = [("whole", Arg::Number(tenths / 10)), ("tenth", Arg::Number(tenths % 10))];
    let sign = if share < 0.0 && tenths > 0 { "−" } else { "" };
    format!("{sign}{}", words.text("analyse-percent", &args))
}

/// The same for a difference, whose sign is always shown.
pub(super) fn difference(share: f32, words: &Words) -> String {
    let text = percent(share, words);
    if share > 0.0 { format!("+{text}") } else { text }
}

/// A name somebody else has written: short, and without anything that would move a cursor.
fn fit(name: &str) -> String {
    shorten(name).chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}
