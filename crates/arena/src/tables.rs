//! The tables and sentences of a report, which its text and its page share.

use crate::reasons::forfeit_sentence;
use crate::report::{Report, Row};
use crate::run::Ended;
use crate::sprt::{Sprt, SprtState, Verdict};

/// A table whose first column names the rows.
pub(crate) struct Table {
    pub(crate) title: &'static str,
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

/// Why a match ended before its last deal.
pub(crate) fn ending(report: &Report) -> Option<String> {
    let why = match (&report.stopped_by, report.ended) {
        (Some(reason), _) => format!("Stopped at a forfeit: {}.", forfeit_sentence(reason)),
        (None, Ended::Interrupted) => "Interrupted.".to_owned(),
        (None, Ended::Complete | Ended::Decided | Ended::Forfeited) => return None,
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
            format!("{} … {}", signed(row.elo_low), signed(row.elo_high)),
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
    let row = |(label, shares): (String, &Vec<Option<f64>>)| {
        std::iter::once(label).chain(shares.iter().map(|&share| known(share, percent))).collect()
    };
    let players = report.labels().into_iter().zip(report.players.iter().map(|row| &row.by_seat));
    let rows = players.chain([("everybody".to_owned(), &report.seats)]).map(row).collect();
    Table {
        title: "Wins by seat",
        head: std::iter::once("won by seat".to_owned()).chain(heads).collect(),
        rows,
    }
}

/// The state of a test in one sentence.
pub(crate) fn verdict(test: &SprtState) -> String {
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
