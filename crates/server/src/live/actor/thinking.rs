//! Computers at a table: each choice is made elsewhere, and goes the way of every other command.

use mandala_players::Cancel;
use mandala_table::Sender;
use protocol::{Command, Envelope, Json, Level};
use tabletop::{Seat, Seed, Viewer};
use tokio::sync::mpsc;

use super::Actor;
use crate::work::{MoveWork, Work};

/// Work that is offered again within so many milliseconds is the same.
const SAME_ATTEMPT: u64 = 5000;

/// A computer at work on a version of the table.
pub(super) struct Thinking {
    version: u32,
    cancel: Cancel,
}

/// What a computer has chosen; nothing if it failed.
pub(super) struct Chosen {
    seat: Seat,
    version: u32,
    action: Option<String>,
}

impl Actor {
    /// Lets the computer think that is to move, unless it does already.
    pub(super) fn think(&mut self, moves: &mpsc::Sender<Chosen>) {
        let wanted = self.table.as_ref().and_then(|table| {
            let (seat, level) = table.computer_to_move()?;
            Some((table.version(), seat, level, table.game()?.seat_view(seat)))
        });
        let Some((version, seat, level, view)) = wanted else { return self.stop_thinking() };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        self.stop_thinking();
        if self.app.bus.queue().is_some() {
            return self.offer(version, seat, level, moves);
        }
        let cancel = Cancel::default();
        self.thinking = Some(Thinking { version, cancel: cancel.clone() });
        let (computers, moves) = (self.app.computers.clone(), moves.clone());
        let seed = Seed(self.app.dice.bytes());
        tokio::spawn(async move {
            let work = move |cancel: &Cancel| view.choose(level, &seed, cancel);
            let action = computers.think(cancel.clone(), work).await;
            // A failure is told too: nobody else would let the computer try again.
            if !cancel.is_cancelled() {
                // A table that has ended needs no move.
                let _ = moves.send(Chosen { seat, version, action }).await;
            }
        });
    }

    /// Nobody else seems to see to a computer that is to move: now it is for us, also if we have offered its work before.
    pub(super) fn see_to_it(&mut self) {
        self.due = self.table.as_ref().map(|table| table.version());
        if self.app.bus.queue().is_some() {
            self.stop_thinking();
        }
    }

    /// Puts the computer's work into the queue, if that is for us to do. The answer comes as a command.
    fn offer(&mut self, version: u32, seat: Seat, level: Level, moves: &mpsc::Sender<Chosen>) {
        let Some(table) = self.table.as_ref().filter(|_| self.due == Some(version)) else { return };
        let Some(game) = table.game() else { return };
        self.thinking = Some(Thinking { version, cancel: Cancel::default() });
        let work = Work::Move(Box::new(MoveWork {
            node: self.app.node,
            table: self.id,
            version,
            seat: seat.index() as u8,
            level,
            game: table.terms().game,
            options: table.terms().options.clone(),
            players: table.seats().len() as u8,
            view: Json(game.view(Viewer::Seat(seat)).0),
            seed: self.app.dice.bytes(),
        }));
        // Several processes may find the same table waiting: within a while they mean the same work.
        let attempt = self.app.time.now().0 / SAME_ATTEMPT;
        let (app, moves) = (self.app.clone(), moves.clone());
        tokio::spawn(async move {
            let queue = app.bus.queue().expect("a bus does not lose its queue");
            if let Err(error) = queue.offer(&work, attempt).await {
                tracing::warn!(%error, "a computer's work could not be offered");
                let _ = moves.send(Chosen { seat, version, action: None }).await;
            }
        });
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.cancel.cancel();
        }
    }

    /// A computer's choice goes the way of every other command.
    pub(super) async fn computer(&mut self, chosen: Chosen) {
        let Chosen { seat, version, action } = chosen;
        let Some(action) = action else {
            // Somebody may have moved on meanwhile.
            if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
                tracing::warn!(table = %self.id, version, "a computer has failed and tries again");
                self.stop_thinking();
                self.troubled = true;
            }
            return;
        };
        let command = Command::Act { action };
        let envelope = Envelope { id: String::new(), version: Some(version), seat: None, command };
        match self.command(&Sender::Computer(seat), envelope).await {
            Ok(_) => {}
            Err(refusal) if refusal.is_too_late() => {}
            Err(refusal) => {
                tracing::warn!(table = %self.id, %refusal, "a computer's action was refused");
                self.stop_thinking();
                self.troubled = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use protocol::{Level, NewTable, SeatChoice};

    use super::*;
    use crate::app::App;
    use crate::store::Sqlite;
    use crate::{Config, Dice, HandClock, InProcess, Timestamp};

    #[tokio::test]
    async fn a_computer_that_fails_tries_again() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
        let time = Arc::new(HandClock::at(Timestamp(1)));
        let bus = Arc::new(InProcess::new());
        let app = App::new(Arc::new(store), bus, time, Dice::fixed(1), Config::default());
        app.computers.fail();
        let seats = [SeatChoice::Computer(Level::Beginner), SeatChoice::Me];
        let new: NewTable =
            serde_json::from_value(serde_json::json!({"game": "mandala", "seats": seats})).unwrap();
        let id = app.create(&new, (app.dice.id(), "Anna")).await.unwrap();

        let mut actor = Actor::new(app.clone(), id, Arc::default(), mpsc::channel(1).0);
        actor.load().await;
        let (moves, mut chosen) = mpsc::channel(1);
        actor.think(&moves);
        drop(moves);
        let failed = chosen.recv().await.expect("a failure is told");
        assert_eq!(failed.action, None);
        actor.computer(failed).await;
        assert!(actor.troubled && actor.thinking.is_none(), "it waits a little, and thinks again");
    }
}
