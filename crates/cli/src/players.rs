//! Players by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use mandala_players::{
    Bot, Cancel, Greedy, Level, Limits, Newcomer, Plain, Random, SearchConfig, SearchPlayer, TrainedGame,
};
use tabletop::record::Forfeit;
use tabletop::{Game, Outcome, Seed};

use arena::{CommandLine, ExternalPlayer, PlayerFault};
pub(crate) use arena::{Player, Start};

/// A player as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlayerName {
    Random,
    Greedy,
    Newcomer,
    Plain,
    Level(Level),
    External(CommandLine),
}

/// How long the players that search may do so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThinkingTime {
    /// As many iterations as each player makes by itself, however long they take: the same choices everywhere.
    Own,
    /// The same, but never longer than a person likes to wait.
    Prompt,
    /// So many iterations.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl PlayerName {
    /// Whom a person plays against who has not chosen.
    pub(crate) const USUAL: Self = Self::Level(Level::Casual);

    /// Sits the player down. A program may think for `budget`, players of ours as long as they do by themselves.
    pub(crate) fn sit<G: TrainedGame>(&self, budget: Duration) -> Box<dyn Player<G>> {
        self.sit_to_think(budget, ThinkingTime::Own)
    }

    /// Sits the player down.
    pub(crate) fn sit_to_think<G: TrainedGame>(
        &self,
        budget: Duration,
        thinking: ThinkingTime,
    ) -> Box<dyn Player<G>> {
        if let Self::External(command) = self {
            return Box::new(ExternalPlayer::new(command.clone(), budget));
        }
        Box::new(InternalPlayer::<G> { name: self.clone(), thinking, bot: None })
    }

    /// A player of ours; nothing if it is an external program.
    pub(crate) fn bot<G: TrainedGame>(&self, thinking: ThinkingTime, seed: &Seed) -> Option<Box<dyn Bot<G>>> {
        Some(match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Newcomer => Box::new(Newcomer::new(seed)),
            Self::Plain => {
                let limits = match thinking {
                    ThinkingTime::Own | ThinkingTime::Prompt => Limits::iterations(Plain::ITERATIONS),
                    ThinkingTime::Iterations(iterations) => Limits::iterations(iterations),
                    ThinkingTime::Time(time) => Limits { time: Some(time), ..Limits::iterations(u32::MAX) },
                };
                Box::new(Plain::new(seed, limits))
            }
            Self::Level(level) => {
                let config = level.config::<G>();
                Box::new(match thinking {
                    ThinkingTime::Own => SearchPlayer::new(config, seed),
                    ThinkingTime::Prompt => SearchPlayer::new(config, seed).with_time_cap(Cancel::default()),
                    ThinkingTime::Iterations(iterations) => {
                        SearchPlayer::new(SearchConfig { iterations, ..config }, seed)
                    }
                    ThinkingTime::Time(time_cap) => {
                        let config = SearchConfig { iterations: u32::MAX, time_cap, ..config };
                        SearchPlayer::new(config, seed).with_time_cap(Cancel::default())
                    }
                })
            }
            Self::External(_) => return None,
        })
    }
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match (name, name.strip_prefix("cmd:")) {
            ("random", _) => Ok(Self::Random),
            ("greedy", _) => Ok(Self::Greedy),
            ("newcomer", _) => Ok(Self::Newcomer),
            ("plain", _) => Ok(Self::Plain),
            (_, Some(command)) => Ok(Self::External(command.parse()?)),
            (_, None) => name.parse().map(Self::Level).map_err(|_| {
                let levels = Level::ALL.map(Level::name).join(", ");
                format!("the players are random, greedy, newcomer, plain, {levels}, and cmd:PROGRAM ARGS")
            }),
        }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Newcomer => f.write_str("newcomer"),
            Self::Plain => f.write_str("plain"),
            Self::Level(level) => level.fmt(f),
            Self::External(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A player of ours, made anew for each game from the seed it is given.
struct InternalPlayer<G: Game> {
    name: PlayerName,
    thinking: ThinkingTime,
    bot: Option<Box<dyn Bot<G>>>,
}

impl<G: TrainedGame> Player<G> for InternalPlayer<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        let seed = match self.name {
            // 32 bits, as an external program gets, so that `mandala bot` makes the same choices.
            PlayerName::Plain | PlayerName::Level(_) => {
                let [a, b, c, d, ..] = start.seed.0;
                Seed::from_number(u32::from_le_bytes([a, b, c, d]).into())
            }
            PlayerName::Random | PlayerName::Greedy | PlayerName::Newcomer | PlayerName::External(_) => {
                start.seed
            }
        };
        self.bot = self.name.bot(self.thinking, &seed);
    }

    fn act(&mut self, view: &G::View, _: &[G::Action]) -> Result<G::Action, PlayerFault> {
        Ok(self.bot.as_mut().expect("a game has been started").choose(view))
    }

    fn end(&mut self, _: Option<&Outcome<G::Reason>>, _: Option<Forfeit>) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in
            ["random", "greedy", "newcomer", "plain", "beginner", "master", "cmd:python3 'my bot.py' --fast"]
        {
            assert_eq!(name.parse::<PlayerName>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn unknown_players_and_broken_commands_are_refused() {
        for name in ["", "Random", "grandmaster", "cmd:", "cmd:  ", "cmd:'unclosed"] {
            assert!(name.parse::<PlayerName>().is_err(), "{name:?}");
        }
    }
}
