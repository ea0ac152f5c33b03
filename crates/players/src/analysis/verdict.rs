//! What a decision is called, by what it cost.

use tabletop::message::{Arg, Message};

/// How good a decision was.
///
/// The loss is the winning chance of the best action less that of the action played, both as the player could judge them.
/// A chance is a share of the win from 0 to 1, so 0.02 is two games in a hundred.
///
/// | Verdict    | Loss                                           |
/// |------------|------------------------------------------------|
/// | forced     | there was only one legal action                |
/// | best       | the best action, or less than [`Verdict::BEST`] |
/// | good       | less than [`Verdict::GOOD`]                    |
/// | inaccuracy | less than [`Verdict::INACCURACY`]              |
/// | mistake    | less than [`Verdict::MISTAKE`]                 |
/// | blunder    | anything more                                  |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// There was nothing to decide.
    Forced,
    /// The best action, or as good as that.
    Best,
    /// Hardly worse than the best.
    Good,
    /// A little worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

impl Verdict {
    /// All verdicts, from good to bad.
    pub const ALL: [Self; 6] =
        [Self::Forced, Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Below this loss an action is as good as the best: two searches of the same action differ by as much.
    pub const BEST: f32 = 0.005;
    /// Below this loss an action is good.
    pub const GOOD: f32 = 0.02;
    /// Below this loss an action is an inaccuracy.
    pub const INACCURACY: f32 = 0.06;
    /// Below this loss an action is a mistake; from here on it is a blunder.
    pub const MISTAKE: f32 = 0.12;

    /// The verdict on an action that was one of `legal` and lost so much.
    pub fn of(legal: usize, loss: f32) -> Self {
        match loss {
            _ if legal == 1 => Self::Forced,
            _ if loss < Self::BEST => Self::Best,
            _ if loss < Self::GOOD => Self::Good,
            _ if loss < Self::INACCURACY => Self::Inaccuracy,
            _ if loss < Self::MISTAKE => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// The verdict's name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl Message for Verdict {
    fn id(&self) -> &'static str {
        match self {
            Self::Forced => "verdict-forced",
            Self::Best => "verdict-best",
            Self::Good => "verdict-good",
            Self::Inaccuracy => "verdict-inaccuracy",
            Self::Mistake => "verdict-mistake",
            Self::Blunder => "verdict-blunder",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thresholds_are_as_documented() {
        let verdicts = [0.0, 0.0049, 0.005, 0.0199, 0.02, 0.0599, 0.06, 0.1199, 0.12, 1.0]
            .map(|loss| Verdict::of(2, loss).name());
        assert_eq!(
            verdicts,
            [
                "best",
                "best",
                "good",
                "good",
                "inaccuracy",
                "inaccuracy",
                "mistake",
                "mistake",
                "blunder",
                "blunder"
            ]
        );
        assert_eq!(Verdict::of(1, 1.0), Verdict::Forced);
        assert!(Verdict::ALL.is_sorted());
    }
}
