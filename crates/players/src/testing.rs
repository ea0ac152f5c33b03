//! Kuhn poker as the computers play it: a third game, to test what is written for every game.

use mandala_ismcts::Rollout;
use tabletop::message::Message;
use tabletop::testing::kuhn::{Action, Kuhn, View};

use crate::reasons::ExplainedGame;
use crate::references::Attraction;
use crate::strength::Strength;
use crate::trained::TrainedGame;

impl Attraction for Kuhn {}

impl TrainedGame for Kuhn {
    type Evaluator = Rollout;

    const EXPLORATION: f32 = 1.0;
    const ROLLOUT_WEIGHT: f32 = 0.0;
    const BEGINNER: Strength = Strength { iterations: 10, temperature: 0.5 };

    fn evaluator() -> &'static Rollout {
        &Rollout
    }
}

impl ExplainedGame for Kuhn {
    type GameReason = NoReason;

    fn reasons(_: &View, _: Action, _: Option<Action>) -> Vec<NoReason> {
        vec![]
    }
}

/// Nothing is said about actions of Kuhn poker: the search speaks for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoReason {}

impl Message for NoReason {
    fn id(&self) -> &'static str {
        match *self {}
    }
}
