//! The shuffled deck (M-2.1).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::Seed;
use tabletop::chance::shuffle;
use tabletop::notation::{Letter, letters};

use crate::colour::Colour;
use crate::error::SetupError;
use crate::pile::Pile;

/// The cards in the game (M-1.1).
pub(crate) const CARDS: usize = 108;

/// All 108 cards in the order they are dealt, top first.
///
/// ```
/// use mandala::Setup;
/// use mandala::tabletop::Seed;
/// use mandala::tabletop::record::Setup as _;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(Setup::deal(2, &seed), Setup::deal(2, &seed));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    pub(crate) deck: [Colour; CARDS],
}

impl tabletop::record::Setup for Setup {
    type SetupJson = SetupJson;
    type Error = SetupError;

    fn deal(_: usize, seed: &Seed) -> Self {
        const SORTED: [Colour; CARDS] = {
            let mut deck = [Colour::Red; CARDS];
            let mut card = 0;
            while card < CARDS {
                deck[card] = Colour::ALL[card / Colour::CARDS as usize];
                card += 1;
            }
            deck
        };
        let mut deck = SORTED;
        shuffle(&mut seed.deal(), &mut deck);
        Self { deck }
    }

    fn read(SetupJson { deck }: SetupJson, _: usize) -> Result<Self, SetupError> {
        let card = |letter| Colour::from_letter(letter).ok_or(SetupError::NoColour { letter });
        let deck = deck.chars().map(card).collect::<Result<Vec<_>, _>>()?;
        let deck: [Colour; CARDS] =
            deck.try_into().map_err(|deck: Vec<_>| SetupError::WrongSize { count: deck.len() })?;
        let pile: Pile = deck.into_iter().collect();
        match pile.iter().find(|&(_, count)| count != Colour::CARDS) {
            Some((colour, count)) => Err(SetupError::WrongDeck { colour, count }),
            None => Ok(Self { deck }),
        }
    }
}

/// The deck as a record writes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupJson {
    deck: String,
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SetupJson { deck: letters(&self.deck) }.serialize(serializer)
    }
}

/// The order of the deck is a secret.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").finish_non_exhaustive()
    }
}
