//! `Bot`: a computer of ours, a level or a reference. It gets a view, never a state.

use std::sync::Mutex;

use mandala_games::{GameName, Level, Visit, visit};
use mandala_players::{Bot as Player, Greedy, Limits, Newcomer, Plain, Random, SearchPlayer};
use pyo3::prelude::*;
use tabletop::{Seed, State as _, Viewer};

use crate::encoded::EncodedGame;
use crate::fault::{Class, raise, unknown_game};
use crate::game_state::GameState;
use crate::position::AnyState;
use crate::seed::SeedArgument;
use crate::state::State;

/// A computer of ours, behind `mandala_games.bots.Bot`.
#[pyclass(frozen, module = "mandala_games._native")]
pub(crate) struct Bot(Mutex<Box<dyn AnyBot>>);

/// A player of any game.
trait AnyBot: Send {
    /// Chooses for the player to move; nothing if the state is of another game, or its game is over.
    fn choose(&mut self, state: &dyn AnyState) -> Option<String>;
}

struct BotOf<G>(Box<dyn Player<G> + Send>);

impl<G: EncodedGame> AnyBot for BotOf<G> {
    fn choose(&mut self, state: &dyn AnyState) -> Option<String> {
        let state = state.as_any().downcast_ref::<GameState<G>>()?.state();
        let view = state.view(Viewer::Seat(state.to_move()?));
        Some(self.0.choose(&view).to_string())
    }
}

#[pymethods]
impl Bot {
    #[new]
    fn new(game: &str, name: &str, seed: SeedArgument) -> PyResult<Self> {
        let game_name: GameName = game.parse().map_err(|_| unknown_game(game))?;
        let made = visit(game_name, Make { name, seed: seed.of_player() }).map_err(|_| unknown_game(game))?;
        made.map(|bot| Self(Mutex::new(bot))).ok_or_else(|| {
            let text = format!("there is no player {name:?}: they are {}", bot_names().join(", "));
            raise(Class::BadGame, &text, "player", vec![("player", name.into())])
        })
    }

    /// The names of all players of ours, the references first.
    #[staticmethod]
    fn names() -> Vec<&'static str> {
        bot_names()
    }

    /// Chooses an action for the player to move, from what that player sees.
    fn choose(&self, py: Python<'_>, state: &State) -> PyResult<String> {
        let state = &*state.0;
        let choice = py.detach(|| self.0.lock().ok()?.choose(state));
        choice.ok_or_else(|| {
            let seat = state.to_move().map_or("nobody", |_| "another game's player");
            raise(Class::IllegalAction, &format!("{seat} is to move"), "bot", vec![])
        })
    }
}

const REFERENCES: [&str; 4] = ["random", "greedy", "newcomer", "plain"];

fn bot_names() -> Vec<&'static str> {
    REFERENCES.into_iter().chain(Level::ALL.map(Level::name)).collect()
}

struct Make<'a> {
    name: &'a str,
    seed: Seed,
}

impl<G: EncodedGame> Visit<G> for Make<'_> {
    type Output = Option<Box<dyn AnyBot>>;

    fn visit(self) -> Self::Output {
        let seed = &self.seed;
        let player: Box<dyn Player<G> + Send> = match self.name {
            "random" => Box::new(Random::new(seed)),
            "greedy" => Box::new(Greedy::new(seed)),
            "newcomer" => Box::new(Newcomer::new(seed)),
            "plain" => Box::new(Plain::new(seed, Limits::iterations(Plain::ITERATIONS))),
            level => {
                let level: Level = level.parse().ok()?;
                Box::new(SearchPlayer::new(level.config::<G>(), seed))
            }
        };
        Some(Box::new(BotOf::<G>(player)))
    }
}
