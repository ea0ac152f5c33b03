//! What can be typed after `mandala arena`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use arena::Sprt;
use clap::Args;
use mandala_games::GameName;

use super::competitor::Competitor;
use crate::games::game;

/// Let players compete, and measure their strength.
///
/// Every deal is played in all rotations of the seats, which cancels luck and the advantage of the first move.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala arena --game mandala --players master,plain --games 400
  mandala arena --game stones --players club,greedy,greedy --games 300 --html match.html
  mandala arena --game mandala --players expert,club --games 2000 --sprt 0,50 --log match.jsonl
  mandala arena --game mandala --players 'cmd:python3 mybot.py,greedy' --games 100 --ms 50 --json
  mandala arena --game mandala --players 'mine=cmd:python3 mybot.py@30s,master@1s,club' --games 60

The players are random, greedy, newcomer, plain, beginner, casual, club, expert, master, and cmd:PROGRAM ARGS; before one
may stand a label of yours, behind one that thinks its own budget (500ms, 1.5s, 2min). With the same arguments
and no --ms, our own players play the same games on any machine, whatever the number of jobs. With --log the same command
goes on where it was interrupted. Ctrl-C prints what there is.")]
pub(crate) struct ArenaArgs {
    /// The game.
    #[arg(long, value_parser = game())]
    pub(crate) game: GameName,
    /// Who plays, each as LABEL=PLAYER@BUDGET; label and budget may be left out.
    #[arg(long, value_delimiter = ',', value_name = "NAMES", required = true)]
    pub(crate) players: Vec<Competitor>,
    /// How many sit at a table; where more are named, all meet all. By default all of them, where the game is for so many.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// How many games; rounded up to whole deals.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How many games at a time; by default one for each processor.
    #[arg(long, value_name = "J")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// Where all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Stop as soon as it is clear (95 %) whether the first player's rating against the others is ELO1 rather than ELO0.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    /// The budget of every player that searches, in iterations.
    #[arg(long, value_name = "I", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,
    /// The budget of every player that searches, and of programs, in milliseconds, unless it has its own.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) ms: Option<u64>,
    /// Stop at the first forfeit, say why, and exit with status 1.
    #[arg(long)]
    pub(crate) stop_on_forfeit: bool,
    /// Keep the record of every game here; games of the same match that are already there are not played again, unless a program
    /// has changed.
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    /// Write the conversation with programs to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) transcript: Option<PathBuf>,
    /// Options of the game, as in a record.
    #[arg(long, value_name = "JSON")]
    pub(crate) options: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write a page with tables and plots.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}
