//! Spectators who see a table some actions late, so that they cannot tell the players what they see.

use std::collections::VecDeque;

use mandala_table::{Applied, Entry, StoredEntry, Table};
use protocol::{Phase, ServerMessage, Snapshot};
use tabletop::Viewer;

use super::MessageText;

/// What spectators see now, and what they will see later.
#[derive(Debug)]
pub(super) struct SpectatorDelay {
    /// How many actions late they are.
    actions: u32,
    shown: Snapshot,
    /// The version of `shown`.
    version: u32,
    later: VecDeque<DelayedUpdate>,
}

#[derive(Debug)]
struct DelayedUpdate {
    version: u32,
    is_action: bool,
    update: MessageText,
    snapshot: Snapshot,
}

impl SpectatorDelay {
    /// Nothing if spectators of this table see everything at once.
    pub(super) fn new(table: &Table) -> Option<Self> {
        let actions = table.terms().delay;
        let (shown, version) = (snapshot(table), table.version());
        (actions > 0).then(|| Self { actions, shown, version, later: VecDeque::new() })
    }

    /// Adds what has just happened, and gives what spectators may see of it and of what happened before.
    pub(super) fn push(
        &mut self,
        table: &Table,
        stored: &StoredEntry,
        applied: &Applied,
    ) -> Vec<MessageText> {
        let update = ServerMessage::Update(Box::new(table.update(stored, applied, Viewer::Spectator)));
        self.later.push_back(DelayedUpdate {
            version: stored.version,
            is_action: matches!(stored.entry, Entry::Played { .. }),
            update: MessageText::of(&update),
            snapshot: snapshot(table),
        });
        let mut due = Vec::new();
        let mut behind = self.later.iter().filter(|later| later.is_action).count() as u32;
        // What is no action waits only for the actions before it.
        while self
            .later
            .front()
            .is_some_and(|first| !first.is_action || table.phase() != Phase::Running || behind > self.actions)
            && let Some(later) = self.later.pop_front()
        {
            behind -= u32::from(later.is_action);
            self.shown = later.snapshot;
            self.version = later.version;
            due.push(later.update);
        }
        due
    }

    /// What a spectator sees who comes now. The number of spectators is not late: it says nothing about the game.
    pub(super) fn snapshot(&self, spectators: u32) -> Snapshot {
        Snapshot { spectators, ..self.shown.clone() }
    }

    /// The version that spectators see.
    pub(super) fn version(&self) -> u32 {
        self.version
    }
}

fn snapshot(table: &Table) -> Snapshot {
    table.snapshot(Viewer::Spectator, vec![], 0, table.changed())
}
