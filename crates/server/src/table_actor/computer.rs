//! Computers to move: each thinks on a thread of its own or as a job elsewhere, and its action is a command like any other.

use mandala_players::Cancel;
use mandala_table::{Sender, Table};
use protocol::{Command, Envelope, Json, Level};
use tabletop::{Seat, Seed, Viewer};
use tokio::sync::mpsc;

use super::TableActor;
use mandala_jobs::{Job, MoveJob};
use tabletop::message::Chain;

/// A job that is offered again within so many milliseconds is the same job.
const SAME_ATTEMPT: u64 = 5000;

/// A computer that thinks about a version of the table.
pub(super) struct ThinkingTask {
    version: u32,
    cancel: Cancel,
}

/// What a computer has chosen; no action if it has failed.
pub(super) struct ChosenMove {
    seat: Seat,
    version: u32,
    action: Option<String>,
}

impl TableActor {
    /// Lets the computer to move think, unless it does already.
    pub(super) fn think(&mut self, chosen: &mpsc::Sender<ChosenMove>) {
        let to_move = self.table.as_ref().and_then(|table| {
            let (seat, level) = table.computer_to_move()?;
            Some((table.version(), seat, level, table.game()?.seat_view(seat)))
        });
        let Some((version, seat, level, view)) = to_move else { return self.stop_thinking() };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        self.stop_thinking();
        if self.services.bus.queue().is_some() {
            return self.offer_job(version, seat, level, chosen);
        }
        let cancel = Cancel::default();
        self.thinking = Some(ThinkingTask { version, cancel: cancel.clone() });
        let (computers, chosen) = (self.services.computers.clone(), chosen.clone());
        let seed = Seed(self.services.dice.bytes());
        tokio::spawn(async move {
            let work = move |cancel: &Cancel| view.choose(level, &seed, cancel);
            let action = computers.think(cancel.clone(), work).await;
            // A failure is sent too: nothing else would let the computer try again.
            if !cancel.is_cancelled() {
                // An actor that has ended needs no move.
                let _ = chosen.send(ChosenMove { seat, version, action }).await;
            }
        });
    }

    /// Makes this node responsible for the computer to move, also if it has offered the job before.
    pub(super) fn take_responsibility(&mut self) {
        self.responsible_at = self.table.as_ref().map(Table::version);
        if self.services.bus.queue().is_some() {
            self.stop_thinking();
        }
    }

    /// Puts the move into the job queue, if this node is responsible for it. The answer comes as a command.
    fn offer_job(&mut self, version: u32, seat: Seat, level: Level, chosen: &mpsc::Sender<ChosenMove>) {
        let Some(table) = self.table.as_ref().filter(|_| self.responsible_at == Some(version)) else {
            return;
        };
        let Some(game) = table.game() else { return };
        self.thinking = Some(ThinkingTask { version, cancel: Cancel::default() });
        let job = Job::Move(Box::new(MoveJob {
            node: self.services.node,
            table: self.id,
            version,
            seat: seat.index() as u8,
            level,
            game: table.terms().game,
            options: table.terms().options.clone(),
            players: table.seats().len() as u8,
            view: Json(game.view(Viewer::Seat(seat)).0),
            seed: self.services.dice.bytes(),
        }));
        // Several nodes may find the same move overdue: within a while they offer the same job.
        let attempt = self.services.time.now().0 / SAME_ATTEMPT;
        let (bus, chosen, table) = (self.services.bus.clone(), chosen.clone(), self.id);
        tokio::spawn(async move {
            let queue = bus.queue().expect("a bus does not lose its queue");
            if let Err(error) = queue.offer(&job, attempt).await {
                tracing::warn!(%table, version, error = %Chain(&error), "could not put a computer's move into the job queue; retrying");
                let _ = chosen.send(ChosenMove { seat, version, action: None }).await;
            }
        });
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.cancel.cancel();
        }
    }

    /// Gives the command that a computer has chosen.
    pub(super) async fn play_computer(&mut self, chosen: ChosenMove) {
        let ChosenMove { seat, version, action } = chosen;
        let Some(action) = action else {
            // The table may have changed meanwhile.
            if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
                tracing::warn!(table = %self.id, version, "a computer failed to choose a move; retrying");
                self.stop_thinking();
                self.recovering = true;
            }
            return;
        };
        let command = Command::Act { action };
        let envelope = Envelope { id: String::new(), version: Some(version), seat: None, command };
        match self.command(&Sender::Computer(seat), envelope).await {
            Ok(_) => {}
            Err(refusal) if refusal.is_too_late() => {}
            Err(refusal) => {
                tracing::warn!(table = %self.id, version, %refusal, "a computer's action was refused; retrying");
                self.stop_thinking();
                self.recovering = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use mandala_table::{Maker, create, invited_to};
    use protocol::{NewTable, SeatChoice};

    use super::*;
    use crate::table_actor::TableRegistry;
    use crate::table_actor::services::testing::services;

    #[tokio::test]
    async fn a_computer_that_fails_tries_again() {
        let (_folder, services) = services().await;
        services.computers.close();
        let seats = [SeatChoice::Computer(Level::Beginner), SeatChoice::Me];
        let new: NewTable =
            serde_json::from_value(serde_json::json!({"game": "mandala", "seats": seats})).unwrap();
        let (key, anna) = (services.dice.id(), services.dice.id());
        let maker = Maker { person: anna, name: "Anna", bot: false };
        let entries = create(&services.games, &new, &maker, key, &services.dice).unwrap();
        let (tables, id) = (TableRegistry::new(services), invited_to(key));
        tables.create(id, entries).await.unwrap();

        let services = Arc::clone(tables.services());
        let mut actor = TableActor::new(services, id, Arc::default(), mpsc::channel(1).0);
        actor.load().await;
        let (chosen, mut moves) = mpsc::channel(1);
        actor.think(&chosen);
        drop(chosen);
        let failed = moves.recv().await.expect("a failure is sent");
        assert_eq!(failed.action, None);
        actor.play_computer(failed).await;
        assert!(actor.recovering && actor.thinking.is_none(), "it waits a little, and thinks again");
    }
}
