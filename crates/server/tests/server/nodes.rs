//! Several servers on one store and one bus: clients of any of them find the same tables.

use std::time::Duration;

use protocol::{PersonalStatus, Phase, ServerMessage, TableChange};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Nodes, Person, new_id};

/// Each of these is tried with servers in one process, and with servers that have nothing in common but PostgreSQL and NATS.
macro_rules! with_every_bus {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[tokio::test]
            async fn in_one_process() {
                super::$name(crate::harness::Nodes::in_one_process().await).await;
            }

            #[tokio::test]
            async fn over_postgres_and_nats() {
                super::$name(crate::harness::Nodes::over_postgres_and_nats().await).await;
            }
        })+
    };
}

with_every_bus!(
    two_play_at_two_servers,
    a_lost_word_is_found_by_looking,
    whoever_knows_more_is_believed,
    who_has_sat_down_elsewhere_is_let_in,
    a_command_sent_again_elsewhere_is_done_once,
    only_one_gets_the_last_seat,
    both_want_a_rematch_at_once,
    a_clock_runs_out_once,
    who_is_there_is_known_everywhere,
    spectators_do_not_keep_a_table_waiting,
    whoever_leaves_while_others_are_told_is_gone_everywhere,
    a_login_that_ends_ends_everywhere,
    two_who_look_for_a_game_find_each_other,
    passwords_are_tried_at_all_servers_together,
    a_table_that_is_removed_is_gone_everywhere,
    a_ban_ends_what_is_open_everywhere,
    a_person_is_told_wherever_they_listen,
);

/// Two people who have come to two servers, at a table.
async fn two(nodes: &Nodes, game: &str) -> (Person, Person, String) {
    let (anna, bert) = (nodes.person(0).await, nodes.person(1).await);
    let table = anna.table(&json!({"game": game, "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    // The word of it is on its way.
    while anna.look(&table).await.table.phase != Phase::Running {}
    (anna, bert, table)
}

async fn two_play_at_two_servers(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
    let mut versions = [0, 0];
    for (socket, version) in sockets.iter_mut().zip(&mut versions) {
        *version = socket.snapshot().await.version;
    }
    for _ in 0..12 {
        let snapshots = [anna.look(&table).await, bert.look(&table).await];
        let mover = snapshots.iter().position(|snapshot| !snapshot.legal.is_empty()).unwrap();
        sockets[mover].act(snapshots[mover].version, &snapshots[mover].legal[0]).await;
        for (socket, version) in sockets.iter_mut().zip(&mut versions) {
            let update = socket.update().await;
            assert_eq!(update.version, *version + 1, "nothing is missed or told twice");
            *version = update.version;
        }
    }
    assert_eq!(versions[0], versions[1]);
    let mut moved = anna.to(nodes.address(1)).connect(&table).await;
    assert_eq!(moved.snapshot().await.version, versions[0], "one goes on at another server");
}

async fn a_lost_word_is_found_by_looking(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let mut socket = bert.connect(&table).await;
    let before = socket.snapshot().await.version;
    nodes.lose_words(true);
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    nodes.advance(Duration::from_secs(3));
    assert_eq!(socket.update().await.version, before + 1);
    assert_eq!(bert.look(&table).await.version, before + 1);
}

async fn whoever_knows_more_is_believed(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let before = bert.look(&table).await;
    nodes.lose_words(true);
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    assert_eq!(bert.look(&table).await.version, before.version, "the other server has heard nothing");
    // What Bert has seen at the first server he answers at the second.
    let seen = bert.to(nodes.address(0)).look(&table).await;
    let act = json!({"do": "act", "action": seen.legal[0]});
    let ack = bert.envelope(&table, &json!({"id": new_id(), "version": seen.version, "command": act})).await;
    assert_eq!(ack.version, seen.version + 1);
}

async fn who_has_sat_down_elsewhere_is_let_in(nodes: Nodes) {
    let (anna, bert) = (nodes.person(0).await, nodes.person(1).await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    // The other server has the table in memory, and does not hear who sits down.
    let not_seated = bert.refused(Method::GET, &format!("/api/tables/{table}"), &()).await;
    assert_eq!(not_seated.0, 404);
    nodes.lose_words(true);
    bert.to(nodes.address(0)).join(&table, &anna).await;
    assert_eq!(bert.look(&table).await.seat, Some(1));
    let version = bert.connect(&table).await.snapshot().await.version;
    assert_eq!(version, anna.look(&table).await.version);
}

async fn a_command_sent_again_elsewhere_is_done_once(nodes: Nodes) {
    let (anna, _, table) = two(&nodes, "stones").await;
    let seen = anna.look(&table).await;
    let envelope =
        json!({"id": "once", "version": seen.version, "command": {"do": "act", "action": seen.legal[0]}});
    // The other server has the table in memory and does not hear of the action.
    anna.to(nodes.address(1)).look(&table).await;
    nodes.lose_words(true);
    let first = anna.envelope(&table, &envelope).await;
    let again = anna.to(nodes.address(1)).envelope(&table, &envelope).await;
    assert_eq!((first.version, again.version), (seen.version + 1, seen.version + 1));
}

async fn only_one_gets_the_last_seat(nodes: Nodes) {
    let anna = nodes.person(0).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let links: Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let join = json!({"id": "join", "command": {"do": "join", "key": links["seat"]}});
    let path = format!("/api/tables/{table}/commands");
    let racers = [nodes.person(0).await, nodes.person(1).await];
    let race = racers.iter().map(|racer| racer.request(Method::POST, &path).json(&join).send());
    let answers = futures_util::future::join_all(race).await;
    let seated = answers.iter().filter(|answer| answer.as_ref().unwrap().status().is_success()).count();
    assert_eq!(seated, 1);
    while anna.look(&table).await.table.phase != Phase::Running {}
}

async fn both_want_a_rematch_at_once(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "stones").await;
    anna.command(&table, json!({"do": "resign"})).await;
    while bert.look(&table).await.table.phase != Phase::Over {}
    // Neither server has heard of what was asked at the other.
    nodes.lose_words(true);
    let mut next = Vec::new();
    for person in [&anna, &bert] {
        person.command(&table, json!({"do": "rematch"})).await;
        next.push(person.look(&table).await.table.rematch.unwrap());
    }
    assert_eq!(next[0], next[1]);
    assert_eq!(bert.look(&next[1]).await.table.phase, Phase::Running, "both sit there");
}

async fn a_clock_runs_out_once(nodes: Nodes) {
    let (anna, bert) = (nodes.person(0).await, nodes.person(1).await);
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 5});
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "clock": clock})).await;
    bert.join(&table, &anna).await;
    while anna.look(&table).await.table.phase != Phase::Running {}
    let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
    let mut version = 0;
    for socket in &mut sockets {
        version = socket.snapshot().await.version;
    }
    nodes.advance(Duration::from_secs(61));
    for socket in &mut sockets {
        let update = socket.update().await;
        assert_eq!((update.version, update.what), (version + 1, TableChange::TimedOut { seat: 0 }));
    }
    for person in [&anna, &bert] {
        assert_eq!(person.look(&table).await.version, version + 1, "and not again");
    }
}

