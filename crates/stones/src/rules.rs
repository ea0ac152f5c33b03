//! The options as a running game needs them: small, and settled for its number of players.

use crate::objective::{Objective, ObjectivePoints};
use crate::options::{Options, Stacks};
use crate::stone::Stone;

/// What the options come to at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// The points for covering each space of the track, space 1 first. No more spaces than stones can be covered.
    bonus: [u16; Stone::COUNT],
    objectives: ObjectivePoints,
    /// The spaces of the track.
    pub(crate) length: u8,
    /// The space that starts the end (S-5.2); 0 if there is none.
    pub(crate) last_call: u8,
    /// What is seen of a stack (S-7.2).
    pub(crate) stacks: Stacks,
}

impl Rules {
    pub(crate) fn new(options: &Options, players: usize) -> Self {
        let track = &options.track;
        let length = track.length.min(Stone::COUNT as u64);
        let on_track = |space: u64| (1..=length).contains(&space);
        let mut bonus = [0; Stone::COUNT];
        for (&space, &points) in &track.bonus {
            if on_track(space) {
                bonus[space as usize - 1] = points;
            }
        }
        // S-5.2: of several spaces with the right number of hands, the first starts the end.
        let last_call = track
            .hands
            .iter()
            .find(|&(&space, &hands)| on_track(space) && hands == players as u64)
            .map_or(0, |(&space, _)| space);
        Self {
            bonus,
            objectives: options.objectives,
            length: length as u8,
            last_call: last_call as u8,
            stacks: options.stacks,
        }
    }

    /// The points for covering this space of the track, which is counted from 1.
    #[inline]
    pub(crate) fn bonus(&self, space: u8) -> u32 {
        self.bonus[usize::from(space) - 1].into()
    }

    /// The points for covering the spaces after `from`, up to and with `to`.
    #[inline]
    pub(crate) fn bonuses(&self, from: u8, to: u8) -> u32 {
        let covered = &self.bonus[usize::from(from)..usize::from(to)];
        covered.iter().map(|&points| u32::from(points)).sum()
    }

    /// The points of an objective card.
    pub(crate) fn objective(&self, objective: Objective) -> u32 {
        self.objectives.of(objective).into()
    }
}
