//! Why games were forfeited, in the words that the text of a report and its page share.

use crate::fault::FaultReport;
use crate::forfeits::{ForfeitGroup, ForfeitLine, NamedForfeit};
use crate::report::Report;

/// One way in which a player forfeited games.
pub(crate) struct Reason {
    pub(crate) title: String,
    /// Each with its name.
    pub(crate) details: Vec<(&'static str, String)>,
}

/// The reasons of all players, with the labels of those who forfeited.
pub(crate) fn reasons(report: &Report) -> Vec<(String, Vec<Reason>)> {
    let players = report.players.iter().zip(report.labels()).filter(|(row, _)| row.forfeits > 0);
    players
        .map(|(row, label)| {
            let title = format!("{label} forfeited {}", games(row.forfeits));
            (title, row.forfeit_reasons.iter().map(of_group).collect())
        })
        .collect()
}

fn of_group(ForfeitGroup { games: count, first }: &ForfeitGroup) -> Reason {
    let mut reason = explain(first);
    reason.title = format!("{}, {}", games(*count), reason.title);
    let place = first.place;
    let at = format!("deal {}, rotation {}, after {} actions", place.deal, place.rotation, first.ply);
    reason.details.push(("first in", at));
    reason
}

/// A forfeit in one sentence.
pub fn forfeit_sentence(NamedForfeit { name, line }: &NamedForfeit) -> String {
    let (place, why) = (line.place, line.why.name());
    let what = line.report.as_ref().map_or_else(|| UNKNOWN.to_owned(), fault_sentence);
    format!(
        "{name} forfeited deal {}, rotation {}, after {} actions: {why}: {what}",
        place.deal, place.rotation, line.ply
    )
}

/// A fault in one sentence.
pub fn fault_sentence(report: &FaultReport) -> String {
    let details = details(report).into_iter().map(|(name, text)| format!("{name}: {text}"));
    std::iter::once(report.what.clone()).chain(details).collect::<Vec<_>>().join("; ")
}

/// Older records have no `fault`.
const UNKNOWN: &str = "its record does not say more";

fn explain(line: &ForfeitLine) -> Reason {
    let why = line.why.name();
    let Some(report) = &line.report else {
        return Reason { title: format!("{why}: {UNKNOWN}"), details: Vec::new() };
    };
    Reason { title: format!("{why}: {}", report.what), details: details(report) }
}

/// What was expected, what was received and what stood on standard error, each with its name.
pub fn details(report: &FaultReport) -> Vec<(&'static str, String)> {
    let mut details = vec![("expected", report.expected.clone())];
    let received = |line: &String| if line.is_empty() { "an empty line".to_owned() } else { line.clone() };
    details.extend(report.received.as_ref().map(|line| ("received", received(line))));
    details.extend(report.stderr.iter().map(|line| ("stderr", line.clone())));
    details
}

fn games(count: u32) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}
