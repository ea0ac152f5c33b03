//! Which challenges a program accepts.

use protocol::{GameName, PersonalTable};

use super::args::JoinArgs;

/// What its person wants it to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Policy {
    game: Option<GameName>,
    /// Rated games only, or unrated ones only.
    rated: Option<bool>,
}

impl Policy {
    pub(super) fn of(args: &JoinArgs) -> Self {
        let rated = if args.rated { Some(true) } else { args.unrated.then_some(false) };
        Self { game: args.game, rated }
    }

    /// Why a challenge is declined, if it is.
    pub(super) fn objection(self, challenge: &PersonalTable) -> Option<&'static str> {
        let table = &challenge.table;
        if self.game.is_some_and(|game| game != table.game) {
            return Some("another game was asked for");
        }
        match self.rated {
            Some(true) if !table.rated => Some("it is not rated"),
            Some(false) if table.rated => Some("it is rated"),
            _ => None,
        }
    }
}
