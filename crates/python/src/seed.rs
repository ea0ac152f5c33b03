//! Seeds as Python gives them.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};
use tabletop::Seed;

/// A seed: a number that a person types, or all its 32 bytes.
#[derive(Clone, Copy)]
pub(crate) struct SeedArgument(Seed);

/// The child from which worlds are drawn. Rows of a batch and seats of a match have the children from 0 on.
const WORLDS: u64 = (1 << 63) - 1;

/// The child that a player's choices follow from.
const PLAYER: u64 = (1 << 63) - 2;

impl SeedArgument {
    /// The seed itself, from which games are dealt.
    pub(crate) fn seed(self) -> Seed {
        self.0
    }

    /// For drawing worlds: they tell nothing about a game that was dealt from the same number, nor it about them.
    pub(crate) fn of_worlds(self) -> Seed {
        self.0.child(WORLDS)
    }

    /// For a player. The bytes of a small number are nearly all zero, which is a bad start for a fast generator.
    pub(crate) fn of_player(self) -> Seed {
        self.0.child(PLAYER)
    }
}

impl<'py> FromPyObject<'_, 'py> for SeedArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        const TEXT: &str = "a seed is a number from 0 to 2**64 - 1, or 32 bytes";
        if let Ok(bytes) = object.cast::<PyBytes>() {
            let bytes = bytes.as_bytes().try_into();
            return bytes.map(|bytes| Self(Seed(bytes))).map_err(|_| PyValueError::new_err(TEXT));
        }
        match object.extract() {
            Ok(number) => Ok(Self(Seed::from_number(number))),
            Err(_) if object.is_instance_of::<PyInt>() => Err(PyValueError::new_err(TEXT)),
            Err(_) => Err(PyTypeError::new_err(TEXT)),
        }
    }
}

/// The seed of part `number` of what a seed governs; it tells nothing about that one or its siblings.
#[pyfunction]
pub(crate) fn child_seed(seed: SeedArgument, number: u64) -> [u8; 32] {
    seed.0.child(number).0
}
