//! Scoring towers, and what their stones cover on the mandala board (S-3.3, S-3.4, S-4, S-5.1).

use tabletop::Seat;

use crate::stack::Stack;
use crate::stone::Colour;
use crate::table::Table;
use crate::tower::{TowerSet, TowerSpace};

/// S-4: what the tower on a space scores when its colour is scored. `board` is as before any stone leaves.
#[inline]
pub(crate) fn tower(board: &[Stack; TowerSpace::COUNT], space: TowerSpace) -> u32 {
    let tower = board[space.index()];
    match space.number() {
        1 => different_heights(board),
        5 => tower.colours() + 1,
        number => BY_HEIGHT[usize::from(number) - 2][tower.height()].into(),
    }
}

/// What is counted for the points of the tower on a space: heights of the board, the tower's own height, or its colours.
pub(crate) fn counted(board: &[Stack; TowerSpace::COUNT], space: TowerSpace) -> u32 {
    let tower = board[space.index()];
    match space.number() {
        1 => different_heights(board),
        5 => tower.colours(),
        _ => tower.height() as u32,
    }
}

/// S-4.2: the points of spaces 2, 3 and 4 by height; no tower, no points.
const BY_HEIGHT: [[u8; 5]; 3] = [[0, 4, 2, 1, 1], [0, 1, 3, 4, 1], [0, 1, 2, 4, 6]];

/// What a tower space prints: the points of a tower by its height, 1 to 4, where nothing else counts (S-4.2).
pub(crate) fn printed(space: TowerSpace) -> Option<[u8; Stack::HIGHEST]> {
    let by_height = BY_HEIGHT.get(space.index().checked_sub(1)?)?;
    let [_, points @ ..] = *by_height;
    Some(points)
}

/// S-4.1: an empty space has height 0, and this counts as one of the heights.
#[inline]
fn different_heights(board: &[Stack]) -> u32 {
    let heights = board.iter().fold(0, |heights, tower| heights | 1 << tower.height());
    TowerSet::from_bits(heights).len() as u32
}

impl Table {
    /// The towers of a seat with this colour on top (S-3.3).
    #[inline]
    pub(crate) fn topped_by(&self, seat: Seat, colour: Colour) -> TowerSet {
        let bits = |(space, tower): (usize, &Stack)| u8::from(tower.is_topped_by(colour)) << space;
        TowerSet::from_bits(self.towers[seat].iter().enumerate().map(bits).sum())
    }

    /// S-3.3: every tower with the colour on top scores, then their top stones leave.
    #[inline]
    pub(crate) fn score_colour(&mut self, seat: Seat, colour: Colour) {
        let towers = self.topped_by(seat, colour);
        let board = &self.towers[seat];
        let points: u32 = towers.iter().map(|space| tower(board, space)).sum();
        self.leave(seat, towers, points);
    }

    /// S-3.4: one point for each tower chosen, then their top stones leave.
    #[inline]
    pub(crate) fn score_any(&mut self, seat: Seat, towers: TowerSet) {
        self.leave(seat, towers, towers.len() as u32);
    }

    /// The top stones leave for the mandala board, and the player gets the points and what is covered.
    #[inline]
    fn leave(&mut self, seat: Seat, towers: TowerSet, points: u32) {
        for (space, tower) in self.towers[seat].iter_mut().enumerate() {
            *tower = tower.without(towers.bits() >> space & 1);
        }
        // S-5.1: when the track is full, further stones are laid aside.
        let covered = self.rules.length.min(self.placed + towers.len() as u8);
        self.points[seat] += points + self.rules.bonuses(self.placed, covered);
        // S-5.2: only the hands for this number of players count.
        self.ending |= (self.placed + 1..=covered).contains(&self.rules.last_call);
        self.placed = covered;
    }
}
