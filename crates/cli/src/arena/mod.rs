//! `mandala arena`: matches that measure strength.

mod args;
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
    Ended, ExternalPlayer, Log, LogError, Match, MatchError, Progress, Report, Results, Terms,
    forfeit_sentence, html, text,
};
use mandala_games::{Visit, visit};
use mandala_players::TrainedGame;

pub(crate) use args::ArenaArgs;

use crate::failure::Failure;
use crate::games::{check_players, read_options};
use crate::players::{PlayerName, ThinkingTime};
use progress::Bar;

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
        let players = args.players.len();
        check_players::<G>(players)?;
        let (thinking, budget) = terms(args);
        let program = args.ms.map_or(BUDGET, Duration::from_millis);
        let of = Match::<G> {
            names: args.players.iter().map(PlayerName::to_string).collect(),
            options: read_options::<G>(args.options.as_deref())?,
            seed: args.seed,
            deals: Match::<G>::deals_for(args.games, players),
            jobs: args.jobs.or_else(|| available_parallelism().ok()).map_or(1, NonZero::get),
            budget,
            sprt: args.sprt,
            stop_on_forfeit: args.stop_on_forfeit,
            sit: &|player| match &args.players[player] {
                PlayerName::External(command) => {
                    Box::new(ExternalPlayer::new(command.clone(), program).in_own_group())
                }
                own => own.sit_to_think::<G>(program, thinking),
            },
        };
        let results = play(args, &of)?;
        let terms = Terms {
            seed: args.seed,
            budget: of.budget.clone(),
            options: serde_json::to_string(&of.options).expect("options are plain data"),
        };
        let report = Report::new(G::NAME, &of.names, &results, terms);
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

/// How players think, and the same in words.
fn terms(args: &ArenaArgs) -> (ThinkingTime, String) {
    match (args.iterations, args.ms) {
        (Some(iterations), _) => (ThinkingTime::Iterations(iterations), format!("{iterations} iterations")),
        (None, Some(ms)) => (ThinkingTime::Time(Duration::from_millis(ms)), format!("{ms} ms")),
        (None, None) => (ThinkingTime::Own, "each player's own".to_owned()),
    }
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
    let mut bar = Bar::new(&of.names);
    let watch = |progress: &Progress<'_>| {
        bar.show(progress);
        if !args.stop_on_forfeit {
            bar.warn(progress);
        }
    };
    let results = ::arena::run(of, log.as_mut(), &stop, watch).map_err(failure)?;
    bar.finish();
    if results.ended == Ended::Interrupted {
        // The report does not say it to a program that reads it.
        let _ = writeln!(
            io::stderr(),
            "interrupted after {} of {} games; only whole deals are counted",
            results.games.len(),
            of.deals * of.names.len() as u64
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
