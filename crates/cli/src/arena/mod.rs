//! `mandala arena`: matches that measure strength.

mod args;
mod competitor;
mod progress;

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::Duration;

use ::arena::{
    ExternalPlayer, Lineups, Log, LogError, Match, MatchEnd, MatchError, Progress, Report, Results, Terms,
    forfeit_sentence, html, text,
};
use mandala_games::{Visit, visit};
use mandala_players::TrainedGame;
use tabletop::Game;

pub(crate) use args::ArenaArgs;

use crate::failure::Failure;
use crate::games::{check_players, read_options};
use crate::players::{PlayerName, ThinkingTime};
use crate::transcript;
use competitor::Competitor;
use progress::ProgressDisplay;

/// How long a program may think unless `--ms` says otherwise.
const BUDGET: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &ArenaArgs) -> Result<ExitCode, Failure> {
    visit(args.game, Arena(args))?
}

struct Arena<'a>(&'a ArenaArgs);

impl<G: TrainedGame> Visit<G> for Arena<'_> {
    type Output = Result<ExitCode, Failure>;

    fn visit(self) -> Self::Output {
        let Self(args) = self;
        let seats = seats::<G>(args)?;
        let entrants = args.players.iter().map(|player| player.entrant(args.log.is_some()));
        let lineups = Lineups::new(args.players.len(), seats);
        let (thinking, budget) = terms(args);
        let transcript = transcript::create(args.transcript.as_deref())?;
        let program = args.ms.map_or(BUDGET, Duration::from_millis);
        let of = Match::<G> {
            entrants: entrants.collect::<io::Result<_>>()?,
            options: read_options::<G>(args.options.as_deref())?,
            seed: args.seed,
            deals: lineups.deals_for(args.games),
            lineups,
            jobs: args.jobs.or_else(|| available_parallelism().ok()).map_or(1, NonZero::get),
            budget,
            sprt: args.sprt,
            stop_on_forfeit: args.stop_on_forfeit,
            sit: &|player| {
                let Competitor { player, budget, .. } = &args.players[player];
                let own = budget.as_ref().map(|budget| budget.time);
                match player {
                    PlayerName::External(command) => {
                        let player = ExternalPlayer::new(command.clone(), own.unwrap_or(program));
                        Box::new(player.in_own_group().with_transcript(transcript.clone()))
                    }
                    name => name.sit_to_think::<G>(program, own.map_or(thinking, ThinkingTime::Time)),
                }
            },
        };
        let results = play(args, &of)?;
        transcript::finish(args.transcript.as_deref(), transcript.as_ref())?;
        let terms = Terms {
            seed: args.seed,
            budget: of.budget.clone(),
            options: serde_json::to_string(&of.options).expect("options are plain data"),
        };
        let report = Report::new(G::NAME, &of.names(), &results, terms);
        if let Some(path) = &args.html {
            fs::write(path, html(&report)).map_err(|source| Failure::File { path: path.clone(), source })?;
        }
        let mut out = io::stdout().lock();
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&report).expect("a report is plain data"))?;
        } else {
            write!(out, "{}", text(&report))?;
        }
        out.flush()?;
        let Some(reason) = &report.stopped_by else { return Ok(ExitCode::SUCCESS) };
        // A program that reads the report may not show it.
        let _ = writeln!(io::stderr(), "error: {}", forfeit_sentence(reason));
        Ok(ExitCode::FAILURE)
    }
}

/// How many sit at a table: all players, or fewer where they meet in turn.
fn seats<G: Game>(args: &ArenaArgs) -> Result<usize, Failure> {
    let named = args.players.len();
    let only = (G::PLAYERS.start() == G::PLAYERS.end()).then_some(*G::PLAYERS.end());
    let seats = args.seats.or(only).unwrap_or(named);
    if args.seats.is_none() && named > *G::PLAYERS.end() && only.is_none() {
        let most = G::PLAYERS.end();
        return Err(Failure::Usage(format!(
            "{} is for {most} players at most, not {named}; --seats N lets all meet all, N at a table",
            G::NAME
        )));
    }
    check_players::<G>(seats)?;
    if named < seats {
        return Err(Failure::Usage(format!("{seats} players are needed, not {named}")));
    }
    Ok(seats)
}

/// How players think, and the same in words.
fn terms(args: &ArenaArgs) -> (ThinkingTime, String) {
    let (thinking, all) = match (args.iterations, args.ms) {
        (Some(iterations), _) => (ThinkingTime::Iterations(iterations), format!("{iterations} iterations")),
        (None, Some(ms)) => (ThinkingTime::Time(Duration::from_millis(ms)), format!("{ms} ms")),
        (None, None) => (ThinkingTime::Own, "each player's own".to_owned()),
    };
    let own = args.players.iter().filter_map(|player| Some((player, player.budget.as_ref()?)));
    (thinking, own.fold(all, |all, (player, budget)| format!("{all}; {player}: {budget}")))
}

fn play<G: TrainedGame>(args: &ArenaArgs, of: &Match<'_, G>) -> Result<Results, Failure> {
    let failure = |error: MatchError| match (error, &args.log) {
        (MatchError::Log(LogError::Io(source)), Some(path)) => Failure::File { path: path.clone(), source },
        (error @ MatchError::Log(_), Some(path)) => {
            Failure::File { path: path.clone(), source: io::Error::new(io::ErrorKind::InvalidData, error) }
        }
        (error, _) => Failure::Match(error),
    };
    let mut log = args.log.as_deref().map(Log::open).transpose().map_err(|error| failure(error.into()))?;
    let stop = Arc::new(AtomicBool::new(false));
    stop_at_a_signal(&stop)?;
    let mut display = ProgressDisplay::new(of.names());
    let watch = |progress: &Progress<'_>| {
        display.show(progress);
        if !args.stop_on_forfeit {
            display.warn(progress);
        }
    };
    let results = ::arena::run(of, log.as_mut(), &stop, watch).map_err(failure)?;
    display.finish();
    if results.ended == MatchEnd::Interrupted {
        // The report does not say it to a program that reads it.
        let _ = writeln!(
            io::stderr(),
            "interrupted after {} of {} games; only whole deals are counted",
            results.games.len(),
            of.games()
        );
    }
    Ok(results)
}

/// The first signal ends the match and prints what there is; a second one ends the program.
fn stop_at_a_signal(stop: &Arc<AtomicBool>) -> Result<(), Failure> {
    /// As a shell reports a program that Ctrl-C ended.
    const INTERRUPTED: i32 = 130;
    let stop = Arc::clone(stop);
    let handler = move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| Failure::Io(io::Error::other(error)))
}
