//! A report as text.

use std::fmt::{self, Write};

use crate::reasons::{Reason, reasons};
use crate::report::Report;
use crate::tables::{self, Table};

/// The report as an aligned table, with a line about each thing that needs one.
#[expect(clippy::missing_panics_doc, reason = "it cannot: a string takes all that is written")]
pub fn text(report: &Report) -> String {
    let mut out = String::new();
    write(report, &mut out).expect("writing to a string cannot fail");
    out
}

fn write(report: &Report, out: &mut String) -> fmt::Result {
    writeln!(out, "{}: {}", report.game, tables::extent(report))?;
    writeln!(out, "seed {}, budget: {}", report.terms.seed, report.terms.budget)?;
    if report.terms.options != "{}" {
        writeln!(out, "options {}", report.terms.options)?;
    }
    let cross_table = report.lineups.is_round_robin().then(|| tables::cross_table(report));
    for table in [Some(tables::results(report)), cross_table, Some(tables::by_seat(report))].iter().flatten()
    {
        writeln!(out)?;
        aligned(table, out)?;
    }
    for (player, reasons) in reasons(report) {
        writeln!(out, "\n{player}")?;
        for Reason { title, details } in reasons {
            writeln!(out, "  {title}")?;
            for (name, text) in details {
                writeln!(out, "    {name:<8}  {text}")?;
            }
        }
    }
    for remark in tables::remarks(report) {
        writeln!(out, "\n{remark}")?;
    }
    Ok(())
}

/// Columns as wide as they need to be; the first on the left, the others on the right.
fn aligned(table: &Table, out: &mut String) -> fmt::Result {
    let rows = || std::iter::once(&table.head).chain(&table.rows);
    let wide = |text: &str| text.chars().count();
    let width = |column: usize| rows().map(|row| wide(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.head.len()).map(width).collect();
    for row in rows() {
        let (first, rest) = row.split_first().expect("a row has cells");
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
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = Table { title: "", head: row(["a", "1,000 %"]), rows: vec![row(["longer", "–"])] };
        aligned(&table, &mut out).unwrap();
        assert_eq!(out, "a       1,000 %\nlonger        –\n");
    }
}
