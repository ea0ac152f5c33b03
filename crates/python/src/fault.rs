//! Faults of the games as exceptions of Python: the classes are in `python/mandala_games/errors.py`.

use mandala_games::{GameRefused, UnknownGame};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabletop::message::{Arg, Chain, Message};
use tabletop::record::{RecordError, ReplayError};

/// A name in `mandala_games.errors`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Class {
    /// An action is not legal here, or no action at all.
    IllegalAction,
    /// Options, players, a set-up or a name that cannot be.
    BadGame,
    /// A record that does not hold.
    BadRecord,
}

impl Class {
    const fn name(self) -> &'static str {
        match self {
            Self::IllegalAction => "IllegalAction",
            Self::BadGame => "BadGame",
            Self::BadRecord => "BadRecord",
        }
    }
}

/// The exception of this class with a text, the id of its message and the arguments of that.
pub(crate) fn raise(class: Class, text: &str, id: &str, args: Vec<(&'static str, Arg)>) -> PyErr {
    Python::attach(|py| {
        let make = || {
            let details = PyDict::new(py);
            for (name, arg) in args {
                match arg {
                    Arg::Number(number) => details.set_item(name, number)?,
                    Arg::Numeral(number) => details.set_item(name, number)?,
                    Arg::Text(text) => details.set_item(name, text)?,
                    Arg::Word(word) => details.set_item(name, word)?,
                }
            }
            let class = py.import("mandala_games.errors")?.getattr(class.name())?;
            class.call1((text, id, details))
        };
        make().map_or_else(|error| error, PyErr::from_value)
    })
}

/// What a game refuses to play.
pub(crate) fn illegal(refused: &GameRefused) -> PyErr {
    raise(Class::IllegalAction, &Chain(refused).to_string(), refused.id(), refused.args())
}

/// What cannot be dealt.
pub(crate) fn bad_game(refused: &GameRefused) -> PyErr {
    raise(Class::BadGame, &Chain(refused).to_string(), refused.id(), refused.args())
}

/// There is no game of that name.
pub(crate) fn unknown_game(name: &str) -> PyErr {
    let text = UnknownGame::new(name).to_string();
    raise(Class::BadGame, &text, "record-game", vec![("game", name.into())])
}

/// A line that is no record.
pub(crate) fn bad_record(error: &RecordError) -> PyErr {
    raise(Class::BadRecord, &Chain(error).to_string(), error.id(), error.args())
}

/// A record that does not hold.
pub(crate) fn bad_replay(error: &ReplayError) -> PyErr {
    raise(Class::BadRecord, &Chain(error).to_string(), error.id(), error.args())
}
