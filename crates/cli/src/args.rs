//! What can be typed.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use l10n::Language;
use mandala_games::GameName;
use mandala_load::LoadArgs;

use crate::admin::AdminArgs;
use crate::arena::ArenaArgs;
use crate::backup::BackupArgs;
use crate::bot::BotArgs;
use crate::check_bot::CheckBotArgs;
use crate::config::ConfigArgs;
use crate::games::{game, usual_game};
use crate::join::JoinArgs;
use crate::migrate::MigrateArgs;
use crate::players::PlayerName;
use crate::restore::RestoreArgs;
use crate::serve::{ServeArgs, WorkerArgs};

const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("MANDALA_COMMIT"), ")");

/// Mandala and Mandala Stones: play, serve, simulate, replay and measure.
///
/// An unofficial implementation, not affiliated with the publishers of the games.
#[derive(Parser, Debug)]
#[command(name = "mandala", version = VERSION, max_term_width = 100)]
#[command(after_help = "Examples:
  mandala play                                  a game against the computer
  mandala serve --open                          tables for all, in a browser
  mandala simulate --game mandala --games 3 --seed 1
  mandala replay games.jsonl                    check recorded games
  mandala analyse game.jsonl                    where was it won and lost?
  mandala arena --game mandala --players club,greedy --games 100
  mandala bench --json                          how fast the rules are here")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Analyse(AnalyseArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Arena(ArenaArgs),
    Bot(BotArgs),
    CheckBot(CheckBotArgs),
    Join(JoinArgs),
    Serve(ServeArgs),
    Worker(WorkerArgs),
    Load(LoadArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Migrate(MigrateArgs),
    Admin(AdminArgs),
    Config(ConfigArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Reads the name of a language we have words in.
fn language() -> impl TypedValueParser<Value = Language> {
    let names = Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.name()));
    PossibleValuesParser::new(names).map(|name| name.parse().expect("one of the names"))
}

/// Play in the terminal against the computer.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala play                        Mandala against casual
  mandala play --level master
  mandala play --game stones --players 3
  mandala play --lang pl --seed 7     the same deal again, in Polish
  mandala play --record my-game.jsonl keep the game; `mandala replay` checks it")]
