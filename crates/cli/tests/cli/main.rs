//! The binary as people and programs use it.

mod commands;
mod hostile;
mod locales;
mod replay;
mod run;
mod simulate;
