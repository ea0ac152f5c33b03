//! The shuffled deck (M-2.1).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::{Letter, Seed, letters, shuffle};

use crate::colour::Colour;
use crate::error::Illegal;
use crate::pile::Pile;

/// The cards in the game (M-1.1).
pub(crate) const CARDS: usize = 108;

/// All 108 cards in the order they are dealt, top first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) deck: [Colour; CARDS],
}

impl tabletop::Setup<crate::Mandala> for Setup {
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

    fn check(&self, _: usize) -> Result<(), Illegal> {
        let pile: Pile = self.deck.into_iter().collect();
        for (colour, count) in pile.iter() {
            if count != Colour::CARDS {
                return Err(Illegal::WrongDeck { colour, count });
            }
        }
        Ok(())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    deck: String,
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { deck: letters(&self.deck) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { deck } = Written::deserialize(deserializer)?;
        let cards: Option<Vec<Colour>> = deck.chars().take(CARDS + 1).map(Colour::from_letter).collect();
        let cards = cards.ok_or_else(|| D::Error::custom("the deck has a letter that is no colour"))?;
        let deck =
            <[Colour; CARDS]>::try_from(cards).map_err(|_| D::Error::custom("the deck has not 108 cards"))?;
        Ok(Self { deck })
    }
}
