//! The binary as people and programs use it.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

mod analyse;
mod arena;
mod bot;
#[cfg(target_os = "linux")]
mod check_bot;
mod commands;
#[cfg(target_os = "linux")]
mod deploy;
mod documentation;
#[cfg(target_os = "linux")]
mod forfeits;
mod hostile;
#[cfg(target_os = "linux")]
mod hosts;
#[cfg(target_os = "linux")]
mod join;
mod joined;
#[cfg(target_os = "linux")]
mod kills;
mod load;
mod locales;
#[cfg(target_os = "linux")]
mod matches;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(target_os = "linux")]
mod migrate;
#[cfg(target_os = "linux")]
mod nginx;
mod play;
#[cfg(target_os = "linux")]
mod programs;
mod replay;
mod run;
#[cfg(target_os = "linux")]
mod serve;
mod simulate;
mod verify;
#[cfg(target_os = "linux")]
mod worker;
