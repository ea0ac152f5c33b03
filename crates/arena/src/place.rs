//! Which game of a match it is, and who sits where.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A game's place in a match: which deal, and how far the players are turned round the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The deal, counted from 0.
    pub deal: u64,
    /// How many seats every player has moved up; below the number of players.
    pub rotation: usize,
}

impl Place {
    /// The game with this number, when each deal's rotations follow each other.
    pub fn nth(number: u64, players: usize) -> Self {
        let players = players as u64;
        Self { deal: number / players, rotation: (number % players) as usize }
    }

    /// Where a player sits.
    pub fn seat(self, player: usize, players: usize) -> Seat {
        Seat::new((player + self.rotation) % players)
    }

    /// Who sits in a seat.
    pub fn player(self, seat: Seat, players: usize) -> usize {
        (seat.index() + players - self.rotation) % players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_once() {
        for players in 2..=4 {
            for player in 0..players {
                let mut seats: Vec<_> = (0..players as u64)
                    .map(|number| {
                        let place = Place::nth(number, players);
                        let seat = place.seat(player, players);
                        assert_eq!((place.deal, place.player(seat, players)), (0, player));
                        seat.index()
                    })
                    .collect();
                seats.sort_unstable();
                assert_eq!(seats, (0..players).collect::<Vec<_>>());
            }
            assert_eq!(Place::nth(players as u64, players), Place { deal: 1, rotation: 0 });
        }
    }
}
