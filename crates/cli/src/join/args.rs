//! What can be typed after `mandala join`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use mandala_games::GameName;
use protocol::ClockSpec;

use crate::games::game;
use crate::players::PlayerName;

/// Let a program play at a table server: it accepts challenges, takes seats, and plays until it is told to stop.
///
/// The program is the same as in the arena; so is what its faults are called. Each game has a process of its own.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala join 'cmd:python3 mybot.py' --url https://play.example.org
  mandala join master --url http://127.0.0.1:8787 --max-tables 4 --game stones
  mandala join 'cmd:./mybot' --url http://127.0.0.1:8787 --pair --game mandala --games 10
  mandala join 'cmd:./mybot' --url http://127.0.0.1:8787 --table http://127.0.0.1:8787/join/…

Before that, `export MANDALA_TOKEN=mandala_…` gives the token out of sight of `ps`. A token is made in the web app, under “Account”, or with two requests: docs/bots.md. It must allow to read and to play.

Ctrl-C takes no new games and finishes those that run; once more resigns them. The exit status is 0 after that, and 1 if the
token is no good (any more), the program cannot be started, or the server refuses for good what was asked for.")]
pub(crate) struct JoinArgs {
    /// Who plays: cmd:PROGRAM ARGS, a level (beginner, casual, club, expert, master), random, greedy, newcomer or plain.
    #[arg(value_name = "PLAYER")]
    pub(crate) player: PlayerName,
    /// The server.
    #[arg(long)]
    pub(crate) url: String,
    /// The token with which the program plays. Others on this machine can see arguments: the variable `MANDALA_TOKEN` is better.
    #[arg(long)]
    pub(crate) token: Option<String>,
    /// Only this game; challenges to others are declined.
    #[arg(long, value_parser = game())]
    pub(crate) game: Option<GameName>,
    /// Only rated games.
    #[arg(long, conflicts_with = "unrated")]
    pub(crate) rated: bool,
    /// Only unrated games.
    #[arg(long)]
    pub(crate) unrated: bool,
    /// At so many tables at once; further challenges wait until one is free.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=100))]
    pub(crate) max_tables: u16,
    /// Stop after so many games.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// Take a seat at this table: an id, or a link to it.
    #[arg(long, value_name = "ID_OR_LINK")]
    pub(crate) table: Option<String>,
    /// Challenge this person, by public id or account name, to --game.
    #[arg(long, value_name = "PERSON", requires = "game")]
    pub(crate) challenge: Option<String>,
    /// Find opponents: sit down at public tables for two, with --game and --clock, whenever a table is free.
    #[arg(long, requires = "game")]
    pub(crate) pair: bool,
    /// The clock of --pair and --challenge: seconds at the start and after each action. Rated games need one.
    #[arg(long, value_name = "INITIAL+INCREMENT")]
    pub(crate) clock: Option<Fischer>,
    /// How long the player may think about an action, in milliseconds; levels take as long as they do by themselves.
    #[arg(long, default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) budget_ms: u64,
    /// Write the conversation with the program to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) transcript: Option<PathBuf>,
}

/// Seconds at the start, and after each action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fischer {
    initial: u32,
    increment: u32,
}

impl JoinArgs {
    /// The clock of games that this program proposes.
    pub(super) fn clock(&self) -> ClockSpec {
        self.clock.map_or(ClockSpec::None, |Fischer { initial, increment }| ClockSpec::Fischer {
            initial,
            increment,
        })
    }
}

impl FromStr for Fischer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (initial, increment) = text.split_once('+').ok_or("INITIAL+INCREMENT, as in 600+5")?;
        let read = |number: &str| number.parse().map_err(|_| format!("`{number}` is no number of seconds"));
        Ok(Self { initial: read(initial)?, increment: read(increment)? })
    }
}
