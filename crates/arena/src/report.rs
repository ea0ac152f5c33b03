//! What the games of a match show.

use serde::Serialize;
use tabletop::Seat;

use crate::elo::{Rating, rating};
use crate::forfeits::NamedForfeit;
use crate::joint::joint_ratings;
use crate::lineup::Lineups;
use crate::played::MatchGame;
use crate::results::{FromLog, MatchEnd, Results};
use crate::row::{Row, mean};
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
    /// The forfeit that ended the match, where forfeits end matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<NamedForfeit>,
    /// How many of the games came from the log, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_from_log: Option<usize>,
    /// What belongs to the report but not to its JSON.
    #[serde(skip)]
    pub terms: Terms,
    /// How often the player in each seat won, in shares of games.
    #[serde(skip)]
    pub seats: Vec<Option<f64>>,
    /// How the match ended.
    #[serde(skip)]
    pub ended: MatchEnd,
    /// What came from the log, if there was one.
    #[serde(skip)]
    pub from_log: Option<FromLog>,
    /// Who played whom.
    #[serde(skip)]
    pub lineups: Lineups,
    /// Whether every deal was played alike in all rotations, so that no difference between the players was seen.
    #[serde(skip)]
    pub is_alike: bool,
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

impl Report {
    /// Sums up.
    pub fn new(game: &'static str, names: &[String], results: &Results, terms: Terms) -> Self {
        let (games, lineups, players) = (&results.games, &results.lineups, names.len());
        let seats = lineups.seats();
        let is_alike = !games.is_empty() && games.chunks(seats).all(is_played_alike);
        let ratings = ratings(games, lineups, players);
        let rows = ratings.into_iter().enumerate().map(|(player, rating)| {
            // An interval would come from differences between deals, and there are none.
            let rating = rating.map(|rating| if is_alike { rating.without_interval() } else { rating });
            Row::new(&names[player], player, (players, seats), games, rating)
        });
        let by_seat = |seat: usize| {
            mean(games.iter().map(|game| game.share(game.place.player(Seat::new(seat), seats))))
        };
        Self {
            game,
            games: games.len(),
            players: rows.collect(),
            sprt: results.test,
            stopped_by: results.stopped_by.as_ref().and_then(|game| NamedForfeit::new(names, game)),
            games_from_log: results.from_log.map(|log| log.games),
            terms,
            seats: (0..seats).map(by_seat).collect(),
            ended: results.ended,
            from_log: results.from_log,
            lineups: lineups.clone(),
            is_alike,
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
        self.games / self.lineups.games_per_deal() as usize
    }
}

/// At one table each player against the average of the others; in a round robin all on one scale.
fn ratings(games: &[MatchGame], lineups: &Lineups, players: usize) -> Vec<Option<Rating>> {
    if lineups.is_round_robin() {
        return joint_ratings(games, lineups, players);
    }
    let mean_shares = |player: usize| -> Vec<f64> {
        let deals = games.chunks_exact(players);
        deals.map(|deal| deal.iter().map(|game| game.share(player)).sum::<f64>() / players as f64).collect()
    };
    (0..players).map(|player| rating(&mean_shares(player), players)).collect()
}

/// Whether the rotations of a deal are the same game.
fn is_played_alike(rotations: &[MatchGame]) -> bool {
    rotations.iter().all(|game| game.actions == rotations[0].actions)
}
