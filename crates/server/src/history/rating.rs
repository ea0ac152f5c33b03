//! Ratings: Glicko-2 for two players, Weng–Lin (Bayesian approximation, Bradley–Terry, full pairing) for three and four.
//!
//! Every game is a rating period of its own. A person who has not played for long is less certainly as strong as they
//! were: the deviation of a Glicko-2 rating grows by one step for each [`PERIOD`] without a game.

use std::time::Duration;

use protocol::RatingKind;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::store::{RatedGame, RatedSeat, Rating};

/// After so long without a game a rating becomes less certain.
const PERIOD: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// More steps than it takes to forget everything.
const MOST_STEPS: u64 = 1_000;

/// The players' ratings after a game, in the order of its seats.
pub(super) fn after(game: &RatedGame) -> Vec<Rating> {
    match (game.kind, game.seats.as_slice()) {
        (RatingKind::Duel, [one, two]) => {
            let outcome = match one.place.cmp(&two.place) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (first, second) =
                glicko2(&duel(one, game), &duel(two, game), &outcome, &Glicko2Config::new());
            [(one, first), (two, second)]
                .map(|(seat, new)| {
                    kept(game, seat, Glicko2Rating { deviation: new.deviation.min(350.0), ..new })
                })
                .to_vec()
        }
        (_, seats) => {
            let before: Vec<_> = seats.iter().map(|seat| [group(seat)]).collect();
            let teams: Vec<_> = before
                .iter()
                .zip(seats)
                .map(|(rating, seat)| (&rating[..], MultiTeamOutcome::new(seat.place.into())))
                .collect();
            let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
            let new = |(seat, team): (&RatedSeat, Vec<WengLinRating>)| {
                let new = team.first().copied().unwrap_or_else(|| group(seat));
                let plain = Glicko2Rating { rating: new.rating, deviation: new.uncertainty, volatility: 0.0 };
                kept(game, seat, plain)
            };
            seats.iter().zip(after).map(new).collect()
        }
    }
}

fn duel(seat: &RatedSeat, game: &RatedGame) -> Glicko2Rating {
    let Some(before) = seat.before else { return Glicko2Rating::new() };
    let idle = game.ended.since(before.updated) / PERIOD.as_millis() as u64;
    let rating =
        Glicko2Rating { rating: before.rating, deviation: before.deviation, volatility: before.volatility };
    (0..idle.min(MOST_STEPS)).fold(rating, |rating, _| decay_deviation(&rating))
}

fn group(seat: &RatedSeat) -> WengLinRating {
    seat.before.map_or_else(WengLinRating::new, |before| WengLinRating {
        rating: before.rating,
        uncertainty: before.deviation,
    })
}

fn kept(game: &RatedGame, seat: &RatedSeat, new: Glicko2Rating) -> Rating {
    Rating {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: seat.before.map_or(0, |before| before.games) + 1,
        updated: game.ended,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mandala_table::Id;
    use mandala_table::Timestamp;

    fn game(kind: RatingKind, places: &[u8]) -> RatedGame {
        let seat = |&place| RatedSeat { person: Id::from_bytes([place; 16]), place, before: None };
        RatedGame {
            id: Id::from_bytes([9; 16]),
            game: protocol::GameName::STONES,
            kind,
            ended: Timestamp(1_800_000_000_000),
            seats: places.iter().map(seat).collect(),
        }
    }

    /// The step of two new players, by the formulas of Glickman's paper.
    #[test]
    fn the_first_duel_of_two_new_players() {
        let after = after(&game(RatingKind::Duel, &[1, 2]));
        assert!((after[0].rating - 1662.3).abs() < 0.1, "{after:?}");
        assert!((after[1].rating - 1337.7).abs() < 0.1, "{after:?}");
        assert!(after.iter().all(|rating| (rating.deviation - 290.3).abs() < 0.1 && rating.games == 1));
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        let after = after(&game(RatingKind::Duel, &[1, 1]));
        assert!(after.iter().all(|rating| (rating.rating - 1500.0).abs() < 1e-9));
    }

    #[test]
    fn a_long_absence_makes_a_rating_less_certain() {
        let mut rematch = game(RatingKind::Duel, &[1, 2]);
        let old =
            Rating { rating: 1600.0, deviation: 60.0, volatility: 0.06, games: 50, updated: rematch.ended };
        rematch.seats[0].before = Some(old);
        let soon = after(&rematch)[0].deviation;
        rematch.ended = rematch.ended.plus(PERIOD * 24);
        let late = after(&rematch)[0].deviation;
        assert!(late > soon + 5.0, "{soon} {late}");
    }

    #[test]
    fn in_a_group_every_place_counts() {
        let after = after(&game(RatingKind::Group, &[2, 1, 3, 3]));
        let ratings: Vec<_> = after.iter().map(|rating| rating.rating).collect();
        assert!(ratings[1] > ratings[0] && ratings[0] > ratings[2], "{ratings:?}");
        assert!((ratings[2] - ratings[3]).abs() < 1e-9, "{ratings:?}");
        assert!(after.iter().all(|rating| rating.deviation < 25.0 / 3.0));
    }
}
