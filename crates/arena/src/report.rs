//! What the games of a match show.

use std::cmp::Ordering;

use serde::Serialize;

use crate::elo::{Rating, rating};
use crate::forfeits::{ForfeitGroup, NamedForfeit, forfeits_of};
use crate::played::{End, MatchGame};
use crate::run::{Ended, Results};
use crate::sprt::SprtState;

/// The figures of a match. As JSON it is what `mandala arena --json` prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// How many games count.
    pub games: usize,
    /// The players, in the order they were named.
    pub players: Vec<Row>,
    /// The test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtState>,
    /// The forfeit that ended the match, if one was to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<NamedForfeit>,
    /// What belongs to the report but not to its JSON.
    #[serde(skip)]
    pub terms: Terms,
    /// How often the player in each seat won, in shares of games.
    #[serde(skip)]
    pub seats: Vec<Option<f64>>,
    /// How the match ended.
    #[serde(skip)]
    pub ended: Ended,
}

/// The terms of a match, for those who want to repeat it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// The seed.
    pub seed: u64,
    /// The budget, in words.
    pub budget: String,
    /// The options, as JSON.
    pub options: String,
}

/// One player's figures.
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
    /// Points beyond the best of the others, for each game that was finished.
    #[serde(skip)]
    pub margins: Vec<i64>,
    /// The share of the win in each seat.
    #[serde(skip)]
    pub by_seat: Vec<Option<f64>>,
    /// Against each player: games in which this one did better, as well, and worse.
    #[serde(skip)]
    pub against: Vec<[u32; 3]>,
}

impl Report {
    /// Sums up.
    pub fn new(game: &'static str, names: &[String], results: &Results, terms: Terms) -> Self {
        let (games, players) = (&results.games, names.len());
        let rows = (0..players).map(|player| Row::new(&names[player], player, players, games)).collect();
        let by_seat = |seat: usize| {
            mean(games.iter().map(|game| {
                let player = game.place.player(tabletop::Seat::new(seat), players);
                game.share(player)
            }))
        };
        Self {
            game,
            games: games.len(),
            players: rows,
            sprt: results.test,
            stopped_by: results.stopped_by.as_ref().and_then(|game| NamedForfeit::new(names, game)),
            terms,
            seats: (0..players).map(by_seat).collect(),
            ended: results.ended,
        }
    }

    /// Names to tell the players apart by: those given, with a number where two are the same.
    pub fn labels(&self) -> Vec<String> {
        let name = |player: usize| self.players[player].name.as_str();
        let label = |player: usize| {
            let before = (0..player).filter(|&other| name(other) == name(player)).count();
            if before == 0 { name(player).to_owned() } else { format!("{} ({})", name(player), before + 1) }
        };
        (0..self.players.len()).map(label).collect()
    }

    /// The number of deals.
    pub fn deals(&self) -> usize {
        self.games / self.players.len().max(1)
    }
}

impl Row {
    fn new(name: &str, player: usize, players: usize, games: &[MatchGame]) -> Self {
        let shares: Vec<f64> = games.iter().map(|game| game.share(player)).collect();
        let deals: Vec<f64> =
            shares.chunks_exact(players).map(|deal| deal.iter().sum::<f64>() / players as f64).collect();
        let rating = rating(&deals, players);
        let count = |holds: &dyn Fn(&f64) -> bool| shares.iter().filter(|share| holds(share)).count() as u32;
        let (wins, losses) = (count(&|share| *share >= 1.0), count(&|share| *share <= 0.0));
        let scores = games.iter().filter_map(|game| match &game.end {
            End::Finished { scores, .. } => Some(f64::from(scores[player])),
            End::Forfeited { .. } => None,
        });
        let forfeits =
            games.iter().filter(|game| matches!(game.end, End::Forfeited { by, .. } if by == player));
        let moves: u32 = games.iter().map(|game| game.moves[player]).sum();
        let ms: f64 = games.iter().map(|game| game.ms[player]).sum();
        let in_seat = |seat: usize| {
            let there = games.iter().filter(|game| game.place.seat(player, players).index() == seat);
            mean(there.map(|game| game.share(player)))
        };
        let against = |other: usize| {
            games.iter().fold([0; 3], |mut counts, game| {
                let place = match game.compare(player, other) {
                    Ordering::Greater => 0,
                    Ordering::Equal => 1,
                    Ordering::Less => 2,
                };
                counts[place] += 1;
                counts
            })
        };
        Self {
            name: name.to_owned(),
            wins,
            draws: shares.len() as u32 - wins - losses,
            losses,
            win_rate: if players == 2 {
                mean(shares.iter().copied())
            } else {
                mean(shares.iter().map(|&share| f64::from(u8::from(share >= 1.0))))
            },
            elo: rating.map(|Rating { elo, .. }| elo),
            elo_low: rating.map(|Rating { low, .. }| low),
            elo_high: rating.map(|Rating { high, .. }| high),
            mean_score: mean(scores),
            ms_per_move: (moves > 0).then(|| ms / f64::from(moves)),
            max_ms_per_move: (moves > 0)
                .then(|| games.iter().map(|game| game.longest[player]).fold(0.0, f64::max)),
            forfeits: forfeits.count() as u32,
            forfeit_reasons: forfeits_of(player, games),
            margins: games.iter().filter_map(|game| game.margin(player)).collect(),
            by_seat: (0..players).map(in_seat).collect(),
            against: (0..players).map(against).collect(),
        }
    }

    /// The average margin; nothing if no game was finished.
    pub fn mean_margin(&self) -> Option<f64> {
        mean(self.margins.iter().map(|&margin| margin as f64))
    }
}

/// The average; nothing of nothing.
fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}
