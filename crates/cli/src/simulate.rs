//! `mandala simulate`: computers play, and the records are written.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::time::Duration;

use mandala_players::TrainedGame;
use tabletop::record::{Forfeit, Ignore, Journal, ReplayableGame};
use tabletop::{Game, Seat, Seed, State, Viewer};

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::games::{ForGame, check_players, read_options};
use crate::players::{Player, PlayerName, Start};

pub(crate) fn run(args: &SimulateArgs) -> Result<ExitCode, Failure> {
    args.game.run(Simulate(args))
}

struct Simulate<'a>(&'a SimulateArgs);

impl ForGame for Simulate<'_> {
    type Output = Result<ExitCode, Failure>;

    fn run<G: TrainedGame>(self) -> Self::Output {
        let Self(args) = self;
        let names = bots::<G>(args)?;
        let options = read_options::<G>(args.options.as_deref())?;
        let budget = Duration::from_millis(args.budget_ms);
        let mut players: Vec<_> = names.iter().map(|name| name.sit::<G>(budget)).collect();
        let unwritten = |source| match &args.out {
            None => Failure::Io(source),
            Some(path) => Failure::File { path: path.clone(), source },
        };
        let mut out: Box<dyn Write> = match &args.out {
            None => Box::new(io::stdout().lock()),
            Some(path) => Box::new(BufWriter::new(File::create(path).map_err(unwritten)?)),
        };
        let all_games = Seed::from_number(args.seed);
        for game in 0..args.games {
            let names = names.iter().map(PlayerName::to_string).collect();
            let line = play_game::<G>(names, &options, &all_games.child(game), &mut players, args.trace);
            writeln!(out, "{line}").map_err(unwritten)?;
        }
        out.flush().map_err(unwritten)?;
        Ok(ExitCode::SUCCESS)
    }
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

/// Plays one game. The deal and each player get a seed of their own, so that nobody's randomness tells about the cards.
fn play_game<G: ReplayableGame>(
    names: Vec<String>,
    options: &G::Options,
    seed: &Seed,
    players: &mut [Box<dyn Player<G>>],
    traced: bool,
) -> String {
    let count = players.len();
    let mut journal = Journal::<G>::deal(names, options.clone(), seed.child(0), traced);
    for (seat, player) in Seat::all(count).zip(players.iter_mut()) {
        player.start(&Start { seat, players: count, options, seed: seed.child(1 + seat.index() as u64) });
    }
    let mut forfeit = None;
    while let Some(seat) = journal.state().to_move() {
        let view = journal.state().view(Viewer::Seat(seat));
        match players[seat.index()].act(&view, journal.actions()) {
            Ok(action) => {
                journal.play(action, &mut Ignore).expect("a player's answer is checked to be legal");
            }
            Err(why) => {
                let lost = Forfeit { seat: seat.index() as u8, why };
                journal.forfeit(lost);
                forfeit = Some(lost);
                break;
            }
        }
    }
    let outcome = journal.state().outcome();
    for player in players {
        player.end(outcome.as_ref(), forfeit);
    }
    journal.to_line()
}
