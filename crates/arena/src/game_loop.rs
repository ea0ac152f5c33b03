//! One game from the deal to the end: the loop of `mandala simulate` and of matches.

use std::time::Instant;

use tabletop::record::{Forfeit, Ignore, Journal, ReplayableGame};
use tabletop::{Seat, Seed, State, View, Viewer};

use crate::fault::{Fault, FaultReport, Question};
use crate::player::{Player, Start};

/// How a game is dealt.
#[derive(Debug)]
pub struct Deal<'a, G: ReplayableGame> {
    /// The players' names by seat.
    pub names: Vec<String>,
    /// The options of the table.
    pub options: &'a G::Options,
    /// All chance of the game. The cards and each player get a seed of their own, so that the randomness of a player tells
    /// nothing about the cards.
    pub seed: Seed,
    /// Whether the record gets a trace.
    pub traced: bool,
}

/// A game that has ended.
#[derive(Debug)]
pub struct FinishedGame<G: ReplayableGame> {
    /// The game with everything its record needs.
    pub journal: Journal<G>,
    /// How it was given up, if it was.
    pub forfeit: Option<Forfeit>,
    /// What was wrong, if it was given up.
    pub fault: Option<FaultReport>,
    /// The milliseconds that each action took, and who chose it.
    pub times: Vec<(Seat, f64)>,
}

impl<G: ReplayableGame> Deal<'_, G> {
    /// The game before its first action.
    pub fn journal(&self) -> Journal<G> {
        Journal::deal(self.names.clone(), self.options.clone(), self.seed.child(0), self.traced)
    }
}

/// Lets the players, given by seat, play a game until it is over or a player forfeits. Gives nothing if `halted` says so
/// before the end.
pub fn play_game<G: ReplayableGame>(
    deal: &Deal<'_, G>,
    players: &mut [&mut (dyn Player<G> + '_)],
    halted: impl Fn() -> bool,
) -> Option<FinishedGame<G>> {
    let count = players.len();
    let mut journal = deal.journal();
    for (seat, player) in Seat::all(count).zip(players.iter_mut()) {
        let seed = deal.seed.child(1 + seat.index() as u64);
        player.start(&Start { seat, players: count, options: deal.options, seed });
    }
    let (mut times, mut forfeit, mut report) = (Vec::new(), None, None);
    while let Some(seat) = journal.state().to_move() {
        let view = journal.state().view(Viewer::Seat(seat));
        let asked = Instant::now();
        let action = players[seat.index()].act(&view, journal.actions());
        // Whole microseconds, so that a log repeats exactly what was counted.
        let time = asked.elapsed().as_micros() as f64 / 1000.0;
        // The signal that halts us may also have ended a program, which is not its fault.
        if halted() {
            return None;
        }
        let played = action.and_then(|action| {
            let legal: Vec<String> = view.legal_actions().iter().map(ToString::to_string).collect();
            let question = Question { legal: &legal, ..Question::default() };
            let fault = |_| Fault::NotLegal(action.to_string()).report(question, None, Vec::new());
            journal.play(action, &mut Ignore).map_err(fault)
        });
        if let Err(fault) = played {
            let lost = Forfeit { seat: seat.index() as u8, why: fault.why };
            journal.forfeit(lost);
            journal.note("fault", &fault.report);
            (forfeit, report) = (Some(lost), Some(*fault.report));
            break;
        }
        times.push((seat, time));
    }
    let outcome = journal.state().outcome();
    for player in players {
        player.end(outcome.as_ref(), forfeit);
    }
    Some(FinishedGame { journal, forfeit, fault: report, times })
}
