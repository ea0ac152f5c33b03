//! What every bus keeps to.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use server::{Bus, BusError, Hearing, Id, InProcess, Nats, Topic, Word};

/// Three ends of a bus.
struct Ends {
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
    all_others_hear_and_oneself_does_not,
    whoever_listens_to_one_table_hears_of_no_other,
    words_come_in_the_order_they_were_told,
    nobody_is_told_who_no_longer_listens,
);

fn in_one_process() -> Ends {
    let bus = InProcess::new();
    let ends: [Arc<dyn Bus>; 3] = [Arc::new(bus.beside()), Arc::new(bus.beside()), Arc::new(bus)];
    Ends { ends, _nats: None }
}

async fn over_nats() -> Ends {
    let nats = test_services::Nats::start().unwrap();
    let end = async || Arc::new(Nats::connect(&nats.url(), "test").await.unwrap()) as Arc<dyn Bus>;
    Ends { ends: [end().await, end().await, end().await], _nats: Some(nats) }
}

fn table(number: u8) -> Topic {
    Topic::Table(Id::from_bytes([number; 16]))
}

fn word(done: usize) -> Word {
    Word::Analysis { key: "a".to_owned(), done, total: 100 }
}

/// The next word's number.
async fn next(hearing: &mut Hearing) -> usize {
    let heard = tokio::time::timeout(Duration::from_secs(10), hearing.next()).await;
    match heard.expect("somebody speaks").expect("the bus goes on") {
        Word::Analysis { done, .. } => done,
        other => panic!("{other:?}"),
    }
}

/// Whoever listens hears of what is told from then on: on a bus between machines that takes until the server knows.
async fn settled(teller: &Arc<dyn Bus>, topic: Topic, hearing: &mut Hearing) {
    loop {
        teller.tell(topic, word(0)).await;
        if tokio::time::timeout(Duration::from_millis(20), hearing.next()).await.is_ok() {
            break;
        }
    }
}

/// The next number that is not from settling.
async fn next_told(hearing: &mut Hearing) -> usize {
    loop {
        match next(hearing).await {
            0 => {}
            number => return number,
        }
    }
}

async fn all_others_hear_and_oneself_does_not(Ends { ends: [one, two, three], _nats }: Ends) {
    let mut own = one.listen(Topic::House).await;
    let (mut second, mut third) = (two.listen(Topic::House).await, three.listen(Topic::House).await);
    settled(&one, Topic::House, &mut second).await;
    settled(&one, Topic::House, &mut third).await;
    one.tell(Topic::House, word(1)).await;
    assert_eq!((next_told(&mut second).await, next_told(&mut third).await), (1, 1));
    settled(&two, Topic::House, &mut own).await;
    two.tell(Topic::House, word(2)).await;
    assert_eq!(next_told(&mut own).await, 2, "one's own word did not come before");
}

async fn whoever_listens_to_one_table_hears_of_no_other(Ends { ends: [one, two, _], _nats }: Ends) {
    let mut hearing = two.listen(table(1)).await;
    settled(&one, table(1), &mut hearing).await;
    one.tell(table(2), word(1)).await;
    one.tell(Topic::House, word(2)).await;
    one.tell(table(1), word(3)).await;
    assert_eq!(next_told(&mut hearing).await, 3);
}

async fn words_come_in_the_order_they_were_told(Ends { ends: [one, two, _], _nats }: Ends) {
    let mut hearing = two.listen(table(1)).await;
    settled(&one, table(1), &mut hearing).await;
    for number in 1..=100 {
        one.tell(table(1), word(number)).await;
    }
    for number in 1..=100 {
        assert_eq!(next_told(&mut hearing).await, number);
    }
}

async fn nobody_is_told_who_no_longer_listens(Ends { ends: [one, two, _], _nats }: Ends) {
    let mut first = two.listen(table(1)).await;
    settled(&one, table(1), &mut first).await;
    drop(first);
    one.tell(table(1), word(1)).await;
    let mut again = two.listen(table(1)).await;
    settled(&one, table(1), &mut again).await;
    one.tell(table(1), word(2)).await;
    assert_eq!(next_told(&mut again).await, 2);
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_an_error_that_says_so() {
    let error = Nats::connect("nats://127.0.0.1:9", "test").await.unwrap_err();
    assert!(matches!(error, BusError::Unreachable { .. }), "{error}");
}

#[tokio::test]
async fn a_bus_that_keeps_no_work_is_an_error_that_says_so() {
    let nats = test_services::Nats::start_without_jetstream().unwrap();
    let error = Nats::connect(&nats.url(), "test").await.unwrap_err();
    assert!(matches!(error, BusError::NoJetStream { .. }), "{error:?}");
    assert!(error.to_string().contains("has no JetStream (start it with -js)"), "{error}");
}
