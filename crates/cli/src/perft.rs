//! `mandala perft`: node counts, to compare rules engines.

use std::io::{self, Write};
use std::process::ExitCode;

use mandala_games::{Visit, visit};
use tabletop::play::perft;
use tabletop::{Game, Seed};

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::games::check_players;

pub(crate) fn run(args: &PerftArgs) -> Result<ExitCode, Failure> {
    visit(args.game, Perft(args))?
}

struct Perft<'a>(&'a PerftArgs);

impl<G: Game> Visit<G> for Perft<'_> {
    type Output = Result<ExitCode, Failure>;

    fn visit(self) -> Self::Output {
        let Self(args) = self;
        check_players::<G>(args.players)?;
        let seed = Seed::from_number(args.seed);
        let state = G::deal(&G::Options::default(), args.players, seed);
        let mut out = io::stdout().lock();
        for depth in 1..=args.depth {
            writeln!(out, "{depth} {}", perft::<G>(&state, depth))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
