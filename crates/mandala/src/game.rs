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
use crate::figures::Printed;
use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;
use crate::table::Reason;
use crate::view::View;
use crate::worlds::Worlds;

/// The game Mandala.
///
/// ```
/// use mandala::Mandala;
/// use mandala::tabletop::Game;
///
/// assert_eq!((Mandala::NAME, Mandala::PLAYERS), ("mandala", 2..=2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mandala;

impl Game for Mandala {
    const NAME: &'static str = "mandala";
    const PLAYERS: RangeInclusive<usize> = 2..=2;

    type Options = Options;
    type Action = Action;
    type State = State;
    type View = View;
    type Worlds = Worlds;
    type Illegal = Illegal;
    type Reason = Reason;

    fn longest(options: &Options) -> Option<u64> {
        Some(options.longest_game())
    }

    fn deal(options: &Options, players: usize, seed: Seed) -> State {
        State::new(options, &Setup::deal(players, &seed), seed)
    }
}

impl ReplayableGame for Mandala {
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

impl PresentableGame for Mandala {
    type Effects = Effects;

    fn effects(view: &View, action: Action) -> Result<Effects, Illegal> {
        view.effects(action)
    }

    fn figures(view: &View) -> impl Serialize {
        view.figures()
    }

    fn printed(options: &Options, _: usize) -> impl Serialize {
        Printed::new(*options)
    }

    fn open(state: &State, _: RecordProof) -> View {
        View::open(state)
    }
}
