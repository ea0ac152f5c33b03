//! `Game`: the rules of a game with its options, for so many players.

use encoding::{Field, Symmetry};
use mandala_games::{AnyRules, GameName, GameRefused, Registry, Visit, visit};
use numpy::PyArray1;
use pyo3::prelude::*;
use tabletop::presentation::ReadView;
use tabletop::record::{Journal, RawRecord, ReplayError, read_options, read_setup};
use tabletop::{Seed, View};

use crate::encoded::{EncodedGame, action, id, parse};
use crate::fault::{Class, bad_game, bad_record, bad_replay, illegal, raise, unknown_game};
use crate::game_state::GameState;
use crate::position::AnyState;
use crate::seed::SeedArgument;
use crate::state::State;

/// The names of all games.
#[pyfunction]
pub(crate) fn game_names() -> Vec<String> {
    Registry::standard().names().map(|name| name.to_string()).collect()
}

/// The rules of a game, behind `mandala_games.Game`.
#[pyclass(frozen, module = "mandala_games._native")]
pub(crate) struct Game {
    rules: &'static dyn AnyRules,
    pub(crate) options: String,
    pub(crate) players: usize,
}

/// A field of an observation: name, offset, shape, largest value, meaning.
type FieldTuple = (&'static str, usize, &'static [usize], u8, &'static str);

/// Where each place of an image comes from.
type Places<'py> = Bound<'py, PyArray1<u16>>;

/// What an encoding is, without the game's types.
struct Encoding {
    version: u32,
    fields: &'static [Field],
    observation: usize,
    actions: usize,
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

    /// The version of the encoding, the lengths of an observation and a mask, and each field of an observation: its name,
    /// where it begins, the lengths of its axes, its largest value and its meaning.
    #[getter]
    fn encoding(&self) -> PyResult<(u32, usize, usize, Vec<FieldTuple>)> {
        let Encoding { version, fields, observation, actions } = self.visit(Describe)?;
        let tuple = |field: &Field| (field.name, field.offset, field.shape, field.most, field.meaning);
        Ok((version, observation, actions, fields.iter().map(tuple).collect()))
    }

    /// The symmetries, the identity first: where each byte of the image's observation comes from, and each of its ids.
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Places<'py>, Places<'py>)>> {
        let places = |from: &[u16]| PyArray1::from_slice(py, from);
        let all = self.visit(Symmetries)?;
        Ok(all.iter().map(|one| (places(&one.observation), places(&one.actions))).collect())
    }

    /// The text of the action with this id.
    fn action_text(&self, id: usize) -> PyResult<String> {
        self.visit(ActionText(id))?.map_err(|refused| illegal(&refused))
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

    /// A state that looks like this view, as `State.determinize` draws one; nothing when its game is over.
    fn draw(&self, view: &str, seed: SeedArgument) -> PyResult<Option<State>> {
        let draw = Draw { options: &self.options, players: self.players, view, seed: seed.of_worlds() };
        Ok(self.visit(draw)?.map_err(|refused| bad_game(&refused))?.map(State))
    }

    /// The game of a record after its first `plies` actions, or after all of them.
    fn resume(&self, line: &str, plies: Option<usize>, seed: SeedArgument) -> PyResult<State> {
        let record = self.record(line)?;
        let plies = plies.unwrap_or(usize::MAX);
        let resume = Resume { record: &record, plies, seed: seed.seed() };
        self.visit(resume)?.map(State).map_err(|error| bad_replay(&error))
    }

    /// The game of a record before its first action and after each.
    fn replay(&self, line: &str, seed: SeedArgument) -> PyResult<Vec<State>> {
        let replay = Replay { record: &self.record(line)?, seed: seed.seed() };
        let states = self.visit(replay)?.map_err(|error| bad_replay(&error))?;
        Ok(states.into_iter().map(State).collect())
    }
}

/// The rules of the game of this name.
fn rules_of(name: &str) -> PyResult<&'static dyn AnyRules> {
    let rules = name.parse::<GameName>().map(|name| Registry::standard().rules(name));
    rules.ok().and_then(Result::ok).ok_or_else(|| unknown_game(name))
}

