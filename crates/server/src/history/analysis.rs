//! Analyses on request: a few at a time, and each a decision at a time, so that computers at tables never wait for long.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
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

/// How many are made at the same time, of one person one. The others wait in the store.
const AT_ONCE: usize = 4;
/// How many of those are for people of one network.
const AT_ONCE_EACH_GROUP: usize = 2;

/// When the store is asked again that has failed.
const STORE_RETRY: Duration = Duration::from_secs(5);

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
    fn owner_of_analysis(&self, person: Option<Id>) -> Owner {
        let prefix = person.and_then(|person| self.connections.prefix_of(person));
        Owner { group: prefix.map_or(Group::Elsewhere, Group::from), person }
    }

    /// An analysis, if it was asked for.
    pub(crate) async fn analysis(&self, key: &str) -> Result<Option<AnalysisBody>, Refusal> {
        // Looked at first: an analysis that is kept meanwhile is found in the store.
        let progress = self.history.progress_of(key);
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
    pub(crate) fn analysis_progress(&self) -> watch::Receiver<Vec<Progress>> {
        self.history.progress.subscribe()
    }
}

/// Has analyses made for as long as the server runs; those that were in the queue when it last ended come first.
pub(super) async fn keep_analysing(app: App) {
    if app.bus.queue().is_some() { keep_offering(&app).await } else { keep_making(&app).await }
}

/// An analysis that is being made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct AnalysisUnderWay {
    key: String,
    owner: Owner,
}

impl AnalysisUnderWay {
    /// Whether it may begin beside these: what waits for the share of one person must not keep others waiting.
    fn may_begin(&self, others: &[Self]) -> bool {
        let of_group = others.iter().filter(|other| other.owner.group == self.owner.group).count();
        let is_alone = |other: &Self| other.owner.person != self.owner.person && other.key != self.key;
        others.len() < AT_ONCE && of_group < AT_ONCE_EACH_GROUP && others.iter().all(is_alone)
    }
}

/// Makes analyses here, a few at the same time.
async fn keep_making(app: &App) {
    let (mut under_way, mut making) = (Vec::new(), FuturesUnordered::new());
    loop {
        let waiting = app.store.waiting_analyses().await;
        let retry = waiting.as_ref().err().map(|error| {
            tracing::error!(error = %Chain(error), "could not read analyses; retrying in {STORE_RETRY:?}");
            app.time.now().plus(STORE_RETRY)
        });
        for WaitingAnalysis { key, person } in waiting.unwrap_or_default() {
            let analysis = AnalysisUnderWay { key, owner: app.owner_of_analysis(person) };
            if analysis.may_begin(&under_way) {
                under_way.push(analysis.clone());
                making.push(async move {
                    if let Err(error) = make_and_save(app, &analysis).await {
                        tracing::error!(error = %Chain(&error), "could not store an analysis; retrying in {STORE_RETRY:?}");
                        app.time.until(app.time.now().plus(STORE_RETRY)).await;
                    }
                    analysis
                });
            }
        }
        tokio::select! {
            () = app.history.analysis_asked.notified() => {}
            Some(done) = making.next() => under_way.retain(|analysis| *analysis != done),
            () = app.time.until(retry.unwrap_or_default()), if retry.is_some() => {}
        }
    }
}

async fn make_and_save(
    app: &App,
    AnalysisUnderWay { key, owner }: &AnalysisUnderWay,
) -> Result<(), StoreError> {
    let Some(record) = app.store.record_to_analyse(key).await? else { return Ok(()) };
    let result = make(app, (key, &record), *owner).await;
    if result.is_none() {
        tracing::warn!(%key, "an analysis failed");
    }
    let saved = app.store.save_analysis(key, result).await;
    app.history.end_progress(key);
    saved
}

/// Has analyses made by workers that were lost on the way there.
async fn keep_offering(app: &App) {
    loop {
        if let Err(error) = offer_again(app).await {
            tracing::error!(error = %Chain(&error), "could not read analyses; retrying in {RETRY_INTERVAL:?}");
        }
        app.time.until(app.time.now().plus(RETRY_INTERVAL)).await;
    }
}

/// Offers the analysis whose turn it is, if none is on its way. As long as there is one in the queue, a worker computes it, or
/// will: it is delivered to another if that one is gone. A queue that is empty has lost what is waiting here; one that
/// cannot be asked may have.
async fn offer_again(app: &App) -> Result<(), StoreError> {
    let Some(queue) = app.bus.queue() else { return Ok(()) };
    let Some(WaitingAnalysis { key, person }) = app.store.waiting_analyses().await?.into_iter().next() else {
        return Ok(());
    };
    if !queue.has_analyses().await.unwrap_or(false)
        && let Some(record) = app.store.record_to_analyse(&key).await?
    {
        app.offer_analysis(key, record, app.owner_of_analysis(person));
    }
    Ok(())
}

async fn make(app: &App, (key, record): (&str, &str), owner: Owner) -> Option<String> {
    let report = |progress| {
        app.history.note_progress(progress);
        std::future::ready(())
    };
    let iterations = app.config.analysis_iterations;
    let made = analyse(&app.games, (key, record), iterations, (&app.computers, owner), report).await;
    made.inspect_err(|error| tracing::warn!(%key, error = %Chain(error), "a record cannot be analysed"))
        .ok()
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(number: u8, network: u8) -> AnalysisUnderWay {
        let group = Group::Prefix([192, 0, network, 0].into());
        let owner = Owner { group, person: Some(Id::from_bytes([number; 16])) };
        AnalysisUnderWay { key: format!("{number}/{network}"), owner }
    }

    #[test]
    fn neither_a_person_nor_a_network_takes_all_the_room() {
        let under_way = [analysis(1, 1)];
        assert!(!analysis(1, 2).may_begin(&under_way), "one of each person");
        assert!(analysis(2, 1).may_begin(&under_way));
        let under_way = [analysis(1, 1), analysis(2, 1)];
        assert!(!analysis(3, 1).may_begin(&under_way), "two of each network");
        assert!(analysis(3, 2).may_begin(&under_way));
        let full = [analysis(1, 1), analysis(2, 2), analysis(3, 3), analysis(4, 4)];
        assert!(!analysis(5, 5).may_begin(&full));
    }
}
