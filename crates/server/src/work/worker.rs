//! Whoever takes work from the queue: a server with thinkers of its own, or `mandala worker`, which does nothing else.

use std::time::Duration;

use mandala_games::Registry;
use mandala_players::{Cancel, analysis::Depth};
use tabletop::Seed;
use tokio_util::sync::CancellationToken;

use super::queue::{Kind, REDELIVERY, Taken};
use super::{AnalysisWork, Answer, MoveWork, Queue, Work};
use crate::bus::{BusError, BusMessage};
use crate::computers::Computers;
use crate::history::begin_analysis;

/// How long one waits after the bus has failed.
const RECOVERY: Duration = Duration::from_millis(500);

/// How long what is in hand may take when it is time to go. Work that is not done by then goes to somebody else.
const PATIENCE: Duration = Duration::from_secs(3);

/// Takes work, with so many thinkers at a time, until `stop` is ready.
pub async fn work(games: Registry, queue: Queue, thinkers: usize, stop: impl Future<Output = ()>) {
    let (computers, stopping) = (Computers::new(thinkers), CancellationToken::new());
    let mut takers = tokio::task::JoinSet::new();
    // One analysis at a time: each of its decisions waits its turn among the moves.
    takers.spawn(keep_taking(
        games.clone(),
        queue.clone(),
        Kind::Analysis,
        computers.clone(),
        stopping.clone(),
    ));
    for _ in 0..thinkers {
        takers.spawn(keep_taking(
            games.clone(),
            queue.clone(),
            Kind::Move,
            computers.clone(),
            stopping.clone(),
        ));
    }
    stop.await;
    stopping.cancel();
    let finished = async { while takers.join_next().await.is_some() {} };
    // Whoever is in the middle of an analysis is not waited for.
    let _ = tokio::time::timeout(PATIENCE, finished).await;
}

async fn keep_taking(
    games: Registry,
    queue: Queue,
    kind: Kind,
    computers: Computers,
    stopping: CancellationToken,
) {
    while !stopping.is_cancelled() {
        let taken = tokio::select! {
            () = stopping.cancelled() => break,
            taken = queue.take(kind) => taken,
        };
        match taken {
            Ok(Some(taken)) => {
                if let Err(error) = done(&games, &queue, taken, &computers).await {
                    tracing::warn!(%error, "an answer could not be given; somebody will be asked again");
                }
            }
            Ok(None) => {}
            Err(error) => {
                tracing::warn!(%error, "there is no work to be had");
                tokio::time::sleep(RECOVERY).await;
            }
        }
    }
}

async fn done(games: &Registry, queue: &Queue, taken: Taken, computers: &Computers) -> Result<(), BusError> {
    let (node, answer) = {
        let thinking = async {
            match taken.work.clone() {
                Work::Move(work) => (Some(work.node), chosen(games, *work, computers).await),
                Work::Analysis(work) => (None, Some(analysed(queue, *work, computers).await)),
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
        Some(answer) => taken.answer(node, &answer).await,
        // It comes again, to us or to somebody else.
        None => Ok(()),
    }
}

async fn chosen(games: &Registry, work: MoveWork, computers: &Computers) -> Option<Answer> {
    let MoveWork { table, version, seat, level, game, options, players, view, seed, .. } = work;
    let view = games
        .rules(game)
        .and_then(|rules| rules.view(options.text(), usize::from(players), view.text()))
        .inspect_err(|error| tracing::error!(%table, version, %error, "a view that cannot be read"))
        .ok()?;
    let think = move |cancel: &Cancel| view.choose(level, &Seed(seed), cancel);
    let action = computers.think(Cancel::default(), think).await?;
    Some(Answer::Move { table, version, seat, action })
}

async fn analysed(queue: &Queue, work: AnalysisWork, computers: &Computers) -> Answer {
    let AnalysisWork { key, record, iterations } = work;
    let result = async {
        let mut work = begin_analysis(&record, Depth { iterations }).ok()?;
        loop {
            let (done, total) = (work.done(), work.total());
            queue.publish(&BusMessage::Analysis { key: key.clone(), done, total }).await;
            if done == total {
                return work.document();
            }
            let step = move |_: &Cancel| {
                work.step();
                work
            };
            work = computers.think(Cancel::default(), step).await?;
        }
    };
    let result = result.await;
    Answer::Analysis { key, result }
}
