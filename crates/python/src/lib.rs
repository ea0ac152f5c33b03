//! The module `mandala_games._native`: the games of this project for Python.
//!
//! It hands out text, JSON and numbers; the package `mandala_games` in `python/` makes of them what people type. All rules
//! are called, none is written here.

mod batch;
mod bot;
mod encoded;
mod fault;
mod game;
mod game_state;
mod position;
mod seed;
mod state;

use pyo3::prelude::*;

/// The rules, states and players behind the package `mandala_games`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::{Game, game_names};
    #[pymodule_export]
    use crate::seed::child_seed;
    #[pymodule_export]
    use crate::state::State;

    use super::{Bound, PyModule, PyModuleMethods, PyResult};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
