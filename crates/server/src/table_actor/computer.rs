//! Computers to move: each thinks here, or, if it thinks long and there are workers, as a job elsewhere. Its action is a command
//! like any other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mandala_players::Cancel;
use mandala_table::{Sender, Table};
use protocol::{Command, Envelope, Json, Level};
use tabletop::{Seat, Seed, Viewer};
use tokio::sync::mpsc;

use super::TableActor;
use mandala_jobs::{Group, Job, MoveJob, Owner, Thought};
use tabletop::message::Chain;

/// A job that is offered again within so many milliseconds is the same job.
const SAME_ATTEMPT: u64 = 5000;

/// A computer that thinks about a version of the table.
pub(super) struct ThinkingTask {
    version: u32,
    cancel: Cancel,
    /// Whether it is a job that was queued. Until then it cannot get lost.
    is_queued: Arc<AtomicBool>,
}

impl ThinkingTask {
    fn new(version: u32) -> Self {
        Self { version, cancel: Cancel::default(), is_queued: Arc::default() }
    }
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
        let thought = Thought::Move(level);
        if self.services.bus.queue().is_some() {
            // One node has it thought about.
            if self.responsible_at != Some(version) {
                return;
            }
            if !thought.is_brief() {
                return self.offer_job(version, seat, level, chosen);
            }
        }
        let owners = self.owners();
        let thinking = self.thinking.insert(ThinkingTask::new(version));
        let (computers, chosen, cancel) =
            (self.services.computers.clone(), chosen.clone(), thinking.cancel.clone());
        let seed = Seed(self.services.dice.bytes());
        tokio::spawn(async move {
            let owner = computers.least_waiting(thought, owners).unwrap_or(Owner::ABANDONED);
            let work = move |cancel: &Cancel| view.choose(level, &seed, cancel);
            let action = computers.think(thought, owner, cancel.clone(), work).await;
            // A failure is sent too: nothing else would let the computer try again.
            if !cancel.is_cancelled() {
                // An actor that has ended needs no move.
                let _ = chosen.send(ChosenMove { seat, version, action }).await;
            }
        });
    }

    /// For whom a computer thinks: the people who are still in the game. If there are none left, the game is abandoned.
    fn owners(&self) -> Vec<Owner> {
        let Some(table) = &self.table else { return Vec::new() };
        let owner = |person| {
            let prefix = self.services.connections.prefix_of(person);
            Owner { group: prefix.map_or(Group::Elsewhere, Group::from), person: Some(person) }
        };
        table.people_in_game().map(owner).collect()
    }

    /// Makes this node responsible for the computer to move, also if it has offered the job before.
    pub(super) fn take_responsibility(&mut self) {
        self.responsible_at = self.table.as_ref().map(Table::version);
        if self.thinking.as_ref().is_some_and(|thinking| thinking.is_queued.load(Ordering::Relaxed)) {
            self.stop_thinking();
        }
    }

    /// Puts the move into the job queue, when it is its owner's turn. The answer comes as a command.
    fn offer_job(&mut self, version: u32, seat: Seat, level: Level, chosen: &mpsc::Sender<ChosenMove>) {
        let Some(table) = &self.table else { return };
        let Some(game) = table.game() else { return };
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
        let (bus, chosen, table, owners) =
            (self.services.bus.clone(), chosen.clone(), self.id, self.owners());
        let thinking = self.thinking.insert(ThinkingTask::new(version));
        let (cancel, is_queued) = (thinking.cancel.clone(), Arc::clone(&thinking.is_queued));
        let waiting = self.services.waiting_jobs.note(self.id);
        tokio::spawn(async move {
            let queue = bus.queue().expect("a bus does not lose its queue");
            let thought = Thought::Move(level);
            let owner = queue.least_waiting(thought, owners).unwrap_or(Owner::ABANDONED);
            let Some(_turn) = queue.wait_turn(thought, owner, cancel).await else { return };
            is_queued.store(true, Ordering::Relaxed);
            let offered = queue.offer(&job, attempt).await;
            drop(waiting);
            if let Err(error) = offered {
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

    use std::time::Duration;

    use mandala_jobs::ThinkerPool;
    use mandala_table::{Id, Maker, create, invited_to};
    use protocol::{NewTable, SeatChoice};

    use super::*;
    use crate::table_actor::TableRegistry;
    use crate::table_actor::TableServices;
    use crate::table_actor::services::testing::services;

    /// A table of Anna and computers, at which a computer begins.
    async fn table(services: &TableServices, level: Level, computers: usize) -> (TableActor, Id) {
        let mut seats = vec![SeatChoice::Computer(level); computers];
        seats.push(SeatChoice::Me);
        let new: NewTable =
            serde_json::from_value(serde_json::json!({"game": "stones", "seats": seats})).unwrap();
        let (key, anna) = (services.dice.id(), services.dice.id());
        let maker = Maker { person: anna, name: "Anna", bot: false };
        let entries = create(&services.games, &new, &maker, key, &services.dice).unwrap();
        let (tables, id) = (TableRegistry::new(services.clone()), invited_to(key));
        tables.create(id, entries).await.unwrap();
        let mut actor =
            TableActor::new(Arc::clone(tables.services()), id, Arc::default(), mpsc::channel(1).0);
        actor.load().await;
        (actor, anna)
    }

    async fn resign(actor: &mut TableActor, person: Id) {
        let sender = Sender::Person { id: person, name: "Anna".to_owned(), bot: false };
        let envelope =
            Envelope { id: "r".to_owned(), version: None, seat: None, command: Command::Resign {} };
        actor.command(&sender, envelope).await.unwrap();
    }

    /// Takes the one thread for long thoughts, until what it gives is dropped.
    async fn hold(computers: &ThinkerPool) -> std::sync::mpsc::Sender<()> {
        let (end, may_end) = std::sync::mpsc::channel::<()>();
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let computers = computers.clone();
        tokio::spawn(async move {
            let held = move |_: &Cancel| {
                let _ = begun.send(());
                may_end.recv().is_err()
            };
            computers.think(Thought::Decision, Owner::ABANDONED, Cancel::default(), held).await
        });
        has_begun.await.unwrap();
        end
    }

    #[tokio::test]
    async fn a_brief_move_does_not_wait_for_long_thoughts() {
        let (_folder, services) = services().await;
        let _held = hold(&services.computers).await;
        let (mut actor, _) = table(&services, Level::Beginner, 1).await;
        let (chosen, mut moves) = mpsc::channel(1);
        actor.think(&chosen);
        assert!(moves.recv().await.unwrap().action.is_some());
    }

    #[tokio::test]
    async fn a_game_that_no_person_plays_any_more_waits_behind_the_others() {
        let (_folder, services) = services().await;
        // The actors that the registry has think, too, but not before this thread is free.
        let held = hold(&services.computers).await;
        let (mut abandoned, anna) = table(&services, Level::Expert, 2).await;
        assert_eq!(abandoned.owners(), [Owner { group: Group::Elsewhere, person: Some(anna) }]);
        let due = |actor: &TableActor| actor.table.as_ref().unwrap().due().0.unwrap();
        let before = due(&abandoned);
        resign(&mut abandoned, anna).await;
        assert_eq!(abandoned.owners(), []);
        assert_eq!(due(&abandoned), before.plus(Duration::from_secs(3600)), "it is not overdue for an hour");
        let (mut played, _) = table(&services, Level::Expert, 1).await;

        let (chosen, mut moves) = mpsc::channel(2);
        abandoned.think(&chosen);
        played.think(&chosen);
        // Both wait before the thread is free.
        tokio::task::yield_now().await;
        drop(held);
        let versions = [moves.recv().await.unwrap().version, moves.recv().await.unwrap().version];
        assert_eq!(versions, [2, 3], "the abandoned one has an entry more, the resignation");
    }

    #[tokio::test]
    async fn a_computer_that_fails_tries_again() {
        let (_folder, services) = services().await;
        services.computers.close();
        let (mut actor, _) = table(&services, Level::Beginner, 1).await;
        let (chosen, mut moves) = mpsc::channel(1);
        actor.think(&chosen);
        drop(chosen);
        let failed = moves.recv().await.expect("a failure is sent");
        assert_eq!(failed.action, None);
        actor.play_computer(failed).await;
        assert!(actor.recovering && actor.thinking.is_none(), "it waits a little, and thinks again");
    }
}
