//! The game as search, records and screens know it.

use core::ops::RangeInclusive;

use serde::Serialize;
use tabletop::chance::Chance;
use tabletop::presentation::PresentableGame;
use tabletop::record::{Listener, PlayError, RecordProof, ReplayableGame, Setup as _};
use tabletop::{Game, Seed};

use crate::action::Action;
use crate::effects::Effects;
use crate::error::Illegal;
use crate::event::Event;
use crate::options::Options;
use crate::printed::Printed;
use crate::setup::Setup;
use crate::state::State;
use crate::table::Reason;
use crate::view::View;
use crate::worlds::Worlds;

/// The game Mandala Stones.
///
/// ```
/// use stones::Stones;
/// use stones::tabletop::Game;
///
/// assert_eq!((Stones::NAME, Stones::PLAYERS), ("stones", 2..=4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones;

impl Game for Stones {
    const NAME: &'static str = "stones";
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    type Options = Options;
    type Action = Action;
    type State = State;
    type View = View;
    type Worlds = Worlds;
    type Illegal = Illegal;
    type Reason = Reason;

    fn deal(options: &Options, players: usize, seed: Seed) -> State {
        State::new(options, &Setup::deal(players, &seed), seed)
    }
}

impl ReplayableGame for Stones {
    const FORMAT: &'static str = "mandala-record/1";

    type Setup = Setup;
    type Event = Event;

    fn begin(options: &Options, setup: &Setup, seed: Seed) -> State {
        State::new(options, setup, seed)
    }

    fn play<C: Chance>(
        state: &mut State,
        action: Action,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), PlayError<Illegal, C::Error>> {
        state.play(action, chance, listener)
    }

    fn full(state: &State) -> impl Serialize {
        state.full()
    }
}

impl PresentableGame for Stones {
    type Effects = Effects;

    fn effects(view: &View, action: Action) -> Result<Effects, Illegal> {
        view.effects(action)
    }

    fn figures(view: &View) -> impl Serialize {
        view.figures()
    }

    fn printed(options: &Options, players: usize) -> impl Serialize {
        Printed::new(options, players)
    }

    fn open(state: &State, _: RecordProof) -> View {
        View::open(state)
    }
}