async fn who_is_there_is_known_everywhere(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let mut socket = anna.connect(&table).await;
    let there = bert.connect(&table).await;
    socket.until(second_is_online(true)).await;
    drop(there);
    socket.until(second_is_online(false)).await;
}

/// Waits for the message that the person of the second seat has come, or gone.
fn second_is_online(wanted: bool) -> impl FnMut(ServerMessage) -> Option<()> {
    move |message| match message {
        ServerMessage::Presence(presence) if presence.seat == 1 => (presence.online == wanted).then_some(()),
        _ => None,
    }
}

async fn spectators_do_not_keep_a_table_waiting(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let links: Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let path = format!("/api/tables/{table}/socket?key={}", links["watch"].as_str().unwrap());
    let mut socket = bert.connect(&table).await;
    let held = nodes.hold_presence().await;
    let looking = async {
        let mut watching = Vec::new();
        for _ in 0..3 {
            watching.push(nodes.person(0).await.connect_to(&path).await);
        }
        (anna.look(&table).await.spectators, watching)
    };
    let answer = tokio::time::timeout(Duration::from_secs(20), looking).await;
    let (spectators, _watching) = answer.expect("a table answers before the bus has taken its presence");
    assert_eq!(spectators, 3);
    drop(held);
    let all = |message| match message {
        ServerMessage::Spectators { count: 3 } => Some(()),
        _ => None,
    };
    socket.until(all).await;
}

