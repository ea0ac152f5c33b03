//! `Batch`: many games side by side, which write into arrays of the caller.

use std::fmt::Display;

use encoding::batch::{BatchError, Buffers};
use mandala_games::{GameRefused, Visit};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use tabletop::Seed;
use tabletop::message::{Chain, Message};
use tabletop::record::read_options;

use crate::encoded::EncodedGame;
use crate::fault::{Class, bad_game, raise};
use crate::game::Game;
use crate::seed::SeedArgument;

/// Many games side by side, behind `mandala_games.VectorEnv`.
#[pyclass(module = "mandala_games._native")]
pub(crate) struct Batch(Box<dyn AnyBatch>);

/// A batch of any game.
trait AnyBatch: Send + Sync {
    fn games(&self) -> usize;
    fn reset(&mut self, seeds: &[Seed], buffers: Buffers<'_>) -> Result<(), Refused>;
    fn step(&mut self, actions: &[u16], buffers: Buffers<'_>) -> Result<(), Refused>;
    fn step_random(&mut self, actions: &mut [u16], buffers: Buffers<'_>) -> Result<(), Refused>;
}

/// Why a batch has played nothing.
enum Refused {
    /// An array does not fit.
    Array(String),
    /// An action is not legal in the game of this row: the text, and the id of its message.
    Action { text: String, id: &'static str, game: usize },
}

impl<G: EncodedGame> AnyBatch for encoding::Batch<G> {
    fn games(&self) -> usize {
        encoding::Batch::games(self)
    }

    fn reset(&mut self, seeds: &[Seed], buffers: Buffers<'_>) -> Result<(), Refused> {
        Ok(encoding::Batch::reset(self, seeds, buffers)?)
    }

    fn step(&mut self, actions: &[u16], buffers: Buffers<'_>) -> Result<(), Refused> {
        Ok(encoding::Batch::step(self, actions, buffers)?)
    }

    fn step_random(&mut self, actions: &mut [u16], buffers: Buffers<'_>) -> Result<(), Refused> {
        Ok(encoding::Batch::step_random(self, actions, buffers)?)
    }
}

impl<I: Message + std::error::Error + 'static> From<BatchError<I>> for Refused {
    fn from(error: BatchError<I>) -> Self {
        let text = Chain(&error).to_string();
        match error {
            BatchError::WrongLength { .. } => Self::Array(text),
            BatchError::NoAction { game, .. } => Self::Action { text, id: "encoding-no-such-id", game },
            BatchError::Illegal { game, source, .. } => Self::Action { text, id: source.id(), game },
        }
    }
}

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Array(text) => PyValueError::new_err(text),
            Refused::Action { text, id, game } => {
                raise(Class::IllegalAction, &text, id, vec![("game", game.into())])
            }
        }
    }
}

/// The arrays that a `VectorEnv` holds, each with a row for each game.
#[derive(FromPyObject)]
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    masks: PyReadwriteArray2<'py, u8>,
    to_move: PyReadwriteArray1<'py, u8>,
    done: PyReadwriteArray1<'py, u8>,
    returns: PyReadwriteArray2<'py, f32>,
    scores: PyReadwriteArray2<'py, i32>,
}

impl Arrays<'_> {
    fn buffers(&mut self) -> PyResult<Buffers<'_>> {
        Ok(Buffers {
            observations: self.observations.as_slice_mut().map_err(not_contiguous)?,
            masks: self.masks.as_slice_mut().map_err(not_contiguous)?,
            to_move: self.to_move.as_slice_mut().map_err(not_contiguous)?,
            done: self.done.as_slice_mut().map_err(not_contiguous)?,
            returns: self.returns.as_slice_mut().map_err(not_contiguous)?,
            scores: self.scores.as_slice_mut().map_err(not_contiguous)?,
        })
    }
}

#[pymethods]
impl Batch {
    #[new]
    fn new(game: &Game, seed: SeedArgument, games: usize, threads: usize) -> PyResult<Self> {
        let seeds = seeds(seed, games);
        let make = Make { options: &game.options, players: game.players, seeds: &seeds, threads };
        Ok(Self(game.visit(make)??))
    }

    fn reset(&mut self, py: Python<'_>, seed: SeedArgument, mut arrays: Arrays<'_>) -> PyResult<()> {
        let buffers = arrays.buffers()?;
        let seeds = seeds(seed, self.0.games());
        Ok(py.detach(|| self.0.reset(&seeds, buffers))?)
    }

    #[expect(clippy::needless_pass_by_value, reason = "Python hands arguments over by value")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, u16>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (actions, buffers) = (actions.as_slice().map_err(not_contiguous)?, arrays.buffers()?);
        Ok(py.detach(|| self.0.step(actions, buffers))?)
    }

    fn step_random(
        &mut self,
        py: Python<'_>,
        mut actions: PyReadwriteArray1<'_, u16>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (actions, buffers) = (actions.as_slice_mut().map_err(not_contiguous)?, arrays.buffers()?);
        Ok(py.detach(|| self.0.step_random(actions, buffers))?)
    }
}

struct Make<'a> {
    options: &'a str,
    players: usize,
    seeds: &'a [Seed],
    threads: usize,
}

impl<G: EncodedGame> Visit<G> for Make<'_> {
    type Output = PyResult<Box<dyn AnyBatch>>;

    fn visit(self) -> Self::Output {
        let options = read_options::<G>(self.options).map_err(GameRefused::Options);
        let options = options.map_err(|refused| bad_game(&refused))?;
        let batch = encoding::Batch::<G>::new(options, self.players, self.seeds, self.threads);
        Ok(Box::new(batch.map_err(|error| PyRuntimeError::new_err(error.to_string()))?))
    }
}

/// A seed for each game; none tells anything about another.
fn seeds(seed: SeedArgument, games: usize) -> Vec<Seed> {
    let seed = seed.seed();
    (0..games as u64).map(|game| seed.child(game)).collect()
}

fn not_contiguous(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
