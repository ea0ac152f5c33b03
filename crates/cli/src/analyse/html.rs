//! An analysis as one page that needs nothing else.

use mandala_players::analysis::{Report, Verdict};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tabletop::message::Message;

use super::graph::{bars, chances};
use super::report::{Entry, Judged, difference, percent, row_words};
use l10n::{Language, Words};

const STYLE: &str = include_str!("page.css");

pub(super) fn page(entries: &[Entry], language: Language, words: &Words) -> String {
    let heading = words.text("analyse-title", &[]);
    // Many open pages are told apart by their titles.
    let title = match entries {
        [Entry::Good(judged)] => format!("{heading}: {}", judged.players(words)),
        _ => heading.clone(),
    };
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (heading) }
                    @for entry in entries {
                        @match entry {
                            Entry::Good(judged) => (section(judged, words)),
                            Entry::Bad(bad) => p.bad { (bad.words(words)) },
                        }
                    }
                }
            }
        }
    }
    .into_string()
}

fn section(judged: &Judged, words: &Words) -> Markup {
    let report = &judged.report;
    let text = |id: &str| words.text(id, &[]);
    html! {
        section {
            h2 { (judged.title(words).replace(" : ", "\u{a0}:\u{a0}")) }
            p.legend {
                @for (seat, name) in report.names.iter().enumerate() {
                    span {
                        svg viewBox="0 0 32 10" aria-hidden="true" {
                            path class=(format_args!("line seat-{seat}")) d="M0 5H32" {}
                        }
                        (name)
                    }
                    " "
                }
            }
            h3 { (text("analyse-graph")) }
            (chances(report, words))
            p.note { (text("analyse-graph-note")) }
            h3 { (text("analyse-split")) }
            (bars(report, words))
            (accounts(report, words))
            p.note { (text("analyse-split-note")) }
            (decisions(report, words))
        }
    }
}

fn accounts(report: &Report, words: &Words) -> Markup {
    let columns =
        ["analyse-player", "analyse-start", "analyse-luck", "analyse-skill", "analyse-others", "analyse-end"];
    html! {
        div.scroll {
            table.accounts {
                (head(words, &columns))
                tbody {
                    @for (account, name) in report.accounts.iter().zip(&report.names) {
                        tr {
                            th scope="row" { (name) }
                            td { (percent(account.start, words)) }
                            td { (difference(account.luck, words)) }
                            td { (difference(account.skill, words)) }
                            td { (difference(account.others, words)) }
                            td { (percent(account.end, words)) }
                        }
                    }
                }
            }
        }
    }
}

fn decisions(report: &Report, words: &Words) -> Markup {
    let columns = [
        "analyse-ply",
        "analyse-player",
        "analyse-action",
        "analyse-chance",
        "analyse-loss",
        "analyse-verdict",
        "analyse-reason",
    ];
    html! {
        table.decisions {
            (head(words, &columns))
            tbody {
                @for row in &report.rows {
                    tr class=(row.verdict.name()) {
                        th scope="row" { (row.ply) }
                        td.player { (report.names[row.seat]) }
                        td { code { (row.action) } }
                        td.chance { (percent(row.before, words)) " → " (percent(row.after, words)) }
                        td.loss { @if row.verdict > Verdict::Best { (percent(row.loss, words)) } }
                        td.verdict { (words.text(row.verdict.id(), &[])) }
                        td.reason { (row_words(row, words)) }
                    }
                }
            }
        }
    }
}

fn head(words: &Words, ids: &[&str]) -> Markup {
    html! {
        thead { tr { @for id in ids { th scope="col" { (words.text(id, &[])) } } } }
    }
}
