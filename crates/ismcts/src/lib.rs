//! Information-set Monte-Carlo tree search: for any game of [`tabletop`], from what one player can see.
//!
//! A [`Search`] looks for the best action in a view. In each iteration it draws a world, which is a state that looks like the
//! view, walks down one tree that all worlds share, and has an [`Evaluator`] say what the position at the leaf is worth to
//! each seat. The caller supplies the evaluator: [`Rollout`] plays to the end at random and works for every game.
//!
//! The same view, evaluator, limits and seed give the same [`Report`] on every machine, unless [`Limits::time`] is set.
//!
//! ```
//! use mandala_ismcts::{Limits, Rollout, Search, Selection};
//! use tabletop::testing::kuhn::{Kuhn, Options};
//! use tabletop::{Game, Seat, Seed, State, Viewer};
//!
//! let seed = Seed::from_number(1);
//! let state = Kuhn::deal(&Options {}, 2, seed);
//! let view = state.view(Viewer::Seat(Seat::FIRST));
//!
//! let search = Search {
//!     evaluator: &Rollout,
//!     selection: Selection::Ucb1 { exploration: 0.7 },
//!     limits: &Limits::iterations(500),
//!     seed: &seed,
//! };
//! let report = search.run::<Kuhn>(&view);
//! assert_eq!(report.iterations, 500);
//! assert!(report.best().is_some_and(|best| best.visits > 250));
//! ```

mod evaluator;
mod exact;
mod limits;
mod report;
mod rollout;
mod search;
mod selection;
mod temperature;
mod tree;
mod walk;

pub use rand_xoshiro::Xoshiro256PlusPlus as SearchRng;
pub use tabletop;

pub use evaluator::{Evaluator, Values, win_shares};
pub use exact::{ExactBudget, solve_exactly};
pub use limits::{Cancel, Limits};
pub use report::{ActionStats, Report};
pub use rollout::{MixedEvaluator, Rollout};
pub use search::Search;
pub use selection::Selection;
pub use temperature::sample;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
