//! Reasons for a turn: a build, a grow or a discard.

use mandala::effects::{Completion, Effects};
use mandala::{Action, Areas, Colour, MandalaNumber, Pile};

use super::MandalaReason;
use super::facts::{Facts, lacking};
use super::settle::{points, settle};

/// A hand of so few cards wants more.
const SMALL_HAND: u8 = 3;

/// Everything that holds of an action of a turn, in the order of [`MandalaReason`].
pub(super) fn reasons(facts: &Facts, action: Action, against: Option<Action>) -> Vec<MandalaReason> {
    let Some(effects) = facts.effects(action) else { return Vec::new() };
    let mut reasons = Vec::new();
    match (effects.completes, facts.played_to(action)) {
        (Some(completion), Some((_, _, after))) => {
            reasons.extend(completing(facts, completion, &after, &effects));
        }
        (_, played) => {
            reasons.extend(avoided(facts, against));
            if let Some((mandala, before, after)) = played {
                reasons.extend(playing(facts, action, mandala, &before, &after));
            }
        }
    }
    match action {
        Action::Build { mandala, colour } => reasons.extend(building(facts, mandala, colour, &effects)),
        Action::Discard { colour, count } => reasons.extend(discarding(facts, colour, count)),
        Action::Grow { .. } | Action::Claim { .. } => {}
    }
    reasons
}

/// The action completes a mandala (M-5).
fn completing(facts: &Facts, completion: Completion, after: &Areas, effects: &Effects) -> Vec<MandalaReason> {
    let mandala = completion.mandala;
    let Some(first) = completion.first else {
        return vec![MandalaReason::Sweeps { mandala }];
    };
    let rivers = facts.table.rivers;
    let settled = settle(after, rivers, facts.cups, first.index());
    let (own, other) = (settled.points[facts.own], settled.points[facts.other]);
    let mut reasons = Vec::new();
    if (settled.full || facts.table.exhausted || effects.exhausts) && own > other {
        reasons.push(MandalaReason::EndsAhead { mandala, own, other });
    }
    if after.fields[facts.other].is_empty() {
        reasons.push(MandalaReason::ShutsOut { mandala });
    }
    let gain = |seat: usize| settled.points[seat] - points(rivers[seat], facts.cups[seat]);
    if first == facts.seat {
        reasons.push(MandalaReason::First { mandala });
    } else if gain(facts.own) > gain(facts.other) {
        reasons.push(MandalaReason::Profits { mandala, own: gain(facts.own), other: gain(facts.other) });
    }
    reasons
}

/// The alternative would complete a mandala for the opponent to choose first.
fn avoided(facts: &Facts, against: Option<Action>) -> Option<MandalaReason> {
    let completion = facts.effects(against?)?.completes?;
    (completion.first? != facts.seat).then_some(MandalaReason::Avoids { mandala: completion.mandala })
}

/// The action adds to a mandala that is not complete yet.
fn playing(
    facts: &Facts,
    action: Action,
    mandala: MandalaNumber,
    before: &Areas,
    after: &Areas,
) -> Vec<MandalaReason> {
    let ((own_before, other), (own, _)) = (facts.fields(before), facts.fields(after));
    let grew = own > own_before;
    let mut reasons = Vec::new();
    if grew && own_before <= other && own > other {
        reasons.push(MandalaReason::Leads { mandala, own, other });
    }
    let lacks = lacking(after);
    // With a lead of one, even a card in the opponent's Field does no more than equal it, and on a tie the one who did not
    // complete chooses first (M-5.2).
    if let (1, Some((colour, _)), true) = (lacks.len(), lacks.iter().next(), own > other)
        && (lacking(before).len() > 1 || own_before <= other)
    {
        reasons.push(MandalaReason::Leaves { mandala, colour });
    }
    // The Rule of Colour (M-3.1): what the opponent's Field can still take.
    let open = |areas: &Areas| Pile::RAINBOW.without_colours_of(areas.mountain + areas.fields[facts.own]);
    if let (true, 1, Some((colour, _))) =
        (open(before).len() > 1, open(after).len(), open(after).iter().next())
    {
        reasons.push(MandalaReason::Blocks { mandala, colour });
    }
    if grew && own_before == 0 && other > 0 && own <= other {
        reasons.push(MandalaReason::Enters { mandala });
    }
    if grew && own_before < other && own == other {
        reasons.push(MandalaReason::Levels { mandala });
    }
    if let Action::Grow { colour, count, .. } = action {
        let another = MandalaNumber::ALL[mandala.index() ^ 1];
        let there = facts.table.mandala(another);
        if facts.hand.count(colour) > count && !(there.mountain + there.fields[facts.other]).has(colour) {
            reasons.push(MandalaReason::KeepsBoth { colour, mandala: another });
        }
    }
    if grew && own_before > other {
        reasons.push(MandalaReason::Strengthens { mandala, own, other });
    }
    reasons
}

fn building(facts: &Facts, mandala: MandalaNumber, colour: Colour, effects: &Effects) -> Vec<MandalaReason> {
    let mut reasons = Vec::new();
    let (own, other) = facts.fields(facts.table.mandala(mandala));
    let (hand, count) = (facts.hand.len(), effects.draws);
    if hand <= SMALL_HAND && count > 1 {
        reasons.push(MandalaReason::Draws { hand, count });
    }
    if effects.completes.is_none() {
        if own > other {
            reasons.push(MandalaReason::BuildsUp { mandala });
        }
        let [space, other_space] =
            [facts.own, facts.other].map(|seat| facts.table.rivers[seat].space(colour));
        if space > other_space {
            reasons.push(MandalaReason::Feeds { colour, space });
        }
        if space == 0 && facts.cups[facts.own].has(colour) {
            reasons.push(MandalaReason::Hoards { colour });
        }
    }
    if count > 1 {
        reasons.push(MandalaReason::Gathers { count });
    }
    reasons
}

fn discarding(facts: &Facts, colour: Colour, count: u8) -> Vec<MandalaReason> {
    let mut reasons = Vec::new();
    let placed = |action: &Action| match *action {
        Action::Build { colour, .. } | Action::Grow { colour, .. } => Some(colour),
        Action::Discard { .. } | Action::Claim { .. } => None,
    };
    if !facts.legal().iter().filter_map(placed).any(|placed| placed == colour) {
        reasons.push(MandalaReason::Useless { colour });
    }
    for mandala in MandalaNumber::ALL {
        let areas = facts.table.mandala(mandala);
        let (own, other) = facts.fields(areas);
        let lacks = lacking(areas);
        if let (1, Some((sought, _))) = (lacks.len(), lacks.iter().next())
            && own > other
            && !facts.hand.has(sought)
        {
            reasons.push(MandalaReason::Seeks { colour: sought, mandala });
        }
    }
    reasons.push(MandalaReason::Renews { count });
    reasons
}
