//! The games of a running program.

use std::sync::Arc;

use tabletop::record::{RawRecord, ReplayError};

use crate::error::{GameRefused, UnknownGame};
use crate::list::{GameList, PlayableGame, Standard, unknown_game};
use crate::name::GameName;
use crate::rules::{AnyRules, rules};

/// The rules of each game by its name. Cheap to clone.
#[derive(Clone)]
pub struct Registry(Arc<[&'static dyn AnyRules]>);

impl Registry {
    /// The games of this program.
    pub fn standard() -> Self {
        Standard::register(Self(Arc::new([])))
    }

    /// The same games and one more.
    #[must_use]
    pub fn with<G: PlayableGame>(self) -> Self {
        Self(self.0.iter().copied().chain([rules::<G>()]).collect())
    }

    /// The games, in the order in which they are shown.
    pub fn names(&self) -> impl Iterator<Item = GameName> {
        self.0.iter().map(|rules| rules.name())
    }

    /// The rules of a game.
    pub fn rules(&self, name: GameName) -> Result<&'static dyn AnyRules, GameRefused> {
        self.0
            .iter()
            .copied()
            .find(|rules| rules.name() == name)
            .ok_or_else(|| UnknownGame::from(name).into())
    }

    /// The rules of the game that a record names.
    pub fn of_record(&self, record: &RawRecord) -> Result<&'static dyn AnyRules, ReplayError> {
        let name = record.game.parse::<GameName>().map_err(|_| unknown_game(record))?;
        self.rules(name).map_err(|_| unknown_game(record))
    }
}

impl Default for Registry {
    fn default() -> Self {
        Self::standard()
    }
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}
