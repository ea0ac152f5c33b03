//! The end of a game of Mandala: each Cup under its River, and who has won.

use ::mandala::{Pile, Reason, River, View};
use tabletop::{Arg, Outcome, Seat};

use super::super::ink::{BOLD, paint};
use super::super::layout::{centre, pad};
use super::super::voice::Voice;
use super::board::{colours_missing, in_cup, spaces};
use super::{pile, reason};

pub(super) fn show(view: &View, outcome: &Outcome<Reason>, voice: &Voice) -> Vec<String> {
    let ended = voice.text("play-ended", &[("reason", Arg::Text(reason(outcome.reason, voice)))]);
    let mut lines = vec![ended, String::new()];
    let cups = view.revealed_cups().unwrap_or_default();
    for (seat, &score) in outcome.scores.iter() {
        lines.extend(player(view.table().rivers[seat.index()], cups[seat.index()], seat, score, voice));
        lines.push(String::new());
    }
    let [first, second] = [0, 1].map(|seat| outcome.scores[Seat::new(seat)]);
    let score = Arg::Text(format!("{} : {}", first.max(second), first.min(second)));
    let verdict = match outcome.winner {
        None => voice.text("play-mandala-draw", &[]),
        Some(seat) if first == second => voice.about("play-mandala-wins-tie", seat, &[("score", score)]),
        Some(seat) => voice.about("play-wins", seat, &[("score", score)]),
    };
    lines.push(paint(BOLD, verdict));
    lines
}

fn player(river: River, cup: Pile, seat: Seat, score: u32, voice: &Voice) -> [String; 3] {
    let mut colours = river.colours();
    let products: String = (1..=6)
        .map(|_| {
            let points = colours.next().map(|colour| u32::from(river.space(colour)) * u32::from(cup.count(colour)));
            centre(&points.map_or_else(String::new, |points| format!(" {points}")), 6)
        })
        .collect();
    let useless = colours_missing(river, cup);
    let other = if useless.is_empty() {
        String::new()
    } else {
        format!("{} {}", voice.text("play-mandala-cup-other", &[]), pile(useless, 14))
    };
    let line = |name: &str, label: &str, middle: &str, rest: &str| {
        format!(" {}{}{middle} {rest}", pad(name, 10), pad(&voice.text(label, &[]), 9))
    };
    [
        line(&paint(BOLD, voice.name(seat)), "play-mandala-river", &spaces(river), ""),
        line("", "play-mandala-cup-final", &in_cup(river, cup), &other),
        line("", "play-mandala-points", &products, &paint(BOLD, format_args!("= {}", voice.points(score)))),
    ]
}