pub(crate) struct PlayArgs {
    /// The game.
    #[arg(long, value_parser = game(), default_value_t = usual_game())]
    pub(crate) game: GameName,
    /// How many play; all but you are computers.
    #[arg(long, default_value_t = 2)]
    pub(crate) players: usize,
    /// The computer player: a level (beginner, casual, club, expert, master), random, greedy, newcomer, plain, or cmd:PROGRAM ARGS.
    #[arg(long, visible_alias = "level", default_value_t = PlayerName::USUAL, value_name = "NAME")]
    pub(crate) against: PlayerName,
    /// Your seat; seat 0 takes the first turn.
    #[arg(long, default_value_t = 0)]
    pub(crate) seat: usize,
    /// Which deal; by default a new one each time.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// The language; by default that of your system.
    #[arg(long, value_parser = language())]
    pub(crate) lang: Option<Language>,
    /// Options of the game, as in a record.
    #[arg(long, value_name = "JSON")]
    pub(crate) options: Option<String>,
    /// Append the record of the game to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// Let computers play, and write the records.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala simulate --game mandala --games 100 --seed 1 --out games.jsonl
  mandala simulate --game stones --players 3 --games 2 --seed 7 --trace
  mandala simulate --game mandala --games 10 --seed 1 --bots 'greedy,cmd:python3 mybot.py'

The same arguments give the same bytes on any machine, and game k depends only on the other arguments and k.")]
pub(crate) struct SimulateArgs {
    /// The game.
    #[arg(long, value_parser = game())]
    pub(crate) game: GameName,
    /// How many play; by default one for each bot named, or 2.
    #[arg(long)]
    pub(crate) players: Option<usize>,
    /// How many games.
    #[arg(long)]
    pub(crate) games: u64,
    /// Where all chance comes from.
    #[arg(long)]
    pub(crate) seed: u64,
    /// Who plays, one for each seat: random, greedy, newcomer, plain, a level (beginner, casual, club, expert, master), or
    /// cmd:PROGRAM ARGS for a program of yours. By default all random.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub(crate) bots: Vec<PlayerName>,
    /// Options of the game, as in a record.
    #[arg(long, value_name = "JSON")]
    pub(crate) options: Option<String>,
    /// Also write the legal actions and the whole state at every step.
    #[arg(long)]
    pub(crate) trace: bool,
    /// Write here instead of to standard output.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// How long a program may think about an action, in milliseconds.
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    pub(crate) budget_ms: u64,
    /// How many games at a time. The output is the same.
    #[arg(long, value_name = "J", default_value_t = NonZeroUsize::MIN)]
    pub(crate) jobs: NonZeroUsize,
    /// Write the conversation with programs to this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) transcript: Option<PathBuf>,
}

/// Replay records and check every action and result.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala replay games.jsonl
  mandala simulate --game stones --games 5 --seed 1 | mandala replay -

Prints one JSON line for each record. The exit status is 0 if all are good, 1 otherwise.")]
pub(crate) struct ReplayArgs {
    /// A file of records, one to a line; - for standard input.
    pub(crate) file: PathBuf,
    /// Also print the legal actions and the whole state at every step of each good record.
    #[arg(long)]
    pub(crate) trace: bool,
}

/// Check that recorded games of a server were dealt as it had committed itself to.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala verify game.jsonl
  mandala verify game.jsonl --commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
  mandala verify - < game.jsonl

Prints one JSON line for each record. The exit status is 0 if all deals are right, 1 otherwise.
docs/fairness.md says what this proves and what not.")]
pub(crate) struct VerifyArgs {
    /// A file of records, one to a line; - for standard input.
    pub(crate) file: PathBuf,
    /// The commitment that was shown before the deal: without it, only what a record says of itself is checked.
    #[arg(long, value_name = "SHA-256")]
    pub(crate) commitment: Option<String>,
}

/// Judge every decision of recorded games, and tell luck from skill.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala analyse game.jsonl
  mandala analyse game.jsonl --html game.html
  mandala simulate --game stones --games 1 --seed 1 | mandala analyse - --json --iterations 500

Decisions are judged on what the player could know, not on the open cards. The same arguments give the same
analysis, whatever the number of threads. The exit status is 0 if all records are good, 1 otherwise.")]
pub(crate) struct AnalyseArgs {
    /// A file of records, one to a line; - for standard input.
    pub(crate) record: PathBuf,
    /// Iterations of search for each decision.
    #[arg(long, default_value_t = mandala_players::analysis::Depth::DEFAULT.iterations, value_name = "I")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// How many threads share the decisions; by default one for each core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// The language; by default that of your system.
    #[arg(long, value_parser = language())]
    pub(crate) lang: Option<Language>,
    /// Print one JSON document.
    #[arg(long, conflicts_with = "html")]
    pub(crate) json: bool,
    /// Write a page with graphs to this file instead.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

/// Count the ways to play on from a deal.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala perft --game mandala --seed 1 --depth 4

Prints the number of action sequences for each depth; chance is fixed by the seed.")]
pub(crate) struct PerftArgs {
    /// The game.
    #[arg(long, value_parser = game())]
    pub(crate) game: GameName,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    pub(crate) players: usize,
    /// Which deal.
    #[arg(long)]
    pub(crate) seed: u64,
    /// How many actions deep.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
}

/// Measure the speed of random games, from the deal to the end, on one thread.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala bench
  mandala bench --game mandala --seconds 10 --json
  mandala bench --search --game stones --players 3")]
pub(crate) struct BenchArgs {
    /// The game; by default both, Stones for every number of players.
    #[arg(long, value_parser = game())]
    pub(crate) game: Option<GameName>,
    /// How many play.
    #[arg(long, requires = "game")]
    pub(crate) players: Option<usize>,
    /// How long to measure each.
    #[arg(long, default_value_t = 3.0, value_name = "N", conflicts_with = "games")]
    pub(crate) seconds: f64,
    /// Play this many games instead, however long it takes: the same work every time.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure the search instead: iterations a second from the opening, by plain and by master.
    #[arg(long, conflicts_with = "games")]
    pub(crate) search: bool,
}

/// Print a completion script for your shell.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala completions bash > ~/.local/share/bash-completion/completions/mandala
  mandala completions fish > ~/.config/fish/completions/mandala.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell.
    #[arg(value_enum)]
    pub(crate) shell: clap_complete::Shell,
}

/// Write the manual pages.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala man ~/.local/share/man/man1")]
pub(crate) struct ManArgs {
    /// The folder for the pages; it is made if need be.
    pub(crate) folder: PathBuf,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use mandala_players::Level;

    #[test]
    fn the_arguments_fit_together() {
        Cli::command().debug_assert();
    }

    /// Help is written by hand, so a new level would be missing from it.
    #[test]
    fn help_that_lists_levels_lists_all_of_them() {
        let weakest = Level::ALL[0].name();
        let mut lists = 0;
        for command in Cli::command().get_subcommands_mut() {
            let help = command.render_long_help().to_string();
            let lines = help.split_whitespace().collect::<Vec<_>>().join(" ");
            for (start, _) in lines.match_indices(&format!("{weakest},")) {
                let list: Vec<_> = lines[start..].split(", ").take(Level::ALL.len()).collect();
                for (level, named) in Level::ALL.into_iter().zip(list) {
                    assert!(named.starts_with(level.name()), "{}: {named}", command.get_name());
                }
                lists += 1;
            }
        }
        assert!(lists >= 3, "{lists}");
    }

    #[test]
    fn every_command_shows_an_example() {
        for command in Cli::command().get_subcommands() {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains("Examples:\n  mandala "), "{}", command.get_name());
        }
    }
}