/// A person comes, and leaves while the other nodes are still being told of it.
async fn whoever_leaves_while_others_are_told_is_gone_everywhere(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let links: Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let path = format!("/api/tables/{table}/socket?key={}", links["watch"].as_str().unwrap());
    let held = nodes.hold_presence().await;
    // Without a login one counts as a spectator, and not as a person who is present.
    let mut anonymous = bert.clone();
    anonymous.cookie.clear();
    let mut witness = anonymous.connect_to(&path).await;
    let spectators = |wanted: u32| {
        move |message| match message {
            ServerMessage::Spectators { count } => (count == wanted).then_some(()),
            _ => None,
        }
    };
    let watching = nodes.person(1).await.connect_to(&path).await;
    witness.until(spectators(2)).await;
    until_online(&nodes, 1).await;
    drop(watching);
    witness.until(spectators(1)).await;
    drop(held);
    until_online(&nodes, 0).await;
}

/// Waits until the store knows so many people at tables.
async fn until_online(nodes: &Nodes, people: u32) {
    let asking = async { while nodes.online().await != people {} };
    tokio::time::timeout(Duration::from_secs(30), asking).await.expect("the store is told");
}

async fn a_login_that_ends_ends_everywhere(nodes: Nodes) {
    let (anna, _, table) = two(&nodes, "mandala").await;
    let mut elsewhere = anna.to(nodes.address(1)).connect(&table).await;
    elsewhere.snapshot().await;
    anna.done(Method::POST, "/api/logout", &json!({})).await;
    elsewhere.ended().await;
}

async fn two_who_look_for_a_game_find_each_other(nodes: Nodes) {
    let people = [nodes.person(0).await, nodes.person(1).await];
    let wanted = json!({"game": "mandala", "players": 2});
    let pairing = people.iter().map(|person| person.post::<Value>("/api/pair", &wanted));
    let tables = futures_util::future::join_all(pairing).await;
    assert_eq!(tables[0]["table"], tables[1]["table"]);
}

async fn passwords_are_tried_at_all_servers_together(nodes: Nodes) {
    let guess = json!({"name": "Anna", "password": "a wrong password"});
    let strangers = [nodes.person(0).await, nodes.person(1).await];
    let mut refused = Vec::new();
    for number in 0..12 {
        refused.push(strangers[number % 2].refused(Method::POST, "/api/login", &guess).await.0);
    }
    assert_eq!(refused.iter().filter(|status| **status != 429).count(), 10, "{refused:?}");
}

async fn a_table_that_is_removed_is_gone_everywhere(nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let mut socket = bert.connect(&table).await;
    socket.snapshot().await;
    // A person who is deleted resigns first; the finished table goes with them.
    anna.done(Method::POST, "/api/me/delete", &json!({})).await;
    socket.ended().await;
    assert_eq!(bert.refused(Method::GET, &format!("/api/tables/{table}"), &()).await.0, 404);
}

/// `mandala admin ban` writes to the store and tells no server: each finds out by itself.
async fn a_ban_ends_what_is_open_everywhere(mut nodes: Nodes) {
    let (anna, bert, table) = two(&nodes, "mandala").await;
    let mut sockets = [anna.connect(&table).await, anna.to(nodes.address(1)).connect(&table).await];
    for socket in &mut sockets {
        socket.snapshot().await;
    }
    let mut other = bert.connect(&table).await;
    other.snapshot().await;
    nodes.maintain();
    assert!(nodes.store().ban(anna.id.parse().unwrap(), true).await.unwrap());
    // As docs/operations.md says.
    nodes.advance(Duration::from_secs(5));
    for socket in &mut sockets {
        socket.ended().await;
    }
    bert.command(&table, json!({"do": "react", "reaction": "good_game"})).await;
    while !other.next_text().await.contains("good_game") {}
}

async fn a_person_is_told_wherever_they_listen(nodes: Nodes) {
    let (anna, bert) = (nodes.person(0).await, nodes.person(1).await);
    let mut events = bert.events().await;
    assert_eq!(events.state().await, []);
    let challenge = json!({"game": "mandala", "seats": ["me", {"person": bert.id}]});
    let table = anna.table(&challenge).await;
    events.stands(&table, PersonalStatus::Challenged).await;
    // What the bus loses is found in the store.
    nodes.lose_words(true);
    let lost = anna.table(&challenge).await;
    nodes.advance(Duration::from_secs(16));
    events.stands(&lost, PersonalStatus::Challenged).await;
    anna.command(&lost, json!({"do": "abort"})).await;
    nodes.advance(Duration::from_secs(16));
    events.stands(&lost, PersonalStatus::Gone).await;
}
