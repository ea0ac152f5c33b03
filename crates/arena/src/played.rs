//! The result of a game, by player.

use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::record::{Forfeit, ForfeitReason};
use tabletop::{Outcome, Seat};

use crate::fault::FaultReport;
use crate::place::Place;

/// A game of a match. Everything is by player, not by seat: in the order of `players`.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchGame {
    /// Which game it is.
    pub place: Place,
    /// Which players of the match sat at this table.
    pub players: Vec<usize>,
    /// A digest of the actions, to see whether two games were played alike.
    pub actions: u64,
    /// How it ended.
    pub end: End,
    /// How many actions each player chose.
    pub moves: Vec<u32>,
    /// How long each player thought, in milliseconds.
    pub ms: Vec<f64>,
    /// The longest each player thought about one action, in milliseconds.
    pub longest: Vec<f64>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Finished {
        /// The points.
        scores: Vec<u32>,
        /// The winner; `None` in a draw.
        winner: Option<usize>,
    },
    /// A player resigned, was late or failed.
    Forfeited {
        /// The player who forfeited, as a number in the list of players.
        by: usize,
        /// How.
        why: ForfeitReason,
        /// What was wrong; older records do not say.
        report: Option<FaultReport>,
    },
}

/// How a game was given up, and what was wrong, if that is known.
pub(crate) type GivenUp = (Forfeit, Option<FaultReport>);

impl MatchGame {
    /// Sums up a game that has ended: by the rules, or by being given up. `times` are the milliseconds of each action by whom
    /// it was chosen.
    pub(crate) fn new<R>(
        place: Place,
        players: &[usize],
        actions: &[impl Hash],
        outcome: Option<&Outcome<R>>,
        given_up: Option<GivenUp>,
        times: impl Iterator<Item = (Seat, f64)>,
    ) -> Option<Self> {
        let table = players;
        let players = table.len();
        let end = match (given_up, outcome) {
            (Some((Forfeit { seat, why }, report)), _) if usize::from(seat) < players => {
                End::Forfeited { by: place.player(Seat::new(seat.into()), players), why, report }
            }
            (None, Some(outcome)) => End::Finished {
                scores: (0..players).map(|player| outcome.scores[place.seat(player, players)]).collect(),
                winner: outcome.winner.map(|seat| place.player(seat, players)),
            },
            _ => return None,
        };
        let none = vec![0.0; players];
        let mut digest = DefaultHasher::new();
        actions.hash(&mut digest);
        let mut played = Self {
            place,
            players: table.to_vec(),
            actions: digest.finish(),
            end,
            moves: vec![0; players],
            ms: none.clone(),
            longest: none,
        };
        for (seat, time) in times {
            let mover = place.player(seat, players);
            played.moves[mover] += 1;
            played.ms[mover] += time;
            played.longest[mover] = played.longest[mover].max(time);
        }
        Some(played)
    }

    /// Which of the players at this table a player of the match is, if any.
    pub fn position(&self, player: usize) -> Option<usize> {
        self.players.iter().position(|&other| other == player)
    }

    /// Whether a player gave it up.
    pub fn is_forfeited(&self) -> bool {
        matches!(self.end, End::Forfeited { .. })
    }

    /// A player's share of the win: a draw is shared by all, and a forfeit is a win shared by all others.
    pub fn share(&self, player: usize) -> f64 {
        let players = self.players.len() as f64;
        match &self.end {
            End::Finished { winner: Some(winner), .. } => f64::from(u8::from(*winner == player)),
            End::Finished { winner: None, .. } => 1.0 / players,
            End::Forfeited { by, .. } if *by == player => 0.0,
            End::Forfeited { .. } => 1.0 / (players - 1.0),
        }
    }

    /// Whether one player did better than another.
    pub fn compare(&self, player: usize, other: usize) -> Ordering {
        match &self.end {
            End::Forfeited { by, .. } => (*by != player).cmp(&(*by != other)),
            End::Finished { winner: Some(winner), .. } if *winner == player => Ordering::Greater,
            End::Finished { winner: Some(winner), .. } if *winner == other => Ordering::Less,
            // Between two who did not win, or in a draw of two or more.
            End::Finished { scores, .. } if self.players.len() > 2 => scores[player].cmp(&scores[other]),
            End::Finished { .. } => Ordering::Equal,
        }
    }

    /// A player's points beyond the best of the others, below 0 if another has more; nothing if the game was forfeited.
    pub fn margin(&self, player: usize) -> Option<i64> {
        let End::Finished { scores, .. } = &self.end else { return None };
        let others = scores.iter().enumerate().filter(|&(other, _)| other != player);
        let best = others.map(|(_, &score)| i64::from(score)).max()?;
        Some(i64::from(scores[player]) - best)
    }
}

#[cfg(test)]
impl MatchGame {
    /// A game in which nothing was thought about.
    pub(crate) fn of_test(place: Place, lineups: &crate::lineup::Lineups, end: End) -> Self {
        let players = lineups.at(place.table).to_vec();
        let none = vec![0.0; players.len()];
        let moves = vec![0; players.len()];
        Self { place, players, actions: 0, end, moves, ms: none.clone(), longest: none }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lineup::Lineups;

    fn played(end: End) -> MatchGame {
        MatchGame::of_test(Place { deal: 0, table: 0, rotation: 0 }, &Lineups::new(3, 3), end)
    }

    fn shares(played: &MatchGame) -> String {
        [0, 1, 2].map(|player| played.share(player).to_string()).join(" ")
    }

    #[test]
    fn shares_add_up_to_one_win() {
        let won = played(End::Finished { scores: vec![5, 9, 9], winner: Some(1) });
        assert_eq!(shares(&won), "0 1 0");
        assert_eq!([0, 1, 2].map(|player| won.margin(player)), [Some(-4), Some(0), Some(0)]);
        assert_eq!((won.compare(1, 2), won.compare(0, 2)), (Ordering::Greater, Ordering::Less));
        let forfeited = played(End::Forfeited { by: 2, why: ForfeitReason::Time, report: None });
        assert_eq!(shares(&forfeited), "0.5 0.5 0");
        assert_eq!(forfeited.margin(0), None);
        assert_eq!((forfeited.compare(0, 2), forfeited.compare(0, 1)), (Ordering::Greater, Ordering::Equal));
    }
}
