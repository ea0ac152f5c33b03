//! Counting and finding bits on machines that are not promised an instruction for it.

/// How many bits are set in each byte of a word of 40 bits, and in those below it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranks(u64);

const EACH: u64 = 0x01_0101_0101;

impl Ranks {
    #[inline]
    pub(crate) const fn of(word: u64) -> Self {
        let pairs = word - ((word >> 1) & (EACH * 0x55));
        let fours = (pairs & (EACH * 0x33)) + ((pairs >> 2) & (EACH * 0x33));
        let bytes = (fours + (fours >> 4)) & (EACH * 0x0f);
        Self(bytes.wrapping_mul(EACH))
    }

    /// How many bits are set.
    #[inline]
    pub(crate) const fn total(self) -> u32 {
        (self.0 >> 32) as u8 as u32
    }

    /// The place of the set bit with this index in `word`, the word these ranks are of.
    #[inline]
    pub(crate) const fn nth(self, word: u64, index: u32) -> u32 {
        // In each byte whose bits and those below do not reach beyond the index, the highest bit stays set.
        let tops = EACH << 7;
        let passed = (((EACH * index as u64) | tops) - (self.0 & (EACH * 0x7f))) & tops;
        let shift = (passed >> 7).wrapping_mul(EACH) >> 32 << 3 & 0x38;
        let before = (self.0 << 8 >> shift) as u8 as u32;
        let byte = (word >> shift) as u8 as usize;
        shift as u32 + IN_BYTE[((index - before) & 7) as usize][byte] as u32
    }
}

/// The place of each set bit of a byte, by its index.
static IN_BYTE: [[u8; 256]; 8] = {
    let mut places = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut index) = (0u8, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[index][byte] = place;
                index += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bits_are_counted_and_found(word in 0..1u64 << 40) {
            let ranks = Ranks::of(word);
            prop_assert_eq!(ranks.total(), word.count_ones());
            let places = (0..40).filter(|place| word >> place & 1 == 1);
            for (index, place) in (0..).zip(places) {
                prop_assert_eq!(ranks.nth(word, index), place);
            }
        }
    }
}
