//! Analyses on request: one at a time, a decision at a time, so that computers at tables are never kept waiting for long.

use std::sync::Arc;
use std::time::Duration;

use mandala_players::Cancel;
use mandala_table::Id;
use protocol::{AnalysisBody, AnalysisState, Json};
use serde_json::value::RawValue;
use tokio::sync::watch;

use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{AnalysisRequest, Person, StoreError, StoredAnalysis, WaitingAnalysis};
use mandala_jobs::{AnalysisJob, Group, Job, Owner, Progress, Thought, analyse};
use tabletop::message::Chain;

/// How many analyses one person may have in the queue, and how many may be in it.
const MAX_QUEUED_EACH: u32 = 5;
const MAX_QUEUED: u32 = 200;
/// Guests are refused earlier: they are made for nothing, and must not fill the queue.
const MAX_QUEUED_BY_GUESTS: u32 = 100;

/// How often the analysis that has waited longest is offered to the queue again.
const RETRY_INTERVAL: Duration = Duration::from_secs(30);

/// What an analysis is of.
#[derive(Clone, Debug)]
pub(crate) enum AnalysisOf {
    /// A finished game.
    Game(Id),
    /// A record that was uploaded, under its hash.
    Upload { key: String, record: String },
}

impl App {
    /// Puts an analysis into the queue, unless it is there or made.
    pub(crate) async fn ask_analysis(
        &self,
        of: AnalysisOf,
        person: &Person,
        owner: Owner,
    ) -> Result<AnalysisBody, Refusal> {
        let (key, uploaded, record) = match of {
            AnalysisOf::Game(id) => {
                let game = self.store.game(id).await?;
                (id.to_string(), None, game.map(|game| game.record))
            }
            AnalysisOf::Upload { key, record } => (key, Some(record.clone()), Some(record)),
        };
        let asked = AnalysisRequest {
            key: key.clone(),
            person: person.id,
            at: self.time.now(),
            record: uploaded,
            most_each: MAX_QUEUED_EACH,
            most: if person.account { MAX_QUEUED } else { MAX_QUEUED_BY_GUESTS },
        };
        if self.store.ask_analysis(asked).await? {
            match record {
                Some(record) if self.bus.queue().is_some() => self.offer_analysis(key.clone(), record, owner),
                _ => self.history.analysis_asked.notify_one(),
            }
        }
        self.analysis(&key).await?.ok_or(Refusal::TooMany)
    }

    /// Puts an analysis into the queue of work, when it is its owner's turn. Offered again within a while, it is the same work.
    fn offer_analysis(&self, key: String, record: String, owner: Owner) {
        let attempt = self.time.now().0 / (RETRY_INTERVAL.as_millis() as u64);
        let work = AnalysisJob { key, record, iterations: self.config.analysis_iterations };
        let bus = Arc::clone(&self.bus);
        tokio::spawn(async move {
            let Some(queue) = bus.queue() else { return };
            let Some(_turn) = queue.wait_turn(Thought::Decision, owner, Cancel::default()).await else {
                return;
            };
            if let Err(error) = queue.offer(&Job::Analysis(Box::new(work)), attempt).await {
                tracing::warn!(error = %Chain(&error), "could not put an analysis into the job queue; retrying in {RETRY_INTERVAL:?}");
            }
        });
    }

    /// For whom an analysis is made that was asked for some time ago.
    fn owner_of_analysis(&self, person: Id) -> Owner {
        let prefix = self.connections.prefix_of(person);
        Owner { group: prefix.map_or(Group::Elsewhere, Group::from), person: Some(person) }
    }

    /// An analysis, if it was asked for.
    pub(crate) async fn analysis(&self, key: &str) -> Result<Option<AnalysisBody>, Refusal> {
        // Looked at first: an analysis that is kept meanwhile is found in the store.
        let progress = self.history.progress.borrow().clone().filter(|progress| progress.key == key);
        let Some(stored) = self.store.analysis(key).await? else { return Ok(None) };
        let (done, total) = progress.as_ref().map_or((0, 0), |progress| (progress.done, progress.total));
        let (state, result) = match stored {
            StoredAnalysis::Queued if progress.is_some() => (AnalysisState::Running, None),
            StoredAnalysis::Queued => (AnalysisState::Queued, None),
            StoredAnalysis::Failed => (AnalysisState::Failed, None),
            StoredAnalysis::Done(text) => {
                let raw = RawValue::from_string(text).map_err(Refusal::unreadable("an analysis"))?;
                (AnalysisState::Done, Some(Json(raw)))
            }
        };
        Ok(Some(AnalysisBody { id: key.to_owned(), state, done: done as u32, total: total as u32, result }))
    }

    /// A receiver of how far analyses have come.
    pub(crate) fn analysis_progress(&self) -> watch::Receiver<Option<Progress>> {
        self.history.progress.subscribe()
    }
}

/// Makes analyses for as long as the server runs; those that were in the queue when it last ended come first.
pub(super) async fn keep_analysing(app: App) {
    loop {
        match next(&app).await {
            Ok(true) => {}
            Ok(false) if app.bus.queue().is_some() => {
                app.time.until(app.time.now().plus(RETRY_INTERVAL)).await;
            }
            Ok(false) => app.history.analysis_asked.notified().await,
            Err(error) => {
                tracing::error!(error = %Chain(&error), "could not read or store analyses; retrying in 5 s");
                app.time.until(app.time.now().plus(Duration::from_secs(5))).await;
            }
        }
    }
}

/// Makes the analysis whose turn it is, or has it made; `false` if there is none.
async fn next(app: &App) -> Result<bool, StoreError> {
    let Some(WaitingAnalysis { key, person, record }) = app.store.waiting_analysis().await? else {
        return Ok(false);
    };
    let owner = app.owner_of_analysis(person);
    if let Some(queue) = app.bus.queue() {
        // As long as there is one in the queue, a worker computes it, or will: it is delivered to another if that one
        // is gone. A queue that is empty has lost what is waiting here; one that cannot be asked may have.
        if !queue.has_analyses().await.unwrap_or(false) {
            app.offer_analysis(key, record, owner);
        }
        return Ok(false);
    }
    let result = make(app, (&key, &record), owner).await;
    if result.is_none() {
        tracing::warn!(%key, "an analysis failed");
    }
    let kept = app.store.save_analysis(&key, result).await;
    app.history.note_progress(None);
    kept.map(|()| true)
}

async fn make(app: &App, (key, record): (&str, &str), owner: Owner) -> Option<String> {
    let report = |progress| {
        app.history.note_progress(Some(progress));
        std::future::ready(())
    };
    let iterations = app.config.analysis_iterations;
    let made = analyse(&app.games, (key, record), iterations, (&app.computers, owner), report).await;
    made.inspect_err(|error| tracing::warn!(%key, error = %Chain(error), "a record cannot be analysed"))
        .ok()
        .flatten()
}
