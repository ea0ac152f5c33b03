//! Reasons for a scoring.

use stones::Action;
use stones::account::Account;
use tabletop::presentation::Effects as _;

use super::StonesReason;
use super::facts::{Facts, best_colour};

/// A colour that scores so many points scores many.
const MANY_POINTS: u32 = 7;

/// Everything that holds of a scoring, in the order of [`StonesReason`].
pub(super) fn reasons(facts: &Facts, action: Action, account: &Account) -> Vec<StonesReason> {
    let Some(effects) = facts.effects(action) else { return Vec::new() };
    let after = facts.after(&effects);
    let points = account.points;
    let mut reasons = Vec::new();
    if let Action::ScoreColour { colour } = action
        && points >= MANY_POINTS
        && facts.others(action).iter().all(|other| other.points() < points)
    {
        reasons.push(StonesReason::Scores { colour, points });
    }
    let (before, now) = (facts.table.occupied(facts.seat), after.occupied(facts.seat));
    if before.others().is_empty() && !now.others().is_empty() {
        reasons.push(StonesReason::Frees);
    }
    let bonus: u32 = account.covered.iter().map(|covered| covered.bonus).sum();
    if bonus > 0 {
        reasons.push(StonesReason::Bonus { points: bonus });
    }
    let most = best_colour(facts.table, facts.seat).map_or(0, |(_, points)| points);
    if let (Action::ScoreAny { .. }, Some((colour, points))) = (action, best_colour(&after, facts.seat))
        && points > most
    {
        reasons.push(StonesReason::Uncovers { colour, points });
    }
    if points > 0 {
        reasons.push(StonesReason::Points { points });
    }
    reasons
}
