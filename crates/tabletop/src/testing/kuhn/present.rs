//! What screens need of Kuhn poker.

use serde::Serialize;

use super::{Action, Illegal, Kuhn, Options, State, View};
use crate::game::{State as _, View as _};
use crate::presentation::{Event, PresentableGame};
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

impl Event for Action {
    type Seen = Self;

    fn redact(&self, _: Viewer) -> Self {
        *self
    }
}
