//! Views of small games: all states that look alike, in a list.

use alloc::vec::Vec;

use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::below;
use crate::game::{Game, State, View, Worlds};
use crate::presentation::{ReadView, ViewError};
use crate::seat::{Seat, Viewer};

/// All states that look the same to a viewer, equally likely: the view, and the worlds, of a game in which they are few.
/// Larger games have a view of their own, which says what the viewer knows.
///
/// ```
/// # #[cfg(feature = "testing")] {
/// use tabletop::testing::kuhn::{Kuhn, Options};
/// use tabletop::{Game, Seat, Seed, State, View, Viewer, Worlds};
///
/// let view = Kuhn::deal(&Options {}, 2, Seed::from_number(1)).view(Viewer::Seat(Seat::FIRST));
/// // The other player has one of the two cards that the viewer does not hold.
/// assert_eq!((view.states().len(), view.legal_actions().len()), (2, 2));
/// assert_eq!(view.worlds().and_then(|worlds| worlds.count(10)), Some(2));
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(bound = "G::State: Serialize")]
pub struct InformationSet<G: Game> {
    seat: Option<Seat>,
    states: Vec<G::State>,
}

impl<G: Game> InformationSet<G> {
    /// The states that look the same to `viewer`; at least one, and always in the same order.
    pub fn new(viewer: Viewer, states: impl IntoIterator<Item = G::State>) -> Self {
        Self { seat: viewer.seat(), states: states.into_iter().collect() }
    }

    /// The states.
    pub fn states(&self) -> &[G::State] {
        &self.states
    }
}

impl<G: Game<View = Self, Worlds = Self>> View<G> for InformationSet<G> {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn to_move(&self) -> Option<Seat> {
        self.states.first()?.to_move()
    }

    fn for_each_legal(&self, f: impl FnMut(G::Action)) {
        if let Some(state) =
            self.states.first().filter(|_| self.seat.is_some() && self.seat == self.to_move())
        {
            state.for_each_legal(f);
        }
    }

    fn worlds(&self) -> Option<Self> {
        self.to_move().map(|_| self.clone())
    }
}

impl<G: Game> Worlds<G> for InformationSet<G> {
    fn draw(&self, rng: &mut impl Rng) -> G::State {
        self.states[below(rng, self.states.len() as u32) as usize].clone()
    }

    fn enumerate(&self, most: usize) -> Option<Vec<(G::State, f64)>> {
        let probability = 1.0 / self.count(most)? as f64;
        Some(self.states.iter().map(|state| (state.clone(), probability)).collect())
    }

    fn count(&self, most: usize) -> Option<usize> {
        Some(self.states.len()).filter(|&count| count <= most)
    }
}

impl<G: Game<View = Self, Worlds = Self, State: DeserializeOwned>> ReadView<G> for InformationSet<G> {
    fn read(json: &str, _: &G::Options, players: usize) -> Result<Self, ViewError> {
        #[derive(Deserialize)]
        struct Written<S> {
            seat: Option<usize>,
            states: Vec<S>,
        }
        let Written { seat, states } = ViewError::shape::<Written<G::State>>(json)?;
        let view = Self::new(ViewError::viewer(seat, players)?, states);
        if view.to_move().is_none() {
            return Err(ViewError::Over);
        }
        let same = view.states.iter().all(|state| state.view(view.viewer()) == view);
        ViewError::unless(same, "these states do not look alike, or are not all")?;
        Ok(view)
    }
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::testing::kuhn::{Action, Kuhn, Options};

    fn read(json: &str) -> Result<InformationSet<Kuhn>, ViewError> {
        InformationSet::read(json, &Options {}, 2)
    }

    #[test]
    fn a_view_reads_back_and_no_other_does() {
        let mut state = Kuhn::deal(&Options {}, 2, Seed::from_number(1));
        for _ in 0..2 {
            for viewer in Viewer::all(2) {
                let view = state.view(viewer);
                let json = serde_json::to_string(&view).unwrap();
                assert_eq!(read(&json), Ok(view));
                let one_less = format!("{}]}}", json.rsplit_once(",{").unwrap().0);
                assert!(matches!(read(&one_less), Err(ViewError::Impossible { .. })), "{one_less}");
            }
            state.apply_unchecked(Action::Pass);
        }
        let over = serde_json::to_string(&state.view(Viewer::Spectator)).unwrap();
        assert_eq!(read(&over), Err(ViewError::Over));
        assert_eq!(read(r#"{"seat":null,"states":[]}"#), Err(ViewError::Over));
    }
}
