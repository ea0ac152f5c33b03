//! The games of this program by name, and any game behind a trait object.
//!
//! [`Standard`] is the one place that lists the games. It is used in two ways:
//!
//! - Generic code runs for a game that is known only by its name: a [`Visit`] is handed to [`visit`].
//! - A [`Registry`] holds the rules of each game behind a trait object ([`AnyRules`]), for code that treats all games alike,
//!   such as a server. A test adds its own game ([`Registry::with`]).
//!
//! From its rules comes a game being played ([`AnyGame`]), what a computer decides from ([`AnyView`]), and what a record holds
//! ([`AnyStep`], [`AnyPosition`], [`AnyAnalysis`]): text and JSON outside, the rules inside.

mod action;
mod analysis;
mod error;
mod game;
mod list;
mod name;
mod position;
mod registry;
mod replay;
mod rules;
mod view;

pub use action::AnyAction;
pub use analysis::AnyAnalysis;
pub use error::{GameRefused, UnknownGame};
pub use game::{AnyGame, AnyOutcome, EventsByViewer, PlayedAction};
pub use list::{GameList, Games, PlayableGame, Standard, Visit, visit, visit_record};
pub use mandala_players::Level;
pub use name::GameName;
pub use position::{AnyPosition, PositionError};
pub use registry::Registry;
pub use replay::{AnyReplay, AnyStep, DealCheck};
pub use rules::{AS_PUBLISHED, AnyRules};
pub use view::{AnyView, Hint};
