//! What a game is: the traits that search, records, servers and screens are written against.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Chance, Seed};
use crate::message::Message;
use crate::outcome::{Outcome, Reason};
use crate::replay::Recorded;
use crate::seat::{Seat, Viewer};

/// A game: its name, and the types that make it up.
pub trait Game: Copy + Eq + Debug + Sized + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;

    /// One decision of a player.
    type Action: Action;
    /// What a table may change about the rules; the default is the game as published.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// All of the chance before the first action.
    type Setup: Setup<Self>;
    /// The whole truth about a running game.
    type State: State<Self>;
    /// What one viewer may know.
    type View: View<Self>;
    /// The states one view can be a view of.
    type Worlds: Worlds<Self>;
    /// What an action caused.
    type Event: Event<Self>;
    /// What an action would foreseeably cause.
    type Effects: Effects;
    /// What the rules make of what somebody sees.
    type Figures: Clone + Eq + Debug + Serialize;
    /// Why an action is refused.
    type Illegal: std::error::Error + Message + Eq + Clone;
    /// Why a written set-up cannot be played.
    type SetupError: std::error::Error + Message + Eq + Clone;
    /// Why a game ended.
    type Reason: Reason;

    /// What a table's options come to for so many, and what its boards and cards print: for those who draw it.
    fn printed(options: &Self::Options, players: usize) -> impl Serialize;
}

/// One decision, written in the game's notation.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err: std::error::Error + Message> + Send + Sync + 'static
{
    /// One more than the largest code.
    const CODES: usize;

    /// A small number of the action's own, for tables.
    fn code(self) -> usize;
}

/// The pieces as they lie before the first action. Whoever has one can play from it: it was dealt, or read and checked.
pub trait Setup<G: Game>: Clone + Eq + Debug + Serialize + Send + Sync {
    /// A set-up as a record writes it: JSON of the right types, with nothing known yet about the pieces.
    type Written: DeserializeOwned;

    /// Deals from the seed. `players` is one of [`Game::PLAYERS`].
    fn deal(players: usize, seed: &Seed) -> Self;

    /// Reads what a record wrote, or says why so many cannot play from it.
    fn read(written: Self::Written, players: usize) -> Result<Self, G::SetupError>;
}

/// The whole truth about a running game. It never leaves the process: others get a [`View`], and its `Debug` shows no more
/// than a spectator sees. [`Self::full`] shows everything.
pub trait State<G: Game>: Clone + Eq + Debug + Send + Sync {
    /// Puts a set-up on the table. `seed` is for the chance still to come.
    fn new(options: &G::Options, setup: &G::Setup, seed: Seed) -> Self;

    /// The number of seats.
    fn players(&self) -> usize;

    /// Who must act, or nobody when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The number of legal actions; 0 when the game is over.
    fn legal_count(&self) -> usize;

    /// The legal action whose number `choose` returns, given how many there are; the game must not be over. The cheapest
    /// way to play at random: `state.pick_legal(|count| below(rng, count))`.
    fn pick_legal(&self, choose: impl FnOnce(u32) -> u32) -> G::Action;

    /// The legal action with this number, which must be below [`Self::legal_count`].
    fn nth_legal(&self, index: usize) -> G::Action {
        self.pick_legal(|_| index as u32)
    }

    /// Lists the legal actions in the game's documented order, without duplicates.
    fn for_each_legal(&self, f: impl FnMut(G::Action));

    /// Why the action is illegal, if it is.
    fn check(&self, action: G::Action) -> Result<(), G::Illegal>;

    /// Plays an action known to be legal. Search uses this; everything that takes actions from outside uses
    /// [`Self::apply`].
    fn apply_unchecked(&mut self, action: G::Action);

    /// Plays an action, telling `listener` what it causes. An error leaves the state as it was.
    ///
    /// An illegal action is told to nobody. Chance, though, can fail when the action is half done: the listener has then
    /// heard of things that in the end did not happen, and should forget them.
    fn play<C: Chance>(
        &mut self,
        action: G::Action,
        chance: &mut C,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(), PlayError<G::Illegal, C::Error>>;

    /// Plays an action. An error leaves the state as it was.
    fn apply(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        self.check(action)?;
        self.apply_unchecked(action);
        Ok(())
    }

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome<G::Reason>>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> G::View;

    /// The whole state as records write it, for comparison with other engines.
    fn full(&self) -> impl Serialize;

    /// The view to which everything is shown, of nobody's seat. It tells as much as [`Self::full`], so only a state of a
    /// record gives it.
    fn open(&self, recorded: Recorded) -> G::View;
}

/// What one viewer may know. Its JSON is the wire format.
pub trait View<G: Game>: Clone + Eq + Debug + Serialize + Send + Sync {
    /// Whose view this is.
    fn viewer(&self) -> Viewer;

    /// Who must act, or nobody when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Lists the viewer's own legal actions in the game's documented order; nothing when it is not their turn.
    fn for_each_legal(&self, f: impl FnMut(G::Action));

    /// What the viewer can foresee of their own action, or why it is illegal.
    fn effects(&self, action: G::Action) -> Result<G::Effects, G::Illegal>;

    /// What the rules make of what the viewer sees: what pieces are worth, who is ahead. Whoever shows a view need not know
    /// how that is counted.
    fn figures(&self) -> G::Figures;

    /// The states that look like this to the viewer, ready to be drawn from; nothing when the game is over.
    fn worlds(&self) -> Option<G::Worlds>;

    /// A state that looks like this to the viewer; nothing when the game is over.
    fn determinize(&self, rng: &mut impl Rng) -> Option<G::State> {
        self.worlds().map(|worlds| worlds.draw(rng))
    }
}

/// The states that look the same to one viewer.
pub trait Worlds<G: Game>: Clone + Debug + Send + Sync {
    /// One of them, each consistent placing of the unseen pieces equally likely.
    ///
    /// What *others* see of such a state is only plausible: a view does not tell what they remember.
    fn draw(&self, rng: &mut impl Rng) -> G::State;
}

/// What an action caused. Its `Debug` shows no more than a spectator sees; [`Self::redact`] gives each their due.
pub trait Event<G: Game>: Clone + Eq + Debug {
    /// The event as one viewer may see it.
    type Seen: Clone + Eq + Debug + Serialize;

    /// Takes out what `viewer` may not know.
    fn redact(&self, viewer: Viewer) -> Self::Seen;
}

/// What an action would foreseeably cause.
pub trait Effects: Clone + Eq + Debug + Serialize {
    /// Whether the action shows its player something hidden, so that it cannot be taken back freely.
    fn reveals(&self) -> bool;

    /// The points the action is sure to bring its player.
    fn points(&self) -> u32;
}

/// Hears what an action causes, in order.
pub trait Listener<E> {
    /// Something happened; `event` is only made when somebody listens.
    fn hear(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens, and events cost nothing.
#[derive(Clone, Copy, Debug)]
pub struct Ignore;

impl<E> Listener<E> for Ignore {
    #[inline]
    fn hear(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<E> {
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Why an action could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<I, C> {
    /// The rules forbid it.
    Illegal(I),
    /// It needs chance that is not to be had.
    Chance(C),
}
