//! The result of a game, by player.

use std::cmp::Ordering;

use tabletop::record::{Forfeit, ForfeitReason};
use tabletop::{Outcome, Seat};

use crate::fault::FaultReport;
use crate::place::Place;

/// A game of a match. Everything is by player, not by seat.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchGame {
    /// Which game it is.
    pub place: Place,
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
        /// Who.
        by: usize,
        /// How.
        why: ForfeitReason,
        /// What was wrong; older records do not say.
        report: Option<FaultReport>,
    },
}

impl MatchGame {
    /// Sums up a game that has ended: by the rules, or by `forfeit`, which `report` explains. `times` are the milliseconds of
    /// each action by whom it was chosen.
    pub(crate) fn new<R>(
        place: Place,
        players: usize,
        outcome: Option<&Outcome<R>>,
        forfeit: Option<Forfeit>,
        report: Option<FaultReport>,
        times: impl Iterator<Item = (Seat, f64)>,
    ) -> Option<Self> {
        let end = match (forfeit, outcome) {
            (Some(Forfeit { seat, why }), _) if usize::from(seat) < players => {
                End::Forfeited { by: place.player(Seat::new(seat.into()), players), why, report }
            }
            (None, Some(outcome)) => End::Finished {
                scores: (0..players).map(|player| outcome.scores[place.seat(player, players)]).collect(),
                winner: outcome.winner.map(|seat| place.player(seat, players)),
            },
            _ => return None,
        };
        let none = vec![0.0; players];
        let mut played = Self { place, end, moves: vec![0; players], ms: none.clone(), longest: none };
        for (seat, time) in times {
            let mover = place.player(seat, players);
            played.moves[mover] += 1;
            played.ms[mover] += time;
            played.longest[mover] = played.longest[mover].max(time);
        }
        Some(played)
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.moves.len()
    }

    /// A player's share of the win: a draw is shared by all, and a forfeit is a win shared by all others.
    pub fn share(&self, player: usize) -> f64 {
        let players = self.players() as f64;
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
            End::Finished { scores, .. } if self.players() > 2 => scores[player].cmp(&scores[other]),
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
mod tests {
    use super::*;

    fn played(end: End) -> MatchGame {
        let (place, none) = (Place { deal: 0, rotation: 0 }, vec![0.0; 3]);
        MatchGame { place, end, moves: vec![0; 3], ms: none.clone(), longest: none }
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
