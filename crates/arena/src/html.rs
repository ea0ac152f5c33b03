//! A report as a page that needs nothing else.

use std::fmt::{self, Write};

use crate::plot::{bars, escape, histogram, intervals};
use crate::report::{Report, Row};
use crate::run::Ended;
use crate::text::{percent, signed, verdict};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fdfcf9; --line: #c9c4b8; --main: #a3402a; --other: #8a94a6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #16191f; --line: #444b57; --main: #e0795f; --other: #6d7889; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
svg { width: 100%; max-width: 45rem; height: auto; display: block; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.axis { stroke: var(--line); } .interval { stroke: var(--main); stroke-width: 2; }
.dot, .bar { fill: var(--main); } .other { fill: var(--other); }
dt { float: left; clear: left; width: 8rem; opacity: .75; } dd { margin-left: 8rem; }
";

/// The report as a page: style and pictures are part of it.
#[expect(clippy::missing_panics_doc, reason = "it cannot: a string takes all that is written")]
pub fn html(report: &Report) -> String {
    let mut out = String::new();
    write(report, &mut out).expect("writing to a string cannot fail");
    out
}

fn write(report: &Report, out: &mut String) -> fmt::Result {
    let labels = report.labels();
    let title = format!("{}: {}", report.game, labels.join(", "));
    writeln!(out, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">")?;
    writeln!(out, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    writeln!(out, "<title>{}</title>\n<style>{STYLE}</style>", escape(&title))?;
    writeln!(out, "<h1>{}</h1>", escape(&title))?;
    writeln!(
        out,
        "<p>{} games: {} deals, each in all {} rotations of the seats.</p>",
        report.games,
        report.deals(),
        report.players.len()
    )?;
    if report.ended == Ended::Interrupted {
        writeln!(out, "<p><strong>Interrupted: only whole deals are counted.</strong></p>")?;
    }
    if let Some(test) = &report.sprt {
        writeln!(out, "<p><strong>{}</strong></p>", escape(&verdict(test)))?;
    }
    results(report, &labels, out)?;
    cross_table(report, &labels, out)?;
    section(out, "Elo with 95 % intervals", &elo_plot(report, &labels))?;
    for (row, label) in shown_margins(report).iter().zip(&labels) {
        let title = format!("Score margin of {label}");
        section(out, &title, &histogram(&title, &row.margins))?;
    }
    section(out, "Wins by seat", &seat_plot(report, &labels))?;
    section(out, "Time per move", &time_plot(report, &labels))?;
    settings(report, out)
}

fn section(out: &mut String, title: &str, body: &str) -> fmt::Result {
    if body.is_empty() { Ok(()) } else { writeln!(out, "<h2>{}</h2>\n{body}", escape(title)) }
}

/// Between two players one margin is the other's opposite.
fn shown_margins(report: &Report) -> &[Row] {
    let shown = if report.players.len() == 2 { 1 } else { report.players.len() };
    &report.players[..shown]
}

fn table(out: &mut String, head: &[String], rows: &[Vec<String>]) -> fmt::Result {
    let cells = |tag: &str, cells: &[String]| -> String {
        cells.iter().fold(String::new(), |row, cell| row + &format!("<{tag}>{}</{tag}>", escape(cell)))
    };
    writeln!(out, "<div class=\"scroll\"><table>\n<tr>{}</tr>", cells("th", head))?;
    rows.iter().try_for_each(|row| writeln!(out, "<tr>{}</tr>", cells("td", row)))?;
    writeln!(out, "</table></div>")
}

fn results(report: &Report, labels: &[String], out: &mut String) -> fmt::Result {
    let head = [
        "player", "won", "drawn", "lost", "rate", "Elo", "95 %", "score", "margin", "ms/move", "longest",
        "forfeits",
    ];
    let row = |(row, label): (&Row, &String)| {
        vec![
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
        ]
    };
    let rows: Vec<_> = report.players.iter().zip(labels).map(row).collect();
    table(out, &head.map(str::to_owned), &rows)
}

/// Who did better than whom: more points, or the win.
fn cross_table(report: &Report, labels: &[String], out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "<h2>Cross-table</h2>\n<p>Games in which the row did better than, as well as and worse than the column.</p>"
    )?;
    let head: Vec<_> = std::iter::once(String::new()).chain(labels.iter().cloned()).collect();
    let row = |(player, label): (usize, &String)| {
        let cell = |(other, [better, equal, worse]): (usize, &[u32; 3])| {
            if other == player { "·".to_owned() } else { format!("+{better} ={equal} −{worse}") }
        };
        let cells = report.players[player].against.iter().enumerate().map(cell);
        std::iter::once(label.clone()).chain(cells).collect()
    };
    let rows: Vec<Vec<_>> = labels.iter().enumerate().map(row).collect();
    table(out, &head, &rows)
}

fn elo_plot(report: &Report, labels: &[String]) -> String {
    let rows: Vec<_> = report
        .players
        .iter()
        .zip(labels)
        .filter_map(|(row, label)| Some((label.clone(), [row.elo_low?, row.elo?, row.elo_high?])))
        .collect();
    if rows.is_empty() { String::new() } else { intervals("Elo with 95 % intervals", &rows) }
}

fn seat_plot(report: &Report, labels: &[String]) -> String {
    let everybody = "everybody".to_owned();
    let shares = report.players.iter().zip(labels).map(|(row, label)| (label, &row.by_seat));
    let mut rows = Vec::new();
    for (label, shares) in std::iter::once((&everybody, &report.seats)).chain(shares) {
        for (seat, &share) in shares.iter().enumerate() {
            rows.push((format!("{label}, seat {seat}"), share, percent(share)));
        }
    }
    bars("Wins by seat", &rows)
}

fn time_plot(report: &Report, labels: &[String]) -> String {
    let row = |(row, label): (&Row, &String)| {
        (label.clone(), row.ms_per_move, format!("{:.2} ms", row.ms_per_move))
    };
    bars("Time per move", &report.players.iter().zip(labels).map(row).collect::<Vec<_>>())
}

fn settings(report: &Report, out: &mut String) -> fmt::Result {
    let terms = &report.terms;
    let names: Vec<_> = report.players.iter().map(|row| row.name.as_str()).collect();
    writeln!(out, "<h2>Settings</h2>\n<dl>")?;
    for (name, value) in [
        ("Game", report.game),
        ("Players", &names.join(", ")),
        ("Seed", &terms.seed.to_string()),
        ("Budget", &terms.budget),
        ("Options", &terms.options),
    ] {
        writeln!(out, "<dt>{name}</dt><dd>{}</dd>", escape(value))?;
    }
    writeln!(out, "</dl>\n</html>")
}
