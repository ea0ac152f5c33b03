//! The objective cards (S-1.5), and whether a board meets one (S-6.1).

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::Seat;
use tabletop::json::StrictMap;
use tabletop::message::{Arg, shorten};

use crate::defaults;
use crate::stack::Stack;
use crate::stone::{Colour, Pattern};
use crate::table::Table;

/// An objective card.
///
/// ```
/// use stones::Objective;
///
/// assert_eq!(Objective::ALL.len(), Objective::COUNT);
/// assert_eq!(Objective::Star.name(), "star");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Objective {
    /// Exactly one stone on the board.
    #[default]
    One,
    /// Exactly two stones.
    Two,
    /// Exactly three stones.
    Three,
    /// Exactly four stones.
    Four,
    /// Every top stone is a star.
    Star,
    /// Every top stone is a ring.
    Ring,
    /// Three yellow stones, or more than each other player.
    Yellow,
    /// The same with blue.
    Blue,
    /// The same with pink.
    Pink,
    /// The same with violet.
    Violet,
}

impl Objective {
    /// The number of cards.
    pub const COUNT: usize = 10;

    /// All cards, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Star,
        Self::Ring,
        Self::Yellow,
        Self::Blue,
        Self::Pink,
        Self::Violet,
    ];

    /// The names of all cards, in order.
    const NAMES: [&'static str; Self::COUNT] = {
        let mut names = [""; Self::COUNT];
        let mut card = 0;
        while card < Self::COUNT {
            names[card] = Self::ALL[card].name();
            card += 1;
        }
        names
    };

    /// The card's place in the order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card's name in records and views.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::Three => "three",
            Self::Four => "four",
            Self::Star => "star",
            Self::Ring => "ring",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Pink => "pink",
            Self::Violet => "violet",
        }
    }

    /// The card with this name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|objective| objective.name() == name)
    }

    /// Whether the card would be met by `seat` if the game ended now (S-6.1).
    pub fn is_met(self, table: &Table, seat: Seat) -> bool {
        let board = &table.towers[seat];
        match self.asks() {
            Requirement::Stones(count) => stones(board) == count,
            // S-6.1 (ruling): a board without a stone shows no pattern.
            Requirement::Tops(pattern) => {
                let (showing, all) = tops(board, pattern);
                all > 0 && showing == all
            }
            // S-1.5: at least three of the colour, or strictly more than each other player.
            Requirement::Colour(colour) => {
                const ENOUGH: usize = 3;
                let own = of_colour(board, colour);
                own >= ENOUGH || most_of_others(table, seat, colour) < own
            }
        }
    }

    /// What kind of card it is.
    pub(crate) const fn asks(self) -> Requirement {
        match self {
            Self::One => Requirement::Stones(1),
            Self::Two => Requirement::Stones(2),
            Self::Three => Requirement::Stones(3),
            Self::Four => Requirement::Stones(4),
            Self::Star => Requirement::Tops(Pattern::Star),
            Self::Ring => Requirement::Tops(Pattern::Ring),
            Self::Yellow => Requirement::Colour(Colour::Yellow),
            Self::Blue => Requirement::Colour(Colour::Blue),
            Self::Pink => Requirement::Colour(Colour::Pink),
            Self::Violet => Requirement::Colour(Colour::Violet),
        }
    }
}

/// What a card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Requirement {
    /// Exactly so many stones.
    Stones(usize),
    /// This pattern on every top.
    Tops(Pattern),
    /// Many stones of a colour.
    Colour(Colour),
}

/// S-6.1: every stone in the towers counts, not only the tops.
pub(crate) fn stones(board: &[Stack]) -> usize {
    board.iter().map(|tower| tower.height()).sum()
}

/// How many towers show the pattern on top, and how many there are.
pub(crate) fn tops(board: &[Stack], pattern: Pattern) -> (usize, usize) {
    let tops = board.iter().filter_map(|tower| tower.top());
    tops.fold((0, 0), |(showing, all), top| (showing + usize::from(top.pattern() == pattern), all + 1))
}

/// How many stones of the colour are in the towers.
pub(crate) fn of_colour(board: &[Stack], colour: Colour) -> usize {
    board.iter().map(|tower| tower.count(colour)).sum()
}

/// How many stones of the colour the other player with most of them has.
pub(crate) fn most_of_others(table: &Table, seat: Seat, colour: Colour) -> usize {
    let others = table.towers.iter().filter(|&(other, _)| other != seat);
    others.map(|(_, board)| of_colour(board, colour)).max().unwrap_or(0)
}

/// The card's name, as the id `locales/` keeps it under.
impl From<Objective> for Arg {
    fn from(objective: Objective) -> Self {
        Self::Word(match objective {
            Objective::One => "objective-one",
            Objective::Two => "objective-two",
            Objective::Three => "objective-three",
            Objective::Four => "objective-four",
            Objective::Star => "objective-star",
            Objective::Ring => "objective-ring",
            Objective::Yellow => "objective-yellow",
            Objective::Blue => "objective-blue",
            Objective::Pink => "objective-pink",
            Objective::Violet => "objective-violet",
        })
    }
}

impl Serialize for Objective {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The points of each card. Only what differs from the default is written.
///
/// ```
/// use stones::{Objective, ObjectivePoints};
///
/// let points = ObjectivePoints::default().with(Objective::One, 3);
/// assert_eq!(points.of(Objective::One), 3);
/// assert_eq!(points.of(Objective::Two), ObjectivePoints::default().of(Objective::Two));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectivePoints([u16; Objective::COUNT]);

impl ObjectivePoints {
    /// The points of a card.
    pub fn of(&self, objective: Objective) -> u16 {
        self.0[objective.index()]
    }

    /// These points, but for one card.
    #[must_use]
    pub fn with(mut self, objective: Objective, points: u16) -> Self {
        self.0[objective.index()] = points;
        self
    }
}

impl Default for ObjectivePoints {
    fn default() -> Self {
        Self(Objective::ALL.map(defaults::objective_points))
    }
}

impl Serialize for ObjectivePoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for objective in Objective::ALL {
            if self.of(objective) != defaults::objective_points(objective) {
                map.serialize_entry(objective.name(), &self.of(objective))?;
            }
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for ObjectivePoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let StrictMap(entries) = StrictMap::<u16>::deserialize(deserializer)?;
        let mut all = Self::default();
        for (name, points) in entries {
            let objective = Objective::from_name(&name)
                .ok_or_else(|| D::Error::unknown_field(&shorten(&name), &Objective::NAMES))?;
            all = all.with(objective, points);
        }
        Ok(all)
    }
}
