//! Who plays whom: at one table all players, in a round robin every choice of them.

use crate::place::Place;

/// The tables of a match. Each deal is played at every one of them, in all rotations of its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineups {
    seats: usize,
    /// The players at each table, in ascending order.
    lineups: Vec<Vec<usize>>,
}

impl Lineups {
    /// Every choice of `seats` among the players, each once.
    pub fn new(players: usize, seats: usize) -> Self {
        let mut lineups = Vec::new();
        choose(0..players, seats, &mut Vec::new(), &mut lineups);
        Self { seats, lineups }
    }

    /// How many sit at a table.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.lineups.len()
    }

    /// Whether there is more than one table.
    pub fn is_round_robin(&self) -> bool {
        self.tables() > 1
    }

    /// How many games are played with a deal.
    pub fn games_per_deal(&self) -> u64 {
        (self.tables() * self.seats) as u64
    }

    /// The fewest deals that make so many games.
    pub fn deals_for(&self, games: u64) -> u64 {
        games.div_ceil(self.games_per_deal())
    }

    /// The game with this number, when the games of a deal follow each other.
    pub fn place(&self, number: u64) -> Place {
        let within = (number % self.games_per_deal()) as usize;
        Place {
            deal: number / self.games_per_deal(),
            table: within / self.seats,
            rotation: within % self.seats,
        }
    }

    /// Whether there is such a game.
    pub fn has(&self, place: Place) -> bool {
        place.table < self.tables() && place.rotation < self.seats
    }

    /// Who plays at a table; in rotation 0 by seat.
    pub fn at(&self, table: usize) -> &[usize] {
        &self.lineups[table]
    }

    /// The tables of a player, and which of the players there it is.
    pub(crate) fn tables_of(&self, player: usize) -> impl Iterator<Item = (usize, usize)> {
        let place = move |lineup: &Vec<usize>| lineup.iter().position(|&other| other == player);
        self.lineups.iter().enumerate().filter_map(move |(table, lineup)| Some((table, place(lineup)?)))
    }
}

fn choose(from: std::ops::Range<usize>, more: usize, chosen: &mut Vec<usize>, lineups: &mut Vec<Vec<usize>>) {
    if more == 0 {
        lineups.push(chosen.clone());
        return;
    }
    for player in from.clone() {
        chosen.push(player);
        choose(player + 1..from.end, more - 1, chosen, lineups);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_in_every_seat() {
        for (players, seats, tables) in [(2, 2, 1), (4, 2, 6), (4, 3, 4), (3, 3, 1)] {
            let lineups = Lineups::new(players, seats);
            assert_eq!((lineups.tables(), lineups.is_round_robin()), (tables, tables > 1));
            let games = lineups.games_per_deal();
            assert_eq!(games as usize, tables * seats);
            let mut seen = std::collections::BTreeSet::new();
            for number in 0..games {
                let place = lineups.place(number);
                assert!(place.deal == 0 && lineups.has(place));
                let by_seat: Vec<_> = tabletop::Seat::all(seats)
                    .map(|seat| lineups.at(place.table)[place.player(seat, seats)])
                    .collect();
                assert!(seen.insert(by_seat), "no game is played twice");
            }
            assert_eq!(lineups.place(games), Place { deal: 1, table: 0, rotation: 0 });
            assert_eq!((lineups.deals_for(1), lineups.deals_for(games + 1)), (1, 2));
        }
    }
}
