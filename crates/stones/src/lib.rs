//! The rules of Mandala Stones, a game of stacked stones for two to four, as `docs/rules/stones.md` numbers them.
//!
//! Pure and deterministic: no input or output, no clock, no threads, and after the deal no chance either. [`State`] is the
//! whole truth, [`View`] what one viewer may know of it, [`Event`] what an action caused, and [`Effects`] what it would
//! foreseeably cause.
//!
//! ```
//! use stones::{Options, Setup, State, Stones};
//! use tabletop::{Seed, Setup as _, State as _};
//!
//! let seed = Seed::from_number(7);
//! let setup = Setup::deal(3, &seed);
//! let mut state = State::new(&Options::default(), &setup, seed);
//! let action = state.nth_legal(0);
//! state.apply(action)?;
//! # Ok::<(), stones::Illegal>(())
//! ```

mod account;
mod action;
mod apply;
mod bits;
mod board;
mod check;
mod defaults;
mod effects;
mod end;
mod error;
mod event;
mod figures;
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
pub mod typescript;
mod view;
mod worlds;

pub use account::{Account, Covered, TowerPoints, Worth};
pub use action::Action;
pub use board::{ArtistSpace, Direction, StoneSpace};
pub use effects::{Effects, Left, Staying, Taking};
pub use error::{Illegal, SetupError};
pub use event::{Event, Picked, Seen};
pub use figures::{Figures, Held, Hindrance};
pub use game::Stones;
pub use objective::{Objective, ObjectivePoints};
pub use options::{Options, Stacks};
pub use setup::Setup;
pub use stack::Stack;
pub use state::State;
pub use stone::{Colour, Pattern, Stone};
pub use table::{Phase, Reason, Table};
pub use tower::{TowerSet, TowerSpace};
pub use track::Track;
pub use view::{SeenStack, SeenStone, View};
pub use worlds::Worlds;
