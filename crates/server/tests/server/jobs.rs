//! Computers whose thinking is done elsewhere: each move takes effect once, even if workers die or answer twice.

use std::time::Duration;

use async_nats::jetstream::AckKind;
use async_nats::jetstream::consumer::PullConsumer;
use futures_util::StreamExt;
use mandala_games::Registry;
use mandala_table::Id;
use protocol::{AnalysisBody, AnalysisState, Phase};
use serde_json::json;
use server::{Config, Queue};
use test_services::Proxy;

use crate::games::play_out;
use crate::harness::{Nodes, Person};

fn without_thinkers() -> Config {
    let limits = server::Limits::raised();
    Config { thinkers: 0, analysis_iterations: 20, limits, ..Config::default() }
}

/// A worker, until it is dropped.
struct Worker(tokio::task::JoinHandle<()>);

impl Worker {
    async fn at(nodes: &Nodes) -> Self {
        Self::on(&nodes.bus()).await
    }

    async fn on(bus: &str) -> Self {
        let queue = Queue::connect(bus, "worker").await.unwrap();
        Self(tokio::spawn(server::work(Registry::standard(), queue, 1, std::future::pending())))
    }
}

/// A job that another worker has taken.
async fn taken(nodes: &Nodes, kind: &str) -> async_nats::jetstream::Message {
    let client = async_nats::connect(nodes.bus()).await.unwrap();
    let context = async_nats::jetstream::new(client);
    let consumer: PullConsumer = context.get_consumer_from_stream(kind, "MANDALA_WORK").await.unwrap();
    let mut batch = consumer.batch().max_messages(1).messages().await.unwrap();
    batch.next().await.expect("there is work").unwrap()
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[tokio::test]
async fn a_worker_answers_for_a_computer() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "expert"}]})).await;
    let mut sockets = [anna.connect(&table).await, anna.to(nodes.address(1)).connect(&table).await];
    let version = sockets[0].snapshot().await.version;
    sockets[1].snapshot().await;
    // Two workers, so that either may answer.
    let _workers = [Worker::at(&nodes).await, Worker::at(&nodes).await];
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    for socket in &mut sockets {
        assert_eq!(socket.update().await.version, version + 1);
        assert_eq!(socket.update().await.version, version + 2, "the computer has moved");
    }
}

/// It is over sooner than a worker could be asked.
#[tokio::test]
async fn a_brief_move_needs_no_worker() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "club"}]})).await;
    let mut socket = anna.to(nodes.address(1)).connect(&table).await;
    let version = socket.snapshot().await.version;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    assert_eq!(socket.update().await.version, version + 1);
    assert_eq!(socket.update().await.version, version + 2, "the computer has moved");
}

/// Jobs wait at the nodes, where people are known, and not in the queue.
#[tokio::test]
async fn people_take_turns_however_many_games_one_of_them_has() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let (anna, bert) = (nodes.person(0).await, nodes.person(0).await);
    let new = json!({"game": "stones", "seats": [{"computer": "expert"}, "me"]});
    let mut many = Vec::new();
    for _ in 0..6 {
        many.push(anna.table(&new).await);
    }
    // Two jobs are in the queue, so that workers never wait for a node.
    let mut jobs = vec![table_of(&taken(&nodes, "moves").await)];
    let own = bert.table(&new).await;
    for _ in 0..3 {
        jobs.push(table_of(&taken(&nodes, "moves").await));
    }
    assert!(jobs.contains(&own), "it comes next after those in the queue, before three that came before it");
    assert!(jobs.iter().all(|table| *table == own || many.contains(table)));
}

