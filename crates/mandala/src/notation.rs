//! How actions are written: `m1R` `f2K3` `dG2` `cP`.

use core::fmt;
use core::str::FromStr;

use tabletop::notation::{Letter, ParseActionError};

use crate::action::{Action, MandalaNumber};
use crate::colour::Colour;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Build { mandala, colour } => write!(f, "m{}{}", mandala.number(), colour.letter()),
            Self::Grow { mandala, colour, count } => {
                write!(f, "f{}{}{count}", mandala.number(), colour.letter())
            }
            Self::Discard { colour, count } => write!(f, "d{}{count}", colour.letter()),
            Self::Claim { colour } => write!(f, "c{}", colour.letter()),
        }
    }
}

/// Strict: no spaces, exact case, counts of one digit from 1.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let fail = || ParseActionError::new("mandala-no-action", text);
        let mandala = |number: u8| match number {
            b'1' => Ok(MandalaNumber::One),
            b'2' => Ok(MandalaNumber::Two),
            _ => Err(fail()),
        };
        let colour = |letter: u8| Colour::from_letter(letter.into()).ok_or_else(fail);
        let count = |digit: u8| {
            if (b'1'..=b'9').contains(&digit) { Ok(digit - b'0') } else { Err(fail()) }
        };
        match *text.as_bytes() {
            [b'm', m, c] => Ok(Self::Build { mandala: mandala(m)?, colour: colour(c)? }),
            [b'f', m, c, n] => Ok(Self::Grow { mandala: mandala(m)?, colour: colour(c)?, count: count(n)? }),
            [b'd', c, n] => Ok(Self::Discard { colour: colour(c)?, count: count(n)? }),
            [b'c', c] => Ok(Self::Claim { colour: colour(c)? }),
            _ => Err(fail()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_format_read_and_write() {
        for text in ["m1R", "f2K3", "dG2", "cP", "f2K1", "dG1"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn reading_is_strict() {
        let wrong = [
            "", "m", "m1", "m1r", "M1R", "m3R", "m1R1", " m1R", "m1R ", "f1R", "f1R0", "f1R10", "f1X1", "dR",
            "dR0", "dRR", "c", "cX", "cR1", "x", "pass", "f1Rä", "m1é",
        ];
        for text in wrong {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
