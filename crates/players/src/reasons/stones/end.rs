//! Reasons that have to do with the end of the game.

use stones::effects::Effects;
use stones::{Action, Objective, Table};
use tabletop::presentation::Effects as _;

use super::StonesReason;
use super::facts::Facts;

/// So few stones before the last round, an objective is worth thinking of.
const NEAR: u8 = 6;

/// Everything about the end that holds of an action, in the order of [`StonesReason`].
pub(super) fn reasons(
    facts: &Facts,
    action: Action,
    effects: &Effects,
    against: Option<Action>,
) -> Vec<StonesReason> {
    let after = facts.after(effects);
    let (own, other) = (after.points[facts.seat], facts.best_other());
    let mut reasons = Vec::new();
    let begins = |effects: &Effects| effects.scores.as_ref().is_some_and(|account| account.begins_end);
    if begins(effects) && own > other {
        // After the last player of a round no other has a turn (S-5.2).
        reasons.push(if effects.ends.is_some() {
            StonesReason::Ends { own, other }
        } else {
            StonesReason::BeginsEnd { own, other }
        });
    }
    let points = effects.points();
    // In the last round each player has one turn at most, so this is the player's last (S-5.2).
    if facts.table.ending && points > 0 {
        reasons.push(StonesReason::LastPoints { points });
    }
    let alternative = against.filter(|&other| other != action).and_then(|other| facts.effects(other));
    if near(facts.table) {
        let met = |table: &Table, card: Objective| card.is_met(table, facts.seat);
        let cards = facts.objectives;
        if let Some(objective) = cards.into_iter().find(|&card| !met(facts.table, card) && met(&after, card))
        {
            reasons.push(StonesReason::Meets { objective });
        }
        if let Some(spoilt) = alternative.as_ref().map(|effects| facts.after(effects))
            && let Some(objective) = cards
                .into_iter()
                .find(|&card| met(facts.table, card) && met(&after, card) && !met(&spoilt, card))
        {
            reasons.push(StonesReason::Keeps { objective });
        }
    }
    let now = facts.table.points[facts.seat];
    if alternative.is_some_and(|effects| begins(&effects)) && !begins(effects) && now < other {
        reasons.push(StonesReason::Delays { own: now, other });
    }
    reasons
}

/// Whether the end has begun or is near.
fn near(table: &Table) -> bool {
    table.ending || table.last_call().is_some_and(|last| last.saturating_sub(table.placed) <= NEAR)
}
