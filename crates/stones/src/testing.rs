//! Positions put up from readable parts, for tests here and in the crates that build on the rules.
//!
//! They panic when a part is misspelt.

#![expect(clippy::missing_panics_doc, reason = "said above, once for all of them")]

use alloc::string::{String, ToString};

use tabletop::{BySeat, Seat};

use crate::board::{ArtistSpace, StoneSpace};
use crate::objective::Objective;
use crate::options::Options;
use crate::rules::Rules;
use crate::stack::Stack;
use crate::state::State;
use crate::stone::Pattern;
use crate::table::{Phase, Reason, Table};

/// A position in the making: stacks and towers are letters, top first; spaces and objectives are names.
///
/// It begins before the first turn, with the artists on their spaces, star on d2 and b4, ring on f4 and d6, and with no
/// stones at all. Objectives not mentioned are dealt in their order.
#[derive(Clone, Debug)]
#[must_use]
pub struct Position {
    table: Table,
    stacks: [Stack; StoneSpace::COUNT],
    objectives: BySeat<[Objective; 2]>,
    /// Where the star and the ring artists stand.
    artists: [String; 2],
}

impl Position {
    /// A table without stones.
    pub fn new(players: usize) -> Self {
        Self {
            table: Table::new(&Options::default(), players),
            stacks: [Stack::EMPTY; StoneSpace::COUNT],
            objectives: BySeat::from_fn(players, |seat| {
                [Objective::ALL[2 * seat.index()], Objective::ALL[2 * seat.index() + 1]]
            }),
            artists: ["d2 b4", "f4 d6"].map(String::from),
        }
    }

    /// Where the star and the ring artists stand.
    pub fn artists(mut self, star: &str, ring: &str) -> Self {
        self.artists = [star, ring].map(String::from);
        self
    }

    /// The stones on a stone space.
    pub fn stack(mut self, space: &str, letters: &str) -> Self {
        let space = StoneSpace::from_name(space).expect("a stone space");
        self.stacks[space.index()] = Stack::from_letters(letters).expect("letters of stones");
        self
    }

    /// The stacks north, east, south and west of an artist space.
    pub fn around(self, artist: &str, letters: [&str; 4]) -> Self {
        let neighbours = ArtistSpace::from_name(artist).expect("an artist space").neighbours();
        neighbours
            .into_iter()
            .zip(letters)
            .fold(self, |position, (space, letters)| position.stack(&space.to_string(), letters))
    }

    /// The same stones on every stone space.
    pub fn everywhere(self, letters: &str) -> Self {
        StoneSpace::all().fold(self, |position, space| position.stack(&space.to_string(), letters))
    }

    /// A seat's towers, tower space 1 first.
    pub fn towers(mut self, seat: usize, letters: [&str; 5]) -> Self {
        self.table.towers[Seat::new(seat)] =
            letters.map(|letters| Stack::from_letters(letters).expect("letters of stones"));
        self
    }

    /// A seat's objectives.
    pub fn objectives(mut self, seat: usize, names: [&str; 2]) -> Self {
        let card =
            |name: &str| Objective::ALL.into_iter().find(|card| card.name() == name).expect("an objective");
        self.objectives[Seat::new(seat)] = names.map(card);
        self
    }

    /// How many spaces of the track are covered.
    pub fn placed(mut self, placed: u8) -> Self {
        self.table.placed = placed;
        self
    }

    /// The points by seat.
    pub fn points(mut self, points: &[u32]) -> Self {
        self.table.points = BySeat::from_fn(self.table.players(), |seat| points[seat.index()]);
        self
    }

    /// The end has begun.
    pub fn ending(mut self) -> Self {
        self.table.ending = true;
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: u8) -> Self {
        self.table.mover = seat;
        self
    }

    /// The options, as a record writes them.
    pub fn options(mut self, text: &str) -> Self {
        let options: Options = serde_json::from_str(text).expect("options");
        self.table.rules = Rules::new(&options, self.table.players());
        self
    }

    /// The game is over as it stands.
    pub fn over(self, reason: Reason) -> State {
        let mut state = self.build();
        state.table.phase = Phase::Over(reason);
        state
    }

    /// Begins the turn.
    pub fn build(mut self) -> State {
        for (pattern, spaces) in Pattern::ALL.into_iter().zip(&self.artists) {
            for space in spaces.split(' ') {
                self.table.put_artist(ArtistSpace::from_name(space).expect("an artist space"), pattern);
            }
        }
        State::begin(self.table, self.stacks, self.objectives)
    }
}
