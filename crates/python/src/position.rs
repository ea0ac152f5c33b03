//! A state of any game behind a trait object.

use std::any::Any;

use mandala_games::{AnyOutcome, GameRefused};
use tabletop::{Seat, Seed, Viewer};

/// A state of a game and how it came to be. What has several values is JSON.
pub(crate) trait AnyState: Send + Sync {
    /// The state itself, for code that knows the game.
    fn as_any(&self) -> &dyn Any;

    /// Another that can be played on without touching this one.
    fn boxed_clone(&self) -> Box<dyn AnyState>;

    /// The number of seats.
    fn players(&self) -> usize;

    /// Who must act; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The legal actions.
    fn legal(&self) -> Vec<String>;

    /// The ids of the legal actions, in the same order.
    fn legal_ids(&self) -> Vec<usize>;

    /// Plays an action. An error leaves the state as it was.
    fn apply(&mut self, action: &str) -> Result<(), GameRefused>;

    /// Plays the action with this id. An error leaves the state as it was.
    fn apply_id(&mut self, id: usize) -> Result<(), GameRefused>;

    /// The actions so far, from the deal or from the state that was drawn.
    fn history(&self) -> Vec<String>;

    /// What a viewer may know, as a tensor.
    fn observe(&self, viewer: Viewer) -> Vec<u8>;

    /// 1 for each action that a viewer can play now, by its id.
    fn mask(&self, viewer: Viewer) -> Vec<u8>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> String;

    /// What the rules make of that.
    fn figures(&self, viewer: Viewer) -> String;

    /// What the last action caused, as a viewer may see it.
    fn events(&self, viewer: Viewer) -> String;

    /// What the player to move can foresee of an action.
    fn effects(&self, action: &str) -> Result<String, GameRefused>;

    /// How the game ended, by its rules.
    fn outcome(&self) -> Option<AnyOutcome>;

    /// The record; nothing for a state that was drawn.
    fn record(&self) -> Option<String>;

    /// The whole state as records write it.
    fn full(&self) -> String;

    /// All that a viewer has been shown so far: what they saw first, then each action with what it caused.
    fn information_state(&self, viewer: Viewer) -> String;

    /// A state that looks the same to the viewer; nothing when the game is over.
    fn determinize(&self, viewer: Viewer, seed: &Seed) -> Option<Box<dyn AnyState>>;

    /// How many states look the same to the viewer; nothing if there are more than `most`.
    fn count_worlds(&self, viewer: Viewer, most: usize) -> Option<usize>;

    /// These states with their probabilities.
    fn worlds(&self, viewer: Viewer, most: usize) -> Option<Vec<(Box<dyn AnyState>, f64)>>;
}
