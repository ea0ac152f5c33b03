//! What a table's options come to, and what its boards and cards print: for those who draw it.

use alloc::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::json::Map;
use crate::objective::Objective;
use crate::options::{Options, Stacks};
use crate::rules::Rules;
use crate::score;
use crate::stack::Stack;
use crate::tower::TowerSpace;

/// The stacks, the player boards, the mandala board and the objective cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesPrinted"))]
pub(crate) struct Printed {
    /// What is seen of a stack (S-7.2).
    stacks: Stacks,
    /// For each tower space its points by height, 1 to 4; nothing where something else counts (S-4).
    towers: [Option<[u8; Stack::HIGHEST]>; TowerSpace::COUNT],
    track: PrintedTrack,
    objectives: Cards,
}

/// The mandala board, as far as stones can come (S-1.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesPrintedTrack"))]
pub(crate) struct PrintedTrack {
    length: u8,
    /// The points for covering a space, where there are any.
    bonus: BTreeMap<u8, u32>,
    /// The hands on a space, where there are any.
    hands: BTreeMap<u8, u64>,
    /// The space that starts the end for so many players, if there is one (S-5.2).
    last_call: Option<u8>,
}

/// The points of every objective card (S-1.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cards(Rules);

impl Printed {
    pub(crate) fn new(options: &Options, players: usize) -> Self {
        let rules = Rules::new(options, players);
        let spaces = 1..=rules.length;
        let bonus = spaces.clone().map(|space| (space, rules.bonus(space))).filter(|&(_, points)| points > 0);
        let hands = spaces.filter_map(|space| Some((space, *options.track.hands.get(&space.into())?)));
        Self {
            stacks: options.stacks,
            towers: TowerSpace::ALL.map(score::printed),
            track: PrintedTrack {
                length: rules.length,
                bonus: bonus.collect(),
                hands: hands.filter(|&(_, hands)| hands > 0).collect(),
                last_call: (rules.last_call > 0).then_some(rules.last_call),
            },
            objectives: Cards(rules),
        }
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Map(Objective::ALL.into_iter().map(|card| (card, self.0.objective(card)))).serialize(serializer)
    }
}