/// A job that waits at a node for its turn is not lost, however long it waits: no other node may offer it, too.
#[tokio::test]
async fn what_waits_at_a_living_node_is_not_overdue() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    // The first node was there first, so it is the one that looks for overdue work; the jobs wait at the second.
    let anna = nodes.person(1).await;
    let new = json!({"game": "stones", "seats": [{"computer": "expert"}, "me"]});
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(anna.table(&new).await);
    }
    // The last has waited longest behind those in the queue.
    let last: Id = tables[3].parse().unwrap();
    let mut now = nodes.now();
    for _ in 0..4 {
        let seen = now;
        nodes.advance(Duration::from_secs(2));
        now = nodes.now();
        let moved = async {
            while nodes.store().due(seen.plus(Duration::from_millis(1)), 10).await.unwrap().contains(&last) {}
        };
        tokio::time::timeout(Duration::from_secs(30), moved).await.expect("its node says that it waits");
    }
    let mut jobs = Vec::new();
    while let Ok(job) = tokio::time::timeout(Duration::from_secs(1), taken(&nodes, "moves")).await {
        jobs.push(table_of(&job));
        job.double_ack().await.unwrap();
    }
    assert_eq!(jobs.iter().filter(|table| **table == tables[3]).count(), 1, "{jobs:?} of {tables:?}");
}

fn table_of(job: &async_nats::jetstream::Message) -> String {
    let job: serde_json::Value = serde_json::from_slice(&job.payload).unwrap();
    job["table"].as_str().unwrap().to_owned()
}

/// The rules for the bus that we hand out: a worker can do its work, and hears nothing of what nodes tell each other.
#[tokio::test]
async fn a_worker_needs_no_more_rights_than_it_is_given() {
    let nodes = Nodes::over_a_guarded_bus_with(without_thinkers()).await;
    let bus = nodes.bus().replace("node:", "worker:");
    let address = bus.rsplit('@').next().unwrap();
    let wrong = Queue::connect(&format!("nats://worker:guess@{address}"), "worker").await;
    assert!(wrong.is_err(), "a password is needed");

    let options = async_nats::ConnectOptions::with_user_and_password("worker".into(), "secret".into());
    let worker = options.connect(address).await.unwrap();
    let mut overheard = worker.subscribe("mandala.table.*").await.unwrap();

    let _worker = Worker::on(&bus).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "expert"}]})).await;
    let mut socket = anna.to(nodes.address(1)).connect(&table).await;
    let version = socket.snapshot().await.version;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    assert_eq!(socket.update().await.version, version + 1, "nodes hear each other");
    assert_eq!(socket.update().await.version, version + 2, "the computer has moved");
    // Everything that was told before has arrived by now, if it ever will.
    worker.flush().await.unwrap();
    let heard = tokio::time::timeout(Duration::from_millis(200), overheard.next()).await;
    assert!(!matches!(heard, Ok(Some(_))), "a worker heard {heard:?}");
}

#[tokio::test]
async fn work_of_a_worker_that_dies_is_done_by_another() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", {"computer": "expert"}]})).await;
    let mut socket = anna.connect(&table).await;
    let version = socket.snapshot().await.version;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    assert_eq!(socket.update().await.version, version + 1);
    // A worker takes the job, and is gone before it can do anything.
    drop(taken(&nodes, "moves").await);
    let _worker = Worker::at(&nodes).await;
    assert_eq!(socket.update().await.version, version + 2);
}

#[tokio::test]
async fn a_table_nobody_is_at_is_found_and_goes_on() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", {"computer": "expert"}]})).await;
    let mut socket = anna.connect(&table).await;
    let version = socket.snapshot().await.version;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    assert_eq!(socket.update().await.version, version + 1);
    // The work is lost for good, as with a bus that has lost its disk.
    taken(&nodes, "moves").await.double_ack().await.unwrap();
    let _worker = Worker::at(&nodes).await;
    nodes.advance(Duration::from_secs(6));
    assert_eq!(socket.update().await.version, version + 2);
}

