//! The computers: players of several levels, hints, reasons, and the analysis of recorded games. All of them get a
//! [`View`](tabletop::View), never a state, so they cannot cheat.
//!
//! A [`SearchPlayer`] plays at a [`Level`]. It searches ([`mandala_ismcts`]) with what each [`TrainedGame`] brings: an
//! evaluator and a policy. [`hint()`] advises a person, [`explain`] says why, and [`analysis`] judges a whole game.
//!
//! [`Random`], [`Greedy`], [`Newcomer`] and [`Plain`] are the fixed references that strength is measured against. Their
//! choices must never change.
//!
//! ```
//! use mandala::{Mandala, Options, Setup, State};
//! use mandala_players::{Bot, Level, SearchPlayer};
//! use tabletop::{Seat, Seed, State as _, Viewer};
//! use tabletop::record::Setup as _;
//!
//! let seed = Seed::from_number(1);
//! let mut state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
//! let mut player = SearchPlayer::new(Level::Casual.config::<Mandala>(), &seed);
//! let action = Bot::<Mandala>::choose(&mut player, &state.view(Viewer::Seat(Seat::FIRST)));
//! state.apply(action).expect("a player chooses a legal action");
//! ```

pub mod analysis;
mod bot;
mod hint;
mod levels;
mod reasons;
mod references;
mod search_player;
mod strength;
#[cfg(feature = "testing")]
mod testing;
mod trained;

pub use mandala_ismcts as ismcts;
pub use mandala_ismcts::{Cancel, Limits};

pub use bot::Bot;
pub use hint::{Hint, hint, hint_limits};
pub use levels::{Level, SearchConfig, UnknownLevel};
pub use reasons::{ExplainedGame, MandalaReason, Reason, StonesReason, explain};
pub use references::{Attraction, Greedy, Newcomer, Plain, Random};
pub use search_player::SearchPlayer;
pub use strength::Strength;
pub use trained::{Features, Net, NetEvaluator, Policy, TrainedGame};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
