//! A command: decided against the table in memory, committed, acknowledged.

use mandala_table::{Author, CommandContext, CommandRefused, Entry, Id, Sender, TableCommand};
use protocol::{Ack, Command, Envelope, Reaction, ServerMessage};

use super::{CommitError, TableActor};
use crate::bus::{BusMessage, Topic};
use crate::refusal::Refusal;

/// How often a command is decided in all, if each time another node has appended first.
const ATTEMPTS: u32 = 5;

impl TableActor {
    pub(super) async fn command(&mut self, sender: &Sender, envelope: Envelope) -> Result<Ack, Refusal> {
        for _ in 0..ATTEMPTS {
            match self.attempt(sender, &envelope).await {
                // The table has been read again: the command is decided against what is there now.
                Err(CommitError::Conflict) => {}
                Err(CommitError::Refused(refusal)) => return Err(refusal),
                Ok(version) => return Ok(Ack { id: envelope.id, version }),
            }
        }
        Err(self.stale()?)
    }

    async fn attempt(&mut self, sender: &Sender, envelope: &Envelope) -> Result<u32, CommitError> {
        let Envelope { id, version, seat, command: body } = envelope;
        let command = TableCommand { sender, seat: *seat, version: *version, body };
        self.follow_other_nodes(&command).await?;
        let author = match sender {
            Sender::Person { id: person, bot, .. } => Some(Author::new(*person, *bot, id, body)),
            Sender::Computer(_) => None,
        };
        if let Some(author) = &author
            && let Some(version) = self.table()?.repeated(author)?
        {
            return Ok(version);
        }
        self.table()?.admit(&command).map_err(CommandRefused::from)?;
        self.time_out_first(sender).await?;
        let context = CommandContext {
            now: self.services.time.now(),
            away: self.presence.away(),
            grace: self.services.grace,
            dice: &self.services.dice,
        };
        let entries = self.table()?.decide(&command, &context)?;
        if let Command::React { reaction } = *body {
            self.publish_reaction(sender, *seat, reaction).await?;
        }
        let version = self.commit(entries, author).await?;
        if let Sender::Person { id: person, .. } = sender {
            self.note_activity(*person);
        }
        Ok(version)
    }

    /// Ends the game of a player whose clock has run out before a command is decided. A player's command is then stale.
    async fn time_out_first(&mut self, sender: &Sender) -> Result<(), CommitError> {
        let Some(entry) = self.table()?.timeout_entry(self.services.time.now()) else { return Ok(()) };
        self.commit(vec![entry], None).await?;
        if self.table()?.is_seated(sender) { Err(self.stale()?.into()) } else { Ok(()) }
    }

    /// Reactions are sent and forgotten: they are no entries.
    async fn publish_reaction(
        &mut self,
        sender: &Sender,
        seat: Option<u8>,
        reaction: Reaction,
    ) -> Result<(), Refusal> {
        let table = self.table()?;
        let seat = seat.or_else(|| {
            let Sender::Person { id, .. } = sender else { return None };
            table.seats_of(*id).next().map(|seat| seat.index() as u8)
        });
        let seat = seat.unwrap_or_default();
        self.subscribers.send_all(&ServerMessage::Reaction { seat, reaction });
        self.services.bus.publish(Topic::Table(self.id), BusMessage::Reaction { seat, reaction }).await;
        Ok(())
    }

    /// Notes the table of the next game; the answer names the one that was noted first.
    pub(super) async fn set_rematch(&mut self, next: Id) -> Result<Ack, Refusal> {
        for _ in 0..ATTEMPTS {
            let table = self.table()?;
            if let Some(known) = table.rematch() {
                return Ok(Ack { id: known.to_string(), version: table.version() });
            }
            match self.commit(vec![Entry::Rematched { table: next }], None).await {
                Ok(version) => return Ok(Ack { id: next.to_string(), version }),
                Err(CommitError::Conflict) => {}
                Err(CommitError::Refused(refusal)) => return Err(refusal),
            }
        }
        Err(self.stale()?)
    }

    /// Ends the game of a player whose clock has run out.
    pub(super) async fn time_out(&mut self) {
        let now = self.services.time.now();
        if let Some(entry) = self.table.as_ref().and_then(|table| table.timeout_entry(now)) {
            // After a conflict or a failure the deadline is still past, and the loop tries again.
            if let Err(CommitError::Refused(refusal)) = self.commit(vec![entry], None).await {
                tracing::warn!(table = %self.id, %refusal, "could not store that a clock has run out; retrying");
            }
        }
    }

    fn stale(&self) -> Result<Refusal, Refusal> {
        Ok(CommandRefused::Stale { version: self.table()?.version() }.into())
    }
}
