//! Ratings of a round robin: all players on one scale.
//!
//! A player of strength g wins against others with the share g / (sum of all strengths at the table), as in `elo.rs`; for two
//! this is the model of Bradley and Terry. The strengths are the most likely ones, with one drawn game more of each player
//! against one of average strength: a player who wins or loses everything has a finite rating, too.

use crate::elo::Rating;
use crate::lineup::Lineups;
use crate::played::MatchGame;

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;
/// How many parts of the match are left out, one after another, to see how much the ratings depend on the deals.
const BLOCKS: usize = 40;

/// What was won at each table.
#[derive(Clone, Debug)]
struct Tally {
    /// By table, then in the order of its players.
    shares: Vec<Vec<f64>>,
    /// By table.
    games: Vec<f64>,
}

/// A rating for each player; their average is 0. Nothing without a game, and no interval from a single deal.
///
/// The interval comes from leaving out blocks of deals (the jackknife), since the games of a deal are not independent. For a
/// player who won or lost everything, which no block shows otherwise, it comes from the model.
pub(crate) fn joint_ratings(games: &[MatchGame], lineups: &Lineups, players: usize) -> Vec<Option<Rating>> {
    if games.is_empty() {
        return vec![None; players];
    }
    let deals = games.len() / lineups.games_per_deal() as usize;
    let whole = Tally::new(lineups, games.iter());
    let elo = fit(&whole, lineups, players);
    let blocks = deals.min(BLOCKS);
    let of_block = |block: usize| {
        let deals = games.chunks(lineups.games_per_deal() as usize).enumerate();
        deals.filter(move |(deal, _)| deal % blocks == block).flat_map(|(_, games)| games)
    };
    let without: Vec<Vec<f64>> =
        (0..blocks).map(|block| fit(&whole.without(of_block(block)), lineups, players)).collect();
    let rating = |player: usize| {
        let half = if blocks < 2 {
            f64::INFINITY
        } else if whole.is_one_sided(lineups, player) {
            Z * whole.model_error(lineups, &elo, player)
        } else {
            student(blocks - 1) * jackknife_error(without.iter().map(|elo| elo[player]))
        };
        Some(Rating { elo: elo[player], low: elo[player] - half, high: elo[player] + half })
    };
    (0..players).map(rating).collect()
}

impl Tally {
    fn new<'a>(lineups: &Lineups, games: impl Iterator<Item = &'a MatchGame>) -> Self {
        let mut tally = Self {
            shares: vec![vec![0.0; lineups.seats()]; lineups.tables()],
            games: vec![0.0; lineups.tables()],
        };
        tally.add(games, 1.0);
        tally
    }

    fn add<'a>(&mut self, games: impl Iterator<Item = &'a MatchGame>, sign: f64) {
        for game in games {
            let table = game.place.table;
            self.games[table] += sign;
            for (place, share) in self.shares[table].iter_mut().enumerate() {
                *share += sign * game.share(place);
            }
        }
    }

    fn without<'a>(&self, games: impl Iterator<Item = &'a MatchGame>) -> Self {
        let mut tally = self.clone();
        tally.add(games, -1.0);
        tally
    }

    /// The tables at which a player sits: who sits there, how many games there were, and what the player won.
    fn of<'a>(
        &'a self,
        lineups: &'a Lineups,
        player: usize,
    ) -> impl Iterator<Item = (&'a [usize], f64, f64)> {
        lineups
            .tables_of(player)
            .map(move |(table, place)| (lineups.at(table), self.games[table], self.shares[table][place]))
    }

    fn is_one_sided(&self, lineups: &Lineups, player: usize) -> bool {
        let (games, won) = self
            .of(lineups, player)
            .fold((0.0, 0.0), |(games, won), (_, more, share)| (games + more, won + share));
        won <= 0.0 || won >= games
    }

    /// How far the model itself lets a rating be wrong.
    fn model_error(&self, lineups: &Lineups, elo: &[f64], player: usize) -> f64 {
        let strength = |player: usize| 10f64.powf(elo[player] / 400.0);
        let information: f64 = self
            .of(lineups, player)
            .map(|(others, games, _)| {
                let share = strength(player) / others.iter().map(|&other| strength(other)).sum::<f64>();
                games * share * (1.0 - share)
            })
            .sum();
        400.0 / std::f64::consts::LN_10 / information.sqrt()
    }
}

/// The most likely ratings, found by minorisation and maximisation (Hunter 2004).
fn fit(tally: &Tally, lineups: &Lineups, players: usize) -> Vec<f64> {
    const SWEEPS: usize = 5_000;
    const CLOSE: f64 = 1e-9;
    let mut strength = vec![1.0; players];
    for _ in 0..SWEEPS {
        let before = strength.clone();
        for player in 0..players {
            let (mut won, mut due) = (0.5, 1.0 / (strength[player] + 1.0));
            for (others, games, share) in tally.of(lineups, player) {
                won += share;
                due += games / others.iter().map(|&other| strength[other]).sum::<f64>();
            }
            strength[player] = won / due;
        }
        // Only ratios matter.
        let middle = (strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / players as f64).exp();
        for one in &mut strength {
            *one /= middle;
        }
        if strength.iter().zip(&before).all(|(now, before)| (now / before).ln().abs() < CLOSE) {
            break;
        }
    }
    strength.into_iter().map(|one| 400.0 * one.log10()).collect()
}

