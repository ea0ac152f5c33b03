//! What screens need of Kuhn poker.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::{Action, Illegal, Kuhn, Options, State, View};
use crate::game::{State as _, View as _};
use crate::presentation::{Event, PresentableGame, ReadView, ViewError};
use crate::record::Recorded;
use crate::seat::Viewer;

impl PresentableGame for Kuhn {
    type Effects = ();
    type Figures = ();

    fn effects(view: &View, action: Action) -> Result<(), Illegal> {
        if view.legal_actions().contains(&action) { Ok(()) } else { Err(Illegal) }
    }

    fn figures(_: &View) {}

    fn printed(_: &Options, _: usize) -> impl Serialize {}

    fn open(state: &State, _: Recorded) -> View {
        View { cards: Some(state.cards), ..state.view(Viewer::Spectator) }
    }
}

/// A view as it is written.
#[derive(Deserialize)]
struct WrittenView {
    seat: Option<usize>,
    card: Option<u8>,
    history: Vec<Action>,
}

impl ReadView<Kuhn> for View {
    fn read(json: &str, _: &Options, players: usize) -> Result<Self, ViewError> {
        let WrittenView { seat, card, history } = ViewError::shape(json)?;
        let viewer = ViewError::viewer(seat, players)?;
        ViewError::unless(card.is_some() == seat.is_some(), "players have a card, and spectators have none")?;
        if card.is_some_and(|card| card > 2) {
            return Err(ViewError::value("card"));
        }
        let view = Self { seat: viewer.seat(), card, history, cards: None };
        if view.history.len() > 2 || view.to_move().is_none() { Err(ViewError::Over) } else { Ok(view) }
    }
}

impl Event for Action {
    type Redacted = Self;

    fn redact(&self, _: Viewer) -> Self {
        *self
    }
}
