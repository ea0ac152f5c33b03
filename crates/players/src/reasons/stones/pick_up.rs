//! Reasons for a pick-up.

use stones::effects::{Effects, PickUp};
use stones::{ArtistSpace, Stone, Table};

use super::StonesReason;
use super::facts::{Facts, tops};
use super::threat::{Board, threat};

/// So many stones are many.
const MANY_STONES: usize = 3;
/// So many different heights are many.
const MANY_HEIGHTS: u32 = 4;
/// What the next player must lose by it, in points, for an action to be called a hindrance.
const HINDRANCE: u32 = 3;

/// Everything that holds of a pick-up, in the order of [`StonesReason`].
pub(super) fn reasons(
    facts: &Facts,
    from: ArtistSpace,
    to: ArtistSpace,
    taking: &PickUp,
) -> Vec<StonesReason> {
    let seat = facts.seat;
    let after = facts.after(&Effects { takes: Some(taking.clone()), scores: None, ends: None });
    let tower = after.towers[seat][taking.tower.index()];
    let mut reasons = Vec::new();
    if let Some(colour) = tower.top().map(Stone::colour) {
        let points = after.colour_points(seat, colour);
        match tops(&after, seat, colour) {
            0 | 1 => {}
            2 => reasons.push(StonesReason::Pairs { colour, points }),
            count => reasons.push(StonesReason::Joins { colour, count: count as u8, points }),
        }
    }
    let points = after.tower_points(seat, taking.tower);
    match (taking.tower.number(), tower.height()) {
        (5, _) if tower.colours() == 4 => reasons.push(StonesReason::FourColours),
        // The heights for which S-4.2 gives most.
        (2, 1) | (3, 3) | (4, 4) => {
            reasons.push(StonesReason::Height { tower: taking.tower, height: tower.height() as u8, points });
        }
        _ => {}
    }
    reasons.extend(hindrance(facts, from, to, &after));
    if taking.tower.number() == 1 && points >= MANY_HEIGHTS {
        reasons.push(StonesReason::Heights { points });
    }
    let count = taking.stones.len();
    if count >= MANY_STONES && most_stones(facts) == count {
        reasons.push(StonesReason::Many { count: count as u8 });
    }
    reasons
}

fn most_stones(facts: &Facts) -> usize {
    let board = Board::of(facts.view);
    board.pick_ups().map(|(.., stones)| stones.len()).max().unwrap_or(0)
}

/// What the next player could have made of the stones, and no longer can.
fn hindrance(facts: &Facts, from: ArtistSpace, to: ArtistSpace, table: &Table) -> Option<StonesReason> {
    let next = facts.seat.next(table.players());
    let before = Board::of(facts.view);
    let (colour, points) = threat(table, next, &before)?;
    let harmless =
        |board: &Board| threat(table, next, board).map_or(0, |(_, points)| points) + HINDRANCE <= points;
    let taken = before.without_taken(from, to);
    if harmless(&taken) {
        Some(StonesReason::TakesWanted { colour })
    } else {
        harmless(&taken.moved(from, to)).then_some(StonesReason::Blocks { colour })
    }
}
