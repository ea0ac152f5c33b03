//! What every game at our table shares.
//!
//! A game implements [`Game`], and can then be played and searched. With [`record::ReplayableGame`] it gets records that
//! replay without random numbers, with [`presentation::PresentableGame`] everything that a table shows. All games share
//! seats and viewers, chance that gives the same deal on every machine, node counts ([`play::perft`]), and, with the
//! feature `testing`, the laws that every game must keep.
//!
//! Nothing here knows a rule of any particular game. The only input is lines handed over by the caller
//! ([`record::Lines`]), and with `testing` the golden files.

// Descriptions for TypeScript are derived, and need the standard library's prelude.
#![cfg_attr(not(any(test, feature = "typescript")), no_std)]

extern crate alloc;
#[cfg(all(feature = "std", not(any(test, feature = "typescript"))))]
extern crate std;

pub mod chance;
mod game;
mod information_set;
pub mod json;
pub mod message;
pub mod notation;
mod outcome;
pub mod play;
pub mod presentation;
pub mod record;
mod seat;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(feature = "typescript")]
#[doc(hidden)]
pub mod typescript;

pub use chance::Seed;
pub use game::{Action, Game, NoOptions, State, View, Worlds};
pub use information_set::InformationSet;
pub use outcome::{Outcome, Reason};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use {rand_core, serde, serde_json};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
