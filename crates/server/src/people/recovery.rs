//! Recovery codes: 128 random bits on a piece of paper.

use data_encoding::HEXLOWER;
use mandala_table::{Dice, Id};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A recovery code. It opens the account, so it prints as nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct RecoveryCode(Id);

impl RecoveryCode {
    pub(crate) fn new(dice: &Dice) -> Self {
        Self(dice.id())
    }

    /// Reads a code as people write them: case, blanks and dashes do not matter, nor do letters that look like digits.
    pub(crate) fn read(typed: &str) -> Option<Self> {
        /// 26 characters, with room for a dash or blank around each.
        const LONGEST: usize = 80;
        if typed.len() > LONGEST {
            return None;
        }
        let letters = typed.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let plain: String = letters
            .map(|letter| match letter.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            })
            .collect();
        plain.parse().ok().map(Self)
    }

    /// The code to be written down, in groups.
    pub(crate) fn reveal(&self) -> String {
        let text = self.0.to_string();
        let mut shown = String::with_capacity(31);
        for (index, letter) in text.chars().enumerate() {
            if index > 0 && index % 5 == 0 {
                shown.push('-');
            }
            shown.push(letter);
        }
        shown
    }

    /// What is kept of it. A code is too random to be guessed, so that a plain hash is enough.
    pub(crate) fn hash(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0.bytes()))
    }

    /// Whether this is the code whose hash is kept; how long that takes says nothing.
    pub(crate) fn matches(&self, kept: &str) -> bool {
        self.hash().as_bytes().ct_eq(kept.as_bytes()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_survive_being_written_by_hand() {
        let code = RecoveryCode::new(&Dice::fixed(3));
        let shown = code.reveal();
        assert_eq!(shown.len(), 31);
        let sloppy = shown.to_uppercase().replace('-', "  ").replace('0', "O").replace('1', "l");
        for typed in [shown, sloppy] {
            assert!(RecoveryCode::read(&typed).is_some_and(|read| read.matches(&code.hash())), "{typed}");
        }
        let other = RecoveryCode::new(&Dice::fixed(4));
        assert!(!other.matches(&code.hash()));
        for bad in ["", "abc", &"0".repeat(1000)] {
            assert!(RecoveryCode::read(bad).is_none());
        }
    }
}
