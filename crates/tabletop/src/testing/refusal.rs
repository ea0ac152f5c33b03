//! What a test of a rule asks of every action it tries.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::chance::FromSeed;
use crate::game::{Game, State, View};
use crate::record::{PlayError, ReplayableGame};
use crate::seat::Viewer;

/// Why an action is refused, by every way to play it; nothing may change.
///
/// # Panics
/// If the text is no action, if the action is legal, or if the ways to play it disagree.
pub fn refuse<G: ReplayableGame>(state: &G::State, text: &str) -> G::Illegal {
    let Ok(action) = text.parse::<G::Action>() else { panic!("{text} is no action") };
    let Err(illegal) = state.check(action) else { panic!("{text} is legal") };
    let mut tried = state.clone();
    let mut events: Vec<G::Event> = Vec::new();
    assert_eq!(tried.apply(action), Err(illegal.clone()));
    let played = G::play(&mut tried, action, &mut FromSeed, &mut events);
    assert_eq!(played, Err(PlayError::Illegal(illegal.clone())));
    assert!(tried == *state, "a refused action changes nothing");
    assert_eq!(events, [], "and there are no events");
    assert_listed::<G>(state, text, false);
    illegal
}

/// Whether an action is in the lists of the state and of the mover's view, which agree with each other and with the count.
///
/// # Panics
/// If it is not as `listed` says, or if the lists disagree.
pub fn assert_listed<G: Game>(state: &G::State, text: &str, listed: bool) {
    let list = notation(&state.legal_actions());
    assert_eq!(list.iter().any(|action| action == text), listed, "{text} in {list:?}");
    assert_eq!(state.legal_count(), list.len());
    for (index, action) in list.iter().enumerate() {
        assert_eq!(state.nth_legal(index).to_string(), *action);
    }
    let seen = state.to_move().map(|seat| state.view(Viewer::Seat(seat)).legal_actions());
    assert_eq!(notation(&seen.unwrap_or_default()), list);
}

fn notation<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(A::to_string).collect()
}
