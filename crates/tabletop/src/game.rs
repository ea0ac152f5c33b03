//! What a game is to those who play it: what a search, a bot or a table needs to know.
//!
//! Two more traits say what records ([`ReplayableGame`](crate::record::ReplayableGame)) and screens
//! ([`PresentableGame`](crate::presentation::PresentableGame)) need beyond that.

use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::RangeInclusive;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::chance::Seed;
use crate::outcome::Outcome;
use crate::seat::{Seat, Viewer};

/// A game: its name, and the types that make it up.
///
/// ```
/// use tabletop::Game;
/// # #[cfg(feature = "testing")]
/// use tabletop::testing::kuhn::Kuhn;
///
/// fn seats<G: Game>() -> String {
///     format!("{} is for {} to {}", G::NAME, G::PLAYERS.start(), G::PLAYERS.end())
/// }
/// # #[cfg(feature = "testing")]
/// assert_eq!(seats::<Kuhn>(), "kuhn is for 2 to 2");
/// ```
pub trait Game: Copy + Eq + Debug + Sized + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;

    /// What a table may change about the rules; the default is the game as published.
    type Options: Clone + Eq + Debug + Default + Send + Sync;
    /// One decision of a player.
    type Action: Action;
    /// The whole truth about a running game.
    type State: State<Self>;
    /// What one viewer may know.
    type View: View<Self>;
    /// The states one view can be a view of.
    type Worlds: Worlds<Self>;
    /// Why an action is refused.
    type Illegal: Error + Eq + Clone + Send + Sync + 'static;
    /// Why a game ended.
    type Reason: Copy + Eq + Debug;

    /// An upper bound for the number of actions of a game with these options; nothing where they change little about it.
    fn longest(_options: &Self::Options) -> Option<u64> {
        None
    }

    /// Deals from the seed, which is also for the chance still to come. `players` is one of [`Self::PLAYERS`].
    fn deal(options: &Self::Options, players: usize, seed: Seed) -> Self::State;
}

/// The options of a game in which there is nothing to choose.
///
/// ```
/// use tabletop::NoOptions;
///
/// assert_eq!(serde_json::to_string(&NoOptions {}).ok().as_deref(), Some("{}"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// One decision, written in the game's notation.
///
/// ```
/// # #[cfg(feature = "testing")] {
/// use tabletop::Action as _;
/// use tabletop::testing::kuhn::Action;
///
/// assert!(Action::Bet.code() < Action::CODES);
/// assert_eq!(Action::Bet.to_string(), "b");
/// # }
/// ```
pub trait Action: Copy + Ord + Hash + Debug + Display + Send + Sync + 'static {
    /// One more than the largest code.
    const CODES: usize;

    /// A small number of the action's own, for tables.
    fn code(self) -> usize;
}

/// The whole truth about a running game. It never leaves the process: others get a [`View`], and its `Debug` shows no more
/// than a spectator sees.
///
/// ```
/// use tabletop::{Game, Seed, State};
///
/// /// The most legal actions at any decision of a game in which the first one is always played.
/// fn widest<G: Game>(players: usize, seed: Seed) -> Result<usize, G::Illegal> {
///     let mut state = G::deal(&G::Options::default(), players, seed);
///     let mut most = 0;
///     while state.to_move().is_some() {
///         let legal = state.legal_actions();
///         most = most.max(legal.len());
///         state.apply(legal[0])?;
///     }
///     Ok(most)
/// }
/// # #[cfg(feature = "testing")]
/// assert_eq!(widest::<tabletop::testing::kuhn::Kuhn>(2, Seed::from_number(1)), Ok(2));
/// ```
pub trait State<G: Game>: Clone + Eq + Debug + Send + Sync {
    /// The number of seats, which a game says that is not always for the same number.
    fn players(&self) -> usize {
        *G::PLAYERS.start()
    }

    /// Who must act; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The number of legal actions; 0 when the game is over. A game that can count them without listing them should.
    fn legal_count(&self) -> usize {
        let mut count = 0;
        self.for_each_legal(|_| count += 1);
        count
    }

