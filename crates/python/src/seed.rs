//! Seeds as Python gives them.

use pyo3::prelude::*;
use tabletop::Seed;

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

/// The seed of part `number` of what a seed governs; it tells nothing about that one or its siblings.
#[pyfunction]
pub(crate) fn child_seed(seed: SeedArgument, number: u64) -> [u8; 32] {
    seed.seed().child(number).0
}
