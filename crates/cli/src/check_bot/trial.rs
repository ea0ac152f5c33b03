//! Games of one kind with a program, and what was found.

use std::time::Duration;

use arena::{CommandLine, Deal, Exit, ExternalPlayer, FaultReport, Player, Transcript, play_game};
use mandala_games::Visit;
use mandala_players::TrainedGame;
use tabletop::{Seat, Seed};

use crate::players::PlayerName;

/// How long to wait for a line that was not asked for.
const QUIET: Duration = Duration::from_millis(250);

/// What is to be tried.
pub(super) struct Trial<'a> {
    pub(super) command: &'a CommandLine,
    pub(super) players: usize,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) budget: Duration,
    pub(super) transcript: Option<Transcript>,
}

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub(super) games: u64,
    /// The milliseconds of each answer.
    pub(super) times: Vec<f64>,
    pub(super) budget: Duration,
    /// Each kind of fault once.
    pub(super) faults: Vec<FaultFound>,
    /// A line that was written after the end of a game.
    pub(super) unasked: Option<String>,
    /// How it exited at the end of its input; nothing if it was not running any more.
    pub(super) exit: Option<Exit>,
}

/// A fault that lost games.
#[derive(Debug)]
pub(super) struct FaultFound {
    pub(super) report: FaultReport,
    pub(super) games: u32,
    /// The first of them, counted from 1, the program's seat there and how many actions had been played.
    pub(super) first: (u64, Seat, usize),
}

impl Findings {
    /// How many different faults there are.
    pub(super) fn faults(&self) -> usize {
        self.faults.len() + usize::from(self.unasked.is_some()) + usize::from(self.was_killed())
    }

    /// Whether it went on running after its input had ended.
    pub(super) fn was_killed(&self) -> bool {
        self.exit.as_ref().is_some_and(|exit| exit.status.is_none())
    }

    pub(super) fn is_not_started(&self) -> bool {
        self.faults.iter().any(|fault| fault.report.is_not_started())
    }

    fn note(&mut self, report: FaultReport, first: (u64, Seat, usize)) {
        let is_like = |fault: &&mut FaultFound| fault.report.id == report.id;
        match self.faults.iter_mut().find(is_like) {
            Some(fault) => fault.games += 1,
            None => self.faults.push(FaultFound { report, games: 1, first }),
        }
    }
}

impl<G: TrainedGame> Visit<G> for Trial<'_> {
    type Output = Findings;

    fn visit(self) -> Findings {
        let Self { players, budget, .. } = self;
        let mut program = ExternalPlayer::new(self.command.clone(), budget).with_transcript(self.transcript);
        let mut others: Vec<Box<dyn Player<G>>> =
            (1..players).map(|_| PlayerName::Random.sit(budget)).collect();
        let options = G::Options::default();
        let mut findings = Findings { budget, ..Findings::default() };
        for number in 0..self.games {
            let seat = Seat::new((number % players as u64) as usize);
            let mut by_seat: Vec<&mut dyn Player<G>> = others.iter_mut().map(Box::as_mut).collect();
            by_seat.insert(seat.index(), &mut program);
            let names = vec![String::new(); players];
            let seed = Seed::from_number(self.seed).child(number);
            let deal = Deal::<G> { names, options: &options, seed, traced: false };
            let game = play_game(&deal, &mut by_seat, || false).expect("nothing halts it");
            findings.games += 1;
            findings.times.extend(game.times.iter().filter(|(mover, _)| *mover == seat).map(|(_, ms)| ms));
            if let Some(report) = game.fault {
                let is_hopeless = report.is_not_started();
                findings.note(report, (number + 1, seat, game.journal.actions().len()));
                if is_hopeless {
                    break;
                }
            }
        }
        findings.unasked = program.unasked_line(QUIET);
        findings.exit = program.finish();
        findings
    }
}
