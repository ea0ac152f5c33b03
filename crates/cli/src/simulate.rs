//! `mandala simulate`: computers play, and the records are written.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::time::Duration;

use arena::{Deal, play_game};
use mandala_games::{Visit, visit};
use mandala_players::TrainedGame;
use tabletop::{Game, Seed};

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::games::{check_players, read_options};
use crate::players::PlayerName;

pub(crate) fn run(args: &SimulateArgs) -> Result<ExitCode, Failure> {
    visit(args.game, Simulate(args))?
}

struct Simulate<'a>(&'a SimulateArgs);

impl<G: TrainedGame> Visit<G> for Simulate<'_> {
    type Output = Result<ExitCode, Failure>;

    fn visit(self) -> Self::Output {
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
            let deal =
                Deal::<G> { names, options: &options, seed: all_games.child(game), traced: args.trace };
            let mut by_seat: Vec<_> = players.iter_mut().map(Box::as_mut).collect();
            let finished = play_game(&deal, &mut by_seat, || false).expect("nothing halts it");
            writeln!(out, "{}", finished.journal.to_line()).map_err(unwritten)?;
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
