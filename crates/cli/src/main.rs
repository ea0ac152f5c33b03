//! The binary `mandala`: both games on the command line.

mod admin;
mod analyse;
mod arena;
mod args;
mod backup;
mod bench;
mod bot;
mod check_bot;
mod completions;
mod config;
mod data;
mod failure;
mod games;
mod input;
mod join;
mod load;
mod man;
mod migrate;
mod moment;
mod open_store;
mod perft;
mod play;
mod players;
mod private;
mod replay;
mod restore;
mod search_speed;
mod serve;
mod settings;
mod simulate;
mod transcript;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::failure::Failure;

/// An action of a game is many small allocations, which this one gives out and takes back in fewer steps than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let ended = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::CheckBot(args) => check_bot::run(&args),
        Command::Join(args) => join::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Worker(args) => serve::run_worker(&args),
        Command::Load(args) => load::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Config(args) => config::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    };
    ended.unwrap_or_else(Failure::report)
}