/// A node that has lost the bus, and may or may not know, leaves it to the other to have overdue work done.
async fn somebody_with_a_bus_sees_to_computers(lose: impl FnOnce(&Proxy)) {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", {"computer": "expert"}]})).await;
    let mut socket = anna.to(nodes.address(1)).connect(&table).await;
    let version = socket.snapshot().await.version;
    let _worker = Worker::at(&nodes).await;
    // The first node was there first, so it is the one that looks for overdue work.
    lose(nodes.way(0));
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    let mut turned = 0;
    loop {
        match tokio::time::timeout(Duration::from_millis(500), socket.update()).await {
            Ok(update) if update.version == version + 2 => break,
            Ok(_) => {}
            Err(_) => nodes.advance(Duration::from_secs(2)),
        }
        turned += 1;
        assert!(turned < 40, "the computer stands still");
    }
}

#[tokio::test]
async fn a_node_cut_off_from_the_bus_lets_another_see_to_computers() {
    somebody_with_a_bus_sees_to_computers(Proxy::cut).await;
}

#[tokio::test]
async fn a_node_that_hears_nothing_lets_another_see_to_computers() {
    somebody_with_a_bus_sees_to_computers(Proxy::hold).await;
}

/// A worker may not make a queue, so it is the nodes that make it anew.
#[tokio::test]
async fn work_goes_on_when_the_bus_has_lost_its_disk() {
    let mut nodes = Nodes::over_a_guarded_bus_with(without_thinkers()).await;
    let _worker = Worker::on(&nodes.bus().replace("node:", "worker:")).await;
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "expert"}]})).await;
    let mut socket = anna.connect(&table).await;
    let mut version = socket.snapshot().await.version;
    for disk in ["first", "second"] {
        anna.act(&table, &anna.look(&table).await.legal[0]).await;
        for _ in 0..2 {
            let moved = tokio::time::timeout(Duration::from_secs(20), socket.update()).await;
            let moved = moved.unwrap_or_else(|_| panic!("no computer moves with the {disk} disk"));
            version += 1;
            assert_eq!(moved.version, version);
        }
        nodes.lose_disk();
    }
}

/// A game that is over, and where its analysis is asked for.
async fn game_over(nodes: &Nodes) -> (Person, String) {
    let anna = nodes.person(0).await;
    let bert = nodes.person(1).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    // The word of it is on its way.
    while anna.look(&table).await.table.phase != Phase::Running {}
    play_out(&mut [anna.connect(&table).await, bert.connect(&table).await]).await;
    (anna, format!("/api/games/{table}/analysis"))
}

#[tokio::test]
async fn an_analysis_in_hand_is_offered_again_only_when_it_is_lost() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let (anna, path) = game_over(&nodes).await;
    anna.post::<AnalysisBody>(&path, &()).await;
    let first = taken(&nodes, "analyses").await;
    assert_eq!(first.info().unwrap().stream_sequence, 1);
    let long = Duration::from_secs(31);
    for _ in 0..3 {
        nodes.advance(long);
        let again = tokio::time::timeout(Duration::from_millis(500), taken(&nodes, "analyses")).await;
        assert!(again.is_err(), "a worker is at it, and it was offered again");
        first.ack_with(AckKind::Progress).await.unwrap();
    }
    // The worker that was at it is done, and the answer is lost.
    first.double_ack().await.unwrap();
    let mut again = Box::pin(taken(&nodes, "analyses"));
    while tokio::time::timeout(Duration::from_millis(500), &mut again).await.is_err() {
        nodes.advance(long);
    }
}

#[tokio::test]
async fn an_analysis_is_made_elsewhere() {
    let nodes = Nodes::over_postgres_and_nats_with(without_thinkers()).await;
    let (anna, path) = game_over(&nodes).await;
    let bert = anna.to(nodes.address(1));
    let asked: AnalysisBody = anna.post(&path, &()).await;
    assert_eq!(asked.state, AnalysisState::Queued);
    let _worker = Worker::at(&nodes).await;
    loop {
        let analysis: AnalysisBody = bert.get(&path).await;
        assert_ne!(analysis.state, AnalysisState::Failed);
        if analysis.state == AnalysisState::Done {
            assert!(analysis.result.unwrap().text().contains("decisions"));
            break;
        }
    }
}
