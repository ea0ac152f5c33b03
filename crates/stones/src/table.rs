//! What lies open on the table (S-7.1): the part of a state that everyone sees.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use crate::board::{ArtistSpace, SIDES, Sides, StoneSpace};
use crate::options::{Options, Stacks};
use crate::reach::ArtistSides;
use crate::rules::Rules;
use crate::score;
use crate::stack::Stack;
use crate::stone::{Colour, Pattern};
use crate::tower::{TowerSet, TowerSpace};

/// Everything public but the stacks themselves, of which it knows the patterns on top.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed};
/// use stones::{Options, Stones, TowerSet};
///
/// let state = Stones::deal(&Options::default(), 2, Seed::from_number(7));
/// assert_eq!(state.table().artists().count(), 4);
/// assert_eq!(state.table().occupied(Seat::FIRST), TowerSet::EMPTY);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// For each pattern, the sides of artist spaces where a stone on top shows it.
    pub(crate) tops: [Sides; 2],
    /// The artist spaces that are taken, and those taken by a ring artist: bit by index.
    artists: u16,
    rings: u16,
    /// The towers by seat, tower space 1 first.
    pub towers: BySeat<[Stack; TowerSpace::COUNT]>,
    /// The points so far by seat, without objectives.
    pub points: BySeat<u32>,
    /// How many spaces of the track are covered.
    pub placed: u8,
    /// Whether the end has begun (S-5.2).
    pub ending: bool,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is; of no meaning when the game is over.
    pub(crate) mover: u8,
    pub(crate) rules: Rules,
}

/// What is going on.
///
/// ```
/// use stones::tabletop::{Game, Seed};
/// use stones::{Options, Phase, Stones};
///
/// assert_eq!(Stones::deal(&Options::default(), 2, Seed::from_number(7)).table().phase, Phase::Turn);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player takes a turn.
    Turn,
    /// The game has ended.
    Over(Reason),
}

/// Why a game ended.
///
/// ```
/// use stones::Reason;
/// use stones::tabletop::Reason as _;
///
/// assert_eq!(Reason::Stuck.name(), "stuck");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesReason"))]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The hands on the mandala board were covered (S-5.2).
    Mandala,
    /// A player had no legal action (S-3.5).
    Stuck,
}

impl tabletop::Reason for Reason {
    fn name(self) -> &'static str {
        match self {
            Self::Mandala => "mandala",
            Self::Stuck => "stuck",
        }
    }
}

impl Phase {
    /// The phase's name in states and views.
    pub fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Over(_) => "over",
        }
    }
}

impl Table {
    /// A table with neither stones nor artists.
    pub(crate) fn new(options: &Options, players: usize) -> Self {
        Self {
            tops: [0; 2],
            artists: 0,
            rings: 0,
            towers: BySeat::from_fn(players, |_| [Stack::EMPTY; TowerSpace::COUNT]),
            points: BySeat::from_fn(players, |_| 0),
            placed: 0,
            ending: false,
            phase: Phase::Turn,
            mover: 0,
            rules: Rules::new(options, players),
        }
    }

    /// The number of seats.
    #[inline]
    pub fn players(&self) -> usize {
        self.points.players()
    }

    /// Who must act; `None` when the game is over.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn => Some(self.mover()),
            Phase::Over(_) => None,
        }
    }

    /// The pattern of the artist on a space, if there is one.
    #[inline]
    pub fn artist(&self, space: ArtistSpace) -> Option<Pattern> {
        (self.artists >> space.index() & 1 == 1).then(|| self.artist_pattern(space))
    }

    /// Each artist's space and pattern, in reading order.
    pub fn artists(&self) -> impl Iterator<Item = (ArtistSpace, Pattern)> + Clone {
        let (artists, rings) = (self.artists, self.rings);
        ArtistSpace::all()
            .filter(move |space| artists >> space.index() & 1 == 1)
            .map(move |space| (space, pattern_in(rings, space)))
    }

    /// What is seen of a stack (S-7.2).
    pub fn stacks(&self) -> Stacks {
        self.rules.stacks
    }

    /// The tower spaces of a seat where a tower stands.
    #[inline]
    pub fn occupied(&self, seat: Seat) -> TowerSet {
        let bits = |(space, tower): (usize, &Stack)| u8::from(!tower.is_empty()) << space;
        TowerSet::from_bits(self.towers[seat].iter().enumerate().map(bits).sum())
    }

    /// The points for scoring a colour now, without the track (S-3.3); 0 if it does not top two towers.
    pub fn colour_points(&self, seat: Seat, colour: Colour) -> u32 {
        let towers = self.topped_by(seat, colour);
        let board = &self.towers[seat];
        if towers.len() < 2 { 0 } else { towers.iter().map(|space| score::tower(board, space)).sum() }
    }

    /// What the tower on a space scores when its colour is scored (S-4).
    pub fn tower_points(&self, seat: Seat, space: TowerSpace) -> u32 {
        score::tower(&self.towers[seat], space)
    }

    /// How many stones the artist on `from` takes when it moves to `to`, which must be free (S-3.1).
    pub fn stones_taken(&self, from: ArtistSpace, to: ArtistSpace) -> usize {
        ArtistSides::taken(self, from, to).len()
    }

    /// The space of the track that starts the end, if there is one (S-5.2).
    pub fn last_call(&self) -> Option<u8> {
        (self.rules.last_call > 0).then_some(self.rules.last_call)
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn mover(&self) -> Seat {
        Seat::new(usize::from(self.mover & 3))
    }

    /// The artist spaces that are taken, bit by index.
    #[inline]
    pub(crate) fn artist_bits(&self) -> u32 {
        self.artists.into()
    }

    /// The pattern of an artist that is surely there.
    #[inline]
    pub(crate) fn artist_pattern(&self, space: ArtistSpace) -> Pattern {
        pattern_in(self.rings, space)
    }

    /// The pattern on top of a stack, if it has a stone.
    pub(crate) fn top_pattern(&self, space: StoneSpace) -> Option<Pattern> {
        let shows = |pattern: &Pattern| self.tops[*pattern as usize] & SIDES[space.index()] != 0;
        Pattern::ALL.into_iter().find(shows)
    }

    pub(crate) fn put_artist(&mut self, space: ArtistSpace, pattern: Pattern) {
        self.artists |= 1 << space.index();
        self.rings |= (pattern as u16) << space.index();
    }

    /// Moves an artist to a free space.
    #[inline]
    pub(crate) fn move_artist(&mut self, from: ArtistSpace, to: ArtistSpace) {
        let both = 1 << from.index() | 1 << to.index();
        self.artists ^= both;
        // All ones for a ring artist, nothing for a star artist.
        let ring = (self.rings >> from.index() & 1).wrapping_neg();
        self.rings ^= both & ring;
    }

    /// Takes note of which patterns the top of a stack may show: one, none when it is empty, or both when it is
    /// unknown.
    #[inline]
    pub(crate) fn turn_up(&mut self, space: StoneSpace, shows: [bool; 2]) {
        let sides = SIDES[space.index()];
        for (tops, shows) in self.tops.iter_mut().zip(shows) {
            *tops = *tops & !sides | if shows { sides } else { 0 };
        }
    }
}

#[inline]
fn pattern_in(rings: u16, space: ArtistSpace) -> Pattern {
    Pattern::ALL[usize::from(rings >> space.index() & 1)]
}
