//! A state of one game, with the journal of how it came to be.

use std::any::Any;

use mandala_games::{AnyGame, AnyOutcome, GameRefused};
use serde::Serialize;
use tabletop::chance::FromSeed;
use tabletop::presentation::{Event, PresentableGame};
use tabletop::record::{Ignore, Journal};
use tabletop::{Outcome, Reason, Seat, Seed, State, View, Viewer, Worlds};

use crate::encoded::{EncodedGame, action, parse};
use crate::position::AnyState;

/// A state of game `G`, and where it comes from.
#[derive(Clone)]
pub(crate) enum GameState<G: EncodedGame> {
    /// From a deal, of which a record can be written.
    Journal(Journal<G>),
    /// Drawn from what a viewer saw: no deal is known that leads there.
    World { start: G::State, actions: Vec<G::Action>, state: G::State },
}

impl<G: EncodedGame> GameState<G> {
    pub(crate) fn world(start: G::State) -> Self {
        Self::World { state: start.clone(), start, actions: Vec::new() }
    }

    pub(crate) fn state(&self) -> &G::State {
        match self {
            Self::Journal(journal) => journal.state(),
            Self::World { state, .. } => state,
        }
    }

    fn actions(&self) -> &[G::Action] {
        match self {
            Self::Journal(journal) => journal.actions(),
            Self::World { actions, .. } => actions,
        }
    }

    /// Shows every state from the first one on, with what the action before it caused.
    fn retrace(&self, mut visit: impl FnMut(&G::State, &[G::Event])) {
        match self {
            Self::Journal(journal) => {
                journal.retrace(visit);
            }
            Self::World { start, actions, .. } => {
                let mut state = start.clone();
                visit(&state, &[]);
                for &action in actions {
                    let mut caused = Vec::new();
                    let played = G::play(&mut state, action, &mut FromSeed, &mut caused);
                    debug_assert!(played.is_ok(), "what was legal once is legal again");
                    visit(&state, &caused);
                }
            }
        }
    }

    fn play(&mut self, action: G::Action) -> Result<(), GameRefused> {
        match self {
            Self::Journal(journal) => journal.play(action, &mut Ignore).map_err(GameRefused::rule),
            Self::World { actions, state, .. } => {
                state.apply(action).map_err(GameRefused::rule)?;
                actions.push(action);
                Ok(())
            }
        }
    }
}

impl<G: EncodedGame> AnyState for GameState<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn players(&self) -> usize {
        self.state().players()
    }

    fn to_move(&self) -> Option<Seat> {
        self.state().to_move()
    }

    fn legal(&self) -> Vec<String> {
        self.state().legal_actions().iter().map(ToString::to_string).collect()
    }

    fn legal_ids(&self) -> Vec<usize> {
        self.state().legal_actions().into_iter().filter_map(G::id).map(usize::from).collect()
    }

    fn apply(&mut self, action: &str) -> Result<(), GameRefused> {
        self.play(parse::<G>(action)?)
    }

    fn apply_id(&mut self, id: usize) -> Result<(), GameRefused> {
        self.play(action::<G>(id)?)
    }

    fn history(&self) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).collect()
    }

    fn observe(&self, viewer: Viewer) -> Vec<u8> {
        let mut observation = vec![0; G::OBSERVATION];
        G::observe(&self.state().view(viewer), &mut observation);
        observation
    }

    fn mask(&self, viewer: Viewer) -> Vec<u8> {
        let mut mask = vec![0; G::ACTIONS];
        G::mask(&self.state().view(viewer), &mut mask);
        mask
    }

    fn view(&self, viewer: Viewer) -> String {
        json(&self.state().view(viewer))
    }

    fn figures(&self, viewer: Viewer) -> String {
        json(&G::figures(&self.state().view(viewer)))
    }

    fn events(&self, viewer: Viewer) -> String {
        let mut events = String::new();
        self.retrace(|_, caused| events = seen::<G>(caused, viewer));
        events
    }

    fn effects(&self, action: &str) -> Result<String, GameRefused> {
        let viewer = self.to_move().map_or(Viewer::Spectator, Viewer::Seat);
        let effects = <G as PresentableGame>::effects(&self.state().view(viewer), parse::<G>(action)?);
        effects.map(|effects| json(&effects)).map_err(GameRefused::rule)
    }

    fn outcome(&self) -> Option<AnyOutcome> {
        let Outcome { scores, winner, reason } = self.state().outcome()?;
        Some(AnyOutcome { scores: scores.as_slice().to_vec(), winner, reason: reason.name() })
    }

    fn record(&self) -> Option<String> {
        match self {
            Self::Journal(journal) => Some(AnyGame::record(journal, None, Vec::new())),
            Self::World { .. } => None,
        }
    }

    fn full(&self) -> String {
        json(&G::full(self.state()))
    }

    fn information_state(&self, viewer: Viewer) -> String {
        let mut text = String::new();
        let mut actions = self.actions().iter();
        self.retrace(|state, caused| {
            if text.is_empty() {
                text = json(&state.view(viewer));
            } else if let Some(action) = actions.next() {
                text.extend(["\n", &action.to_string(), " ", &seen::<G>(caused, viewer)]);
            }
        });
        text
    }

    fn determinize(&self, viewer: Viewer, seed: &Seed) -> Option<Box<dyn AnyState>> {
        let drawn = self.state().view(viewer).determinize(&mut seed.deal())?;
        Some(Box::new(Self::world(drawn)))
    }

    fn count_worlds(&self, viewer: Viewer, most: usize) -> Option<usize> {
        self.state().view(viewer).worlds()?.count(most)
    }

    fn worlds(&self, viewer: Viewer, most: usize) -> Option<Vec<(Box<dyn AnyState>, f64)>> {
        let worlds = self.state().view(viewer).worlds()?.enumerate(most)?;
        let boxed = |(state, probability)| (Box::new(Self::world(state)) as Box<dyn AnyState>, probability);
        Some(worlds.into_iter().map(boxed).collect())
    }
}

/// Events as a viewer may see them.
fn seen<G: EncodedGame>(events: &[G::Event], viewer: Viewer) -> String {
    json(&events.iter().map(|event| event.redact(viewer)).collect::<Vec<_>>())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game writes is plain data")
}
