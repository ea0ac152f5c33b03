//! The rules of Mandala, a card game of coloured sand for two, as `docs/rules/mandala.md` numbers them.
//!
//! Pure and deterministic: no input or output, no clock, no threads.
//!
//! [`State`] is the whole truth about a game, [`View`] what one viewer may know of it, and [`Worlds`] the states that look like a
//! view. [`event::Event`] is what an action caused, [`effects::Effects`] what it would foreseeably cause, and
//! [`figures::Figures`] what the rules make of a view.
//!
//! ```
//! use mandala::tabletop::{Game, Seed, State};
//! use mandala::{Mandala, Options};
//!
//! let mut state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
//! let action = state.legal_actions()[0];
//! state.apply(action)?;
//! # Ok::<(), mandala::Illegal>(())
//! ```

// Descriptions for TypeScript are derived, and need the standard library's prelude.
#![cfg_attr(not(any(test, feature = "typescript")), no_std)]

extern crate alloc;

mod action;
mod apply;
mod check;
mod colour;
mod combinations;
mod destroy;
mod draw;
pub mod effects;
mod end;
mod error;
pub mod event;
pub mod figures;
mod game;
mod legal;
mod notation;
mod options;
mod pile;
mod read;
mod river;
mod score;
mod setup;
mod state;
mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
#[cfg(feature = "typescript")]
#[doc(hidden)]
pub mod typescript;
mod view;
mod worlds;

pub use action::{Action, MandalaNumber};
pub use colour::Colour;
pub use error::{Illegal, SetupError};
pub use game::Mandala;
pub use legal::Choices;
pub use options::Options;
pub use pile::Pile;
pub use river::River;
pub use setup::Setup;
pub use state::State;
pub use table::{Areas, Phase, Reason, Table};
pub use tabletop;
pub use view::View;
pub use worlds::Worlds;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
