//! Reasons for a claim.

use mandala::{Action, Colour, Phase, Pile};

use super::MandalaReason;
use super::facts::Facts;
use super::settle::{settle, with};

/// Fewer points than this are not worth a word.
const WORTH_SAYING: u32 = 3;

/// Everything that holds of claiming a colour, in the order of [`MandalaReason`].
pub(super) fn reasons(facts: &Facts, colour: Colour) -> Vec<MandalaReason> {
    let (Phase::Claim(which), Some(gain)) =
        (facts.table.phase, facts.effects(Action::Claim { colour }).and_then(|effects| effects.gains))
    else {
        return Vec::new();
    };
    let areas = facts.table.mandala(which);
    if areas.fields[facts.own].is_empty() {
        return vec![MandalaReason::TakesAway { colour }];
    }
    let mut reasons = Vec::new();
    if gain.taken.river == Some(6) {
        let (mut areas, mut rivers, mut cups) = (*areas, facts.table.rivers, facts.cups);
        areas.mountain -= Pile::of(colour, areas.mountain.count(colour));
        rivers[facts.own] = with(rivers[facts.own], colour);
        cups[facts.own] += Pile::of(colour, gain.taken.cup);
        let points = settle(&areas, rivers, cups, facts.other).points;
        let (own, other) = (points[facts.own], points[facts.other]);
        if own > other {
            reasons.push(MandalaReason::Sixth { colour, own, other });
        }
    }
    reasons.extend(denial(facts, areas.mountain, colour, gain.points));
    if let Some(space) = gain.taken.river {
        let count = facts.cups[facts.own].count(colour);
        let points = u32::from(count) * u32::from(space);
        if points >= WORTH_SAYING {
            reasons.push(MandalaReason::Match { colour, count, space, points });
        }
    }
    let most =
        |other: Action| facts.effects(other).and_then(|effects| effects.gains).map_or(0, |gain| gain.points);
    let others = facts.legal().into_iter().filter(|&other| other != Action::Claim { colour });
    if gain.points > 0 && others.map(most).all(|points| points < gain.points) {
        reasons.push(MandalaReason::Most { points: gain.points });
    }
    reasons.push(match gain.taken.river {
        Some(space) => MandalaReason::Opens { colour, space },
        None => MandalaReason::Adds { colour, points: gain.points },
    });
    reasons
}

/// What the opponent loses by it, if that is more than the player gains.
fn denial(facts: &Facts, mountain: Pile, colour: Colour, gained: u32) -> Option<MandalaReason> {
    let Phase::Claim(which) = facts.table.phase else { return None };
    if facts.table.mandala(which).fields[facts.other].is_empty() {
        return None;
    }
    let river = facts.table.rivers[facts.other];
    let worth = |colour: Colour| {
        let count = mountain.count(colour);
        match river.space(colour) {
            0 => u32::from(count - 1 + facts.cups[facts.other].count(colour)) * u32::from(river.len() + 1),
            space => u32::from(count) * u32::from(space),
        }
    };
    let points = worth(colour);
    let most = mountain.iter().all(|(other, _)| other == colour || worth(other) < points);
    let dear = most && points >= WORTH_SAYING && points > gained;
    match river.space(colour) {
        0 if dear || river.len() == 5 => Some(MandalaReason::Before { colour, space: river.len() + 1 }),
        0 => None,
        _ => dear.then_some(MandalaReason::Denies { colour, points }),
    }
}
