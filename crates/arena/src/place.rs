//! Which game of a match it is, and who sits where.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A game's place in a match: which deal, and how far the players are turned round the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The deal, counted from 0.
    pub deal: u64,
    /// Which of the tables of a round robin; 0 where there is only one.
    #[serde(default, skip_serializing_if = "is_first")]
    pub table: usize,
    /// How many seats every player has moved up; below the number of players.
    pub rotation: usize,
}

impl Place {
    /// Where a player of the table sits.
    pub fn seat(self, player: usize, players: usize) -> Seat {
        Seat::new((player + self.rotation) % players)
    }

    /// Which of the players of the table sits in a seat.
    pub fn player(self, seat: Seat, players: usize) -> usize {
        (seat.index() + players - self.rotation) % players
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_first(table: &usize) -> bool {
    *table == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_once() {
        for players in 2..=4 {
            for player in 0..players {
                let mut seats: Vec<_> = (0..players)
                    .map(|rotation| {
                        let place = Place { deal: 0, table: 0, rotation };
                        let seat = place.seat(player, players);
                        assert_eq!(place.player(seat, players), player);
                        seat.index()
                    })
                    .collect();
                seats.sort_unstable();
                assert_eq!(seats, (0..players).collect::<Vec<_>>());
            }
        }
    }
}