/// The standard error of an estimate, from what it is without each block.
fn jackknife_error(without: impl ExactSizeIterator<Item = f64> + Clone) -> f64 {
    let count = without.len() as f64;
    let mean = without.clone().sum::<f64>() / count;
    let spread: f64 = without.map(|one| (one - mean).powi(2)).sum();
    ((count - 1.0) / count * spread).sqrt()
}

/// The 97.5 % point of Student's distribution, by the expansion of Cornish and Fisher.
fn student(freedom: usize) -> f64 {
    let n = freedom as f64;
    let power = |exponent: i32| Z.powi(exponent);
    Z + (power(3) + Z) / (4.0 * n)
        + (5.0 * power(5) + 16.0 * power(3) + 3.0 * Z) / (96.0 * n.powi(2))
        + (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * Z) / (384.0 * n.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Place;
    use crate::played::End;
    use tabletop::Seed;
    use tabletop::chance::below;

    /// A match of so many deals; `wins` says whether the first player of a table wins a game.
    fn played(lineups: &Lineups, deals: u64, mut wins: impl FnMut(Place) -> bool) -> Vec<MatchGame> {
        (0..deals * lineups.games_per_deal())
            .map(|number| {
                let place = lineups.place(number);
                let winner = Some(usize::from(!wins(place)));
                MatchGame::of_test(place, lineups, End::Finished { scores: vec![0; lineups.seats()], winner })
            })
            .collect()
    }

    #[test]
    fn student_by_the_tables() {
        for (freedom, point) in [(5, 2.571), (10, 2.228), (39, 2.023)] {
            assert!((student(freedom) - point).abs() < 0.01, "{freedom}: {}", student(freedom));
        }
    }

    /// Three of four against the next: 400 · log₁₀ 3 between neighbours, twice that between the ends.
    #[test]
    fn ratings_by_hand() {
        let lineups = Lineups::new(3, 2);
        // By the model the first beats the third 9 times of 10.
        let games = played(&lineups, 400, |place| match place.table {
            0 | 2 => place.deal % 4 != 0,
            _ => place.deal % 10 != 0,
        });
        let ratings: Vec<Rating> = joint_ratings(&games, &lineups, 3).into_iter().flatten().collect();
        for (rating, elo) in ratings.iter().zip([190.85, 0.0, -190.85]) {
            assert!((rating.elo - elo).abs() < 1.0, "{ratings:?}");
            assert!(rating.low < rating.elo && rating.elo < rating.high);
        }
    }

    /// The games of a deal are alike here, so four games say no more than one.
    #[test]
    fn the_interval_is_of_deals() {
        let lineups = Lineups::new(3, 2);
        let mut rng = Seed::from_number(5).deal();
        let coins: Vec<bool> = (0..4_000).map(|_| below(&mut rng, 2) == 0).collect();
        let half = |games: &[MatchGame]| {
            let rating = joint_ratings(games, &lineups, 3)[0].unwrap();
            rating.high - rating.elo
        };
        let alike = played(&lineups, 400, |place| coins[place.deal as usize]);
        let other = played(&lineups, 400, |place| {
            coins[(place.deal * 6) as usize + place.table * 2 + place.rotation]
        });
        assert!(half(&alike) > 1.6 * half(&other), "{} and {}", half(&alike), half(&other));
    }

    /// In each of 200 matches of equal players the interval of the first holds 0, but for about one in twenty.
    #[test]
    fn the_interval_holds_what_it_promises() {
        let lineups = Lineups::new(3, 2);
        let mut rng = Seed::from_number(1).deal();
        let mut missed = 0;
        for _ in 0..200 {
            let games = played(&lineups, 60, |_| below(&mut rng, 2) == 0);
            let rating = joint_ratings(&games, &lineups, 3)[0].unwrap();
            missed += u32::from(rating.low > 0.0 || rating.high < 0.0);
        }
        // 10 expected; the standard deviation is 3.
        assert!((2..=19).contains(&missed), "{missed} of 200");
    }

    #[test]
    fn all_or_nothing_is_finite_and_wide() {
        let lineups = Lineups::new(3, 2);
        // The first always wins, the third always loses.
        let ratings: Vec<Rating> =
            joint_ratings(&played(&lineups, 100, |_| true), &lineups, 3).into_iter().flatten().collect();
        assert!(
            ratings[0].elo > 300.0 && ratings[0].elo < 3000.0 && ratings[0].high - ratings[0].low > 300.0
        );
        assert!((ratings[0].elo + ratings[2].elo).abs() < 1e-3);
        let nothing = joint_ratings(&[], &lineups, 3);
        assert_eq!(nothing, [None; 3]);
        let one = joint_ratings(&played(&lineups, 1, |place| place.rotation == 0), &lineups, 3);
        assert!(one[0].unwrap().high.is_infinite(), "one deal proves nothing");
    }
}
