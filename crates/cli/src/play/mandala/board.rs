//! The table as one player sees it: the opponent above, the two mandalas, the player's own cards below.

use ::mandala::{Areas, Colour, MandalaNumber, Phase, Pile, River, View};
use tabletop::Seat;

use super::super::ink::{BOLD, DIM, NOTE, paint};
use super::super::layout::{WIDTH, pad, width, wrap};
use super::super::localizer::{Localizer, number};
use super::{letter, pile};

/// The width of a mandala, its frame included.
const MANDALA: usize = 38;
/// The width of the names before a mandala's areas.
const LABEL: usize = 16;
/// The width of a space of a River.
pub(super) const SPACE: usize = 5;
/// The width of the cards of a Cup whose colours are not in the River.
const REST: usize = 16;

pub(super) fn draw(view: &View, texts: &Localizer) -> Vec<String> {
    let table = view.table();
    let own = texts.seat();
    let mut lines = vec![paint(DIM, "─".repeat(WIDTH))];
    for seat in texts.others() {
        lines.extend(player(view, seat, view.cup_seen(seat), texts));
    }
    lines.push(String::new());
    let [one, two] = MandalaNumber::ALL.map(|which| mandala(view, which, texts));
    lines.extend(one.iter().zip(&two).map(|(left, right)| format!(" {left} {right}")));
    // While a mandala is destroyed the turn that completed it goes on; it has been counted already.
    let turn = if table.phase == Phase::Turn { table.turn + 1 } else { table.turn };
    let deck = texts.text(
        "play-mandala-deck",
        &[("deck", number(table.deck)), ("discard", number(table.discard.len())), ("turn", number(turn))],
    );
    lines.push(format!(" {deck} {}", pile(table.discard, WIDTH - 2 - width(&deck))));
    if table.exhausted {
        lines.extend(wrap(&format!(" {}", paint(NOTE, texts.text("play-mandala-exhausted", &[]))), 1));
    }
    lines.push(String::new());
    lines.extend(player(view, own, view.cup().unwrap_or_default(), texts));
    let hand = view.hand().unwrap_or_default();
    let label = texts.text("play-mandala-hand", &[("count", number(hand.len()))]);
    lines.push(line("", &paint(BOLD, label), &format!(" {}", pile(hand, 50)), ""));
    lines
}

/// A River with its Cup below, as far as the viewer knows the Cup.
fn player(view: &View, seat: Seat, known: Pile, texts: &Localizer) -> [String; 2] {
    let river = view.table().rivers[seat.index()];
    let size = view.cup_size(seat);
    let hand = if seat == texts.seat() {
        String::new()
    } else {
        texts.text("play-mandala-hand", &[("count", number(view.hand_size(seat)))])
    };
    let rest = pad(&paint(DIM, texts.text("play-mandala-rest", &[])), REST);
    let worth = paint(DIM, texts.text("play-mandala-worth", &[]));
    let unknown = "?".repeat(usize::from(size - known.len()));
    let other = format!("{} {unknown}", pile(colours_missing(river, known), REST - 4));
    let points = texts.points(self::worth(river, known));
    let cup = texts.text("play-mandala-cup", &[("count", number(size))]);
    let name = paint(BOLD, texts.name(seat));
    [
        line(&name, &texts.text("play-mandala-river", &[]), &spaces(river), &format!("{rest}{worth}")),
        line(&hand, &cup, &in_cup(river, known), &format!("{}{points}", pad(other.trim_start(), REST))),
    ]
}

/// A line of a player's panel.
pub(super) fn line(name: &str, label: &str, spaces: &str, rest: &str) -> String {
    format!(" {}{}{spaces} {rest}", pad(name, 10), pad(label, 9))
}

/// The six spaces of a River.
pub(super) fn spaces(river: River) -> String {
    let mut colours = river.colours();
    (1..=6)
        .map(|space| {
            let card = colours.next().map_or_else(|| paint(DIM, "·"), letter);
            pad(&format!(" {} {card}", paint(DIM, space)), SPACE)
        })
        .collect()
}

/// How many cards of each River colour are in the Cup, to be written below the River.
pub(super) fn in_cup(river: River, cup: Pile) -> String {
    let mut colours = river.colours();
    (1..=6)
        .map(|_| match colours.next().map(|colour| cup.count(colour)) {
            None | Some(0) => " ".repeat(SPACE),
            Some(count) => pad(&format!("  ×{count}"), SPACE),
        })
        .collect()
}

/// The cards of a Cup whose colours the River lacks.
pub(super) fn colours_missing(river: River, cup: Pile) -> Pile {
    cup.cards().filter(|&colour| river.space(colour) == 0).collect()
}

/// What a Cup is worth so far: a River space is what a card of its colour scores.
pub(super) fn worth(river: River, cup: Pile) -> u32 {
    cup.cards().map(|colour| u32::from(river.space(colour))).sum()
}

/// A mandala in its frame: the opponent's Field, the Mountain, the player's own Field, and the colours it lacks.
fn mandala(view: &View, which: MandalaNumber, texts: &Localizer) -> [String; 5] {
    let areas: &Areas = view.table().mandala(which);
    let args = [("mandala", which.into())];
    let name = if view.table().phase == Phase::Claim(which) {
        paint(NOTE, texts.text("play-mandala-destroyed", &args))
    } else {
        paint(BOLD, texts.text("play-mandala-mandala", &args))
    };
    let lacks: Pile = Colour::ALL.into_iter().filter(|&colour| !areas.all().has(colour)).collect();
    // A mandala that is being destroyed has had all its colours.
    let below = if view.table().phase == Phase::Claim(which) || lacks.is_empty() {
        String::new()
    } else {
        format!(" {} {} ", texts.text("play-mandala-lacks", &[]), pile(lacks, 20))
    };
    let own = texts.seat();
    let field = |seat: Seat| row(&texts.about("play-mandala-field", seat, &[]), areas.fields[seat.index()]);
    [
        frame('┌', &format!(" {name} "), '┐'),
        field(own.next(2)),
        row(&texts.text("play-mandala-mountain", &[]), areas.mountain),
        field(own),
        frame('└', &below, '┘'),
    ]
}

fn frame(left: char, text: &str, right: char) -> String {
    let rest = "─".repeat(MANDALA - 3 - width(text));
    format!("{}{text}{}", paint(DIM, format_args!("{left}─")), paint(DIM, format_args!("{rest}{right}")))
}

fn row(label: &str, cards: Pile) -> String {
    let inside = format!("{}{}", pad(label, LABEL), pile(cards, MANDALA - 4 - LABEL));
    let side = paint(DIM, "│");
    format!("{side} {} {side}", pad(&inside, MANDALA - 4))
}
