//! What `mandala analyse` says of a record: a report and the words around it.

use mandala_players::analysis::{InvalidRecord, Report, Row};
use tabletop::message::Arg;

use l10n::Translations;

/// A record of the file, analysed or refused.
pub(super) enum Entry {
    Good(AnalysedGame),
    Bad(InvalidGame),
}

impl Entry {
    pub(super) fn plain(&self) -> Result<&Report, InvalidRecord<'_>> {
        match self {
            Self::Good(judged) => Ok(&judged.report),
            Self::Bad(bad) => Err(InvalidRecord { ply: bad.ply, error: &bad.error }),
        }
    }
}

/// A record that does not hold.
pub(super) struct InvalidGame {
    pub(super) number: usize,
    pub(super) ply: Option<usize>,
    pub(super) error: String,
}

impl InvalidGame {
    pub(super) fn sentence(&self, texts: &Translations) -> String {
        let mut args = vec![("number", self.number.into()), ("error", Arg::Text(self.error.clone()))];
        match self.ply {
            None => texts.text("analyse-bad", &args),
            Some(ply) => {
                args.push(("ply", ply.into()));
                texts.text("analyse-bad-ply", &args)
            }
        }
    }
}

/// An analysed game, and its place in the file.
pub(super) struct AnalysedGame {
    pub(super) number: usize,
    pub(super) report: Report,
}

impl AnalysedGame {
    /// What stands above it: the game and who played.
    pub(super) fn title(&self, texts: &Translations) -> String {
        texts
            .text("analyse-game", &[("number", self.number.into()), ("game", Arg::Text(self.players(texts)))])
    }

    /// What was played, by whom, and how it ended.
    pub(super) fn players(&self, texts: &Translations) -> String {
        let name = format!("play-{}-name", self.report.game);
        let mut text = format!("{}, {}", texts.text(&name, &[]), self.report.names.join(" – "));
        if let Some(result) = &self.report.result {
            let scores: Vec<_> = result.scores.iter().map(ToString::to_string).collect();
            text = format!("{text}, {}", scores.join(" : "));
        }
        text
    }
}

/// The reason, with the better action before it if it is about that one.
pub(super) fn row_reason(row: &Row, texts: &Translations) -> String {
    if row.explains_played {
        return row.reason.words.clone();
    }
    let args = [("action", row.best.as_str().into()), ("reason", Arg::Text(row.reason.words.clone()))];
    texts.text("analyse-better", &args)
}

/// A share of the win as a percentage.
pub(super) fn percent(share: f32, texts: &Translations) -> String {
    let tenths = (share.abs() * 1000.0).round() as i64;
    let args = [("whole", Arg::Number(tenths / 10)), ("tenth", Arg::Number(tenths % 10))];
    let sign = if share < 0.0 && tenths > 0 { "−" } else { "" };
    format!("{sign}{}", texts.text("analyse-percent", &args))
}

/// The same for a difference, whose sign is always shown.
pub(super) fn difference(share: f32, texts: &Translations) -> String {
    let text = percent(share, texts);
    if share > 0.0 { format!("+{text}") } else { text }
}
