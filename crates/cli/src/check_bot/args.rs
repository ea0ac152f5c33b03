//! What can be typed after `mandala check-bot`.

use std::path::PathBuf;

use clap::Args;
use mandala_games::GameName;

use crate::games::game;
use crate::players::PlayerName;

/// Try a program that plays, and explain what is wrong with it.
///
/// It plays both games in every seat against random players, and is watched: whether it starts, answers in time, with one
/// legal action each time and nothing else, and exits at the end.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala check-bot 'cmd:python3 mybot.py'
  mandala check-bot 'cmd:python3 mybot.py' --game stones --transcript talk.txt
  mandala check-bot 'cmd:./mybot --fast' --budget-ms 50 --games 20

The exit status is 0 if no fault was found, 1 otherwise.")]
pub(crate) struct CheckBotArgs {
    /// The program, as cmd:PROGRAM ARGS.
    #[arg(value_name = "cmd:PROGRAM ARGS")]
    pub(crate) program: PlayerName,
    /// One game only; by default both, Stones for every number of players.
    #[arg(long, value_parser = game())]
    pub(crate) game: Option<GameName>,
    /// How many games with each number of players.
    #[arg(long, value_name = "K", default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// Where all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How long the program may think about an action, in milliseconds.
    #[arg(long, default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) budget_ms: u64,
    /// Write the conversation with the program to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) transcript: Option<PathBuf>,
}
