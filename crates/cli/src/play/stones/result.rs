//! The end of a game of Mandala Stones: points, objectives, and who has won.

use ::stones::{Options, Reason, View};
use tabletop::Outcome;
use tabletop::message::Arg;

use super::super::ink::{BOLD, paint};
use super::super::layout::pad;
use super::super::localizer::{Localizer, number};
use super::board::mark;
use super::{letters, objective, reason};

pub(super) fn show(
    view: &View,
    options: &Options,
    outcome: &Outcome<Reason>,
    texts: &Localizer,
) -> Vec<String> {
    let ended = texts.text("play-ended", &[("reason", Arg::Text(reason(outcome.reason, texts)))]);
    let mut lines = vec![ended, String::new()];
    let table = view.table();
    for (seat, &score) in outcome.scores.iter() {
        let extra = view.objective_points().map_or(0, |points| points[seat]);
        let sum = texts.text(
            "play-stones-sum",
            &[
                ("points", number(table.points[seat])),
                ("objective", number(extra)),
                ("total", Arg::Text(paint(BOLD, texts.points(score)))),
            ],
        );
        let towers: Vec<_> = table.towers[seat]
            .iter()
            .filter(|tower| !tower.is_empty())
            .map(|tower| letters(tower.stones()))
            .collect();
        lines.push(format!(" {} {sum}   {}", pad(&paint(BOLD, texts.name(seat)), 10), towers.join(" ")));
        let cards = view.revealed_objectives().map(|objectives| objectives[seat]);
        for card in cards.into_iter().flatten() {
            let words = objective(card, options.objectives.of(card), texts);
            lines.push(format!("            {} {words}", mark(card.is_met(table, seat))));
        }
    }
    lines.push(String::new());
    let mut scores = outcome.scores.as_slice().to_vec();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let tie = scores[0] == scores[1];
    let written: Vec<_> = scores.iter().map(ToString::to_string).collect();
    if let Some(winner) = outcome.winner {
        let id = if tie { "play-stones-wins-tie" } else { "play-wins" };
        lines.push(paint(BOLD, texts.about(id, winner, &[("score", Arg::Text(written.join(" : ")))])));
    }
    lines
}
