//! The rules of any game behind a trait object.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use mandala_players::analysis::Depth;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::Seed;
use tabletop::presentation::ReadView;
use tabletop::record::{Journal, RawRecord, ReplayError, ReplayableGame};

use crate::analysis::{self, AnyAnalysis};
use crate::error::GameRefused;
use crate::game::AnyGame;
use crate::list::PlayableGame;
use crate::name::GameName;
use crate::position::{self, AnyPosition, PositionError};
use crate::replay::{self, AnyReplay, AnyStep, DealCheck};
use crate::view::{AnyView, GameView};

/// The options of a game as published: nothing differs.
pub const AS_PUBLISHED: &str = "{}";

/// The rules of a game. Options, set-ups and views come as JSON.
pub trait AnyRules: Send + Sync {
    /// The game's name.
    fn name(&self) -> GameName;

    /// How many can play.
    fn players(&self) -> RangeInclusive<usize>;

    /// Whether so many can play with these options. Gives the options with only what differs from the game as published.
    fn check(&self, options: &str, players: usize) -> Result<Box<RawValue>, GameRefused>;

    /// The most actions that a game can have with these options, which have been checked; nothing where options change little.
    fn longest(&self, options: &str) -> Option<u64>;

    /// What boards and cards print with these options, which have been checked.
    fn printed(&self, options: &str, players: usize) -> Box<RawValue>;

    /// Deals a game, or begins it from a given set-up; the seed is then for the chance still to come.
    fn deal(
        &self,
        options: &str,
        setup: Option<&str>,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn AnyGame>, GameRefused>;

    /// Replays a record and shows `each` position on the way, also those of a record that later turns out not to hold.
    fn replay(
        &self,
        record: &RawRecord,
        each: &mut dyn FnMut(&dyn AnyStep),
    ) -> Result<AnyReplay, ReplayError>;

    /// Whether the deal of a record comes from this seed.
    fn check_deal(&self, record: &RawRecord, seed: Seed) -> Result<DealCheck, ReplayError>;

    /// The position of a record after so many actions.
    fn position(&self, record: &RawRecord, ply: usize) -> Result<Box<dyn AnyPosition>, PositionError>;

    /// An analysis of a record, of which nothing is done yet.
    fn analysis(&self, record: &RawRecord, depth: Depth) -> Result<Box<dyn AnyAnalysis>, ReplayError>;

    /// Reads a view that was sent to us.
    fn view(&self, options: &str, players: usize, view: &str) -> Result<Box<dyn AnyView>, GameRefused>;
}

/// The rules of game `G`.
pub(crate) fn rules<G: PlayableGame>() -> &'static dyn AnyRules {
    &Rules::<G>(PhantomData)
}

struct Rules<G>(PhantomData<fn() -> G>);

impl<G: PlayableGame> AnyRules for Rules<G> {
    fn name(&self) -> GameName {
        GameName::of::<G>()
    }

    fn players(&self) -> RangeInclusive<usize> {
        G::PLAYERS
    }

    fn check(&self, options: &str, players: usize) -> Result<Box<RawValue>, GameRefused> {
        if !G::PLAYERS.contains(&players) {
            let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
            return Err(GameRefused::Players { players, fewest, most });
        }
        Ok(json(&options_of::<G>(options)?))
    }

    fn longest(&self, options: &str) -> Option<u64> {
        options_of::<G>(options).ok().and_then(|options| G::longest(&options))
    }

    fn printed(&self, options: &str, players: usize) -> Box<RawValue> {
        json(&G::printed(&options_of::<G>(options).unwrap_or_default(), players))
    }

    fn deal(
        &self,
        options: &str,
        setup: Option<&str>,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn AnyGame>, GameRefused> {
        let options = options_of::<G>(options)?;
        let journal = match setup {
            None => Journal::<G>::deal(names, options, seed, false),
            Some(setup) => {
                let setup = tabletop::record::read_setup::<G>(setup, names.len())
                    .map_err(|error| GameRefused::Rule(error.fault))?;
                Journal::from_setup(names, options, setup, seed, false)
            }
        };
        Ok(Box::new(journal))
    }

    fn replay(
        &self,
        record: &RawRecord,
        each: &mut dyn FnMut(&dyn AnyStep),
    ) -> Result<AnyReplay, ReplayError> {
        replay::replayed::<G>(record, each)
    }

    fn check_deal(&self, record: &RawRecord, seed: Seed) -> Result<DealCheck, ReplayError> {
        replay::check_deal::<G>(record, seed)
    }

    fn position(&self, record: &RawRecord, ply: usize) -> Result<Box<dyn AnyPosition>, PositionError> {
        position::position::<G>(record, ply)
    }

    fn analysis(&self, record: &RawRecord, depth: Depth) -> Result<Box<dyn AnyAnalysis>, ReplayError> {
        analysis::begin::<G>(record, depth)
    }

    fn view(&self, options: &str, players: usize, view: &str) -> Result<Box<dyn AnyView>, GameRefused> {
        let view = G::View::read(view, &options_of::<G>(options)?, players)?;
        Ok(Box::new(GameView::<G>(view)))
    }
}

fn options_of<G: ReplayableGame>(options: &str) -> Result<G::Options, GameRefused> {
    tabletop::record::read_options::<G>(options).map_err(GameRefused::Options)
}

/// A plain value as JSON.
pub(crate) fn json(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what a game writes is plain data")
}
