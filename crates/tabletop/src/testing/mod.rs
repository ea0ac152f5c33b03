//! The laws every game must keep, and a toy game that keeps them.

pub mod kuhn;
mod laws;

pub use laws::{Law, keeps_the_laws};