    /// The legal action whose number `choose` returns, given how many there are; the game must not be over. The cheapest
    /// way to play at random: `state.pick_legal(|count| below(rng, count))`. A game that can find it without listing them all
    /// should.
    fn pick_legal(&self, choose: impl FnOnce(u32) -> u32) -> G::Action {
        let legal = self.legal_actions();
        legal[choose(legal.len() as u32) as usize]
    }

    /// The legal action with this number, which must be below [`Self::legal_count`].
    fn nth_legal(&self, index: usize) -> G::Action {
        self.pick_legal(|_| index as u32)
    }

    /// Lists the legal actions in the game's documented order, without duplicates.
    fn for_each_legal(&self, f: impl FnMut(G::Action));

    /// The legal actions, in the order of [`Self::for_each_legal`].
    fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.for_each_legal(|action| legal.push(action));
        legal
    }

    /// Why the action is illegal, if it is.
    fn check(&self, action: G::Action) -> Result<(), G::Illegal>;

    /// Plays an action known to be legal. Search uses this; everything that takes actions from outside uses
    /// [`Self::apply`].
    fn apply_unchecked(&mut self, action: G::Action);

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
}

/// What one viewer may know.
///
/// ```
/// use tabletop::{Game, Seat, Seed, State, View, Viewer};
///
/// /// Whether a state drawn from what the first player sees looks the same to them.
/// fn looks_the_same<G: Game>(players: usize, seed: Seed) -> bool {
///     let first = Viewer::Seat(Seat::FIRST);
///     let view = G::deal(&G::Options::default(), players, seed).view(first);
///     let drawn = view.determinize(&mut seed.child(0).deal());
///     drawn.is_some_and(|state| state.view(first) == view)
/// }
/// # #[cfg(feature = "testing")]
/// assert!(looks_the_same::<tabletop::testing::kuhn::Kuhn>(2, Seed::from_number(1)));
/// ```
pub trait View<G: Game>: Clone + Eq + Debug + Send + Sync {
    /// Whose view this is.
    fn viewer(&self) -> Viewer;

    /// Who must act; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Lists the viewer's own legal actions in the game's documented order; nothing when it is not their turn.
    fn for_each_legal(&self, f: impl FnMut(G::Action));

    /// The viewer's own legal actions, in the order of [`Self::for_each_legal`].
    fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.for_each_legal(|action| legal.push(action));
        legal
    }

    /// The states that look like this to the viewer, ready to be drawn from; nothing when the game is over.
    fn worlds(&self) -> Option<G::Worlds>;

    /// A state that looks like this to the viewer; nothing when the game is over.
    fn determinize(&self, rng: &mut impl Rng) -> Option<G::State> {
        self.worlds().map(|worlds| worlds.draw(rng))
    }
}

/// The states that look the same to one viewer.
///
/// ```
/// use tabletop::{Game, Seat, Seed, State, View, Viewer, Worlds};
///
/// /// How many states the first player cannot tell apart, and the sum of their probabilities.
/// fn count<G: Game>(seed: Seed) -> Option<(usize, f64)> {
///     let view = G::deal(&G::Options::default(), 2, seed).view(Viewer::Seat(Seat::FIRST));
///     let worlds = view.worlds()?;
///     let sum = worlds.enumerate(100)?.iter().map(|(_, probability)| probability).sum();
///     Some((worlds.count(100)?, sum))
/// }
/// # #[cfg(feature = "testing")]
/// // The other player has one of the two cards that are left.
/// assert_eq!(count::<tabletop::testing::kuhn::Kuhn>(Seed::from_number(1)), Some((2, 1.0)));
/// ```
pub trait Worlds<G: Game>: Clone + Debug + Send + Sync {
    /// One of them, each consistent placing of the unseen pieces equally likely.
    ///
    /// What *others* see of such a state is only plausible: a view does not tell what they remember.
    fn draw(&self, rng: &mut impl Rng) -> G::State;

    /// Every one of them with its probability, or nothing if there are more than `most`. Chance still to come is no part of
    /// a world.
    fn enumerate(&self, most: usize) -> Option<Vec<(G::State, f64)>>;

    /// How many there are, or nothing if there are more than `most`.
    fn count(&self, most: usize) -> Option<usize> {
        self.enumerate(most).map(|worlds| worlds.len())
    }
}
