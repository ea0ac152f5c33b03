//! A report as text.

use std::fmt::{self, Write};

use crate::report::Report;
use crate::run::Ended;
use crate::sprt::{Sprt, Test, Verdict};

/// The report as an aligned table, with a line about each thing that needs one.
#[expect(clippy::missing_panics_doc, reason = "it cannot: a string takes all that is written")]
pub fn text(report: &Report) -> String {
    let mut out = String::new();
    write(report, &mut out).expect("writing to a string cannot fail");
    out
}

fn write(report: &Report, out: &mut String) -> fmt::Result {
    let (players, deals) = (report.players.len(), report.deals());
    writeln!(out, "{}: {} games, {deals} deals in {players} rotations", report.game, report.games)?;
    writeln!(out, "seed {}, budget: {}", report.terms.seed, report.terms.budget)?;
    if report.terms.options != "{}" {
        writeln!(out, "options {}", report.terms.options)?;
    }
    let labels = report.labels();
    let mut rows = vec![
        [
            "player", "won", "drawn", "lost", "rate", "Elo", "95 %", "score", "margin", "ms/move", "longest",
            "forfeits",
        ]
        .map(str::to_owned),
    ];
    for (row, label) in report.players.iter().zip(&labels) {
        rows.push([
            label.clone(),
            row.wins.to_string(),
            row.draws.to_string(),
            row.losses.to_string(),
            percent(row.win_rate),
            signed(row.elo),
            format!("{} … {}", signed(row.elo_low), signed(row.elo_high)),
            format!("{:.1}", row.mean_score),
            format!("{:+.1}", row.mean_margin()),
            format!("{:.2}", row.ms_per_move),
            format!("{:.2}", row.max_ms_per_move),
            row.forfeits.to_string(),
        ]);
    }
    writeln!(out)?;
    table(&rows, out)?;
    let heads = (0..players).map(|seat| format!("seat {seat}"));
    let mut rows = vec![std::iter::once("won by seat".to_owned()).chain(heads).collect::<Vec<_>>()];
    let shares = report.players.iter().zip(labels).map(|(row, label)| (label, &row.by_seat));
    for (label, shares) in shares.chain([("everybody".to_owned(), &report.seats)]) {
        rows.push(std::iter::once(label).chain(shares.iter().map(|&share| percent(share))).collect());
    }
    writeln!(out)?;
    table(&rows, out)?;
    if let Some(test) = &report.sprt {
        writeln!(out, "\n{}", verdict(test))?;
    }
    if report.ended == Ended::Interrupted {
        writeln!(out, "\nInterrupted: only whole deals are counted.")?;
    }
    Ok(())
}

/// The state of a test in one sentence.
pub(crate) fn verdict(test: &Test) -> String {
    let Sprt { elo0, elo1 } = test.sprt();
    let words = match test.verdict() {
        Verdict::Above => format!("the first player's rating is rather {elo1} than {elo0}"),
        Verdict::Below => format!("the first player's rating is rather {elo0} than {elo1}"),
        Verdict::Open => format!("undecided between the ratings {elo0} and {elo1}"),
    };
    format!("SPRT: {words} (log-likelihood ratio {:.2}, decided at ±{:.2}).", test.llr(), Test::BOUND)
}

/// A share as a percentage.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A rating with its sign.
pub(crate) fn signed(elo: Option<f64>) -> String {
    elo.map_or_else(|| "–".to_owned(), |elo| format!("{elo:+.0}"))
}

/// Columns as wide as they need to be; the first on the left, the others on the right.
fn table<R: AsRef<[String]>>(rows: &[R], out: &mut String) -> fmt::Result {
    let columns = rows.first().map_or(0, |row| row.as_ref().len());
    let wide = |text: &str| text.chars().count();
    let width = |column: usize| rows.iter().map(|row| wide(&row.as_ref()[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let (first, rest) = row.as_ref().split_first().expect("a row has cells");
        write!(out, "{first:<0$}", widths[0])?;
        for (cell, width) in rest.iter().zip(&widths[1..]) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut out = String::new();
        let rows = [["a", "1,000 %"], ["longer", "–"]].map(|row| row.map(str::to_owned));
        table(&rows, &mut out).unwrap();
        assert_eq!(out, "a       1,000 %\nlonger        –\n");
    }
}
