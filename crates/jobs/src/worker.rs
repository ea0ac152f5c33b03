//! The worker: takes jobs from the queue and answers them, within a server or as `mandala worker`.

use std::time::Duration;

use mandala_games::Registry;
use mandala_players::Cancel;
use tabletop::Seed;
use tabletop::message::Chain;
use tokio_util::sync::CancellationToken;

use crate::nats::QueueError;
use crate::owner::Owner;
use crate::queue::{JobKind, Queue, REDELIVERY, TakenJob};
use crate::thinkers::{ThinkerPool, Thought};
use crate::{AnalysisJob, Answer, Job, MoveJob, analyse};

/// The metric of how long jobs took from being taken to being answered, by kind.
pub const JOB_SECONDS: &str = "mandala_job_seconds";

/// How long to wait after the bus has failed.
const RECOVERY: Duration = Duration::from_millis(500);

/// How long the jobs in progress may take at a shutdown. Those not done by then are delivered to another worker.
const GRACE: Duration = Duration::from_secs(3);

/// Takes jobs, so many at a time, until `stop` is ready.
pub async fn work(games: Registry, queue: Queue, thinkers: usize, stop: impl Future<Output = ()>) {
    let (pool, stopping) = (ThinkerPool::new(thinkers), CancellationToken::new());
    let mut takers = tokio::task::JoinSet::new();
    // One analysis at a time: each of its decisions waits its turn among the moves.
    takers.spawn(take_jobs(games.clone(), queue.clone(), JobKind::Analysis, pool.clone(), stopping.clone()));
    for _ in 0..thinkers {
        takers.spawn(take_jobs(games.clone(), queue.clone(), JobKind::Move, pool.clone(), stopping.clone()));
    }
    stop.await;
    stopping.cancel();
    let finished = async { while takers.join_next().await.is_some() {} };
    // An analysis in progress is not waited for.
    let _ = tokio::time::timeout(GRACE, finished).await;
}

async fn take_jobs(
    games: Registry,
    queue: Queue,
    kind: JobKind,
    thinkers: ThinkerPool,
    stopping: CancellationToken,
) {
    while !stopping.is_cancelled() {
        let taken = tokio::select! {
            () = stopping.cancelled() => break,
            taken = queue.take(kind) => taken,
        };
        match taken {
            Ok(Some(taken)) => {
                if let Err(error) = do_job(&games, &queue, taken, &thinkers).await {
                    tracing::warn!(error = %Chain(&error), "could not give an answer; the job will be delivered again");
                }
            }
            Ok(None) => {}
            Err(error) => {
                tracing::warn!(error = %Chain(&error), "could not take a job; trying again");
                tokio::time::sleep(RECOVERY).await;
            }
        }
    }
}

async fn do_job(
    games: &Registry,
    queue: &Queue,
    taken: TakenJob,
    thinkers: &ThinkerPool,
) -> Result<(), QueueError> {
    let begun = std::time::Instant::now();
    let kind = match taken.job {
        Job::Move(_) => "move",
        Job::Analysis(_) => "analysis",
    };
    let (node, answer) = {
        let thinking = async {
            match taken.job.clone() {
                Job::Move(job) => (Some(job.node), choose(games, *job, thinkers).await),
                Job::Analysis(job) => (None, answer_analysis(games, queue, *job, thinkers).await),
            }
        };
        let mut thinking = std::pin::pin!(thinking);
        loop {
            tokio::select! {
                done = &mut thinking => break done,
                () = tokio::time::sleep(REDELIVERY / 2) => taken.still().await,
            }
        }
    };
    match answer {
        Some(answer) => {
            taken.answer(node, &answer).await?;
            metrics::histogram!(JOB_SECONDS, "kind" => kind).record(begun.elapsed());
            Ok(())
        }
        // It is delivered again.
        None => Ok(()),
    }
}

async fn choose(games: &Registry, job: MoveJob, thinkers: &ThinkerPool) -> Option<Answer> {
    let MoveJob { table, version, seat, level, game, options, players, view, seed, .. } = job;
    let view = games
        .rules(game)
        .and_then(|rules| rules.view(options.text(), usize::from(players), view.text()))
        .inspect_err(|error| tracing::error!(%table, version, error = %Chain(error), "a view cannot be read"))
        .ok()?;
    let think = move |cancel: &Cancel| view.choose(level, &Seed(seed), cancel);
    let action = thinkers.think(Thought::Move(level), Owner::ONE, Cancel::default(), think).await?;
    Some(Answer::Move { table, version, seat, action })
}

async fn answer_analysis(
    games: &Registry,
    queue: &Queue,
    job: AnalysisJob,
    thinkers: &ThinkerPool,
) -> Option<Answer> {
    let AnalysisJob { key, record, iterations } = job;
    let report = |progress| queue.publish(progress);
    let analysed = analyse(games, (&key, &record), iterations, (thinkers, Owner::ONE), report).await;
    let result = analysed
        .inspect_err(|error| tracing::warn!(%key, error = %Chain(error), "a record cannot be analysed"))
        .ok()
        .flatten();
    Some(Answer::Analysis { key, result })
}
