//! The drawings of a page.

use std::fmt::Write;

use mandala_players::analysis::{Report, Verdict};
use tabletop::message::Message;

use super::html::put;
use super::report::{difference, percent};
use l10n::{Words, escaped};

/// Narrow, so that a phone need not shrink its letters. The page's style gives each seat a colour and a kind of line.
const WIDTH: f32 = 560.0;
const HEIGHT: f32 = 220.0;
const LEFT: f32 = 74.0;
const RIGHT: f32 = 14.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 26.0;

/// Each player's winning chance before their decisions, and the result; mistakes and blunders are marked.
pub(super) fn chances(report: &Report, words: &Words) -> String {
    let plies = report.rows.len().max(1) as f32;
    let x = |ply: usize| LEFT + (WIDTH - LEFT - RIGHT) * ply as f32 / plies;
    let y = |share: f32| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share);
    let mut svg = open(HEIGHT, &words.text("analyse-graph", &[]));
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (y, right) = (y(share), WIDTH - RIGHT);
        put(
            &mut svg,
            format_args!(
                "<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\" class=\"grid\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
                LEFT - 6.0,
                y + 4.0,
                percent(share, words),
            ),
        );
    }
    let step = (report.rows.len() / 10).max(1);
    for ply in (0..=report.rows.len()).step_by(step) {
        let (x, y) = (x(ply), HEIGHT - 8.0);
        put(&mut svg, format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{ply}</text>\n"));
    }
    for seat in 0..report.names.len() {
        let mut points: Vec<(f32, f32)> = report
            .rows
            .iter()
            .filter(|row| row.seat == seat)
            .map(|row| (x(row.ply), y(row.before)))
            .collect();
        points.extend(report.shares.as_ref().map(|shares| (x(report.rows.len()), y(shares[seat]))));
        let mut path = String::new();
        for (x, y) in points {
            put(&mut path, format_args!("{x:.1},{y:.1} "));
        }
        put(
            &mut svg,
            format_args!("<polyline class=\"line seat-{seat}\" points=\"{}\"/>\n", path.trim_end()),
        );
    }
    for row in report.rows.iter().filter(|row| row.verdict >= Verdict::Mistake) {
        let radius = if row.verdict == Verdict::Blunder { 6 } else { 4 };
        put(
            &mut svg,
            format_args!(
                "<circle class=\"mark seat-{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius}\"><title>{}</title></circle>\n",
                row.seat,
                x(row.ply),
                y(row.before),
                escaped(&format!("{}: {}, {}", row.ply, row.action, words.text(row.verdict.id(), &[]))),
            ),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// For each player a bar for luck and a bar for skill, to the left of the middle for what was lost.
pub(super) fn bars(report: &Report, words: &Words) -> String {
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
    let mut svg = open(height, &words.text("analyse-split", &[]));
    put(
        &mut svg,
        format_args!("<line x1=\"{middle}\" x2=\"{middle}\" y1=\"0\" y2=\"{height}\" class=\"grid\"/>\n"),
    );
    let mut top = 0.0;
    for (seat, (account, name)) in report.accounts.iter().zip(&report.names).enumerate() {
        put(
            &mut svg,
            format_args!("<text x=\"0\" y=\"{:.1}\">{}</text>\n", top + 16.0, escaped(&short(name))),
        );
        top += ROW;
        for (id, class, share) in
            [("analyse-luck", "luck", account.luck), ("analyse-skill", "skill", account.skill)]
        {
            let length = share * scale;
            let (x, end) = (middle + length.min(0.0), middle + length);
            let (anchor, at) = if share < 0.0 { ("end", end - 5.0) } else { ("start", end + 5.0) };
            put(
                &mut svg,
                format_args!(
                    "<text x=\"12\" y=\"{:.1}\">{}</text>\
                     <rect class=\"bar {class} seat-{seat}\" x=\"{x:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\
                     <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>\n",
                    top + 14.0,
                    escaped(&words.text(id, &[])),
                    length.abs().max(1.0),
                    ROW - 5.0,
                    top + 14.0,
                    difference(share, words),
                ),
            );
            top += ROW;
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn open(height: f32, label: &str) -> String {
    let mut svg = String::new();
    let label = escaped(label);
    writeln!(svg, "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{label}\">")
        .expect("a string takes any text");
    svg
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
