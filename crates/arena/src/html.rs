//! A report as a page that needs nothing else.

use std::fmt::{self, Write};

use l10n::escaped;

use crate::plot::{bars, histogram, intervals};
use crate::report::{Report, Row};
use crate::run::Ended;
use crate::text::{percent, signed, verdict};

const STYLE: &str = include_str!("page.css");

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
    writeln!(out, "<title>{}</title>\n<style>\n{STYLE}</style>", escaped(&title))?;
    writeln!(out, "<main>\n<h1>{}</h1>", escaped(&title))?;
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
        writeln!(out, "<p><strong>{}</strong></p>", escaped(&verdict(test)))?;
    }
    results(report, &labels, out)?;
    cross_table(report, &labels, out)?;
    section(out, "Elo with 95 % intervals", &elo_plot(report, &labels))?;
    for (row, label) in shown_margins(report).iter().zip(&labels) {
        let title = format!("Score margin of {label}");
        section(out, &title, &histogram(&title, &row.margins))?;
    }
    seats(report, &labels, out)?;
    section(out, "Time per move", &time_plot(report, &labels))?;
    settings(report, out)
}

fn section(out: &mut String, title: &str, body: &str) -> fmt::Result {
    if body.is_empty() { Ok(()) } else { writeln!(out, "<h2>{}</h2>\n{body}", escaped(title)) }
}

/// Between two players one margin is the other's opposite.
fn shown_margins(report: &Report) -> &[Row] {
    let shown = if report.players.len() == 2 { 1 } else { report.players.len() };
    &report.players[..shown]
}

/// A table whose first column names the rows. A wide one scrolls by itself, also from the keyboard.
fn table(out: &mut String, title: &str, head: &[String], rows: &[Vec<String>]) -> fmt::Result {
    writeln!(out, "<div class=\"scroll\" role=\"region\" aria-label=\"{title}\" tabindex=\"0\"><table>")?;
    write!(out, "<thead><tr>")?;
    head.iter().try_for_each(|cell| write!(out, "<th scope=\"col\">{}</th>", escaped(cell)))?;
    writeln!(out, "</tr></thead>\n<tbody>")?;
    for row in rows {
        let (name, cells) = row.split_first().expect("a row has a name");
        write!(out, "<tr><th scope=\"row\">{}</th>", escaped(name))?;
        // The sign of a number is as wide as its digits.
        cells.iter().try_for_each(|cell| write!(out, "<td>{}</td>", escaped(&cell.replace('-', "−"))))?;
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tbody></table></div>")
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
    table(out, "Results", &head.map(str::to_owned), &rows)
}

/// Who did better than whom: more points, or the win.
fn cross_table(report: &Report, labels: &[String], out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "<h2>Cross-table</h2>\n<p>Games in which the row did better than, as well as and worse than the column.</p>"
    )?;
    let head: Vec<_> = std::iter::once("player".to_owned()).chain(labels.iter().cloned()).collect();
    let row = |(player, label): (usize, &String)| {
        let cell = |(other, [better, equal, worse]): (usize, &[u32; 3])| {
            if other == player { "·".to_owned() } else { format!("+{better} ={equal} −{worse}") }
        };
        let cells = report.players[player].against.iter().enumerate().map(cell);
        std::iter::once(label.clone()).chain(cells).collect()
    };
    let rows: Vec<Vec<_>> = labels.iter().enumerate().map(row).collect();
    table(out, "Cross-table", &head, &rows)
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

/// How much a seat is worth, and to whom.
fn seats(report: &Report, labels: &[String], out: &mut String) -> fmt::Result {
    let names: Vec<_> = (0..report.seats.len()).map(|seat| format!("seat {seat}")).collect();
    let shares = report.seats.iter().map(|&share| (share, percent(share)));
    let bar = |(name, (share, words)): (&String, _)| (name.clone(), share, words);
    let drawn: Vec<_> = names.iter().zip(shares).map(bar).collect();
    section(out, "Wins by seat", &bars("Wins by seat, everybody together", &drawn))?;
    let head: Vec<_> = std::iter::once("player".to_owned()).chain(names).collect();
    let row = |(label, shares): (&String, &Vec<f64>)| {
        std::iter::once(label.clone()).chain(shares.iter().map(|&share| percent(share))).collect()
    };
    let everybody = "everybody".to_owned();
    let players = labels.iter().zip(report.players.iter().map(|row| &row.by_seat));
    let rows: Vec<_> = players.chain([(&everybody, &report.seats)]).map(row).collect();
    table(out, "Wins by seat", &head, &rows)
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
        writeln!(out, "<dt>{name}</dt><dd>{}</dd>", escaped(value))?;
    }
    writeln!(out, "</dl>\n</main>\n</html>")
}
