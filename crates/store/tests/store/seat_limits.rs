//! A person sits at no more tables than they may, however many are made at once.

use futures_util::future::join_all;
use mandala_store::{Append, AppendError, ChallengeLimit, SeatLimit};
use mandala_table::Id;
use protocol::Phase;

use super::scene::{NOON, entries, id, listed, started, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    many_at_once_do_not_pass_the_limit,
    only_who_sits_down_is_counted,
    many_challenges_at_once_do_not_pass_the_limit,
);

async fn many_at_once_do_not_pass_the_limit(store: TestStore) {
    let (anna, bert) = ((id(201), "Anna"), (id(202), "Bert"));
    let limit = |person| Some(SeatLimit { people: vec![person], most: 4 });
    let nodes = store.nodes().await;
    let appends = (1..=20).map(|number: u8| {
        let person = if number.is_multiple_of(2) { anna } else { bert };
        let append = Append { seat_limit: limit(person.0), ..table(number, &[person]) };
        nodes[usize::from(number / 10 % 2)].append(append)
    });
    let done = join_all(appends).await;
    let refused = done.iter().filter(|done| matches!(done, Err(AppendError::TooManySeats))).count();
    assert_eq!((refused, done.iter().filter(|done| done.is_ok()).count()), (12, 8), "{done:?}");
    for (number, done) in (1..).zip(&done) {
        assert_eq!(store.entries(id(number), 0).await.unwrap().is_empty(), done.is_err());
    }
    assert_eq!((store.sits_at(anna.0).await.unwrap(), store.sits_at(bert.0).await.unwrap()), (4, 4));
}

async fn only_who_sits_down_is_counted(store: TestStore) {
    let anna = (id(201), "Anna");
    for number in 1..=3 {
        store.append(table(number, &[anna])).await.unwrap();
    }
    let limit = Some(SeatLimit { people: vec![anna.0], most: 3 });
    let full = store.append(Append { seat_limit: limit.clone(), ..table(4, &[anna]) }).await;
    assert!(matches!(full, Err(AppendError::TooManySeats)), "{full:?}");
    store.append(table(5, &[anna])).await.unwrap();
    let other = (id(202), "Bert");
    let others = SeatLimit { people: vec![other.0], most: 3 };
    store.append(Append { seat_limit: Some(others), ..table(6, &[anna, other]) }).await.unwrap();
    assert_eq!(store.sits_at(anna.0).await.unwrap(), 5, "who sat there before is not asked");
    for number in [1, 2, 3] {
        let listed = Some(listed(id(number), Phase::Aborted, NOON, &[anna]));
        let aborted = Append { listed, ..entries(id(number), vec![started(2, NOON)]) };
        store.append(aborted).await.unwrap();
    }
    store.append(Append { seat_limit: limit, ..table(4, &[anna]) }).await.unwrap();
}

async fn many_challenges_at_once_do_not_pass_the_limit(store: TestStore) {
    let (anna, bert, carl) = ((id(201), "Anna"), (id(202), "Bert"), id(203));
    let challenge = |number: u8, by: (Id, &str)| {
        let mut append = table(number, &[by]);
        append.listed.iter_mut().for_each(|listed| listed.kept_for = vec![carl]);
        let limit = ChallengeLimit { people: vec![carl], by: by.0, most: 5, most_of_one: 3 };
        Append { challenge_limit: Some(limit), ..append }
    };
    let nodes = store.nodes().await;
    let appends = (1..=20).map(|number: u8| {
        let by = if number.is_multiple_of(2) { anna } else { bert };
        nodes[usize::from(number / 10 % 2)].append(challenge(number, by))
    });
    let done = join_all(appends).await;
    let refused = done.iter().filter(|done| matches!(done, Err(AppendError::TooManyChallenges))).count();
    assert_eq!((refused, done.iter().filter(|done| done.is_ok()).count()), (15, 5), "{done:?}");
    let (annas, berts) = (store.sits_at(anna.0).await.unwrap(), store.sits_at(bert.0).await.unwrap());
    assert!(annas.max(berts) == 3 && annas + berts == 5, "{annas} and {berts}");
    // A node of the version before begins a game, and leaves the kept seat in the list.
    let number = (1..).zip(&done).find(|(_, done)| done.is_ok()).unwrap().0;
    let mut begun = listed(id(number), Phase::Running, NOON, &[]);
    begun.kept_for = vec![carl];
    store
        .append(Append { listed: Some(begun), ..entries(id(number), vec![started(2, NOON)]) })
        .await
        .unwrap();
    let dora = (id(204), "Dora");
    store.append(challenge(30, dora)).await.unwrap();
    let full = store.append(challenge(31, dora)).await;
    assert!(matches!(full, Err(AppendError::TooManyChallenges)), "{full:?}");
}