impl Game {
    /// Reads a record, which must be of this game with its options and players.
    fn record(&self, line: &str) -> PyResult<RawRecord> {
        let record = RawRecord::parse(line).map_err(|error| bad_record(&error))?;
        if record.game != self.rules.name().as_str() {
            let text = format!("the record is of the game {:?}", record.game);
            return Err(raise(Class::BadRecord, &text, "record-other-game", vec![]));
        }
        if record.players.len() != self.players {
            let text = format!("{} play in the record, not {}", record.players.len(), self.players);
            return Err(raise(Class::BadRecord, &text, "record-other-players", vec![]));
        }
        // Options that cannot be are left to the replay, which says what is wrong with them.
        let options = self.rules.check(record.options().get(), self.players);
        if options.is_ok_and(|options| options.get() != self.options) {
            let text = format!("the options of the record are {}, not {}", record.options(), self.options);
            return Err(raise(Class::BadRecord, &text, "record-other-options", vec![]));
        }
        Ok(record)
    }

    /// Lets code run that has to know the game's types.
    pub(crate) fn visit<V, Output>(&self, visitor: V) -> PyResult<Output>
    where
        mandala_games::Standard: mandala_games::Games<V, Output>,
    {
        visit(self.rules.name(), visitor).map_err(|_| unknown_game(self.rules.name().as_str()))
    }
}

struct Describe;

impl<G: EncodedGame> Visit<G> for Describe {
    type Output = Encoding;

    fn visit(self) -> Encoding {
        Encoding { version: G::VERSION, fields: G::FIELDS, observation: G::OBSERVATION, actions: G::ACTIONS }
    }
}

struct Symmetries;

impl<G: EncodedGame> Visit<G> for Symmetries {
    type Output = Vec<Symmetry>;

    fn visit(self) -> Vec<Symmetry> {
        G::symmetries()
    }
}

struct ActionId<'a>(&'a str);

impl<G: EncodedGame> Visit<G> for ActionId<'_> {
    type Output = Result<usize, GameRefused>;

    fn visit(self) -> Self::Output {
        parse::<G>(self.0).and_then(id::<G>)
    }
}

struct ActionText(usize);

impl<G: EncodedGame> Visit<G> for ActionText {
    type Output = Result<String, GameRefused>;

    fn visit(self) -> Self::Output {
        action::<G>(self.0).map(|action| action.to_string())
    }
}

struct Deal<'a> {
    options: &'a str,
    setup: Option<&'a str>,
    names: Vec<String>,
    seed: Seed,
}

impl<G: EncodedGame> Visit<G> for Deal<'_> {
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
        Ok(Box::new(GameState::Journal(journal)))
    }
}

struct Draw<'a> {
    options: &'a str,
    players: usize,
    view: &'a str,
    seed: Seed,
}

impl<G: EncodedGame> Visit<G> for Draw<'_> {
    type Output = Result<Option<Box<dyn AnyState>>, GameRefused>;

    fn visit(self) -> Self::Output {
        let options = read_options::<G>(self.options).map_err(GameRefused::Options)?;
        let view = G::View::read(self.view, &options, self.players)?;
        let drawn = view.determinize(&mut self.seed.deal());
        Ok(drawn.map(|state| Box::new(GameState::<G>::world(state)) as Box<dyn AnyState>))
    }
}

struct Resume<'a> {
    record: &'a RawRecord,
    plies: usize,
    seed: Seed,
}

impl<G: EncodedGame> Visit<G> for Resume<'_> {
    type Output = Result<Box<dyn AnyState>, ReplayError>;

    fn visit(self) -> Self::Output {
        let journal = Journal::<G>::resume(self.record, self.plies, self.seed)?;
        Ok(Box::new(GameState::Journal(journal)))
    }
}

struct Replay<'a> {
    record: &'a RawRecord,
    seed: Seed,
}

impl<G: EncodedGame> Visit<G> for Replay<'_> {
    type Output = Result<Vec<Box<dyn AnyState>>, ReplayError>;

    fn visit(self) -> Self::Output {
        let journal = Journal::<G>::resume(self.record, usize::MAX, self.seed)?;
        let boxed = |journal| Box::new(GameState::Journal(journal)) as Box<dyn AnyState>;
        Ok(journal.stages().into_iter().map(boxed).collect())
    }
}
