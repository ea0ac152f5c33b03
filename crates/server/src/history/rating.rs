//! Ratings: Glicko-2 for two players, Weng–Lin (Bayesian approximation, Bradley–Terry, full pairing) for three and four.
//!
//! Games between the same people count less and less, so that no rating is made from one opponent: the first [`FULL`] within
//! [`PERIOD`] count fully, the n-th of them [`FULL`] / n. A game with a guest in it moves nothing: guests are made for nothing.
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
pub(super) const PERIOD: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// So many games against the same opponent within [`PERIOD`] count fully.
const FULL: u32 = 3;

/// More steps than it takes to forget everything.
const MOST_STEPS: u64 = 1_000;

/// The players' ratings after a game, in the order of its seats; nothing if it moves none.
pub(super) fn after(game: &RatedGame) -> Option<Vec<Rating>> {
    game.seats.iter().all(|seat| seat.account).then(|| rated(game))
}

fn rated(game: &RatedGame) -> Vec<Rating> {
    match (game.kind, game.seats.as_slice()) {
        (RatingKind::Duel | RatingKind::BotDuel, [one, two]) => {
            let outcome = match one.place.cmp(&two.place) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let before = [duel(one, game), duel(two, game)];
            let (first, second) = glicko2(&before[0], &before[1], &outcome, &Glicko2Config::new());
            let after = |seat, before, new: Glicko2Rating| {
                let new = Glicko2Rating { deviation: new.deviation.min(350.0), ..new };
                kept(game, seat, before, new)
            };
            vec![after(one, before[0], first), after(two, before[1], second)]
        }
        (_, seats) => {
            let before: Vec<_> = seats.iter().map(|seat| [group(seat)]).collect();
            let teams: Vec<_> = before
                .iter()
                .zip(seats)
                .map(|(rating, seat)| (&rating[..], MultiTeamOutcome::new(seat.place.into())))
                .collect();
            let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
            let plain = |rating: WengLinRating| Glicko2Rating {
                rating: rating.rating,
                deviation: rating.uncertainty,
                volatility: 0.0,
            };
            let new = |(seat, team): (&RatedSeat, Vec<WengLinRating>)| {
                let before = group(seat);
                kept(game, seat, plain(before), plain(team.first().copied().unwrap_or(before)))
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

/// The rating after the game, moved by as much as a game against this opponent counts.
fn kept(game: &RatedGame, seat: &RatedSeat, before: Glicko2Rating, new: Glicko2Rating) -> Rating {
    let weight = (f64::from(FULL) / f64::from(seat.met + 1)).min(1.0);
    let moved = |before: f64, new: f64| before + weight * (new - before);
    Rating {
        rating: moved(before.rating, new.rating),
        deviation: moved(before.deviation, new.deviation),
        volatility: moved(before.volatility, new.volatility),
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
        let person = |place| Id::from_bytes([place; 16]);
        let seat = |&place| RatedSeat { person: person(place), place, account: true, met: 0, before: None };
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
        let after = after(&game(RatingKind::Duel, &[1, 2])).unwrap();
        assert!((after[0].rating - 1662.3).abs() < 0.1, "{after:?}");
        assert!((after[1].rating - 1337.7).abs() < 0.1, "{after:?}");
        assert!(after.iter().all(|rating| (rating.deviation - 290.3).abs() < 0.1 && rating.games == 1));
    }

    #[test]
    fn the_tenth_game_against_the_same_opponent_counts_less() {
        let mut game = game(RatingKind::Duel, &[1, 2]);
        let gain = |game: &RatedGame| after(game).unwrap()[0].rating - 1500.0;
        let full = gain(&game);
        for (met, share) in [(1, 1.0), (2, 1.0), (3, 0.75), (9, 0.3)] {
            game.seats.iter_mut().for_each(|seat| seat.met = met);
            assert!((gain(&game) - share * full).abs() < 1e-9, "after {met} games");
        }
    }

    #[test]
    fn a_guest_moves_nothing() {
        let mut game = game(RatingKind::Duel, &[1, 2]);
        game.seats[1].account = false;
        assert_eq!(after(&game), None);
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        let after = after(&game(RatingKind::Duel, &[1, 1])).unwrap();
        assert!(after.iter().all(|rating| (rating.rating - 1500.0).abs() < 1e-9));
    }

    #[test]
    fn a_long_absence_makes_a_rating_less_certain() {
        let mut rematch = game(RatingKind::Duel, &[1, 2]);
        let old =
            Rating { rating: 1600.0, deviation: 60.0, volatility: 0.06, games: 50, updated: rematch.ended };
        rematch.seats[0].before = Some(old);
        let soon = after(&rematch).unwrap()[0].deviation;
        rematch.ended = rematch.ended.plus(PERIOD * 24);
        let late = after(&rematch).unwrap()[0].deviation;
        assert!(late > soon + 5.0, "{soon} {late}");
    }

    #[test]
    fn in_a_group_every_place_counts() {
        let after = after(&game(RatingKind::Group, &[2, 1, 3, 3])).unwrap();
        let ratings: Vec<_> = after.iter().map(|rating| rating.rating).collect();
        assert!(ratings[1] > ratings[0] && ratings[0] > ratings[2], "{ratings:?}");
        assert!((ratings[2] - ratings[3]).abs() < 1e-9, "{ratings:?}");
        assert!(after.iter().all(|rating| rating.deviation < 25.0 / 3.0));
    }
}
