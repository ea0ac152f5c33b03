//! The rules of Mandala Stones, a game of stacked stones for two to four, as `docs/rules/stones.md` numbers them.
//!
//! Pure and deterministic: no input or output, no clock, no threads, and after the deal no chance either.
//!
//! [`State`] is the whole truth about a game, [`View`] what one viewer may know of it, and [`Worlds`] the states that look like a
//! view. [`event::Event`] is what an action caused, [`effects::Effects`] what it would foreseeably cause, and
//! [`figures::Figures`] what the rules make of a view.
//!
//! ```
//! use stones::tabletop::{Game, Seed, State};
//! use stones::{Options, Stones};
//!
//! let mut state = Stones::deal(&Options::default(), 3, Seed::from_number(7));
//! let action = state.legal_actions()[0];
//! state.apply(action)?;
//! # Ok::<(), stones::Illegal>(())
//! ```

// Descriptions for TypeScript are derived, and need the standard library's prelude.
#![cfg_attr(not(any(test, feature = "typescript")), no_std)]

extern crate alloc;

pub mod account;
mod action;
mod apply;
mod bits;
mod board;
mod check;
mod defaults;
pub mod effects;
mod end;
mod error;
pub mod event;
pub mod figures;
mod game;
mod json;
mod legal;
mod notation;
mod objective;
mod options;
mod printed;
mod reach;
mod read;
mod rules;
mod score;
mod seen;
mod setup;
mod stack;
mod state;
mod stone;
mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod tower;
mod track;
#[cfg(feature = "typescript")]
#[doc(hidden)]
pub mod typescript;
mod view;
mod worlds;

pub use action::Action;
pub use board::{ArtistSpace, Direction, StoneSpace};
pub use error::{Illegal, SetupError};
pub use game::Stones;
pub use legal::Choices;
pub use objective::{Objective, ObjectivePoints};
pub use options::{Options, Stacks};
pub use seen::{SeenStack, SeenStone};
pub use setup::Setup;
pub use stack::Stack;
pub use state::State;
pub use stone::{Colour, Pattern, Stone};
pub use table::{Phase, Reason, Table};
pub use tabletop;
pub use tower::{TowerSet, TowerSpace};
pub use track::Track;
pub use view::View;
pub use worlds::Worlds;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
