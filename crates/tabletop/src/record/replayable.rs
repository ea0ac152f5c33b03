//! What records need of a game: how it is written down, and played again without chance.

use core::fmt::Debug;
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::listener::Listener;
use crate::chance::{Chance, Seed};
use crate::game::{Game, State};
use crate::message::{Fault, Message};
use crate::outcome::Reason;

/// A game that can be recorded and replayed.
///
/// ```
/// use tabletop::Seed;
/// use tabletop::record::{ReplayableGame, Setup};
///
/// /// The first state of a game as records write it.
/// fn first<G: ReplayableGame>(players: usize, seed: Seed) -> String {
///     let state = G::begin(&G::Options::default(), &G::Setup::deal(players, &seed), seed);
///     serde_json::to_string(&G::full(&state)).expect("a state is plain data")
/// }
/// # #[cfg(feature = "testing")]
/// assert!(first::<tabletop::testing::kuhn::Kuhn>(2, Seed::from_number(1)).ends_with("\"history\":[]}"));
/// ```
pub trait ReplayableGame:
    Game<
        Options: Serialize + DeserializeOwned,
        Action: FromStr<Err: Fault + 'static>,
        Illegal: Message,
        Reason: Reason,
    >
{
    /// The format of its records, which each of them names.
    const FORMAT: &'static str;

    /// All of the chance before the first action.
    type Setup: Setup;
    /// What an action caused. Its `Debug` shows no more than a spectator sees.
    type Event: Clone + Eq + Debug;

    /// Puts a set-up on the table. `seed` is for the chance still to come.
    fn begin(options: &Self::Options, setup: &Self::Setup, seed: Seed) -> Self::State;

    /// What a legal action causes. Only for games without chance after the first action; others write [`Self::play`].
    fn caused(_before: &Self::State, _action: Self::Action) -> impl IntoIterator<Item = Self::Event> {
        []
    }

    /// Plays an action, telling `listener` what it causes. An error leaves the state as it was.
    ///
    /// An illegal action causes no events. Chance, though, can fail when the action is half done: the listener has then
    /// heard of things that in the end did not happen, and should forget them.
    fn play<C: Chance>(
        state: &mut Self::State,
        action: Self::Action,
        _chance: &mut C,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), PlayError<Self::Illegal, C::Error>> {
        state.check(action).map_err(PlayError::Illegal)?;
        for event in Self::caused(state, action) {
            listener.on_event(|| event);
        }
        state.apply_unchecked(action);
        Ok(())
    }

    /// The whole state as records write it, for comparison with other engines.
    fn full(state: &Self::State) -> impl Serialize;
}

/// The pieces as they lie before the first action. A game can be played from it: it was dealt, or read and checked.
///
/// ```
/// # #[cfg(feature = "testing")] {
/// use tabletop::Seed;
/// use tabletop::record::{Setup, read_setup};
/// use tabletop::testing::kuhn::{Kuhn, State};
///
/// let dealt = State::deal(2, &Seed::from_number(1));
/// let written = serde_json::to_string(&dealt).expect("a set-up is plain data");
/// assert_eq!(read_setup::<Kuhn>(&written, 2), Ok(dealt));
/// assert!(read_setup::<Kuhn>("{}", 2).is_err());
/// # }
/// ```
pub trait Setup: Clone + Eq + Debug + Serialize + Send + Sync {
    /// A set-up as a record writes it: JSON of the right types, with nothing known yet about the pieces.
    type SetupJson: DeserializeOwned;
    /// Why a written set-up cannot be played.
    type Error: Fault + Eq + Clone + 'static;

    /// Deals from the seed to a number of players that the game allows.
    fn deal(players: usize, seed: &Seed) -> Self;

    /// Reads what a record wrote, or says why so many cannot play from it.
    fn read(written: Self::SetupJson, players: usize) -> Result<Self, Self::Error>;
}

/// Why an action could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<I, C> {
    /// The rules forbid it.
    Illegal(I),
    /// It needs chance that is not to be had.
    Chance(C),
}
