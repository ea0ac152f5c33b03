//! `mandala simulate`: computers play, and the records are written.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use arena::{Deal, ExternalPlayer, FaultReport, Player, Transcript, fault_sentence, play_game};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use mandala_games::{Visit, visit};
use mandala_players::TrainedGame;
use tabletop::{Game, Seed};

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::games::{check_players, read_options};
use crate::players::PlayerName;
use crate::transcript;

pub(crate) fn run(args: &SimulateArgs) -> Result<ExitCode, Failure> {
    visit(args.game, Simulate(args))?
}

struct Simulate<'a>(&'a SimulateArgs);

impl<G: TrainedGame> Visit<G> for Simulate<'_> {
    type Output = Result<ExitCode, Failure>;

    fn visit(self) -> Self::Output {
        let Self(args) = self;
        let transcript = transcript::create(args.transcript.as_deref())?;
        let series = Series::<G> {
            args,
            bots: bots::<G>(args)?,
            options: read_options::<G>(args.options.as_deref())?,
            transcript: transcript.clone(),
        };
        let unwritten = |source| match &args.out {
            None => Failure::Io(source),
            Some(path) => Failure::File { path: path.clone(), source },
        };
        let mut out: Box<dyn Write> = match &args.out {
            None => Box::new(io::stdout().lock()),
            Some(path) => Box::new(BufWriter::new(File::create(path).map_err(unwritten)?)),
        };
        series.write(&mut out).map_err(unwritten)?;
        transcript::finish(args.transcript.as_deref(), transcript.as_ref())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The games that are to be played.
struct Series<'a, G: Game> {
    args: &'a SimulateArgs,
    /// By seat.
    bots: Vec<PlayerName>,
    options: G::Options,
    transcript: Option<Transcript>,
}

/// A game that was played.
struct SimulatedGame {
    record: String,
    /// The name of the bot that forfeited, and how.
    fault: Option<(String, FaultReport)>,
}

impl<G: TrainedGame> Series<'_, G> {
    /// Plays all games and writes their records in order. Each job plays every so many-th game, and waits when it is ahead.
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        const AHEAD: usize = 4;
        let jobs = self.args.jobs.get().min(self.args.games.max(1) as usize);
        let bar = self.bar();
        let mut reported = BTreeSet::new();
        thread::scope(|scope| {
            let played: Vec<Receiver<SimulatedGame>> = (0..jobs)
                .map(|job| {
                    let (sender, played) = sync_channel(AHEAD);
                    scope.spawn(move || self.play(job, jobs, &sender));
                    played
                })
                .collect();
            for number in 0..self.args.games {
                let job = (number % jobs as u64) as usize;
                let SimulatedGame { record, fault } = played[job].recv().expect("a job plays all its games");
                writeln!(out, "{record}")?;
                bar.inc(1);
                if let Some((name, fault)) = fault
                    && reported.insert((name.clone(), fault.id.clone()))
                {
                    bar.suspend(|| report(number, &name, &fault));
                }
            }
            bar.finish_and_clear();
            out.flush()
        })
    }

    /// Plays one game after another until nothing takes them.
    fn play(&self, job: usize, jobs: usize, sender: &SyncSender<SimulatedGame>) {
        let mut players: Vec<_> = self.bots.iter().map(|bot| self.sit(bot)).collect();
        let all_games = Seed::from_number(self.args.seed);
        for number in (job as u64..self.args.games).step_by(jobs) {
            let names = self.bots.iter().map(PlayerName::to_string).collect();
            let seed = all_games.child(number);
            let deal = Deal::<G> { names, options: &self.options, seed, traced: self.args.trace };
            let mut by_seat: Vec<_> = players.iter_mut().map(Box::as_mut).collect();
            let game = play_game(&deal, &mut by_seat, || false).expect("nothing halts it");
            let name = |seat: u8| self.bots[usize::from(seat)].to_string();
            let fault = game.forfeit.map(|forfeit| name(forfeit.seat)).zip(game.fault);
            if sender.send(SimulatedGame { record: game.journal.to_line(), fault }).is_err() {
                return;
            }
        }
    }

    fn sit(&self, bot: &PlayerName) -> Box<dyn Player<G>> {
        let budget = Duration::from_millis(self.args.budget_ms);
        match bot {
            PlayerName::External(command) => Box::new(
                ExternalPlayer::new(command.clone(), budget).with_transcript(self.transcript.clone()),
            ),
            own => own.sit(budget),
        }
    }

    /// The progress, on standard error if that is a terminal and the records are not written there, too.
    fn bar(&self) -> ProgressBar {
        let is_hidden = self.args.out.is_none() && io::stdout().is_terminal();
        let target = if is_hidden { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let style = ProgressStyle::with_template("{bar:16} {pos}/{len} games, {eta} left")
            .expect("the template is well-formed");
        ProgressBar::with_draw_target(Some(self.args.games), target).with_style(style)
    }
}

/// Says why a bot forfeited. The games go on, also if standard error is closed.
fn report(number: u64, name: &str, fault: &FaultReport) {
    let _ = writeln!(io::stderr(), "error: {name}: game {number}: {}", fault_sentence(fault));
}

/// One bot for each seat.
fn bots<G: Game>(args: &SimulateArgs) -> Result<Vec<PlayerName>, Failure> {
    let named = args.bots.len();
    let players = args.players.unwrap_or(if named == 0 { 2 } else { named });
    check_players::<G>(players)?;
    match named {
        0 => Ok(vec![PlayerName::Random; players]),
        _ if named == players => Ok(args.bots.clone()),
        _ => Err(Failure::Usage(format!("{players} players need {players} bots, not {named}"))),
    }
}
