//! The rules of Mandala, a card game of coloured sand for two, as `docs/rules/mandala.md` numbers them.
//!
//! Pure and deterministic: no input or output, no clock, no threads. [`State`] is the whole truth, [`View`] what one viewer
//! may know of it, [`Event`] what an action caused, and [`Effects`] what it would foreseeably cause.
//!
//! ```
//! use mandala::{Mandala, Options, Setup, State};
//! use tabletop::{Seed, Setup as _, State as _};
//!
//! let seed = Seed::from_number(7);
//! let setup = Setup::deal(2, &seed);
//! let mut state = State::new(&Options::default(), &setup, seed);
//! let action = state.nth_legal(0);
//! state.apply(action)?;
//! # Ok::<(), mandala::Illegal>(())
//! ```

mod action;
mod apply;
mod check;
mod colour;
mod destroy;
mod draw;
mod effects;
mod end;
mod error;
mod event;
mod figures;
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
pub mod typescript;
mod view;
mod worlds;

pub use action::{Action, Which};
pub use colour::Colour;
pub use effects::{Completion, DrawLimit, Effects, Gain};
pub use error::{Illegal, SetupError};
pub use event::{Event, Seen, Taken};
pub use figures::{CupWorth, Figures, SpaceWorth, Standing};
pub use game::Mandala;
pub use options::Options;
pub use pile::Pile;
pub use river::River;
pub use setup::Setup;
pub use state::State;
pub use table::{Areas, Phase, Reason, Table};
pub use view::View;
pub use worlds::Worlds;
