//! An analysis as text.

use std::io::{self, Write};

use anstyle::Style;
use mandala_players::analysis::{Report, Verdict};
use tabletop::message::Message;

use super::report::{AnalysedGame, Entry, difference, percent, row_reason};
use crate::play::ink::{BOLD, DIM, NOTE, REFUSED, paint};
use crate::play::layout::{pad, width, wrap};
use l10n::Translations;

pub(super) fn write(out: &mut impl Write, entry: &Entry, texts: &Translations) -> io::Result<()> {
    match entry {
        Entry::Good(judged) => {
            decisions(out, judged, texts)?;
            accounts(out, &judged.report, texts)
        }
        Entry::Bad(bad) => writeln!(out, "{}\n", paint(REFUSED, bad.sentence(texts))),
    }
}

fn decisions(out: &mut impl Write, judged: &AnalysedGame, texts: &Translations) -> io::Result<()> {
    let report = &judged.report;
    for line in wrap(&paint(BOLD, judged.title(texts)), 2) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    let heads = [
        "analyse-ply",
        "analyse-player",
        "analyse-action",
        "analyse-chance",
        "analyse-loss",
        "analyse-verdict",
    ]
    .map(|id| texts.text(id, &[]));
    let mut rows = vec![heads];
    rows.extend(report.rows.iter().map(|row| {
        [
            row.ply.to_string(),
            short(&report.names[row.seat]),
            row.action.clone(),
            format!("{} → {}", percent(row.before, texts), percent(row.after, texts)),
            if row.verdict > Verdict::Best { percent(row.loss, texts) } else { String::new() },
            paint(style(row.verdict), texts.text(row.verdict.id(), &[])),
        ]
    }));
    let [ply, player, action, chance, loss, _] = widths(&rows);
    for (index, row) in rows.iter().enumerate() {
        let line = format!(
            "{}  {}  {}  {}  {}  {}",
            left(&row[0], ply),
            pad(&row[1], player),
            pad(&row[2], action),
            left(&row[3], chance),
            left(&row[4], loss),
            row[5],
        );
        let line = if index == 0 { paint(DIM, line) } else { line };
        writeln!(out, "{}", line.trim_end())?;
        if let Some(row) = index.checked_sub(1).map(|index| &report.rows[index]) {
            let indent = ply + 2;
            let reason = format!("{}{}", " ".repeat(indent), row_reason(row, texts));
            for line in wrap(&reason, indent) {
                writeln!(out, "{}", paint(DIM, line))?;
            }
        }
    }
    writeln!(out)
}

fn accounts(out: &mut impl Write, report: &Report, texts: &Translations) -> io::Result<()> {
    writeln!(out, "{}\n", paint(BOLD, texts.text("analyse-split", &[])))?;
    let heads =
        ["analyse-player", "analyse-start", "analyse-luck", "analyse-skill", "analyse-others", "analyse-end"]
            .map(|id| texts.text(id, &[]));
    let mut rows = vec![heads];
    rows.extend(report.accounts.iter().zip(&report.names).map(|(account, name)| {
        [
            short(name),
            percent(account.start, texts),
            difference(account.luck, texts),
            difference(account.skill, texts),
            difference(account.others, texts),
            percent(account.end, texts),
        ]
    }));
    let widths = widths(&rows);
    for (index, row) in rows.iter().enumerate() {
        let cells: Vec<_> = row.iter().zip(widths).skip(1).map(|(cell, width)| left(cell, width)).collect();
        let line = format!("{}  {}", pad(&row[0], widths[0]), cells.join("  "));
        writeln!(out, "{}", if index == 0 { paint(DIM, line) } else { line })?;
    }
    writeln!(out)?;
    for (account, name) in report.accounts.iter().zip(&report.names) {
        let counts: Vec<_> = Verdict::ALL
            .into_iter()
            .filter(|&verdict| account.count(verdict) > 0)
            .map(|verdict| format!("{} × {}", account.count(verdict), texts.text(verdict.id(), &[])))
            .collect();
        for line in wrap(&format!("{}: {}", short(name), counts.join(", ")), 2) {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out)?;
    for line in wrap(&paint(DIM, texts.text("analyse-split-note", &[])), 0) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}

/// The width of each column.
fn widths<const N: usize>(rows: &[[String; N]]) -> [usize; N] {
    std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0))
}

/// The text, filled up with spaces on its left.
fn left(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}

/// A name that leaves room for the rest.
fn short(name: &str) -> String {
    const ROOM: usize = 14;
    if name.chars().count() <= ROOM {
        name.to_owned()
    } else {
        name.chars().take(ROOM - 1).chain(['…']).collect()
    }
}

fn style(verdict: Verdict) -> Style {
    match verdict {
        Verdict::Forced => DIM,
        Verdict::Best | Verdict::Good => Style::new(),
        Verdict::Inaccuracy | Verdict::Mistake => NOTE,
        Verdict::Blunder => REFUSED,
    }
}
