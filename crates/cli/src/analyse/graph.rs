//! The drawings of a page.

use mandala_players::analysis::{Report, Verdict};
use maud::{Markup, html};
use tabletop::message::Message;

use super::report::{difference, percent};
use l10n::Translations;

/// Narrow, so that a phone need not shrink its letters. The page's style gives each seat a colour and a kind of line.
const WIDTH: f32 = 560.0;
const HEIGHT: f32 = 220.0;
const LEFT: f32 = 74.0;
const RIGHT: f32 = 14.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 26.0;

/// Each player's winning chance before their decisions, and the result; mistakes and blunders are marked.
pub(super) fn chances(report: &Report, texts: &Translations) -> Markup {
    let plies = report.rows.len().max(1) as f32;
    let x = |ply: usize| LEFT + (WIDTH - LEFT - RIGHT) * ply as f32 / plies;
    let y = |share: f32| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share);
    let step = (report.rows.len() / 10).max(1);
    let line = |seat: usize| {
        let own = report.rows.iter().filter(|row| row.seat == seat).map(|row| (row.ply, row.before));
        let end = report.shares.as_ref().map(|shares| (report.rows.len(), shares[seat]));
        let points = own.chain(end).map(|(ply, share)| format!("{},{}", at(x(ply)), at(y(share))));
        points.collect::<Vec<_>>().join(" ")
    };
    let marked = report.rows.iter().filter(|row| row.verdict >= Verdict::Mistake);
    let parts = html! {
        @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
            line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at(y(share))) y2=(at(y(share))) {}
            (text(LEFT - 6.0, y(share) + 4.0, "end", &percent(share, texts)))
        }
        @for ply in (0..=report.rows.len()).step_by(step) {
            (text(x(ply), HEIGHT - 8.0, "middle", &ply.to_string()))
        }
        @for seat in 0..report.names.len() {
            polyline class=(format_args!("line seat-{seat}")) points=(line(seat)) {}
        }
        @for row in marked {
            @let radius = if row.verdict == Verdict::Blunder { 6 } else { 4 };
            @let class = format!("mark seat-{}", row.seat);
            circle class=(class) cx=(at(x(row.ply))) cy=(at(y(row.before))) r=(radius) {
                title { (row.ply) ": " (row.action) ", " (texts.text(row.verdict.id(), &[])) }
            }
        }
    };
    drawing(HEIGHT, &texts.text("analyse-graph", &[]), &parts)
}

/// For each player a bar for luck and a bar for skill, to the left of the middle for what was lost.
pub(super) fn bars(report: &Report, texts: &Translations) -> Markup {
    const ROW: f32 = 22.0;
    const LABELS: f32 = 105.0;
    let most = report
        .accounts
        .iter()
        .flat_map(|account| [account.luck.abs(), account.skill.abs()])
        .fold(0.05, f32::max);
    let middle = LABELS + (WIDTH - LABELS) / 2.0;
    let scale = (WIDTH - LABELS) / 2.0 * 0.65 / most;
    let height = ROW * 3.0 * report.accounts.len() as f32 + 4.0;
    let bar = |class: String, id: &str, share: f32, top: f32| {
        let length = share * scale;
        let (x, end) = (middle + length.min(0.0), middle + length);
        let (anchor, beside) = if share < 0.0 { ("end", end - 5.0) } else { ("start", end + 5.0) };
        let width = length.abs().max(1.0);
        html! {
            (text(12.0, top + 14.0, "start", &texts.text(id, &[])))
            rect class=(class) x=(at(x)) y=(at(top)) width=(at(width)) height=(at(ROW - 5.0)) {}
            (text(beside, top + 14.0, anchor, &difference(share, texts)))
        }
    };
    let parts = html! {
        line.grid x1=(middle) x2=(middle) y1="0" y2=(height) {}
        @for (seat, (account, name)) in report.accounts.iter().zip(&report.names).enumerate() {
            @let top = ROW * 3.0 * seat as f32;
            (text(0.0, top + 16.0, "start", &short(name)))
            (bar(format!("bar luck seat-{seat}"), "analyse-luck", account.luck, top + ROW))
            (bar(format!("bar skill seat-{seat}"), "analyse-skill", account.skill, top + 2.0 * ROW))
        }
    };
    drawing(height, &texts.text("analyse-split", &[]), &parts)
}

fn drawing(height: f32, label: &str, parts: &Markup) -> Markup {
    html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {height}")) role="img" aria-label=(label) { (parts) }
    }
}

fn text(x: f32, y: f32, anchor: &str, text: &str) -> Markup {
    html! { text x=(at(x)) y=(at(y)) text-anchor=(anchor) { (text) } }
}

/// A coordinate with a digit behind the point, which is enough on any screen.
fn at(coordinate: f32) -> String {
    format!("{coordinate:.1}")
}

/// A name that fits above its bars, before the middle.
fn short(name: &str) -> String {
    const ROOM: usize = 28;
    if name.chars().count() <= ROOM {
        name.to_owned()
    } else {
        name.chars().take(ROOM - 1).chain(['…']).collect()
    }
}
