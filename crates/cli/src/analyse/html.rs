//! An analysis as one page that needs nothing else.

use mandala_players::analysis::{Report, Verdict};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tabletop::message::Message;

use super::graph::{bars, chances};
use super::report::{AnalysedGame, Entry, difference, percent, row_reason};
use l10n::{Language, Translations};

const STYLE: &str = include_str!("page.css");

pub(super) fn page(entries: &[Entry], language: Language, texts: &Translations) -> String {
    let heading = texts.text("analyse-title", &[]);
    // Many open pages are told apart by their titles.
    let title = match entries {
        [Entry::Good(judged)] => format!("{heading}: {}", judged.players(texts)),
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
                            Entry::Good(judged) => (section(judged, texts)),
                            Entry::Bad(bad) => p.bad { (bad.sentence(texts)) },
                        }
                    }
                }
            }
        }
    }
    .into_string()
}

fn section(judged: &AnalysedGame, texts: &Translations) -> Markup {
    let report = &judged.report;
    let text = |id: &str| texts.text(id, &[]);
    html! {
        section {
            h2 { (judged.title(texts).replace(" : ", "\u{a0}:\u{a0}")) }
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
            (chances(report, texts))
            p.note { (text("analyse-graph-note")) }
            h3 { (text("analyse-split")) }
            (bars(report, texts))
            (accounts(report, texts))
            p.note { (text("analyse-split-note")) }
            (decisions(report, texts))
        }
    }
}

fn accounts(report: &Report, texts: &Translations) -> Markup {
    let columns =
        ["analyse-player", "analyse-start", "analyse-luck", "analyse-skill", "analyse-others", "analyse-end"];
    html! {
        div.scroll {
            table.accounts {
                (head(texts, &columns))
                tbody {
                    @for (account, name) in report.accounts.iter().zip(&report.names) {
                        tr {
                            th scope="row" { (name) }
                            td { (percent(account.start, texts)) }
                            td { (difference(account.luck, texts)) }
                            td { (difference(account.skill, texts)) }
                            td { (difference(account.others, texts)) }
                            td { (percent(account.end, texts)) }
                        }
                    }
                }
            }
        }
    }
}

fn decisions(report: &Report, texts: &Translations) -> Markup {
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
            (head(texts, &columns))
            tbody {
                @for row in &report.rows {
                    tr class=(row.verdict.name()) {
                        th scope="row" { (row.ply) }
                        td.player { (report.names[row.seat]) }
                        td { code { (row.action) } }
                        td.chance { (percent(row.before, texts)) " → " (percent(row.after, texts)) }
                        td.loss { @if row.verdict > Verdict::Best { (percent(row.loss, texts)) } }
                        td.verdict { (texts.text(row.verdict.id(), &[])) }
                        td.reason { (row_reason(row, texts)) }
                    }
                }
            }
        }
    }
}

fn head(texts: &Translations, ids: &[&str]) -> Markup {
    html! {
        thead { tr { @for id in ids { th scope="col" { (texts.text(id, &[])) } } } }
    }
}
