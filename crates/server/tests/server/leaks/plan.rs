//! What happens at a table besides the game.

use serde_json::{Value, json};

/// How a game ends that is not played to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Ending {
    Resigned,
    Aborted,
    TimedOut,
    Away,
}

/// What is agreed at a table, and how its game ends.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) ending: Ending,
    /// The most actions before that.
    pub(crate) plies: usize,
    pub(crate) delay: u32,
    pub(crate) clock: Value,
    /// Where a computer would have to play for a person there is none: its choices may differ, because it sees other
    /// cards than the viewer and thinks for as long as the machine lets it. That it gets no more than a view is the
    /// business of the types.
    pub(crate) thinkers: usize,
    /// Whether there are accounts. Their passwords take long, on purpose, so not every person has one.
    pub(crate) accounts: bool,
}

impl Plan {
    pub(crate) fn of(number: u64, players: usize) -> Self {
        // Coprime to the number of kinds of games, so that every kind ends in every way.
        let (ending, plies, delay) = match number % 5 {
            // Long enough for the deck to run out.
            0 => (Ending::Resigned, 200, 0),
            1 => (Ending::TimedOut, 20, 0),
            2 => (Ending::Away, 15, 2),
            3 => (Ending::Resigned, 25, 3),
            _ => (Ending::Aborted, number as usize % players, 0),
        };
        let clock = match ending {
            Ending::TimedOut => json!({"kind": "fischer", "initial": 600, "increment": 5}),
            Ending::Resigned | Ending::Aborted | Ending::Away => json!({"kind": "none"}),
        };
        let alone = players == 2 && ending != Ending::Away || ending == Ending::Aborted;
        Self { ending, plies, delay, clock, thinkers: usize::from(alone), accounts: number.is_multiple_of(6) }
    }
}
