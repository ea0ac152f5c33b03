//! Reasons for actions of Mandala Stones.

mod end;
mod facts;
mod pick_up;
mod score;
#[cfg(test)]
mod tests;
mod threat;

use stones::{Action, Colour, Objective, Stones, TowerSpace, View};
use tabletop::message::{Arg, Message};

use super::ExplainedGame;
use facts::Facts;

impl ExplainedGame for Stones {
    type GameReason = StonesReason;

    fn reasons(view: &View, action: Action, against: Option<Action>) -> Vec<StonesReason> {
        let Some(facts) = Facts::of(view) else { return Vec::new() };
        let Some(effects) = facts.effects(action) else { return Vec::new() };
        let mut reasons = end::reasons(&facts, action, &effects, against);
        match (action, &effects.takes, &effects.scores) {
            (Action::PickUp { from, to, .. }, Some(taking), _) => {
                reasons.extend(pick_up::reasons(&facts, from, to, taking));
            }
            (_, _, Some(account)) => reasons.extend(score::reasons(&facts, action, account)),
            _ => {}
        }
        reasons
    }
}

/// A reason for an action of Mandala Stones. The order is the priority: first what has to do with the end of the game, then
/// scorings and pick-ups each on their own.
///
/// Points of others are without their objectives, which only they can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants say what holds; the fields' names and types say of what")]
pub enum StonesReason {
    /// Ends the game with more points than all others.
    Ends { own: u32, other: u32 },
    /// Begins the last round with more points than all others.
    BeginsEnd { own: u32, other: u32 },
    /// Points in the last round, when nothing comes after.
    LastPoints { points: u32 },
    /// An objective is met that was not, near the end.
    Meets { objective: Objective },
    /// An objective stays met that the alternative would spoil, near the end.
    Keeps { objective: Objective },
    /// Does not begin the last round, as the alternative would, while another player has more points.
    Delays { own: u32, other: u32 },
    /// A colour that scores many points, and more than any other action.
    Scores { colour: Colour, points: u32 },
    /// All tower spaces were taken, and one becomes free.
    Frees,
    /// A bonus of the track.
    Bonus { points: u32 },
    /// Taking tops off lets a colour score more than any did before.
    Uncovers { colour: Colour, points: u32 },
    /// Points.
    Points { points: u32 },
    /// The second tower with a colour on top, so that it can be scored.
    Pairs { colour: Colour, points: u32 },
    /// A third tower with a colour on top, or a fourth, or a fifth.
    Joins { colour: Colour, count: u8, points: u32 },
    /// Four colours on tower space 5.
    FourColours,
    /// The height that a tower space scores most for.
    Height { tower: TowerSpace, height: u8, points: u32 },
    /// Takes stones with which the next player could have made a colour score.
    TakesWanted { colour: Colour },
    /// Puts an artist in the way of that, or takes it away.
    Blocks { colour: Colour },
    /// A tower on space 1 with many different heights on the board.
    Heights { points: u32 },
    /// As many stones as any pick-up takes, and at least three.
    Many { count: u8 },
}

impl Message for StonesReason {
    fn id(&self) -> &'static str {
        match self {
            Self::Ends { .. } => "stones-why-ends",
            Self::BeginsEnd { .. } => "stones-why-begins-end",
            Self::LastPoints { .. } => "stones-why-last-points",
            Self::Meets { .. } => "stones-why-meets",
            Self::Keeps { .. } => "stones-why-keeps",
            Self::Delays { .. } => "stones-why-delays",
            Self::Scores { .. } => "stones-why-scores",
            Self::Frees => "stones-why-frees",
            Self::Bonus { .. } => "stones-why-bonus",
            Self::Uncovers { .. } => "stones-why-uncovers",
            Self::Points { .. } => "stones-why-points",
            Self::Pairs { .. } => "stones-why-pairs",
            Self::Joins { .. } => "stones-why-joins",
            Self::FourColours => "stones-why-four-colours",
            Self::Height { .. } => "stones-why-height",
            Self::TakesWanted { .. } => "stones-why-takes-wanted",
            Self::Blocks { .. } => "stones-why-blocks",
            Self::Heights { .. } => "stones-why-heights",
            Self::Many { .. } => "stones-why-many",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let points = |points: u32| ("points", Arg::Number(points.into()));
        match *self {
            Self::Ends { own, other } | Self::BeginsEnd { own, other } | Self::Delays { own, other } => {
                vec![("own", Arg::Number(own.into())), ("other", Arg::Number(other.into()))]
            }
            Self::LastPoints { points: scored }
            | Self::Bonus { points: scored }
            | Self::Points { points: scored }
            | Self::Heights { points: scored } => vec![points(scored)],
            Self::Meets { objective } | Self::Keeps { objective } => vec![("objective", objective.into())],
            Self::Scores { colour, points: scored }
            | Self::Uncovers { colour, points: scored }
            | Self::Pairs { colour, points: scored } => vec![("colour", colour.into()), points(scored)],
            Self::Joins { colour, count, points: scored } => {
                vec![("colour", colour.into()), ("count", count.into()), points(scored)]
            }
            Self::Height { tower, height, points: scored } => {
                vec![("tower", tower.number().into()), ("height", height.into()), points(scored)]
            }
            Self::TakesWanted { colour } | Self::Blocks { colour } => vec![("colour", colour.into())],
            Self::Many { count } => vec![("count", count.into())],
            Self::Frees | Self::FourColours => vec![],
        }
    }
}
