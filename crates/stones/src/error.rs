//! Why an action or a set-up is refused: a sentence for developers, and an id with arguments for translations.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use tabletop::message::{Arg, Message};
use tabletop::notation::Letter;

use crate::board::{ArtistSpace, StoneSpace};
use crate::objective::Objective;
use crate::stone::{Colour, Pattern, Stone};
use crate::tower::TowerSpace;

/// The rules forbid it.
///
/// ```
/// use stones::tabletop::{Game, Seed, State};
/// use stones::{Options, Stones};
///
/// let mut state = Stones::deal(&Options::default(), 2, Seed::from_number(7));
/// let score = "cV".parse().expect("it is an action");
/// assert!(state.apply(score).is_err(), "there is no tower yet");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// It is another player's turn.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// Every tower space is taken, so nothing can be picked up (S-3.1).
    #[error("every tower space is taken, so nothing can be picked up")]
    NoEmptyTowerSpace,
    /// The tower space is taken, and towers are never added to (S-3.2).
    #[error("there is a tower on tower space {}, and towers are never added to", .tower.number())]
    TowerSpaceTaken {
        /// The tower space.
        tower: TowerSpace,
    },
    /// No artist stands there.
    #[error("no artist stands on {space}")]
    NoArtist {
        /// The space.
        space: ArtistSpace,
    },
    /// The artist must move to a different space (S-3.1).
    #[error("the artist on {space} must move to a different space")]
    SameSpace {
        /// The space.
        space: ArtistSpace,
    },
    /// Another artist stands where this one would move (S-3.1).
    #[error("another artist stands on {space}")]
    NotFree {
        /// The space.
        space: ArtistSpace,
    },
    /// The artist would find no stone to take (S-3.1).
    #[error("an artist on {space} would take no stone")]
    TakesNothing {
        /// Where the artist would move.
        space: ArtistSpace,
    },
    /// The first stone cannot be taken: its stack is empty (S-3.1).
    #[error("the stack on {space} is empty")]
    EmptyStack {
        /// The stack.
        space: StoneSpace,
    },
    /// The first stone cannot be taken: it does not show the artist's pattern (S-3.1).
    #[error("the stone on {space} does not show the {} of the artist", .pattern.name())]
    WrongPattern {
        /// The stack.
        space: StoneSpace,
        /// The artist's pattern.
        pattern: Pattern,
    },
    /// The first stone cannot be taken: it neighbours another artist (S-3.1).
    #[error("the stone on {space} is next to the artist on {artist}")]
    NextToArtist {
        /// The stack.
        space: StoneSpace,
        /// Where the other artist stands.
        artist: ArtistSpace,
    },
    /// The colour is on top of fewer than two towers (S-3.3).
    #[error("{colour} is on top of {count} towers, and two are needed")]
    TooFewTops {
        /// The colour.
        colour: Colour,
        /// How many towers it tops.
        count: usize,
    },
    /// At least one tower must be chosen (S-3.4).
    #[error("no tower is chosen")]
    NoTower,
    /// There is no tower on the space chosen (S-3.4).
    #[error("there is no tower on tower space {}", .tower.number())]
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

/// A set-up is not one of the game (S-2).
///
/// ```
/// use stones::SetupError;
///
/// assert_eq!(SetupError::WrongArtists { stars: 3 }.to_string(), "there are 3 star artists instead of two");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// There is no stack on a stone space (S-2.1).
    #[error("there is no stack on {space}")]
    NoStack {
        /// The space.
        space: StoneSpace,
    },
    /// A stack stands where there is no stone space (S-1.3).
    #[error("{name:?} is no space for stones")]
    NoStoneSpace {
        /// What was named, cut short.
        name: String,
    },
    /// A stack is not the letters of four stones (S-2.1).
    #[error("the stack on {space} is not the letters of four stones")]
    WrongStack {
        /// The space.
        space: StoneSpace,
    },
    /// There is not the right number of a kind of stone (S-1.1).
    #[error("there are {count} stones {} instead of 12", .stone.letter())]
    WrongStones {
        /// The kind.
        stone: Stone,
        /// How many of it there are.
        count: usize,
    },
    /// There is no artist on a space where one starts (S-2.1).
    #[error("no artist stands on {space}")]
    NoStartingArtist {
        /// The space.
        space: ArtistSpace,
    },
    /// An artist stands where none starts (S-2.1).
    #[error("no artist starts on {name:?}")]
    NoStartingSpace {
        /// What was named, cut short.
        name: String,
    },
    /// An artist has no pattern that there is (S-1.2).
    #[error("{name:?} is no pattern of an artist")]
    NoPattern {
        /// What was named, cut short.
        name: String,
    },
    /// There are not two star and two ring artists (S-1.2).
    #[error("there are {stars} star artists instead of two")]
    WrongArtists {
        /// How many star artists there are.
        stars: usize,
    },
    /// Objectives are dealt to another number of players (S-2.2).
    #[error("objectives are dealt to {dealt} players, and {players} play")]
    WrongPlayers {
        /// How many players were dealt objectives.
        dealt: usize,
        /// How many play.
        players: usize,
    },
    /// A player is not dealt two objectives (S-2.2).
    #[error("seat {seat} is dealt {count} objectives instead of two")]
    WrongHand {
        /// The player's seat.
        seat: usize,
        /// How many the player is dealt.
        count: usize,
    },
    /// There is no such objective card (S-1.5).
    #[error("{name:?} is no objective")]
    NoObjective {
        /// What was named, cut short.
        name: String,
    },
    /// An objective card is dealt twice (S-2.2).
    #[error("the objective {} is dealt twice", .objective.name())]
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
