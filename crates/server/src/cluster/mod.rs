//! A node of a cluster: any node serves any table.
//!
//! What holds is in the store. Changes are published on the bus; what a lost message was about is found by polling the store,
//! and so are tables at which a computer or a clock is overdue.

mod job_answers;
mod pairing_lease;
mod polling;
mod shared_limits;

use std::sync::atomic::Ordering;

use futures_util::StreamExt;

use mandala_table::Id;

use crate::app::App;
use crate::bus::{BusError, BusMessage, Topic};
use mandala_jobs::Progress;

impl App {
    /// Begins to work with other nodes, if there may be any.
    pub(crate) async fn join_cluster(&self) -> Result<(), BusError> {
        if !self.bus.is_shared() {
            return Ok(());
        }
        let messages = self.bus.subscribe(Topic::AllNodes).await;
        let app = self.clone();
        tokio::spawn(async move { messages.for_each(|message| async { app.receive(message) }).await });
        if let Some(queue) = self.bus.queue() {
            let answers = queue.answers(self.node).await?;
            tokio::spawn(queue.clone().keep_gates());
            tokio::spawn(job_answers::take(self.clone(), answers));
            if self.config.thinkers > 0 {
                tokio::spawn(mandala_jobs::work(
                    self.games.clone(),
                    queue.clone(),
                    self.config.thinkers,
                    self.shutdown.requested(),
                ));
            }
        }
        tokio::spawn(polling::keep_polling(self.clone()));
        Ok(())
    }

    fn receive(&self, message: BusMessage) {
        match message {
            BusMessage::Ended { logins } => {
                for login in logins {
                    self.connections.end(login);
                }
            }
            BusMessage::Analysis { key, done, total } => {
                if done < total {
                    self.history.note_progress(Progress { key, done, total });
                } else {
                    self.history.end_progress(&key);
                }
            }
            BusMessage::Changed { .. }
            | BusMessage::Rewritten
            | BusMessage::Presence
            | BusMessage::Personal { .. }
            | BusMessage::Reaction { .. } => {}
        }
    }

    /// Why connections are closed at a shutdown: clients wait for a `restart`, and `move` to another node at once.
    pub(crate) fn close_reason(&self) -> &'static str {
        if self.has_peers.load(Ordering::Relaxed) { "move" } else { "restart" }
    }

    /// Ends the connections of logins and tokens that have ended, at every node.
    pub(crate) async fn end_connections(&self, logins: Vec<Id>) {
        for &login in &logins {
            self.connections.end(login);
        }
        if !logins.is_empty() {
            self.bus.publish(Topic::AllNodes, BusMessage::Ended { logins }).await;
        }
    }

    /// Has a table read from the store again, by every node that has it in memory.
    pub(crate) async fn reload_table(&self, table: Id) {
        if let Some(table) = self.tables.in_memory(table) {
            // An actor that has just ended has no subscribers.
            let _ = table.reload().await;
        }
        self.bus.publish(Topic::Table(table), BusMessage::Rewritten).await;
    }
}
