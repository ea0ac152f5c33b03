//! The drawings of a page.

use std::fmt::Write;

use search::analysis::{Report, Verdict};
use tabletop::Message;

use super::html::{escape, put};
use super::report::{difference, percent};
use words::Words;

/// A colour for each seat; their order and brightness tell them apart without colour, too.
pub(super) const COLOURS: [&str; 4] = ["#268bd2", "#d33682", "#b58900", "#2aa198"];

const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 260.0;
const LEFT: f32 = 60.0;
const RIGHT: f32 = 10.0;
const TOP: f32 = 10.0;
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
                "<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#8884\"/>\
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
    for (seat, colour) in COLOURS.into_iter().enumerate().take(report.names.len()) {
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
            format_args!(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n",
                path.trim_end()
            ),
        );
    }
    for row in report.rows.iter().filter(|row| row.verdict >= Verdict::Mistake) {
        let radius = if row.verdict == Verdict::Blunder { 6 } else { 4 };
        put(
            &mut svg,
            format_args!(
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius}\" fill=\"{}\"><title>{}</title></circle>\n",
                x(row.ply),
                y(row.before),
                COLOURS[row.seat],
                escape(&format!("{}: {}, {}", row.ply, row.action, words.text(row.verdict.id(), &[]))),
            ),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// For each player a bar for luck and a bar for skill, to the left of the middle for what was lost.
pub(super) fn bars(report: &Report, words: &Words) -> String {
    const ROW: f32 = 22.0;
    const LABELS: f32 = 250.0;
    let most = report
        .accounts
        .iter()
        .flat_map(|account| [account.luck.abs(), account.skill.abs()])
        .fold(0.05, f32::max);
    let middle = LABELS + (WIDTH - LABELS) / 2.0;
    let scale = (WIDTH - LABELS) / 2.0 * 0.8 / most;
    let mut svg = open(ROW * 2.0 * report.accounts.len() as f32 + 8.0, &words.text("analyse-split", &[]));
    let mut top = 4.0;
    for (seat, account) in report.accounts.iter().enumerate() {
        for (id, share, opacity) in
            [("analyse-luck", account.luck, 0.55), ("analyse-skill", account.skill, 1.0)]
        {
            let length = share * scale;
            let (x, end) = (middle + length.min(0.0), middle + length);
            let (anchor, at) = if share < 0.0 { ("end", end - 5.0) } else { ("start", end + 5.0) };
            put(
                &mut svg,
                format_args!(
                    "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
                     <rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\" opacity=\"{opacity}\"/>\
                     <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>\n",
                    LABELS - 8.0,
                    top + 14.0,
                    escape(&format!("{}: {}", short(&report.names[seat]), words.text(id, &[]))),
                    length.abs().max(1.0),
                    ROW - 5.0,
                    COLOURS[seat],
                    top + 14.0,
                    difference(share, words),
                ),
            );
            top += ROW;
        }
    }
    put(
        &mut svg,
        format_args!(
            "<line x1=\"{middle}\" x2=\"{middle}\" y1=\"0\" y2=\"{top}\" stroke=\"#888\"/>\n</svg>\n"
        ),
    );
    svg
}

fn open(height: f32, label: &str) -> String {
    let mut svg = String::new();
    let label = escape(label);
    writeln!(svg, "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{label}\">")
        .expect("a string takes any text");
    svg
}

/// A name that fits beside a bar.
fn short(name: &str) -> String {
    const ROOM: usize = 20;
    if name.chars().count() <= ROOM {
        name.to_owned()
    } else {
        name.chars().take(ROOM - 1).chain(['…']).collect()
    }
}
