//! One server among equals: any of them serves any table.
//!
//! What holds is in the store. Others are told of changes over the bus; a word that is lost is found by looking into the
//! store now and then, which is also how tables are found at which a computer or a clock is due and nobody is at it.

mod answers;
mod checking;
mod limits;
mod pairing;

use std::sync::atomic::Ordering;

use futures_util::StreamExt;

use mandala_table::Id;

use crate::app::App;
use crate::bus::{BusError, BusMessage, Topic};
use crate::history::Progress;

impl App {
    /// Begins to work with the others, if there may be any.
    pub(crate) async fn join_others(&self) -> Result<(), BusError> {
        if !self.bus.is_shared() {
            return Ok(());
        }
        let messages = self.bus.subscribe(Topic::AllNodes).await;
        let app = self.clone();
        tokio::spawn(async move { messages.for_each(|message| async { app.receive(message) }).await });
        if let Some(queue) = self.bus.queue() {
            let answers = queue.answers(self.node).await?;
            tokio::spawn(answers::take(self.clone(), answers));
            if self.config.thinkers > 0 {
                tokio::spawn(crate::work::work(
                    self.games.clone(),
                    queue.clone(),
                    self.config.thinkers,
                    self.shutdown.requested(),
                ));
            }
        }
        tokio::spawn(checking::keep_checking(self.clone()));
        Ok(())
    }

    fn receive(&self, message: BusMessage) {
        match message {
            BusMessage::Ended { logins } => {
                logins.into_iter().for_each(|login| self.connections.end(login));
            }
            BusMessage::Analysis { key, done, total } => {
                self.history.note_progress((done < total).then_some(Progress { key, done, total }));
            }
            BusMessage::Changed { .. }
            | BusMessage::Rewritten
            | BusMessage::Presence
            | BusMessage::Reaction { .. } => {}
        }
    }

    /// What those are told who are connected when this server closes: to wait for it, or to go to another at once.
    pub(crate) fn farewell(&self) -> &'static str {
        if self.accompanied.load(Ordering::Relaxed) { "move" } else { "restart" }
    }

    /// Ends the connections of logins and tokens that let nobody in any more, wherever they are.
    pub(crate) async fn end_connections(&self, logins: Vec<Id>) {
        for &login in &logins {
            self.connections.end(login);
        }
        if !logins.is_empty() {
            self.bus.publish(Topic::AllNodes, BusMessage::Ended { logins }).await;
        }
    }

    /// Tells whoever looks on, here or elsewhere, what has become of a table in the store.
    pub(crate) async fn look_again_at(&self, table: Id) {
        if let Some(live) = self.tables.known(self, table) {
            // A task that has just ended has nobody to tell.
            let _ = live.reload().await;
        }
        self.bus.publish(Topic::Table(table), BusMessage::Rewritten).await;
    }
}
