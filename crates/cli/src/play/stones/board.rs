//! The board of seven by seven, all players' towers, the track, and the player's own objectives.

use ::stones::{ArtistSpace, Options, SeenStack, SeenStone, Stacks, Stone, StoneSpace, TowerSpace, View};
use tabletop::notation::Letter;

use super::super::ink::{BOLD, DIM, NOTE, paint};
use super::super::layout::{WIDTH, centre, pad, wrap_to};
use super::super::localizer::{Localizer, number};
use super::{letters, objective, side, sign, style};

/// The width of a space of the board.
const CELL: usize = 7;
/// The width of the board.
const BOARD: usize = 54;
/// The width of a tower space.
const TOWER: usize = 11;
/// The width of the names before the towers.
const NAME: usize = 11;

pub(super) fn draw(view: &View, options: &Options, texts: &Localizer) -> Vec<String> {
    let files: String = ('a'..='g').map(|file| centre(&file.to_string(), CELL)).collect();
    let mut board = vec![format!("    {}", paint(DIM, files))];
    board.extend(('1'..='7').flat_map(|rank| row(view, rank)));
    let beside = beside(view, options, texts);
    let mut lines = vec![paint(DIM, "─".repeat(WIDTH))];
    for row in 0..board.len().max(beside.len()) {
        let at = |column: &[String]| column.get(row).cloned().unwrap_or_default();
        lines.push(format!("{}{}", pad(&at(&board), BOARD), at(&beside)));
    }
    lines.push(String::new());
    lines.extend(towers(view, texts));
    lines
}

/// To the right of the board: what the signs mean, the track, and the viewer's own objectives.
fn beside(view: &View, options: &Options, texts: &Localizer) -> Vec<String> {
    let stacks = match view.table().stacks() {
        Stacks::Sides => "play-stones-legend-sides",
        Stacks::Open => "play-stones-legend-open",
        Stacks::Closed => "play-stones-legend-closed",
    };
    let legend = wrap_to(&texts.text(stacks, &[]), 0, WIDTH - BOARD);
    let mut lines: Vec<_> = legend.iter().map(|line| paint(DIM, line)).collect();
    for (title, items) in [
        ("play-stones-track", track(view, options, texts)),
        ("play-stones-objectives", objectives(view, options, texts)),
    ] {
        lines.push(String::new());
        lines.push(paint(BOLD, texts.text(title, &[])));
        lines.extend(items.iter().flat_map(|item| wrap_to(item, 2, WIDTH - BOARD)));
    }
    lines
}

/// A rank of the board: the artists and the top stones, and what lies below them.
fn row(view: &View, rank: char) -> [String; 2] {
    let mut above = format!("  {} ", paint(DIM, rank));
    let mut below = "    ".to_owned();
    for file in 'a'..='g' {
        let name = format!("{file}{rank}");
        let (top, rest) = if let Some(space) = ArtistSpace::from_name(&name) {
            let artist = view.table().artist(space).map(|pattern| format!("({})", sign(pattern)));
            (artist.map_or_else(|| paint(DIM, "·"), |artist| paint(BOLD, artist)), String::new())
        } else if let Some(space) = StoneSpace::from_name(&name) {
            stack(view.stack(space))
        } else {
            Default::default()
        };
        above.push_str(&centre(&top, CELL));
        below.push_str(&centre(&rest, CELL));
    }
    [above, below]
}

/// The top stone with the height of its stack, and the stones below it as far as they are seen.
fn stack(stack: SeenStack) -> (String, String) {
    let Some(top) = stack.top() else {
        return (paint(DIM, "–"), String::new());
    };
    let height = stack.height();
    let below: String = stack
        .stones()
        .skip(1)
        .map(|stone| match stone {
            SeenStone::Known(stone) => paint(side(stone.colour()), stone.letter()),
            SeenStone::Side(colour) => paint(side(colour), colour.letter()),
            SeenStone::Hidden => "?".to_owned(),
        })
        .collect();
    let top = paint(style(top.colour()), format_args!("{}{}", top.letter(), sign(top.pattern())));
    let below = if height > 1 { format!("{}{below}", paint(DIM, "/")) } else { below };
    (format!("{top}{}", paint(DIM, height)), below)
}

/// What each tower space scores, in a word.
const SCORES: [&str; TowerSpace::COUNT] = [
    "play-stones-scores-1",
    "play-stones-scores-2",
    "play-stones-scores-3",
    "play-stones-scores-4",
    "play-stones-scores-5",
];

/// The five towers of each player, the viewer's first, with what each space scores.
fn towers(view: &View, texts: &Localizer) -> Vec<String> {
    let table = view.table();
    let mut numbers = pad(&texts.text("play-stones-towers", &[]), NAME);
    let mut hints = pad(&texts.text("play-stones-scores", &[]), NAME);
    for space in TowerSpace::ALL {
        numbers.push_str(&centre(&paint(BOLD, space.number()), TOWER));
        hints.push_str(&centre(&texts.text(SCORES[space.index()], &[]), TOWER));
    }
    let points = texts.text("play-stones-points", &[]);
    let mut lines = vec![format!(" {numbers}{points:>8}"), format!(" {}", paint(DIM, hints))];
    for seat in [texts.seat()].into_iter().chain(texts.others()) {
        let mut line = pad(&paint(BOLD, texts.name(seat)), NAME);
        for tower in &table.towers[seat] {
            let stones = if tower.is_empty() { paint(DIM, "·") } else { letters(tower.stones()) };
            line.push_str(&centre(&stones, TOWER));
        }
        lines.push(format!(" {line}{:>8}", table.points[seat]));
    }
    lines
}

/// How far the mandala board is covered, and what comes next on it.
fn track(view: &View, options: &Options, texts: &Localizer) -> Vec<String> {
    let table = view.table();
    // There are only so many stones to cover it with.
    let length = options.track.length.min(Stone::COUNT as u64) as u8;
    let ahead = |space: u64| (u64::from(table.placed) + 1..=length.into()).contains(&space);
    let covered = [("placed", number(table.placed)), ("length", number(length))];
    let mut parts = vec![texts.text("play-stones-covered", &covered)];
    let bonus = options.track.bonus.iter().find(|&(&space, &points)| ahead(space) && points > 0);
    if let Some((&space, &points)) = bonus {
        let next = [("space", number(space as u8)), ("points", number(points))];
        parts.push(texts.text("play-stones-next-bonus", &next));
    }
    let mut hands = options.track.hands.iter().filter(|&(_, &hands)| hands == table.players() as u64);
    if table.ending {
        parts.push(paint(NOTE, texts.text("play-stones-last-round", &[])));
    } else if let Some((&space, _)) = hands.find(|&(&space, _)| ahead(space)) {
        parts.push(texts.text("play-stones-end-space", &[("space", number(space as u8))]));
    }
    parts
}

/// The viewer's own objectives, and whether they are met as things stand.
fn objectives(view: &View, options: &Options, texts: &Localizer) -> Vec<String> {
    let cards = view.objectives().into_iter().flatten();
    cards
        .map(|card| {
            let words = objective(card, options.objectives.of(card), texts);
            format!("{} {words}", mark(card.is_met(view.table(), texts.seat())))
        })
        .collect()
}

/// Whether an objective is met.
pub(super) fn mark(met: bool) -> String {
    if met { paint(BOLD, "✓") } else { paint(DIM, "·") }
}
