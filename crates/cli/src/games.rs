//! From a game's name to its rules.

use mandala::Mandala;
use mandala_players::TrainedGame;
use stones::Stones;
use tabletop::Game;
use tabletop::presentation::ReadView;
use tabletop::record::ReplayableGame;

use crate::args::GameName;
use crate::failure::Failure;

/// A game of ours: one that our players know, and whose views they can be sent.
pub(crate) trait Ours: TrainedGame<View: ReadView<Self>> {}

impl<G: TrainedGame<View: ReadView<G>>> Ours for G {}

/// Work that can be done for any game.
pub(crate) trait ForGame {
    type Output;

    /// Does it for game `G`.
    fn run<G: Ours>(self) -> Self::Output;
}

impl GameName {
    /// Does the work for the game of this name.
    pub(crate) fn run<W: ForGame>(self, work: W) -> W::Output {
        match self {
            Self::Mandala => work.run::<Mandala>(),
            Self::Stones => work.run::<Stones>(),
        }
    }

    /// The game a record names.
    pub(crate) fn of_record(name: &str) -> Option<Self> {
        [(Mandala::NAME, Self::Mandala), (Stones::NAME, Self::Stones)]
            .into_iter()
            .find_map(|(known, game)| (known == name).then_some(game))
    }
}

/// The options given on the command line, or the default.
pub(crate) fn read_options<G: ReplayableGame>(text: Option<&str>) -> Result<G::Options, Failure> {
    match text {
        None => Ok(G::Options::default()),
        Some(text) => tabletop::record::read_options::<G>(text)
            .map_err(|error| Failure::Usage(format!("--options: {error}"))),
    }
}

/// Whether so many can play.
pub(crate) fn check_players<G: Game>(players: usize) -> Result<(), Failure> {
    let (fewest, most) = (G::PLAYERS.start(), G::PLAYERS.end());
    if G::PLAYERS.contains(&players) {
        Ok(())
    } else if fewest == most {
        Err(Failure::Usage(format!("{} is for {fewest} players, not {players}", G::NAME)))
    } else {
        Err(Failure::Usage(format!("{} is for {fewest} to {most} players, not {players}", G::NAME)))
    }
}
