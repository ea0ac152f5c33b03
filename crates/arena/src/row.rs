//! One player's figures.

use std::cmp::Ordering;

use serde::Serialize;

use crate::elo::Rating;
use crate::forfeits::{ForfeitGroup, forfeits_of};
use crate::played::{End, MatchGame};

/// What a player did. What was not measured is missing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The name.
    pub name: String,
    /// Games won.
    pub wins: u32,
    /// Games drawn, or forfeited by another player at a table of more than two.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// With two players, a draw is half a win; with more, the share of games won. Nothing without a game.
    pub win_rate: Option<f64>,
    /// The rating against the average of the others; nothing without a game.
    pub elo: Option<f64>,
    /// The lower end of its 95 % interval.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
    /// Points in a game that was finished; nothing if none was.
    pub mean_score: Option<f64>,
    /// Thinking time; nothing without an action.
    pub ms_per_move: Option<f64>,
    /// The longest thought about one action.
    pub max_ms_per_move: Option<f64>,
    /// Games forfeited; they are lost, too.
    pub forfeits: u32,
    /// What was wrong in them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeit_reasons: Vec<ForfeitGroup>,
    /// The same in each seat.
    pub by_seat: Vec<SeatRow>,
    /// Points beyond the best of the others, for each game that was finished.
    #[serde(skip)]
    pub margins: Vec<i64>,
    /// Against each player: games in which this one did better, as well, and worse.
    #[serde(skip)]
    pub against: Vec<[u32; 3]>,
}

/// What a player did in one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatRow {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// As for all seats.
    pub win_rate: Option<f64>,
    /// The share of the win.
    #[serde(skip)]
    pub share: Option<f64>,
}

impl Row {
    /// Sums up a match of so many players, of whom so many sit at a table.
    pub(crate) fn new(
        name: &str,
        player: usize,
        (players, seats): (usize, usize),
        games: &[MatchGame],
        rating: Option<Rating>,
    ) -> Self {
        let own: Vec<(&MatchGame, usize)> =
            games.iter().filter_map(|game| Some((game, game.position(player)?))).collect();
        let total = SeatRow::new(&own, seats);
        let in_seat = |seat: usize| {
            let there = own.iter().filter(|(game, place)| game.place.seat(*place, seats).index() == seat);
            SeatRow::new(&there.copied().collect::<Vec<_>>(), seats)
        };
        let scores = own.iter().filter_map(|(game, place)| match &game.end {
            End::Finished { scores, .. } => Some(f64::from(scores[*place])),
            End::Forfeited { .. } => None,
        });
        let forfeits = own.iter().filter(|(game, place)| match &game.end {
            End::Forfeited { by, .. } => by == place,
            End::Finished { .. } => false,
        });
        let moves: u32 = own.iter().map(|(game, place)| game.moves[*place]).sum();
        let ms: f64 = own.iter().map(|(game, place)| game.ms[*place]).sum();
        let longest = own.iter().map(|(game, place)| game.longest[*place]).fold(0.0, f64::max);
        Self {
            name: name.to_owned(),
            wins: total.wins,
            draws: total.draws,
            losses: total.losses,
            win_rate: total.win_rate,
            elo: rating.map(|Rating { elo, .. }| elo),
            elo_low: rating.map(|Rating { low, .. }| low).filter(|low| low.is_finite()),
            elo_high: rating.map(|Rating { high, .. }| high).filter(|high| high.is_finite()),
            mean_score: mean(scores),
            ms_per_move: (moves > 0).then(|| ms / f64::from(moves)),
            max_ms_per_move: (moves > 0).then_some(longest),
            forfeits: forfeits.count() as u32,
            forfeit_reasons: forfeits_of(player, games),
            by_seat: (0..seats).map(in_seat).collect(),
            margins: own.iter().filter_map(|(game, place)| game.margin(*place)).collect(),
            against: (0..players).map(|other| against(&own, other)).collect(),
        }
    }

    /// The average margin; nothing if no game was finished.
    pub fn mean_margin(&self) -> Option<f64> {
        mean(self.margins.iter().map(|&margin| margin as f64))
    }
}

impl SeatRow {
    /// Sums up games, each with the player's place at its table.
    fn new(games: &[(&MatchGame, usize)], seats: usize) -> Self {
        let shares: Vec<f64> = games.iter().map(|(game, place)| game.share(*place)).collect();
        let count = |holds: &dyn Fn(&f64) -> bool| shares.iter().filter(|share| holds(share)).count() as u32;
        let (wins, losses) = (count(&|share| *share >= 1.0), count(&|share| *share <= 0.0));
        let share = mean(shares.iter().copied());
        Self {
            wins,
            draws: shares.len() as u32 - wins - losses,
            losses,
            win_rate: if seats == 2 { share } else { share.map(|_| f64::from(wins) / shares.len() as f64) },
            share,
        }
    }
}

/// The games in which a player did better than another, as well, and worse.
fn against(games: &[(&MatchGame, usize)], other: usize) -> [u32; 3] {
    let mut counts = [0; 3];
    for (game, place) in games {
        if let Some(other) = game.position(other) {
            counts[match game.compare(*place, other) {
                Ordering::Greater => 0,
                Ordering::Equal => 1,
                Ordering::Less => 2,
            }] += 1;
        }
    }
    counts
}

/// The average; nothing of nothing.
pub(crate) fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}
