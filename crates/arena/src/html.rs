//! A report as a page that needs nothing else.

use maud::{DOCTYPE, Markup, PreEscaped, html as page};

use crate::plot::{bars, histogram, intervals};
use crate::reasons::{Reason, reasons};
use crate::report::Report;
use crate::row::Row;
use crate::tables::{self, Table, percent};

const STYLE: &str = include_str!("page.css");

/// The report as a page: style and pictures are part of it.
pub fn html(report: &Report) -> String {
    let labels = report.labels();
    let title = format!("{}: {}", report.game, labels.join(", "));
    let margins = shown_margins(report).iter().zip(&labels);
    let by_seat = tables::by_seat(report);
    page! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (title) }
                    p { (tables::extent(report)) "." }
                    @for remark in tables::remarks(report) { p { strong { (remark) } } }
                    (table(&tables::results(report)))
                    @for (player, reasons) in reasons(report) {
                        h2 { (player) }
                        @for reason in reasons { (forfeits(&reason)) }
                    }
                    h2 { "Cross-table" }
                    p { "Games in which the row did better than, as well as and worse than the column." }
                    (table(&tables::cross_table(report)))
                    (section("Elo with 95 % intervals", elo_plot(report, &labels)))
                    @for (row, label) in margins {
                        @let title = format!("Score margin of {label}");
                        (section(&title, histogram(&title, &row.margins)))
                    }
                    (section(by_seat.title, Some(seat_plot(report))))
                    (table(&by_seat))
                    (section("Time per move", Some(time_plot(report, &labels))))
                    (settings(report))
                }
            }
        }
    }
    .into_string()
}

fn section(title: &str, picture: Option<Markup>) -> Markup {
    page! {
        @if let Some(picture) = picture {
            h2 { (title) }
            (picture)
        }
    }
}

/// Between two players one margin is the other's opposite.
fn shown_margins(report: &Report) -> &[Row] {
    let shown = if report.players.len() == 2 { 1 } else { report.players.len() };
    &report.players[..shown]
}

/// A wide table scrolls by itself, also from the keyboard.
fn table(table: &Table) -> Markup {
    page! {
        div.scroll role="region" aria-label=(table.title) tabindex="0" {
            table {
                thead { tr { @for cell in &table.head { th scope="col" { (cell) } } } }
                tbody {
                    @for row in &table.rows {
                        @let (name, cells) = row.split_first().expect("a row has a name");
                        tr {
                            th scope="row" { (name) }
                            // A minus is as wide as a digit.
                            @for cell in cells { td { (cell.replace('-', "−")) } }
                        }
                    }
                }
            }
        }
    }
}

fn forfeits(Reason { title, details }: &Reason) -> Markup {
    page! {
        p { (title) }
        dl {
            @for (name, text) in details {
                dt { (name) }
                dd { code { (text) } }
            }
        }
    }
}

fn elo_plot(report: &Report, labels: &[String]) -> Option<Markup> {
    let rows: Vec<_> = report
        .players
        .iter()
        .zip(labels)
        .filter_map(|(row, label)| Some((label.clone(), [row.elo_low?, row.elo?, row.elo_high?])))
        .collect();
    if rows.is_empty() { None } else { Some(intervals("Elo with 95 % intervals", &rows)) }
}

fn seat_plot(report: &Report) -> Markup {
    let bar = |(seat, share): (usize, &Option<f64>)| {
        share.map(|share| (format!("seat {seat}"), share, percent(share)))
    };
    let rows: Vec<_> = report.seats.iter().enumerate().filter_map(bar).collect();
    bars("Wins by seat, all players together", &rows)
}

fn time_plot(report: &Report, labels: &[String]) -> Markup {
    let bar =
        |(row, label): (&Row, &String)| row.ms_per_move.map(|ms| (label.clone(), ms, format!("{ms:.2} ms")));
    bars("Time per move", &report.players.iter().zip(labels).filter_map(bar).collect::<Vec<_>>())
}

fn settings(report: &Report) -> Markup {
    let terms = &report.terms;
    let names: Vec<_> = report.players.iter().map(|row| row.name.as_str()).collect();
    let settings = [
        ("Game", report.game),
        ("Players", &names.join(", ")),
        ("Seed", &terms.seed.to_string()),
        ("Budget", &terms.budget),
        ("Options", &terms.options),
    ];
    page! {
        h2 { "Settings" }
        dl {
            @for (name, value) in settings {
                dt { (name) }
                dd { (value) }
            }
        }
    }
}
