//! `State`: a state of a game.

use numpy::PyArray1;
use pyo3::prelude::*;
use tabletop::{Seat, Viewer};

use crate::fault::{Class, illegal, raise};
use crate::position::AnyState;
use crate::seed::SeedArgument;

/// A state of a game, behind `mandala_games.State`.
#[pyclass(module = "mandala_games._native")]
pub(crate) struct State(pub(crate) Box<dyn AnyState>);

/// Points by seat, the winner's seat if there is one, and why the game ended.
type Result3 = (Vec<u32>, Option<usize>, &'static str);

#[pymethods]
impl State {
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }

    fn to_move(&self) -> Option<usize> {
        self.0.to_move().map(Seat::index)
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    fn legal_ids(&self) -> Vec<usize> {
        self.0.legal_ids()
    }

    fn apply(&mut self, action: &str) -> PyResult<()> {
        self.0.apply(action).map_err(|refused| illegal(&refused))
    }

    fn apply_id(&mut self, id: usize) -> PyResult<()> {
        self.0.apply_id(id).map_err(|refused| illegal(&refused))
    }

    fn history(&self) -> Vec<String> {
        self.0.history()
    }

    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.0.observe(self.viewer(seat)?)))
    }

    fn mask<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.0.mask(self.viewer(seat)?)))
    }

    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.view(self.viewer(seat)?))
    }

    fn figures(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.figures(self.viewer(seat)?))
    }

    fn events(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.events(self.viewer(seat)?))
    }

    fn effects(&self, action: &str) -> PyResult<String> {
        self.0.effects(action).map_err(|refused| illegal(&refused))
    }

    fn outcome(&self) -> Option<Result3> {
        let outcome = self.0.outcome()?;
        Some((outcome.scores, outcome.winner.map(Seat::index), outcome.reason))
    }

    fn record(&self) -> Option<String> {
        self.0.record()
    }

    fn full(&self) -> String {
        self.0.full()
    }

    fn information_state(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.0.information_state(self.viewer(seat)?))
    }

    fn determinize(&self, seat: Option<usize>, seed: SeedArgument) -> PyResult<Option<Self>> {
        Ok(self.0.determinize(self.viewer(seat)?, &seed.of_worlds()).map(Self))
    }

    fn count_worlds(&self, py: Python<'_>, seat: Option<usize>, most: usize) -> PyResult<Option<usize>> {
        let viewer = self.viewer(seat)?;
        Ok(py.detach(|| self.0.count_worlds(viewer, most)))
    }

    fn worlds(&self, py: Python<'_>, seat: Option<usize>, most: usize) -> PyResult<Option<Vec<(Self, f64)>>> {
        let viewer = self.viewer(seat)?;
        let worlds = py.detach(|| self.0.worlds(viewer, most));
        let wrap = |(state, probability)| (Self(state), probability);
        Ok(worlds.map(|worlds| worlds.into_iter().map(wrap).collect()))
    }
}

impl State {
    /// The viewer in this seat, or a spectator.
    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        let players = self.0.players();
        match seat {
            None => Ok(Viewer::Spectator),
            Some(seat) if seat < players => Ok(Viewer::Seat(Seat::new(seat))),
            Some(seat) => {
                let text = format!("there is no seat {seat}: the game has {players}");
                Err(raise(Class::BadGame, &text, "seat", vec![("seat", seat.into())]))
            }
        }
    }
}
