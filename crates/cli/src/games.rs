//! From a game's name to its rules.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use mandala_games::{GameName, Registry, Visit, visit};
use tabletop::Game;
use tabletop::record::ReplayableGame;

use crate::failure::Failure;

/// A game that the help lists.
pub(crate) trait ListedGame: Game {
    /// What the game is, in a few words.
    const ABOUT: &'static str;
}

/// Reads the name of a game.
pub(crate) fn game() -> impl TypedValueParser<Value = GameName> {
    let value = |name| visit(name, HelpLine).expect("a standard game");
    PossibleValuesParser::new(Registry::standard().names().map(value))
        .map(|name| name.parse().expect("one of the names"))
}

/// The game that is played if none is named: the first one.
pub(crate) fn usual_game() -> GameName {
    Registry::standard().names().next().expect("there are games")
}

/// A game in the list of possible values.
struct HelpLine;

impl<G: ListedGame> Visit<G> for HelpLine {
    type Output = PossibleValue;

    fn visit(self) -> PossibleValue {
        PossibleValue::new(G::NAME).help(G::ABOUT)
    }
}

/// Every game with each number of players it is for.
pub(crate) fn all_tables() -> impl Iterator<Item = (GameName, usize)> {
    let registry = Registry::standard();
    let names: Vec<_> = registry.names().collect();
    names.into_iter().flat_map(move |name| {
        let rules = registry.rules(name).expect("it names its own games");
        rules.players().map(move |players| (name, players))
    })
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

#[cfg(test)]
mod tests {
    use l10n::{Language, Translations};

    use super::*;

    #[test]
    fn every_game_has_a_name_in_every_language() {
        for language in Language::ALL {
            for game in Registry::standard().names() {
                let id = format!("play-{game}-name");
                assert_ne!(Translations::new(language).text(&id, &[]), id, "{}", language.code());
            }
        }
    }
}
