//! What records need of Kuhn poker.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Action, Kuhn, Options, State};
use crate::chance::{Chance, Seed};
use crate::game::{Game, State as _};
use crate::message::{Arg, Message};
use crate::record::{self, Listener, PlayError, ReplayableGame};

impl ReplayableGame for Kuhn {
    const FORMAT: &'static str = "kuhn-record/1";

    type Setup = Setup;
    /// An action was played; everyone sees it.
    type Event = Action;

    fn begin(_: &Options, setup: &Setup, _: Seed) -> State {
        State { cards: setup.cards, history: Vec::new() }
    }

    fn play<C: Chance>(
        state: &mut State,
        action: Action,
        _: &mut C,
        listener: &mut impl Listener<Action>,
    ) -> Result<(), PlayError<Illegal, C::Error>> {
        state.apply(action).map_err(PlayError::Illegal)?;
        listener.on_event(|| action);
        Ok(())
    }

    fn full(state: &State) -> impl Serialize {
        state
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL.into_iter().find(|action| action.to_string() == text).ok_or(Illegal)
    }
}

/// The cards: seat 0's, seat 1's, and the one left over.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Setup {
    cards: [u8; 3],
}

/// The cards as a record writes them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupJson {
    cards: [u8; 3],
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").finish_non_exhaustive()
    }
}

impl record::Setup for Setup {
    type SetupJson = SetupJson;
    type Error = Illegal;

    fn deal(players: usize, seed: &Seed) -> Self {
        Self { cards: Kuhn::deal(&Options {}, players, *seed).cards }
    }

    fn read(SetupJson { cards }: SetupJson, _: usize) -> Result<Self, Illegal> {
        let mut sorted = cards;
        sorted.sort_unstable();
        if sorted == [0, 1, 2] { Ok(Self { cards }) } else { Err(Illegal) }
    }
}

/// It is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not possible")]
pub struct Illegal;

impl Message for Illegal {
    fn id(&self) -> &'static str {
        "kuhn-illegal"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![]
    }
}
