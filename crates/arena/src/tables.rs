//! The tables and sentences of a report, which its text and its page share.

use crate::reasons::forfeit_sentence;
use crate::report::Report;
use crate::results::{FromLog, MatchEnd};
use crate::row::Row;
use crate::sprt::{Sprt, SprtState, Verdict};

/// A table whose first column names the rows.
pub(crate) struct Table {
    pub(crate) title: &'static str,
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

/// Why a match ended before its last deal.
fn ending(report: &Report) -> Option<String> {
    let why = match (&report.stopped_by, report.ended) {
        (Some(reason), _) => format!("Stopped at a forfeit: {}.", forfeit_sentence(reason)),
        (None, MatchEnd::Interrupted) => "Interrupted.".to_owned(),
        (None, MatchEnd::Complete | MatchEnd::Decided | MatchEnd::Forfeited) => return None,
    };
    Some(format!("{why} Only whole deals are counted."))
}

/// How each player did.
pub(crate) fn results(report: &Report) -> Table {
    let head = [
        "player", "won", "drawn", "lost", "rate", "Elo", "95 %", "score", "margin", "ms/move", "longest",
        "forfeits",
    ];
    let row = |(row, label): (&Row, String)| {
        vec![
            label,
            row.wins.to_string(),
            row.draws.to_string(),
            row.losses.to_string(),
            known(row.win_rate, percent),
            signed(row.elo),
            interval(row),
            known(row.mean_score, |score| format!("{score:.1}")),
            known(row.mean_margin(), |margin| format!("{margin:+.1}")),
            known(row.ms_per_move, milliseconds),
            known(row.max_ms_per_move, milliseconds),
            row.forfeits.to_string(),
        ]
    };
    let rows = report.players.iter().zip(report.labels()).map(row).collect();
    Table { title: "Results", head: head.map(str::to_owned).to_vec(), rows }
}

/// Who did better than whom: more points, or the win.
pub(crate) fn cross_table(report: &Report) -> Table {
    let labels = report.labels();
    let row = |(player, label): (usize, &String)| {
        let cell = |(other, [better, equal, worse]): (usize, &[u32; 3])| {
            if other == player { "·".to_owned() } else { format!("+{better} ={equal} −{worse}") }
        };
        let cells = report.players[player].against.iter().enumerate().map(cell);
        std::iter::once(label.clone()).chain(cells).collect()
    };
    let rows = labels.iter().enumerate().map(row).collect();
    let head = std::iter::once("player".to_owned()).chain(labels.iter().cloned()).collect();
    Table { title: "Cross-table", head, rows }
}

/// How much a seat is worth, and to whom.
pub(crate) fn by_seat(report: &Report) -> Table {
    let heads = (0..report.seats.len()).map(|seat| format!("seat {seat}"));
    let row = |(label, shares): (String, Vec<Option<f64>>)| {
        std::iter::once(label).chain(shares.into_iter().map(|share| known(share, percent))).collect()
    };
    let shares = |row: &Row| row.by_seat.iter().map(|seat| seat.share).collect();
    let players = report.labels().into_iter().zip(report.players.iter().map(shares));
    let rows = players.chain([("everybody".to_owned(), report.seats.clone())]).map(row).collect();
    Table {
        title: "Wins by seat",
        head: std::iter::once("won by seat".to_owned()).chain(heads).collect(),
        rows,
    }
}

/// What a reader of the figures has to know, in sentences.
pub(crate) fn remarks(report: &Report) -> Vec<String> {
    let log = report.from_log.map(|FromLog { games, of_other_versions }| {
        let others = match of_other_versions {
            0 => String::new(),
            1 => "; 1 game there is of another version of these players and does not count".to_owned(),
            more => format!("; {more} games there are of other versions of these players and do not count"),
        };
        format!("{games} of {} games came from the log{others}.", report.games)
    });
    let alike = report.is_alike.then(|| {
        "Every deal was played alike in all rotations: these players do the same, so there is nothing to estimate an \
         interval from."
            .to_owned()
    });
    let test = report.sprt.as_ref().map(verdict);
    [log, alike, test, ending(report)].into_iter().flatten().collect()
}

/// How many games were played, and of whom.
pub(crate) fn extent(report: &Report) -> String {
    let (games, deals, lineups) = (report.games, report.deals(), &report.lineups);
    let seats = lineups.seats();
    if lineups.is_round_robin() {
        format!("{games} games, {deals} deals at each of {} tables in {seats} rotations", lineups.tables())
    } else {
        format!("{games} games, {deals} deals in {seats} rotations")
    }
}

/// The state of a test in one sentence.
fn verdict(test: &SprtState) -> String {
    let Sprt { elo0, elo1 } = test.sprt();
    let verdict = match test.verdict() {
        Verdict::Above => format!("the first player's rating is rather {elo1} than {elo0}"),
        Verdict::Below => format!("the first player's rating is rather {elo0} than {elo1}"),
        Verdict::Open => format!("undecided between the ratings {elo0} and {elo1}"),
    };
    format!("SPRT: {verdict} (log-likelihood ratio {:.2}, decided at ±{:.2}).", test.llr(), SprtState::BOUND)
}

/// A share as a percentage.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn interval(row: &Row) -> String {
    match (row.elo_low, row.elo_high) {
        (None, None) => "–".to_owned(),
        (low, high) => format!("{} … {}", signed(low), signed(high)),
    }
}

/// A figure in words; a dash for what was not measured.
fn known(figure: Option<f64>, words: impl Fn(f64) -> String) -> String {
    figure.map_or_else(|| "–".to_owned(), words)
}

/// A time.
fn milliseconds(ms: f64) -> String {
    format!("{ms:.2}")
}

/// A rating with its sign.
fn signed(elo: Option<f64>) -> String {
    known(elo, |elo| format!("{elo:+.0}"))
}
