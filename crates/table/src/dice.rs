//! Random numbers for ids, keys and secrets, given from outside, so that tests can repeat them.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::id::Id;

/// A source of random bytes.
#[derive(Clone)]
pub struct Dice(Arc<Source>);

type Source = dyn Fn(&mut [u8]) + Send + Sync;

impl Dice {
    /// Bytes from this source, which fills what it is given.
    pub fn new(source: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Self {
        Self(Arc::new(source))
    }

    /// The same bytes every time. For tests: secrets made from them are none.
    pub fn fixed(number: u64) -> Self {
        let rng = Mutex::new(Xoshiro256PlusPlus::seed_from_u64(number));
        Self::new(move |bytes| rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(bytes))
    }

    /// Random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.0)(&mut bytes);
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
