//! How a table's game ends, and its record.

use mandala_games::AnyOutcome;
use protocol::{EndBody, Json, Level};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::Seat;
use tabletop::record::{Forfeit, ForfeitReason};

use super::{Occupant, Table};
use crate::fairness::Fairness;

/// Who plays on for one who has resigned or run out of time.
pub(super) const SUBSTITUTE: Level = Level::Club;

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct End {
    pub(super) scores: Option<Vec<u32>>,
    pub(super) reason: &'static str,
    /// Each seat's place, from 1.
    pub(super) places: Vec<u8>,
    pub(super) forfeit: Option<(Seat, ForfeitReason)>,
}

impl End {
    /// The game was played to its end. A player who resigned before that is last, wherever the computer got to.
    pub(super) fn by_rules(outcome: &AnyOutcome, seats: &[Occupant]) -> Self {
        let key = |seat: Seat| {
            let given_up = seats[seat.index()].lost.is_some();
            let behind = outcome.winner.is_some_and(|winner| winner != seat);
            (given_up, behind, std::cmp::Reverse(outcome.scores[seat.index()]))
        };
        let place =
            |seat: Seat| 1 + Seat::all(seats.len()).filter(|&other| key(other) < key(seat)).count() as u8;
        Self {
            scores: Some(outcome.scores.clone()),
            reason: outcome.reason,
            places: Seat::all(seats.len()).map(place).collect(),
            forfeit: None,
        }
    }

    /// One of two gave up.
    pub(super) fn given_up(seat: Seat, why: ForfeitReason, players: usize) -> Self {
        Self {
            scores: None,
            reason: why.name(),
            places: Seat::all(players).map(|other| 1 + u8::from(other == seat)).collect(),
            forfeit: Some((seat, why)),
        }
    }

    /// The only seat in the first place. By the rules it may have been one that gave up, for which a computer played on;
    /// that is for the record.
    fn winner(&self) -> Option<Seat> {
        let mut first = Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1);
        let winner = first.next()?;
        first.next().is_none().then_some(winner)
    }
}

impl Table {
    pub(super) fn end_body(&self) -> Option<EndBody> {
        let end = self.end.as_ref()?;
        Some(EndBody {
            scores: end.scores.clone(),
            winner: end.winner().map(|seat| seat.index() as u8),
            reason: end.reason.to_owned(),
            places: end.places.clone(),
            // Others still play the same deal: the secret is published when the day is over.
            secret: if self.is_daily() { String::new() } else { self.secret.reveal() },
        })
    }

    /// The record of the game: nothing while it runs.
    pub fn record(&self) -> Option<String> {
        #[derive(Serialize)]
        struct Clock<'a> {
            #[serde(flatten)]
            spec: &'a protocol::ClockSpec,
        }
        let (game, end) = (self.game.as_ref()?, self.end.as_ref()?);
        let times = self.plies.iter().scan(self.started, |before, ply| {
            let took = ply.at.since(*before);
            *before = ply.at;
            Some(took)
        });
        let fairness = Fairness {
            commitment: self.secret.commitment(),
            secret: self.secret.reveal(),
            nonces: self.seats.iter().map(|occupant| occupant.nonce.clone()).collect(),
        };
        let mut notes: Vec<(&'static str, Box<RawValue>)> = vec![
            ("started", note(&self.started)),
            ("clock", note(&Clock { spec: &self.terms.clock })),
            ("times", note(&times.collect::<Vec<_>>())),
            ("fairness", note(&fairness)),
        ];
        if !self.substitutions.is_empty() {
            notes.push(("seats", note(&self.substitutions)));
        }
        let forfeit = end.forfeit.map(|(seat, why)| Forfeit { seat: seat.index() as u8, why });
        Some(game.record(forfeit, notes))
    }
}

/// A further key of a record.
fn note(value: &impl Serialize) -> Box<RawValue> {
    Json::of(value).0
}

#[cfg(test)]
mod tests {
    use super::super::Holder;
    use super::*;

    fn end(scores: [u32; 3], winner: Option<usize>, lost: &[usize]) -> End {
        let occupant = |seat: usize| Occupant {
            holder: Holder::Open { kept_for: None },
            nonce: String::new(),
            bot: false,
            stand_in: None,
            lost: lost.contains(&seat).then_some(ForfeitReason::Resigned),
        };
        let outcome = AnyOutcome { scores: scores.to_vec(), winner: winner.map(Seat::new), reason: "points" };
        End::by_rules(&outcome, &(0..3).map(occupant).collect::<Vec<_>>())
    }

    #[test]
    fn whoever_gave_up_has_not_won_whatever_the_computer_did() {
        for (scores, winner, lost, places, told) in [
            ([9, 5, 3], Some(0), [].as_slice(), [1, 2, 3], Some(0)),
            ([9, 5, 3], Some(0), &[0], [3, 1, 2], Some(1)),
            ([9, 5, 5], Some(0), &[0], [3, 1, 1], None),
            ([9, 5, 3], Some(0), &[0, 1], [2, 3, 1], Some(2)),
            ([7, 7, 3], None, &[], [1, 1, 3], None),
        ] {
            let end = end(scores, winner, lost);
            assert_eq!((end.places.as_slice(), end.winner()), (&places[..], told.map(Seat::new)));
        }
    }
}
