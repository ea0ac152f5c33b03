//! An analysis as one page that needs nothing else.

use std::fmt::Write;

use mandala_players::analysis::{Report, Verdict};
use tabletop::message::Message;

use super::graph::{bars, chances};
use super::report::{Entry, Judged, difference, percent, row_words};
use l10n::{Language, Words, escaped};

const STYLE: &str = include_str!("page.css");

pub(super) fn page(entries: &[Entry], language: Language, words: &Words) -> String {
    let lang = language.code();
    let heading = escaped(&words.text("analyse-title", &[]));
    // Many open pages are told apart by their titles.
    let title = match entries {
        [Entry::Good(judged)] => format!("{heading}: {}", escaped(&judged.players(words))),
        _ => heading.clone(),
    };
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{heading}</h1>\n"
    );
    for entry in entries {
        match entry {
            Entry::Good(judged) => section(&mut page, judged, words),
            Entry::Bad(bad) => {
                put(&mut page, format_args!("<p class=\"bad\">{}</p>\n", escaped(&bad.words(words))));
            }
        }
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn section(page: &mut String, judged: &Judged, words: &Words) {
    let report = &judged.report;
    let text = |id: &str| escaped(&words.text(id, &[]));
    put(
        page,
        format_args!(
            "<section>\n<h2>{}</h2>\n<p class=\"legend\">",
            escaped(&judged.title(words)).replace(" : ", "\u{a0}:\u{a0}")
        ),
    );
    for (seat, name) in report.names.iter().enumerate() {
        put(
            page,
            format_args!(
                "<span><svg viewBox=\"0 0 32 10\" aria-hidden=\"true\"><path class=\"line seat-{seat}\" d=\"M0 5H32\"/></svg>\
                 {}</span> ",
                escaped(name)
            ),
        );
    }
    put(page, format_args!("</p>\n<h3>{}</h3>\n{}", text("analyse-graph"), chances(report, words)));
    put(page, format_args!("<p class=\"note\">{}</p>\n", text("analyse-graph-note")));
    put(page, format_args!("<h3>{}</h3>\n{}", text("analyse-split"), bars(report, words)));
    accounts(page, report, words);
    put(page, format_args!("<p class=\"note\">{}</p>\n", text("analyse-split-note")));
    decisions(page, report, words);
    page.push_str("</section>\n");
}

fn accounts(page: &mut String, report: &Report, words: &Words) {
    page.push_str("<div class=\"scroll\">");
    head(
        page,
        words,
        "accounts",
        &[
            "analyse-player",
            "analyse-start",
            "analyse-luck",
            "analyse-skill",
            "analyse-others",
            "analyse-end",
        ],
    );
    for (account, name) in report.accounts.iter().zip(&report.names) {
        put(
            page,
            format_args!(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                escaped(name),
                percent(account.start, words),
                difference(account.luck, words),
                difference(account.skill, words),
                difference(account.others, words),
                percent(account.end, words),
            ),
        );
    }
    page.push_str("</tbody></table></div>\n");
}

fn decisions(page: &mut String, report: &Report, words: &Words) {
    head(
        page,
        words,
        "decisions",
        &[
            "analyse-ply",
            "analyse-player",
            "analyse-action",
            "analyse-chance",
            "analyse-loss",
            "analyse-verdict",
            "analyse-reason",
        ],
    );
    for row in &report.rows {
        put(
            page,
            format_args!(
                "<tr class=\"{}\"><th scope=\"row\">{}</th><td class=\"player\">{}</td><td><code>{}</code></td>\
                 <td class=\"chance\">{} → {}</td><td class=\"loss\">{}</td>\
                 <td class=\"verdict\">{}</td><td class=\"reason\">{}</td></tr>\n",
                row.verdict.name(),
                row.ply,
                escaped(&report.names[row.seat]),
                escaped(&row.action),
                percent(row.before, words),
                percent(row.after, words),
                if row.verdict > Verdict::Best { percent(row.loss, words) } else { String::new() },
                escaped(&words.text(row.verdict.id(), &[])),
                escaped(&row_words(row, words)),
            ),
        );
    }
    page.push_str("</tbody></table>\n");
}

fn head(page: &mut String, words: &Words, class: &str, ids: &[&str]) {
    put(page, format_args!("<table class=\"{class}\"><thead><tr>"));
    for id in ids {
        put(page, format_args!("<th scope=\"col\">{}</th>", escaped(&words.text(id, &[]))));
    }
    page.push_str("</tr></thead><tbody>\n");
}

/// Writes to a page, which cannot fail.
pub(super) fn put(page: &mut String, text: std::fmt::Arguments) {
    page.write_fmt(text).expect("a string takes any text");
}
