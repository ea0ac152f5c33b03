//! The laws every game must keep, golden files, and a toy game.

mod golden;
pub mod kuhn;
mod laws;
mod refusal;

pub use golden::{Golden, golden_perft, golden_records};
pub use laws::{Law, draws_as_listed, keeps_the_laws};
pub use refusal::{assert_listed, refuse};
