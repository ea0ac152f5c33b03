//! Chance that gives the same game on every machine: a seed, its streams, and a shuffle of our own.
//!
//! A library's shuffle may change between versions, so ours is written out and pinned by golden vectors. It draws from
//! `ChaCha8` keyed by the seed: stream 0 deals, stream n + 1 is reshuffle n, and the streams from 2⁶³ on make child seeds.

use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::notation::{Letter, letters};

/// The secret from which all of a game's chance follows.
///
/// ```
/// use tabletop::Seed;
/// use tabletop::chance::shuffle;
///
/// let seed = Seed::from_number(7);
/// let mut cards = ['a', 'b', 'c', 'd'];
/// shuffle(&mut seed.deal(), &mut cards);
/// let mut again = ['a', 'b', 'c', 'd'];
/// shuffle(&mut seed.deal(), &mut again);
/// assert_eq!(cards, again);
/// assert_eq!(format!("{seed:?}"), "Seed(…)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

const CHILDREN: u64 = 1 << 63;

impl Seed {
    /// The seed a person can type.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// A seed of its own for part `number` of what this seed governs; it tells nothing about this one or its siblings.
    #[must_use]
    pub fn child(&self, number: u64) -> Self {
        let mut bytes = [0; 32];
        self.stream(CHILDREN | number).fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The random numbers from which the game is dealt.
    pub fn deal(&self) -> impl Rng + use<> {
        self.stream(0)
    }

    /// The random numbers of reshuffle `number`, counted from 0.
    pub fn reshuffle(&self, number: u32) -> impl Rng + use<> {
        self.stream(u64::from(number) + 1)
    }

    fn stream(&self, number: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(number);
        rng
    }
}

/// A seed never appears in a log: it gives away every hidden card.
impl core::fmt::Debug for Seed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A number below `bound`, each equally likely (multiplication with rejection, 32 bits a draw).
///
/// ```
/// use tabletop::Seed;
/// use tabletop::chance::below;
///
/// let mut rng = Seed::from_number(1).deal();
/// assert!((0..100).all(|_| below(&mut rng, 6) < 6));
/// ```
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Puts the items in random order, each order equally likely: from the last place down, each place is swapped with one at
/// or before it.
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// Where the order of a reshuffled pile comes from.
///
/// ```
/// use std::convert::Infallible;
///
/// use tabletop::Seed;
/// use tabletop::chance::Chance;
/// use tabletop::notation::Letter;
///
/// /// Piles are drawn as they lie, as a test may want it.
/// struct Unshuffled;
///
/// impl Chance for Unshuffled {
///     type Error = Infallible;
///
///     fn reshuffle<T: Letter>(&mut self, _: &Seed, _: u32, _: &mut [T]) -> Result<(), Infallible> {
///         Ok(())
///     }
/// }
/// ```
pub trait Chance {
    /// Why there may be no order to give.
    type Error;

    /// Puts `pile`, given in colour order, into the order it is drawn in, top first.
    fn reshuffle<T: Letter>(&mut self, seed: &Seed, number: u32, pile: &mut [T]) -> Result<(), Self::Error>;
}

/// The order follows from the game's own seed.
#[derive(Clone, Copy, Debug)]
pub struct FromSeed;

impl Chance for FromSeed {
    type Error = Infallible;

    fn reshuffle<T: Letter>(&mut self, seed: &Seed, number: u32, pile: &mut [T]) -> Result<(), Infallible> {
        shuffle(&mut seed.reshuffle(number), pile);
        Ok(())
    }
}

/// Follows the seed, and writes each order down for the record.
pub(crate) struct RecordingChance<'a>(pub(crate) &'a mut Vec<String>);

impl Chance for RecordingChance<'_> {
    type Error = Infallible;

    fn reshuffle<T: Letter>(&mut self, seed: &Seed, number: u32, pile: &mut [T]) -> Result<(), Infallible> {
        FromSeed.reshuffle(seed, number, pile)?;
        self.0.push(letters(pile));
        Ok(())
    }
}

/// The orders a record wrote down, used up one by one.
#[derive(Debug)]
pub(crate) struct RecordedChance<'a>(pub(crate) core::slice::Iter<'a, String>);

/// A record's reshuffle is of no use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongReshuffle {
    /// The deck ran out and the record has no further reshuffle.
    #[error("the deck ran out, and the record has no further reshuffle")]
    Missing,
    /// The letters are not exactly the cards of the discard pile.
    #[error("the reshuffle is not exactly the cards of the discard pile")]
    OtherCards,
}

impl Chance for RecordedChance<'_> {
    type Error = WrongReshuffle;

    fn reshuffle<T: Letter>(&mut self, _: &Seed, _: u32, pile: &mut [T]) -> Result<(), WrongReshuffle> {
        let written = self.0.next().ok_or(WrongReshuffle::Missing)?;
        let mut order: Vec<T> = Vec::with_capacity(pile.len());
        for letter in written.chars().take(pile.len() + 1) {
            order.push(T::from_letter(letter).ok_or(WrongReshuffle::OtherCards)?);
        }
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if sorted != pile {
            return Err(WrongReshuffle::OtherCards);
        }
        pile.copy_from_slice(&order);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are a promise: a seed gives this order for ever.
    #[test]
    fn golden_vectors_of_the_shuffle() {
        fn order(mut rng: impl Rng) -> Vec<u8> {
            let mut items: Vec<u8> = (0..12).collect();
            shuffle(&mut rng, &mut items);
            items
        }
        let seed = Seed::from_number(1);
        assert_eq!(order(seed.deal()), [1, 0, 8, 11, 10, 6, 5, 3, 2, 9, 4, 7]);
        assert_eq!(order(seed.reshuffle(0)), [2, 8, 9, 0, 10, 3, 4, 5, 7, 11, 1, 6]);
        assert_eq!(order(seed.child(0).deal()), [5, 4, 7, 11, 3, 1, 9, 6, 8, 10, 0, 2]);
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::from_number(77)), "Seed(…)");
    }

    #[test]
    fn below_is_uniform_over_a_bound_that_does_not_divide_the_range() {
        let mut rng = Seed::from_number(5).deal();
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[below(&mut rng, 6) as usize] += 1;
        }
        // 10,000 expected each; the standard deviation is 91.
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut rng = Seed::from_number(6).deal();
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            shuffle(&mut rng, &mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }
}
