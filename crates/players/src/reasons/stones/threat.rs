//! What a player could make of the stones on the main board.

use stones::{
    ArtistSpace, Colour, Direction, Pattern, SeenStone, Stack, Stone, StoneSpace, Table, TowerSpace, View,
};
use tabletop::Seat;

/// The main board as far as it is seen: artists, and tops of stacks.
#[derive(Clone)]
pub(super) struct Board {
    artists: Vec<(ArtistSpace, Pattern)>,
    tops: [Option<Stone>; StoneSpace::COUNT],
    below: [Option<Stone>; StoneSpace::COUNT],
}

impl Board {
    pub(super) fn of(view: &View) -> Self {
        let mut board = Self {
            artists: view.table().artists().collect(),
            tops: [None; StoneSpace::COUNT],
            below: [None; StoneSpace::COUNT],
        };
        for space in StoneSpace::all() {
            let stack = view.stack(space);
            board.tops[space.index()] = stack.top();
            board.below[space.index()] = match stack.stones().nth(1) {
                Some(SeenStone::Known(stone)) => Some(stone),
                // An unknown pattern cannot be counted on.
                Some(SeenStone::Side(_) | SeenStone::Hidden) | None => None,
            };
        }
        board
    }

    /// Every artist that can move and take something: from where, to where, and the stones clockwise from north (S-3.1).
    pub(super) fn pick_ups(&self) -> impl Iterator<Item = (ArtistSpace, ArtistSpace, Vec<Stone>)> {
        self.artists.iter().flat_map(move |&(from, _)| {
            ArtistSpace::all()
                .filter(move |&to| self.artists.iter().all(|&(space, _)| space != to))
                .map(move |to| (from, to, self.taken(from, to).map(|(_, stone)| stone).collect::<Vec<_>>()))
                .filter(|(.., stones)| !stones.is_empty())
        })
    }

    fn taken(&self, from: ArtistSpace, to: ArtistSpace) -> impl Iterator<Item = (StoneSpace, Stone)> {
        let pattern = self.artists.iter().find(|&&(space, _)| space == from).map(|&(_, pattern)| pattern);
        Direction::ALL.into_iter().filter_map(move |direction| {
            let space = to.neighbour(direction);
            let guarded = self
                .artists
                .iter()
                .any(|&(artist, _)| artist != from && artist.neighbours().contains(&space));
            let stone = self.tops[space.index()]?;
            (!guarded && Some(stone.pattern()) == pattern).then_some((space, stone))
        })
    }

    /// The board without the stones this move takes; the artist has not moved yet.
    pub(super) fn without_taken(&self, from: ArtistSpace, to: ArtistSpace) -> Self {
        let mut board = self.clone();
        for (space, _) in self.taken(from, to) {
            board.tops[space.index()] = self.below[space.index()];
            board.below[space.index()] = None;
        }
        board
    }

    /// The board with the artist moved.
    pub(super) fn moved(mut self, from: ArtistSpace, to: ArtistSpace) -> Self {
        for (space, _) in &mut self.artists {
            if *space == from {
                *space = to;
            }
        }
        self
    }
}

/// The most points of a colour that a seat could make ready to score by one pick-up, and the colour; nothing without an
/// empty tower space, or when no pick-up would make a colour score more than it does.
pub(super) fn threat(table: &Table, seat: Seat, board: &Board) -> Option<(Colour, u32)> {
    let mut best: Option<(Colour, u32)> = None;
    for (.., stones) in board.pick_ups() {
        for first in 0..stones.len() {
            let mut tower = Stack::EMPTY;
            (0..stones.len()).for_each(|step| tower.push(stones[(first + step) % stones.len()]));
            let Some(colour) = tower.top().map(Stone::colour) else { continue };
            for space in table.occupied(seat).others().iter() {
                let points = with(table, seat, space, tower).colour_points(seat, colour);
                if points > table.colour_points(seat, colour) && best.is_none_or(|(_, most)| points > most) {
                    best = Some((colour, points));
                }
            }
        }
    }
    best
}

fn with(table: &Table, seat: Seat, space: TowerSpace, tower: Stack) -> Table {
    let mut table = *table;
    table.towers[seat][space.index()] = tower;
    table
}
