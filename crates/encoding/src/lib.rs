//! Positions as tensors of bytes, actions as numbers, and many games at once: what training needs of a game.
//!
//! [`Encoded`] is a game with an encoding: what a viewer may know as bytes that are described field by field, dense ids of
//! actions with masks of the legal ones, and the symmetries of both. [`Batch`] plays many games side by side and writes
//! into buffers of the caller.
//!
//! ```
//! use encoding::Encoded;
//! use mandala::tabletop::{Game, Seat, Seed, State, View, Viewer};
//! use mandala::{Mandala, Options};
//!
//! let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
//! let view = state.view(Viewer::Seat(Seat::FIRST));
//! let mut observation = [0; Mandala::OBSERVATION];
//! Mandala::observe(&view, &mut observation);
//! let mut mask = [0; Mandala::ACTIONS];
//! Mandala::mask(&view, &mut mask);
//! assert_eq!(mask.iter().filter(|&&legal| legal == 1).count(), view.legal_actions().len());
//! ```

pub mod batch;
mod encoded;
mod field;
pub mod mandala;
pub mod stones;
mod symmetry;

pub use batch::Batch;
pub use encoded::Encoded;
pub use field::Field;
pub use symmetry::Symmetry;
pub use tabletop;
