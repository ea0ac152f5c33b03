//! Spectators who are kept some actions behind, so that nobody can tell the players what they see.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use mandala_table::{Applied, Entry, StoredEntry, Table};
use protocol::{Phase, ServerMessage, Snapshot};
use tabletop::Viewer;

use super::watchers::text;

/// What spectators have seen, and what they will see later.
#[derive(Debug)]
pub(super) struct Delay {
    actions: u32,
    /// What spectators see now.
    shown: Snapshot,
    /// The version of the table that they see.
    version: u32,
    later: VecDeque<Later>,
}

#[derive(Debug)]
struct Later {
    version: u32,
    action: bool,
    update: Utf8Bytes,
    snapshot: Snapshot,
}

impl Delay {
    /// Nothing if this table's spectators are not kept behind.
    pub(super) fn new(table: &Table) -> Option<Self> {
        let actions = table.terms().delay;
        let version = table.version();
        (actions > 0).then(|| Self { actions, shown: snapshot(table), version, later: VecDeque::new() })
    }

    /// Takes in what has just happened, and gives what spectators may see of it and of what happened before.
    pub(super) fn pass(&mut self, table: &Table, kept: &StoredEntry, happened: &Applied) -> Vec<Utf8Bytes> {
        let update = ServerMessage::Update(Box::new(table.update(kept, happened, Viewer::Spectator)));
        self.later.push_back(Later {
            version: kept.version,
            action: matches!(kept.entry, Entry::Played { .. }),
            update: text(&update),
            snapshot: snapshot(table),
        });
        let mut due = Vec::new();
        let mut behind = self.later.iter().filter(|later| later.action).count() as u32;
        // What is no action waits only for the actions before it.
        while self
            .later
            .front()
            .is_some_and(|first| !first.action || table.phase() != Phase::Running || behind > self.actions)
            && let Some(later) = self.later.pop_front()
        {
            behind -= u32::from(later.action);
            self.shown = later.snapshot;
            self.version = later.version;
            due.push(later.update);
        }
        due
    }

    /// What a spectator who comes now sees. The number of spectators is not kept behind: it says nothing about the game.
    pub(super) fn shown(&self, spectators: u32) -> Snapshot {
        Snapshot { spectators, ..self.shown.clone() }
    }

    /// The version of the table that spectators have come to.
    pub(super) fn version(&self) -> u32 {
        self.version
    }
}

fn snapshot(table: &Table) -> Snapshot {
    table.snapshot(Viewer::Spectator, vec![], 0, table.changed())
}
