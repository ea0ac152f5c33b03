//! In how many ways cards can lie: for drawing and counting worlds.

use alloc::vec;
use alloc::vec::Vec;

use rand_core::Rng;

use crate::pile::Pile;

/// Every way to give `first` cards of a pile to seat 0 and the others to seat 1, with its probability.
pub(crate) fn shares(pile: Pile, first: u8) -> Vec<([Pile; 2], f64)> {
    let mut shares = vec![(Pile::EMPTY, 1.0)];
    let mut after = pile.len();
    for (colour, count) in pile.iter() {
        after -= count;
        let given = |(taken, ways): (Pile, f64)| {
            let due = first - taken.len();
            let fewest = due.saturating_sub(after);
            (fewest..=due.min(count)).map(move |some| {
                let ways = ways * choose(count.into(), some.into()) as f64;
                (taken + Pile::of(colour, some), ways)
            })
        };
        shares = shares.into_iter().flat_map(given).collect();
    }
    let all: f64 = shares.iter().map(|(_, ways)| ways).sum();
    shares.into_iter().map(|(taken, ways)| ([taken, pile - taken], ways / all)).collect()
}

/// In how many orders these cards can lie, or nothing if there are more than `most`.
pub(crate) fn count_orders(cards: Pile, most: usize) -> Option<usize> {
    let (mut orders, mut placed) = (1usize, 0);
    for (_, count) in cards.iter() {
        for of_colour in 1..=usize::from(count) {
            placed += 1;
            // There are ever more of them, so the first that are too many decide.
            orders = usize::checked_mul(orders, placed)? / of_colour;
            if orders > most {
                return None;
            }
        }
    }
    Some(orders)
}

/// In how many ways `k` of `n` cards can be chosen. `n` is at most 18.
pub(crate) fn choose(n: usize, k: usize) -> u128 {
    const TABLE: [[u32; 19]; 19] = {
        let mut table = [[0; 19]; 19];
        let mut n = 0;
        while n < 19 {
            table[n][0] = 1;
            let mut k = 1;
            while k <= n {
                table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
                k += 1;
            }
            n += 1;
        }
        table
    };
    TABLE[n][k].into()
}

/// A number below `bound`, each equally likely; 0 if `bound` is.
pub(crate) fn below_u128(rng: &mut impl Rng, bound: u128) -> u128 {
    let mask = bound.saturating_sub(1).checked_ilog2().map_or(0, |log| u128::MAX >> (127 - log));
    loop {
        let number = (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())) & mask;
        if number < bound || mask == 0 {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Colour;

    #[test]
    fn orders_are_counted_up_to_a_limit() {
        let two_and_three = Pile::of(Colour::Red, 2) + Pile::of(Colour::Green, 3);
        assert_eq!(count_orders(two_and_three, 10), Some(10));
        assert_eq!(count_orders(two_and_three, 9), None);
        assert_eq!(count_orders(Pile::EMPTY, 1), Some(1));
        assert_eq!(count_orders(Pile::ALL, usize::MAX), None, "too many even for a number");
    }
}
