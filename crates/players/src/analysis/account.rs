//! Where a player's winning chance went: luck, skill, and the others.

use tabletop::{BySeat, Seat};

use super::{Decision, Verdict};
use crate::reasons::ExplainedGame;

/// The account of one seat; see [`crate::analysis`] for the definitions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Account {
    /// What the player could expect at the start.
    pub start: f32,
    /// What chance gave, by the player's own view.
    pub luck: f32,
    /// What the player's own decisions cost: 0 or less.
    pub skill: f32,
    /// What the other players' decisions gave or took, and what the searches failed to see.
    pub others: f32,
    /// The result, or what the player could expect when the game was left.
    pub end: f32,
    /// How many decisions of the player's got each verdict, in the order of [`Verdict::ALL`].
    pub verdicts: [usize; Verdict::ALL.len()],
}

impl Account {
    pub(super) fn of<G: ExplainedGame>(
        seat: Seat,
        decisions: &[Decision<G>],
        chances: &[BySeat<f32>],
    ) -> Self {
        let own = || decisions.iter().filter(|decision| decision.seat == seat);
        let start = chances.first().map_or(0.0, |chances| chances[seat]);
        let end = chances.last().map_or(0.0, |chances| chances[seat]);
        let luck: f32 = decisions.iter().map(|decision| decision.luck[seat]).sum();
        let skill = -own().map(Decision::loss).sum::<f32>();
        let count = |verdict| own().filter(|decision| decision.verdict == verdict).count();
        // Minus 0 would be printed with its sign.
        let skill = if skill == 0.0 { 0.0 } else { skill };
        Self {
            start,
            luck,
            skill,
            others: end - start - luck - skill,
            end,
            verdicts: Verdict::ALL.map(count),
        }
    }

    /// How many decisions got this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.verdicts[verdict as usize]
    }
}
