//! The end of a game of Mandala: each Cup under its River, and who has won.

use ::mandala::{Pile, Reason, River, View};
use tabletop::message::Arg;
use tabletop::{Outcome, Seat};

use super::super::ink::{BOLD, DIM, paint};
use super::super::layout::pad;
use super::super::localizer::{Localizer, number};
use super::board::{SPACE, colours_missing, in_cup, line, spaces};
use super::{pile, reason};

pub(super) fn show(view: &View, outcome: &Outcome<Reason>, texts: &Localizer) -> Vec<String> {
    let ended = texts.text("play-ended", &[("reason", Arg::Text(reason(outcome.reason, texts)))]);
    let mut lines = vec![ended, String::new()];
    let cups = view.revealed_cups().unwrap_or_default();
    for (seat, &score) in outcome.scores.iter() {
        lines.extend(player(view.table().rivers[seat.index()], cups[seat.index()], seat, score, texts));
        lines.push(String::new());
    }
    let [first, second] = [0, 1].map(|seat| outcome.scores[Seat::new(seat)]);
    let score = Arg::Text(format!("{} : {}", first.max(second), first.min(second)));
    let verdict = match outcome.winner {
        None => texts.text("play-mandala-draw", &[]),
        Some(seat) if first == second => texts.about("play-mandala-wins-tie", seat, &[("score", score)]),
        Some(seat) => texts.about("play-wins", seat, &[("score", score)]),
    };
    lines.push(paint(BOLD, verdict));
    lines
}

fn player(river: River, cup: Pile, seat: Seat, score: u32, texts: &Localizer) -> [String; 3] {
    let mut colours = river.colours();
    let products: String = (1..=6)
        .map(|_| {
            let points =
                colours.next().map(|colour| u32::from(river.space(colour)) * u32::from(cup.count(colour)));
            pad(&points.map_or_else(String::new, |points| format!("{points:>4}")), SPACE)
        })
        .collect();
    let useless = colours_missing(river, cup);
    let rest = if useless.is_empty() { String::new() } else { texts.text("play-mandala-rest", &[]) };
    let name = paint(BOLD, texts.name(seat));
    let cards = texts.text("play-mandala-cup", &[("count", number(cup.len()))]);
    let total = paint(BOLD, format_args!("= {}", texts.points(score)));
    [
        line(&name, &texts.text("play-mandala-river", &[]), &spaces(river), &paint(DIM, rest)),
        line("", &cards, &in_cup(river, cup), &pile(useless, 20)),
        line("", &texts.text("play-mandala-points", &[]), &products, &total),
    ]
}
