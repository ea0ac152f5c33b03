//! Why an action or a set-up is refused: an id with arguments, which `locales/` turns into words.

use std::fmt;

use tabletop::message::{Arg, Message, describe};
use tabletop::notation::Letter;

use crate::board::{ArtistSpace, StoneSpace};
use crate::objective::Objective;
use crate::stone::{Colour, Pattern, Stone};
use crate::tower::TowerSpace;

/// The rules forbid it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// It is somebody else's turn.
    NotYourTurn,
    /// Every tower space is taken, so nothing can be picked up (S-3.1).
    NoEmptyTowerSpace,
    /// The tower space is taken, and towers are never added to (S-3.2).
    TowerSpaceTaken {
        /// The tower space.
        tower: TowerSpace,
    },
    /// No artist stands there.
    NoArtist {
        /// The space.
        space: ArtistSpace,
    },
    /// The artist must move to a different space (S-3.1).
    SameSpace {
        /// The space.
        space: ArtistSpace,
    },
    /// Another artist stands where this one would move (S-3.1).
    NotFree {
        /// The space.
        space: ArtistSpace,
    },
    /// The artist would find no stone to take (S-3.1).
    TakesNothing {
        /// Where the artist would move.
        space: ArtistSpace,
    },
    /// The first stone cannot be taken: its stack is empty (S-3.1).
    EmptyStack {
        /// The stack.
        space: StoneSpace,
    },
    /// The first stone cannot be taken: it does not show the artist's pattern (S-3.1).
    WrongPattern {
        /// The stack.
        space: StoneSpace,
        /// The artist's pattern.
        pattern: Pattern,
    },
    /// The first stone cannot be taken: it neighbours another artist (S-3.1).
    NextToArtist {
        /// The stack.
        space: StoneSpace,
        /// Where the other artist stands.
        artist: ArtistSpace,
    },
    /// The colour is on top of fewer than two towers (S-3.3).
    TooFewTops {
        /// The colour.
        colour: Colour,
        /// How many towers it tops.
        count: usize,
    },
    /// At least one tower must be chosen (S-3.4).
    NoTower,
    /// There is no tower on the space chosen (S-3.4).
    EmptyTower {
        /// The tower space.
        tower: TowerSpace,
    },
}

impl Message for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::NoEmptyTowerSpace => "stones-no-empty-tower-space",
            Self::TowerSpaceTaken { .. } => "stones-tower-space-taken",
            Self::NoArtist { .. } => "stones-no-artist",
            Self::SameSpace { .. } => "stones-same-space",
            Self::NotFree { .. } => "stones-not-free",
            Self::TakesNothing { .. } => "stones-takes-nothing",
            Self::EmptyStack { .. } => "stones-empty-stack",
            Self::WrongPattern { .. } => "stones-wrong-pattern",
            Self::NextToArtist { .. } => "stones-next-to-artist",
            Self::TooFewTops { .. } => "stones-too-few-tops",
            Self::NoTower => "stones-no-tower",
            Self::EmptyTower { .. } => "stones-empty-tower",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Self::GameOver | Self::NotYourTurn | Self::NoEmptyTowerSpace | Self::NoTower => vec![],
            Self::TowerSpaceTaken { tower } | Self::EmptyTower { tower } => {
                vec![("tower", tower.number().into())]
            }
            Self::NoArtist { space }
            | Self::SameSpace { space }
            | Self::NotFree { space }
            | Self::TakesNothing { space } => vec![("space", space.to_string().into())],
            Self::EmptyStack { space } => vec![("space", space.to_string().into())],
            Self::WrongPattern { space, pattern } => {
                vec![("space", space.to_string().into()), ("pattern", pattern.into())]
            }
            Self::NextToArtist { space, artist } => {
                vec![("space", space.to_string().into()), ("artist", artist.to_string().into())]
            }
            Self::TooFewTops { colour, count } => {
                vec![("colour", colour.into()), ("count", count.into())]
            }
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        describe(self, f)
    }
}

impl std::error::Error for Illegal {}

/// A set-up is not one of the game (S-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There is no stack on a stone space (S-2.1).
    NoStack {
        /// The space.
        space: StoneSpace,
    },
    /// A stack stands where there is no stone space (S-1.3).
    NoStoneSpace {
        /// What was named, cut short.
        name: String,
    },
    /// A stack is not the letters of four stones (S-2.1).
    WrongStack {
        /// The space.
        space: StoneSpace,
    },
    /// There is not the right number of a kind of stone (S-1.1).
    WrongStones {
        /// The kind.
        stone: Stone,
        /// How many of it there are.
        count: usize,
    },
    /// There is no artist on a space where one starts (S-2.1).
    NoStartingArtist {
        /// The space.
        space: ArtistSpace,
    },
    /// An artist stands where none starts (S-2.1).
    NoStartingSpace {
        /// What was named, cut short.
        name: String,
    },
    /// An artist has no pattern that there is (S-1.2).
    NoPattern {
        /// What was named, cut short.
        name: String,
    },
    /// There are not two star and two ring artists (S-1.2).
    WrongArtists {
        /// How many star artists there are.
        stars: usize,
    },
    /// Objectives are dealt to another number of players (S-2.2).
    WrongPlayers {
        /// How many players were dealt objectives.
        dealt: usize,
        /// How many play.
        players: usize,
    },
    /// A player is not dealt two objectives (S-2.2).
    WrongHand {
        /// The player's seat.
        seat: usize,
        /// How many the player is dealt.
        count: usize,
    },
    /// There is no such objective card (S-1.5).
    NoObjective {
        /// What was named, cut short.
        name: String,
    },
    /// An objective card is dealt twice (S-2.2).
    ObjectiveTwice {
        /// The card.
        objective: Objective,
    },
}

impl Message for SetupError {
    fn id(&self) -> &'static str {
        match self {
            Self::NoStack { .. } => "stones-no-stack",
            Self::NoStoneSpace { .. } => "stones-no-stone-space",
            Self::WrongStack { .. } => "stones-wrong-stack",
            Self::WrongStones { .. } => "stones-wrong-stones",
            Self::NoStartingArtist { .. } => "stones-no-starting-artist",
            Self::NoStartingSpace { .. } => "stones-no-starting-space",
            Self::NoPattern { .. } => "stones-no-pattern",
            Self::WrongArtists { .. } => "stones-wrong-artists",
            Self::WrongPlayers { .. } => "stones-wrong-players",
            Self::WrongHand { .. } => "stones-wrong-hand",
            Self::NoObjective { .. } => "stones-no-objective",
            Self::ObjectiveTwice { .. } => "stones-objective-twice",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::NoStack { space } | Self::WrongStack { space } => {
                vec![("space", space.to_string().into())]
            }
            Self::NoStartingArtist { space } => vec![("space", space.to_string().into())],
            Self::NoStoneSpace { name }
            | Self::NoStartingSpace { name }
            | Self::NoPattern { name }
            | Self::NoObjective { name } => vec![("name", name.clone().into())],
            Self::WrongStones { stone, count } => {
                vec![("stone", stone.letter().to_string().into()), ("count", (*count).into())]
            }
            Self::WrongArtists { stars } => vec![("stars", (*stars).into())],
            Self::WrongPlayers { dealt, players } => {
                vec![("dealt", (*dealt).into()), ("players", (*players).into())]
            }
            Self::WrongHand { seat, count } => vec![("seat", (*seat).into()), ("count", (*count).into())],
            Self::ObjectiveTwice { objective } => vec![("objective", (*objective).into())],
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        describe(self, f)
    }
}

impl std::error::Error for SetupError {}
