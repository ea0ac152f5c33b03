//! Spectators who see a table some actions late, so that they cannot tell the players what they see.
//!
//! What they will see later waits as entries, which are small and bounded by how many a table may have
//! ([`MOST_ENTRIES`](mandala_table::MOST_ENTRIES)); what they see now is a second table, some actions behind the first.

use std::collections::VecDeque;

use mandala_games::Registry;
use mandala_table::{Entry, EntryError, StoredEntry, Table};
use protocol::{Phase, ServerMessage, Snapshot};
use tabletop::Viewer;

use super::MessageText;

/// What spectators see now, and what they will see later.
pub(super) struct SpectatorDelay {
    /// How many actions late they are.
    actions: u32,
    /// The table as they see it.
    shown: Table,
    later: VecDeque<StoredEntry>,
    /// How many of these are actions.
    actions_later: u32,
}

impl SpectatorDelay {
    /// Nothing if spectators of this table, which has just been made by its `first` entry, see everything at once.
    pub(super) fn new(
        games: &Registry,
        table: &Table,
        first: &StoredEntry,
    ) -> Result<Option<Self>, EntryError> {
        let actions = table.terms().delay;
        if actions == 0 {
            return Ok(None);
        }
        let shown = Table::begin(games, table.id(), first)?;
        Ok(Some(Self { actions, shown, later: VecDeque::new(), actions_later: 0 }))
    }

    /// Adds what has just happened, and gives the messages about what spectators may see of it and of what happened before; none if
    /// there are no spectators.
    pub(super) fn push(
        &mut self,
        table: &Table,
        stored: &StoredEntry,
        has_spectators: bool,
    ) -> Vec<MessageText> {
        self.later.push_back(stored.clone());
        self.actions_later += u32::from(is_action(stored));
        let mut due = Vec::new();
        while self.is_next_due(table)
            && let Some(next) = self.later.pop_front()
        {
            self.actions_later -= u32::from(is_action(&next));
            let applied = self.shown.apply(&next).expect("the table could apply it");
            if has_spectators {
                let update = self.shown.update(&next, &applied, Viewer::Spectator);
                due.push(MessageText::of(&ServerMessage::Update(Box::new(update))));
            }
        }
        due
    }

    /// What is no action waits only for the actions before it, and nothing waits once the game is over.
    fn is_next_due(&self, table: &Table) -> bool {
        let is_late = self.actions_later > self.actions || table.phase() != Phase::Running;
        self.later.front().is_some_and(|next| is_late || !is_action(next))
    }

    /// What a spectator sees who comes now. The number of spectators is not late: it says nothing about the game.
    pub(super) fn snapshot(&self, spectators: u32) -> Snapshot {
        self.shown.snapshot(Viewer::Spectator, vec![], spectators, self.shown.changed())
    }

    /// The version that spectators see.
    pub(super) fn version(&self) -> u32 {
        self.shown.version()
    }
}

fn is_action(stored: &StoredEntry) -> bool {
    matches!(stored.entry, Entry::Played { .. })
}
