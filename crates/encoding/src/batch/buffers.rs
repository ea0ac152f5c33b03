//! Where a batch writes.

use crate::batch::error::BatchError;
use crate::encoded::Encoded;

/// Buffers of the caller, each with a row for each game.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat to move may know: [`Encoded::OBSERVATION`] bytes a game.
    pub observations: &'a mut [u8],
    /// Which actions it can play: [`Encoded::ACTIONS`] bytes a game.
    pub masks: &'a mut [u8],
    /// The seat to move.
    pub to_move: &'a mut [u8],
    /// 1 if the game in this row has just ended and a new one has begun, else 0.
    pub done: &'a mut [u8],
    /// For each seat, if the game has just ended: 1 for the winner, and what makes a sum of 0 for the others. A draw is 0 for
    /// all, and so is a game that goes on.
    pub returns: &'a mut [f32],
    /// For each seat, the final points if the game has just ended, else 0.
    pub scores: &'a mut [i32],
}

impl<'a> Buffers<'a> {
    pub(super) fn check<G: Encoded>(
        &self,
        games: usize,
        players: usize,
    ) -> Result<(), BatchError<G::Illegal>> {
        BatchError::length("observations", games * G::OBSERVATION, self.observations.len())?;
        BatchError::length("masks", games * G::ACTIONS, self.masks.len())?;
        BatchError::length("to_move", games, self.to_move.len())?;
        BatchError::length("done", games, self.done.len())?;
        BatchError::length("returns", games * players, self.returns.len())?;
        BatchError::length("scores", games * players, self.scores.len())
    }

    /// The rows of the first games, and those of the others.
    pub(super) fn split_at<G: Encoded>(self, games: usize, players: usize) -> (Self, Self) {
        let (observations, more_observations) = self.observations.split_at_mut(games * G::OBSERVATION);
        let (masks, more_masks) = self.masks.split_at_mut(games * G::ACTIONS);
        let (to_move, more_to_move) = self.to_move.split_at_mut(games);
        let (done, more_done) = self.done.split_at_mut(games);
        let (returns, more_returns) = self.returns.split_at_mut(games * players);
        let (scores, more_scores) = self.scores.split_at_mut(games * players);
        (
            Self { observations, masks, to_move, done, returns, scores },
            Self {
                observations: more_observations,
                masks: more_masks,
                to_move: more_to_move,
                done: more_done,
                returns: more_returns,
                scores: more_scores,
            },
        )
    }

    /// The rows one by one.
    pub(super) fn rows<G: Encoded>(self, players: usize) -> impl Iterator<Item = Row<'a>> {
        let seen =
            self.observations.chunks_exact_mut(G::OBSERVATION).zip(self.masks.chunks_exact_mut(G::ACTIONS));
        let ended = self.returns.chunks_exact_mut(players).zip(self.scores.chunks_exact_mut(players));
        seen.zip(ended).zip(self.to_move.iter_mut().zip(self.done)).map(
            |(((observation, mask), (returns, scores)), (to_move, done))| Row {
                observation,
                mask,
                to_move,
                done,
                returns,
                scores,
            },
        )
    }
}

/// The row of one game.
pub(super) struct Row<'a> {
    pub(super) observation: &'a mut [u8],
    pub(super) mask: &'a mut [u8],
    pub(super) to_move: &'a mut u8,
    pub(super) done: &'a mut u8,
    pub(super) returns: &'a mut [f32],
    pub(super) scores: &'a mut [i32],
}

/// Buffers for callers who have none of their own.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    /// See [`Buffers::observations`].
    pub observations: Vec<u8>,
    /// See [`Buffers::masks`].
    pub masks: Vec<u8>,
    /// See [`Buffers::to_move`].
    pub to_move: Vec<u8>,
    /// See [`Buffers::done`].
    pub done: Vec<u8>,
    /// See [`Buffers::returns`].
    pub returns: Vec<f32>,
    /// See [`Buffers::scores`].
    pub scores: Vec<i32>,
}

impl Rows {
    /// For so many games of so many players.
    pub fn new<G: Encoded>(games: usize, players: usize) -> Self {
        Self {
            observations: vec![0; games * G::OBSERVATION],
            masks: vec![0; games * G::ACTIONS],
            to_move: vec![0; games],
            done: vec![0; games],
            returns: vec![0.0; games * players],
            scores: vec![0; games * players],
        }
    }

    /// To be written.
    pub fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            to_move: &mut self.to_move,
            done: &mut self.done,
            returns: &mut self.returns,
            scores: &mut self.scores,
        }
    }
}
