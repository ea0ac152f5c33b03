//! Who sits in a seat.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use search::{Bot, Greedy, Random};
use tabletop::{Forfeit, Game, Outcome, Seat, Seed, Why};

use crate::external::{CommandLine, External};

/// A player at a table, for one game after another.
pub(crate) trait Player<G: Game> {
    /// A game begins.
    fn start(&mut self, start: &Start<'_, G>);

    /// Chooses an action, or fails in a way that loses the game.
    fn act(&mut self, view: &G::View, history: &[G::Action]) -> Result<G::Action, Why>;

    /// The game has ended.
    fn end(&mut self, outcome: Option<&Outcome<G::Reason>>, forfeit: Option<Forfeit>);
}

/// What a player is told at the start of a game.
#[derive(Debug)]
pub(crate) struct Start<'a, G: Game> {
    pub(crate) seat: Seat,
    pub(crate) players: usize,
    pub(crate) options: &'a G::Options,
    /// For the player's own randomness; it tells nothing about the deal.
    pub(crate) seed: Seed,
}

/// A player as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlayerName {
    Random,
    Greedy,
    External(CommandLine),
}

impl PlayerName {
    /// Sits the player down.
    pub(crate) fn sit<G: Game>(&self, budget: Duration) -> Box<dyn Player<G>> {
        match self {
            Self::Random => Box::new(Own::<G> { make: |seed| Box::new(Random::new(seed)), bot: None }),
            Self::Greedy => Box::new(Own::<G> { make: |seed| Box::new(Greedy::new(seed)), bot: None }),
            Self::External(command) => Box::new(External::new(command.clone(), budget)),
        }
    }
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match (name, name.strip_prefix("cmd:")) {
            ("random", _) => Ok(Self::Random),
            ("greedy", _) => Ok(Self::Greedy),
            (_, Some(command)) => Ok(Self::External(command.parse()?)),
            (_, None) => Err("the players are random, greedy, and cmd:PROGRAM ARGS".to_owned()),
        }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::External(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A player of ours, made anew for each game from the seed it is given.
struct Own<G: Game> {
    make: fn(&Seed) -> Box<dyn Bot<G>>,
    bot: Option<Box<dyn Bot<G>>>,
}

impl<G: Game> Player<G> for Own<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        self.bot = Some((self.make)(&start.seed));
    }

    fn act(&mut self, view: &G::View, _: &[G::Action]) -> Result<G::Action, Why> {
        Ok(self.bot.as_mut().expect("a game has been started").choose(view))
    }

    fn end(&mut self, _: Option<&Outcome<G::Reason>>, _: Option<Forfeit>) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in ["random", "greedy", "cmd:python3 'my bot.py' --fast"] {
            assert_eq!(name.parse::<PlayerName>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn unknown_players_and_broken_commands_are_refused() {
        for name in ["", "Random", "master", "cmd:", "cmd:  ", "cmd:'unclosed"] {
            assert!(name.parse::<PlayerName>().is_err(), "{name:?}");
        }
    }
}
