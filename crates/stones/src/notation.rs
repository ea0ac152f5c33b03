//! How actions are written: `d2b2n3` `cV` `t135`.

use core::fmt;
use core::str::FromStr;

use tabletop::notation::{Letter, ParseActionError};

use crate::action::Action;
use crate::board::{ArtistSpace, Direction};
use crate::stone::Colour;
use crate::tower::{TowerSet, TowerSpace};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::PickUp { from, to, first, tower } => {
                write!(f, "{from}{to}{}{}", first.letter(), tower.number())
            }
            Self::ScoreColour { colour } => write!(f, "c{}", colour.letter()),
            Self::ScoreAny { towers } => write!(f, "t{towers}"),
        }
    }
}

/// Strict: no spaces, exact case, tower digits ascending and each once.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        parse(text).ok_or_else(|| ParseActionError::new("stones-no-action", text))
    }
}

fn parse(text: &str) -> Option<Action> {
    let tower = |digit: u8| TowerSpace::from_number(digit.wrapping_sub(b'0'));
    match *text.as_bytes() {
        [b'c', colour] => Some(Action::ScoreColour { colour: Colour::from_letter(colour.into())? }),
        [b't', ref digits @ ..] if !digits.is_empty() && digits.is_sorted_by(|a, b| a < b) => {
            Some(Action::ScoreAny {
                towers: digits.iter().map(|&digit| tower(digit)).collect::<Option<TowerSet>>()?,
            })
        }
        [_, _, _, _, first, number] => Some(Action::PickUp {
            from: ArtistSpace::from_name(text.get(..2)?)?,
            to: ArtistSpace::from_name(text.get(2..4)?)?,
            first: Direction::from_letter(first.into())?,
            tower: tower(number)?,
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_format_read_and_write() {
        for text in ["d2b2n3", "cV", "t135", "t1", "t12345", "f6b6w5", "d4d4e1"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn reading_is_strict() {
        let wrong = [
            "", "c", "cv", "cR", "cVV", "t", "t0", "t6", "t31", "t11", "t123456", "t1 ", " t1", "T1",
            "d2b2n", "d2b2n0", "d2b2n6", "d2b2x3", "d2b2N3", "D2b2n3", "d2b1n3", "d3b2n3", "d2b2n33",
            "d2 b2n3", "é2b2n", "d2éb2", "dé2n3", "d2b2é", "t1é", "cé", "pass",
        ];
        for text in wrong {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
