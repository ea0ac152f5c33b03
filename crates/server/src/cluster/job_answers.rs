//! Answers of workers: moves become commands, analyses are stored.

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use mandala_table::Sender;
use protocol::{Command, Envelope};
use tabletop::Seat;

use crate::app::App;
use crate::refusal::Refusal;
use mandala_jobs::{Answer, AnswerMessage};

/// How many answers are handled at the same time.
const AT_ONCE: usize = 64;

pub(super) async fn take(app: App, answers: BoxStream<'static, AnswerMessage>) {
    answers
        .for_each_concurrent(AT_ONCE, async |answered| {
            let settled = match answered.answer() {
                Some(answer) => app.settle_answer(answer).await,
                None => true,
            };
            // An answer that is not confirmed is delivered again.
            if settled {
                answered.confirm().await;
            }
        })
        .await;
}

impl App {
    /// Lets an answer take effect. `false` if it should be delivered again.
    async fn settle_answer(&self, answer: Answer) -> bool {
        match answer {
            Answer::Move { table, version, seat, action } => {
                let command = Command::Act { action };
                let envelope = Envelope { id: String::new(), version: Some(version), seat: None, command };
                let seat = Seat::new(usize::from(seat));
                match self.table(table).command(Sender::Computer(seat), envelope).await {
                    Ok(_) => true,
                    Err(refusal) if refusal.is_too_late() => true,
                    Err(Refusal::Unavailable) => false,
                    Err(refusal) => {
                        tracing::warn!(%table, version, %refusal, "a computer's action was refused");
                        true
                    }
                }
            }
            Answer::Analysis { key, result } => {
                if result.is_none() {
                    tracing::warn!(%key, "a worker could not make an analysis");
                }
                let kept = self.store.save_analysis(&key, result).await;
                self.history.end_progress(&key);
                kept.is_ok()
            }
        }
    }
}
