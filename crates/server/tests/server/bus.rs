//! What every bus keeps to.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use server::{Bus, BusError, BusMessage, Id, InProcess, Nats, QueueError, Subscription, Topic};

/// Three endpoints of a bus.
struct Endpoints {
    ends: [Arc<dyn Bus>; 3],
    _nats: Option<test_services::Nats>,
}

macro_rules! for_every_bus {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[tokio::test]
            async fn in_one_process() {
                super::$name(super::in_one_process()).await;
            }

            #[tokio::test]
            async fn over_nats() {
                super::$name(super::over_nats().await).await;
            }
        })+
    };
}

for_every_bus!(
    all_others_receive_and_the_publisher_does_not,
    a_subscriber_of_one_table_receives_nothing_of_another,
    messages_arrive_in_the_order_they_were_published,
    a_subscription_ends_when_it_is_dropped,
);

fn in_one_process() -> Endpoints {
    let bus = InProcess::new();
    let ends: [Arc<dyn Bus>; 3] = [Arc::new(bus.beside()), Arc::new(bus.beside()), Arc::new(bus)];
    Endpoints { ends, _nats: None }
}

async fn over_nats() -> Endpoints {
    let nats = test_services::Nats::start().unwrap();
    let end = async || Arc::new(Nats::connect(&nats.url(), "test").await.unwrap()) as Arc<dyn Bus>;
    Endpoints { ends: [end().await, end().await, end().await], _nats: Some(nats) }
}

fn table(number: u8) -> Topic {
    Topic::Table(Id::from_bytes([number; 16]))
}

fn message(done: usize) -> BusMessage {
    BusMessage::Analysis { key: "a".to_owned(), done, total: 100 }
}

/// The next message's number.
async fn next(messages: &mut Subscription) -> usize {
    let received = tokio::time::timeout(Duration::from_secs(10), messages.next()).await;
    match received.expect("a message comes").expect("the bus goes on") {
        BusMessage::Analysis { done, .. } => done,
        other => panic!("{other:?}"),
    }
}

/// Waits until a subscription is in force: on a bus between machines it takes a moment to reach the server.
async fn settled(publisher: &Arc<dyn Bus>, topic: Topic, messages: &mut Subscription) {
    loop {
        publisher.publish(topic, message(0)).await;
        if tokio::time::timeout(Duration::from_millis(20), messages.next()).await.is_ok() {
            break;
        }
    }
}

/// The next number that is not from settling.
async fn next_published(messages: &mut Subscription) -> usize {
    loop {
        match next(messages).await {
            0 => {}
            number => return number,
        }
    }
}

async fn all_others_receive_and_the_publisher_does_not(
    Endpoints { ends: [one, two, three], _nats }: Endpoints,
) {
    let mut own = one.subscribe(Topic::AllNodes).await;
    let (mut second, mut third) =
        (two.subscribe(Topic::AllNodes).await, three.subscribe(Topic::AllNodes).await);
    settled(&one, Topic::AllNodes, &mut second).await;
    settled(&one, Topic::AllNodes, &mut third).await;
    one.publish(Topic::AllNodes, message(1)).await;
    assert_eq!((next_published(&mut second).await, next_published(&mut third).await), (1, 1));
    settled(&two, Topic::AllNodes, &mut own).await;
    two.publish(Topic::AllNodes, message(2)).await;
    assert_eq!(next_published(&mut own).await, 2, "the node's own message did not come before");
}

async fn a_subscriber_of_one_table_receives_nothing_of_another(
    Endpoints { ends: [one, two, _], _nats }: Endpoints,
) {
    let mut messages = two.subscribe(table(1)).await;
    settled(&one, table(1), &mut messages).await;
    one.publish(table(2), message(1)).await;
    one.publish(Topic::AllNodes, message(2)).await;
    one.publish(table(1), message(3)).await;
    assert_eq!(next_published(&mut messages).await, 3);
}

async fn messages_arrive_in_the_order_they_were_published(
    Endpoints { ends: [one, two, _], _nats }: Endpoints,
) {
    let mut messages = two.subscribe(table(1)).await;
    settled(&one, table(1), &mut messages).await;
    for number in 1..=100 {
        one.publish(table(1), message(number)).await;
    }
    for number in 1..=100 {
        assert_eq!(next_published(&mut messages).await, number);
    }
}

async fn a_subscription_ends_when_it_is_dropped(Endpoints { ends: [one, two, _], _nats }: Endpoints) {
    let mut first = two.subscribe(table(1)).await;
    settled(&one, table(1), &mut first).await;
    drop(first);
    one.publish(table(1), message(1)).await;
    let mut again = two.subscribe(table(1)).await;
    settled(&one, table(1), &mut again).await;
    one.publish(table(1), message(2)).await;
    assert_eq!(next_published(&mut again).await, 2);
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_an_error_that_says_so() {
    let error = Nats::connect("nats://127.0.0.1:9", "test").await.unwrap_err();
    assert!(matches!(error, BusError::Unreachable { .. }), "{error}");
}

#[tokio::test]
async fn a_bus_without_jetstream_is_an_error_that_says_so() {
    let nats = test_services::Nats::start_without_jetstream().unwrap();
    let error = Nats::connect(&nats.url(), "test").await.unwrap_err();
    assert!(matches!(error, BusError::Queue(QueueError::NoJetStream { .. })), "{error:?}");
    assert!(error.to_string().contains("has no JetStream (start it with -js)"), "{error}");
}
