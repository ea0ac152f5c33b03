//! The board can be turned, the two patterns can change places, and so can the colours. No position has a mirror image:
//! stones are taken clockwise.

use stones::{Action, ArtistSpace, Colour, Objective, Pattern, StoneSpace};

use super::actions;
use super::fields::{ARTISTS, LENGTH, OBJECTIVES, STACKS, TOWERS};
use crate::symmetry::Symmetry;

/// The symmetry that turns the board by so many quarters clockwise and in which each colour, in order, becomes the one at its
/// place in `to`, which names each colour once; with `exchange`, star and ring change places, too. Objective cards follow.
///
/// It holds under options in which the cards that change places bring the same points, as they do by default.
///
/// ```
/// use encoding::{Encoded, stones::symmetry};
/// use stones::{Colour, Stones};
///
/// let turned = symmetry(1, false, Colour::ALL);
/// let id = |text: &str| text.parse().ok().and_then(Stones::id).expect("it is an action");
/// // North becomes east.
/// assert_eq!(turned.actions[usize::from(id("f4f2e3"))], id("d2b2n3"));
/// ```
pub fn symmetry(quarters: u32, exchange: bool, to: [Colour; 4]) -> Symmetry {
    let renaming = Renaming::new(quarters, exchange, to);
    Symmetry::new(LENGTH, |byte| renaming.byte(byte), actions::COUNT, |id| renaming.id(id).unwrap_or(id))
}

/// Every turn with each order of the colours, with and without the exchange.
pub(super) fn all() -> Vec<Symmetry> {
    let mut all = Vec::new();
    for a in Colour::ALL {
        for b in Colour::ALL {
            for c in Colour::ALL {
                for d in Colour::ALL {
                    let to = [a, b, c, d];
                    if Colour::ALL.iter().all(|colour| to.contains(colour)) {
                        let turns = (0..4).flat_map(|quarters| [(quarters, false), (quarters, true)]);
                        all.extend(turns.map(|(quarters, exchange)| symmetry(quarters, exchange, to)));
                    }
                }
            }
        }
    }
    all
}

/// What becomes of everything that has a name.
struct Renaming {
    quarters: u32,
    exchange: bool,
    to: [Colour; 4],
    stone_spaces: Vec<usize>,
    artist_spaces: Vec<ArtistSpace>,
}

impl Renaming {
    fn new(quarters: u32, exchange: bool, to: [Colour; 4]) -> Self {
        let turned = |name: String| (0..quarters % 4).fold(name, |name, _| quarter(&name));
        let stone_spaces =
            StoneSpace::all().filter_map(|space| StoneSpace::from_name(&turned(space.to_string())));
        let artist_spaces =
            ArtistSpace::all().filter_map(|space| ArtistSpace::from_name(&turned(space.to_string())));
        Self {
            quarters,
            exchange,
            to,
            stone_spaces: stone_spaces.map(StoneSpace::index).collect(),
            artist_spaces: artist_spaces.collect(),
        }
    }

    fn byte(&self, byte: usize) -> usize {
        for field in [STACKS, ARTISTS, TOWERS, OBJECTIVES] {
            if !(field.offset..field.end()).contains(&byte) {
                continue;
            }
            let row = field.shape[field.shape.len() - 1];
            let (group, place) = ((byte - field.offset) / row, (byte - field.offset) % row);
            let (group, place) = match field.name {
                "stacks" => (self.stone_spaces[group], self.kind(place)),
                "artists" => (self.artist_spaces[group].index(), self.pattern(place)),
                "towers" => (group, self.kind(place)),
                _ => (group, self.objective(Objective::ALL[place]).index()),
            };
            return field.offset + group * row + place;
        }
        byte
    }

    /// Where the byte of a colour or a pattern goes; the height of a stack stays.
    fn kind(&self, kind: usize) -> usize {
        match kind {
            0..4 => self.to[kind].index(),
            4 | 5 => 4 + self.pattern(kind - 4),
            _ => kind,
        }
    }

    fn pattern(&self, pattern: usize) -> usize {
        if self.exchange { Pattern::ALL.len() - 1 - pattern } else { pattern }
    }

    fn objective(&self, card: Objective) -> Objective {
        const COLOURS: [Objective; 4] =
            [Objective::Yellow, Objective::Blue, Objective::Pink, Objective::Violet];
        match card {
            Objective::Star if self.exchange => Objective::Ring,
            Objective::Ring if self.exchange => Objective::Star,
            Objective::Yellow => COLOURS[self.to[0].index()],
            Objective::Blue => COLOURS[self.to[1].index()],
            Objective::Pink => COLOURS[self.to[2].index()],
            Objective::Violet => COLOURS[self.to[3].index()],
            Objective::One
            | Objective::Two
            | Objective::Three
            | Objective::Four
            | Objective::Star
            | Objective::Ring => card,
        }
    }

    fn id(&self, id: u16) -> Option<u16> {
        actions::id(match actions::action(id)? {
            Action::PickUp { from, to, first, tower } => Action::PickUp {
                from: self.artist_spaces[from.index()],
                to: self.artist_spaces[to.index()],
                first: first.clockwise(self.quarters),
                tower,
            },
            Action::ScoreColour { colour } => Action::ScoreColour { colour: self.to[colour.index()] },
            Action::ScoreAny { towers } => Action::ScoreAny { towers },
        })
    }
}

/// The space on which the space of this name lies after a quarter turn clockwise: the highest rank becomes the last file.
fn quarter(name: &str) -> String {
    let [file, rank] = name.as_bytes() else { return name.to_owned() };
    let (file, rank) = (file - b'a', rank - b'1');
    [char::from(b'a' + 6 - rank), char::from(b'1' + file)].iter().collect()
}
