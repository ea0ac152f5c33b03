//! Random numbers for ids, keys and secrets, given from outside, so that tests can repeat them.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::id::Id;

/// A source of random bytes.
#[derive(Clone)]
pub struct Dice(Source);

#[derive(Clone)]
enum Source {
    System,
    Fixed(Arc<Mutex<Xoshiro256PlusPlus>>),
}

impl Dice {
    /// The system's own, which nobody can guess.
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// The same bytes every time. For tests: secrets made from them are none.
    pub fn fixed(number: u64) -> Self {
        Self(Source::Fixed(Arc::new(Mutex::new(Xoshiro256PlusPlus::seed_from_u64(number)))))
    }

    /// Random bytes.
    ///
    /// # Panics
    /// If the system has none to give, without which nothing can be kept secret.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match &self.0 {
            Source::System => getrandom::fill(&mut bytes).expect("the system gives random bytes"),
            Source::Fixed(rng) => rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes),
        }
        bytes
    }

    /// A new id.
    pub fn id(&self) -> Id {
        Id::from_bytes(self.bytes())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice")
    }
}
