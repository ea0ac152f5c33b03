//! `Game`: the rules of a game with its options, for so many players.

use mandala_games::{AnyRules, GameName, GameRefused, PlayableGame, Registry, Visit, visit};
use pyo3::prelude::*;
use tabletop::record::{Journal, RawRecord, ReplayError, read_options, read_setup};
use tabletop::{Action, Seed};

use crate::fault::{bad_game, bad_record, bad_replay, illegal, unknown_game};
use crate::played::{Played, parse};
use crate::position::AnyState;
use crate::state::State;

/// The names of all games.
#[pyfunction]
pub(crate) fn game_names() -> Vec<String> {
    Registry::standard().names().map(|name| name.to_string()).collect()
}

/// The rules of a game; `mandala_games.Game` has the words for it.
#[pyclass(frozen, module = "mandala_games._native")]
pub(crate) struct Game {
    rules: &'static dyn AnyRules,
    options: String,
    players: usize,
}

/// A seed: a number that a person types, or all its 32 bytes.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) enum SeedArgument {
    Number(u64),
    Bytes([u8; 32]),
}

impl SeedArgument {
    pub(crate) fn seed(self) -> Seed {
        match self {
            Self::Number(number) => Seed::from_number(number),
            Self::Bytes(bytes) => Seed(bytes),
        }
    }
}

#[pymethods]
impl Game {
    #[new]
    fn new(name: &str, options: &str, players: usize) -> PyResult<Self> {
        let rules = rules_of(name)?;
        let options = rules.check(options, players).map_err(|refused| bad_game(&refused))?;
        Ok(Self { rules, options: options.get().to_owned(), players })
    }

    /// The fewest and the most that can play a game.
    #[staticmethod]
    fn player_range(name: &str) -> PyResult<(usize, usize)> {
        let rules = rules_of(name)?;
        Ok((*rules.players().start(), *rules.players().end()))
    }

    #[getter]
    fn name(&self) -> String {
        self.rules.name().to_string()
    }

    #[getter]
    fn options(&self) -> &str {
        &self.options
    }

    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    #[getter]
    fn longest(&self) -> Option<u64> {
        self.rules.longest(&self.options)
    }

    #[getter]
    fn printed(&self) -> String {
        self.rules.printed(&self.options, self.players).get().to_owned()
    }

    #[getter]
    fn num_actions(&self) -> PyResult<usize> {
        self.visit(CountActions)
    }

    /// The id of an action.
    fn action_id(&self, action: &str) -> PyResult<usize> {
        self.visit(ActionId(action))?.map_err(|refused| illegal(&refused))
    }

    /// A game dealt from the seed, or begun from a set-up.
    fn deal(&self, seed: SeedArgument, setup: Option<&str>, names: Vec<String>) -> PyResult<State> {
        let deal = Deal { options: &self.options, setup, names, seed: seed.seed() };
        self.visit(deal)?.map(State).map_err(|refused| bad_game(&refused))
    }

    /// The game of a record after its first `plies` actions, or after all of them.
    fn resume(&self, line: &str, plies: Option<usize>, seed: SeedArgument) -> PyResult<State> {
        let record = RawRecord::parse(line).map_err(|error| bad_record(&error))?;
        let plies = plies.unwrap_or(usize::MAX);
        let resume = Resume { record: &record, plies, seed: seed.seed() };
        self.visit(resume)?.map(State).map_err(|error| bad_replay(&error))
    }
}

/// The rules of the game of this name.
fn rules_of(name: &str) -> PyResult<&'static dyn AnyRules> {
    let rules = name.parse::<GameName>().map(|name| Registry::standard().rules(name));
    rules.ok().and_then(Result::ok).ok_or_else(|| unknown_game(name))
}

impl Game {
    /// Lets code run that has to know the game's types.
    fn visit<V, Output>(&self, visitor: V) -> PyResult<Output>
    where
        mandala_games::Standard: mandala_games::Games<V, Output>,
    {
        visit(self.rules.name(), visitor).map_err(|_| unknown_game(self.rules.name().as_str()))
    }
}

struct CountActions;

impl<G: PlayableGame> Visit<G> for CountActions {
    type Output = usize;

    fn visit(self) -> usize {
        G::Action::CODES
    }
}

struct ActionId<'a>(&'a str);

impl<G: PlayableGame> Visit<G> for ActionId<'_> {
    type Output = Result<usize, GameRefused>;

    fn visit(self) -> Self::Output {
        parse::<G>(self.0).map(Action::code)
    }
}

struct Deal<'a> {
    options: &'a str,
    setup: Option<&'a str>,
    names: Vec<String>,
    seed: Seed,
}

impl<G: PlayableGame> Visit<G> for Deal<'_> {
    type Output = Result<Box<dyn AnyState>, GameRefused>;

    fn visit(self) -> Self::Output {
        let options = read_options::<G>(self.options).map_err(GameRefused::Options)?;
        let journal = match self.setup {
            None => Journal::<G>::deal(self.names, options, self.seed, false),
            Some(setup) => {
                let setup = read_setup::<G>(setup, self.names.len())
                    .map_err(|error| GameRefused::Rule(error.fault))?;
                Journal::from_setup(self.names, options, setup, self.seed, false)
            }
        };
        Ok(Box::new(Played::Dealt(journal)))
    }
}

struct Resume<'a> {
    record: &'a RawRecord,
    plies: usize,
    seed: Seed,
}

impl<G: PlayableGame> Visit<G> for Resume<'_> {
    type Output = Result<Box<dyn AnyState>, ReplayError>;

    fn visit(self) -> Self::Output {
        let journal = Journal::<G>::resume(self.record, self.plies, self.seed)?;
        Ok(Box::new(Played::Dealt(journal)))
    }
}
