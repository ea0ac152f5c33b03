//! The binary as people and programs use it.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

mod arena;
mod bot;
mod commands;
mod documentation;
mod hostile;
mod locales;
mod play;
mod replay;
mod run;
mod simulate;
