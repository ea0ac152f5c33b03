//! Why games were forfeited: each reason once, with the first game in which it was seen.

use serde::Serialize;
use tabletop::record::ForfeitReason;

use crate::fault::FaultReport;
use crate::place::Place;
use crate::played::{End, MatchGame};

/// The most reasons that are listed for a player; the log has all of them.
const MOST: usize = 20;

/// Games that a player forfeited in the same way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ForfeitGroup {
    /// How many.
    pub games: u32,
    /// How, and where first.
    #[serde(flatten)]
    pub first: ForfeitLine,
}

/// One forfeit, and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NamedForfeit {
    /// The player who lost.
    pub name: String,
    /// How, and where.
    #[serde(flatten)]
    pub line: ForfeitLine,
}

/// One forfeit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ForfeitLine {
    /// What the record says.
    pub why: ForfeitReason,
    /// The game.
    #[serde(flatten)]
    pub place: Place,
    /// The number of actions before it.
    pub ply: u32,
    /// What was wrong; older records do not say.
    #[serde(flatten)]
    pub report: Option<FaultReport>,
}

impl ForfeitLine {
    /// Who forfeited a game, and how.
    fn of(game: &MatchGame) -> Option<(usize, Self)> {
        let End::Forfeited { by, why, report } = &game.end else { return None };
        let ply = game.moves.iter().sum();
        Some((game.players[*by], Self { why: *why, place: game.place, ply, report: report.clone() }))
    }

    /// Whether its author would look for the same mistake.
    fn is_like(&self, other: &Self) -> bool {
        let seen =
            |line: &Self| line.report.as_ref().map(|report| (report.what.clone(), report.received.clone()));
        self.why == other.why && seen(self) == seen(other)
    }
}

impl NamedForfeit {
    /// Who forfeited a game, and how; nothing if it was not forfeited.
    pub fn new(names: &[String], game: &MatchGame) -> Option<Self> {
        let (by, line) = ForfeitLine::of(game)?;
        Some(Self { name: names[by].clone(), line })
    }
}

/// How a player forfeited games, in the order in which it was first seen.
pub(crate) fn forfeits_of(player: usize, games: &[MatchGame]) -> Vec<ForfeitGroup> {
    let mut groups: Vec<ForfeitGroup> = Vec::new();
    for (by, line) in games.iter().filter_map(ForfeitLine::of) {
        if by != player {
            continue;
        }
        if let Some(group) = groups.iter_mut().find(|group| group.first.is_like(&line)) {
            group.games += 1;
        } else if groups.len() < MOST {
            groups.push(ForfeitGroup { games: 1, first: line });
        }
    }
    groups
}
