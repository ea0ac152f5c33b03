//! Presentation: what screens need of a game, and views that other programs wrote.

mod presentable;
mod read_view;

pub use presentable::{Effects, Event, PresentableGame, PublicEvent};
pub use read_view::{ReadView, ViewError};
