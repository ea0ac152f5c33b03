//! The event stream of a person: challenges, games and turns, and nothing about others.

use protocol::{CreatedToken, PersonalEvent, PersonalStatus, Phase};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits, Rate};

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

/// A private table at which a seat is kept for another person.
async fn challenge(maker: &Person, person: &str) -> String {
    maker.table(&json!({"game": "mandala", "seats": ["me", {"person": person}]})).await
}

#[tokio::test]
async fn a_game_is_told_from_the_challenge_to_the_end() {
    let server = Server::start().await;
    let (anna, bert, carl) = (server.person().await, server.person().await, server.person().await);
    let (mut annas, mut berts, mut carls) = (anna.events().await, bert.events().await, carl.events().await);
    for events in [&mut annas, &mut berts, &mut carls] {
        assert_eq!(events.state().await, []);
    }
    let table = challenge(&anna, &bert.id).await;
    annas.stands(&table, PersonalStatus::Waiting).await;
    let told = berts.stands(&table, PersonalStatus::Challenged).await;
    assert_eq!((told.seats, told.people), (vec![1], vec![Some(anna.id.clone()), None]));
    // Only the person who is challenged may look before they sit down.
    assert_eq!(bert.look(&table).await.seat, None);
    let path = format!("/api/tables/{table}");
    assert_eq!(carl.refused(Method::GET, &path, &()).await, (404, "server-not-found".to_owned()));
    let decline = json!({"do": "decline"});
    assert_eq!(carl.command_refused(&table, decline.clone()).await.0, 404);
    assert_eq!(anna.command_refused(&table, decline).await, (403, "server-not-challenged".to_owned()));

    bert.command(&table, json!({"do": "join"})).await;
    let moves_first = !anna.look(&table).await.legal.is_empty();
    let status = |mine| if mine { PersonalStatus::ToMove } else { PersonalStatus::Playing };
    annas.stands(&table, status(moves_first)).await;
    berts.stands(&table, status(!moves_first)).await;
    for turn in 0..4 {
        let mover = if (turn % 2 == 0) == moves_first { &anna } else { &bert };
        mover.act(&table, &mover.look(&table).await.legal[0]).await;
        let is_annas = !anna.look(&table).await.legal.is_empty();
        annas.stands(&table, status(is_annas)).await;
        berts.stands(&table, status(!is_annas)).await;
    }
    bert.command(&table, json!({"do": "resign"})).await;
    for events in [&mut annas, &mut berts] {
        events.stands(&table, PersonalStatus::Over).await;
    }
    // The next game is a challenge, too.
    anna.command(&table, json!({"do": "rematch"})).await;
    let next = anna.look(&table).await.table.rematch.unwrap();
    berts.stands(&next, PersonalStatus::Challenged).await;
    // Carl has heard of none of it.
    let own = challenge(&carl, &anna.id).await;
    carls.stands(&own, PersonalStatus::Waiting).await;
}

#[tokio::test]
async fn a_challenge_that_is_declined_calls_the_table_off() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.account("Bert").await);
    let table = challenge(&anna, "bert").await;
    let (mut annas, mut berts) = (anna.events().await, bert.events().await);
    assert_eq!(berts.state().await[0].status, PersonalStatus::Challenged);
    assert_eq!(annas.state().await[0].status, PersonalStatus::Waiting);
    bert.command(&table, json!({"do": "decline"})).await;
    annas.stands(&table, PersonalStatus::Over).await;
    let gone = berts.stands(&table, PersonalStatus::Gone).await;
    assert_eq!(
        (gone.table.phase, gone.people.len()),
        (Phase::Open, 2),
        "what the table has become is not theirs to know"
    );
    assert_eq!(bert.events().await.state().await, []);
    assert_eq!(anna.events().await.state().await, []);
    assert_eq!(bert.refused(Method::GET, &format!("/api/tables/{table}"), &()).await.0, 404);
}

#[tokio::test]
async fn only_people_who_are_there_are_challenged_and_not_too_often() {
    let config = Config {
        limits: Limits {
            challenges: Rate::new(5, 1),
            challenges_per_person: 2,
            challenges_per_opponent: 1,
            challenges_per_address: Rate::new(8, 1),
            ..Limits::raised()
        },
        ..Config::default()
    };
    let server = Server::start_with(config).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let refused = async |maker: &Person, person: &str| {
        let new = json!({"game": "mandala", "seats": ["me", {"person": person}]});
        maker.refused(Method::POST, "/api/tables", &new).await
    };
    assert_eq!(refused(&anna, &anna.id).await, (400, "server-challenged-yourself".to_owned()));
    assert_eq!(refused(&anna, "no such account").await, (404, "server-no-such-person".to_owned()));
    challenge(&anna, &bert.id).await;
    let carl = server.person().await;
    assert_eq!(refused(&anna, &bert.id).await, (429, "server-too-many".to_owned()), "two from the same");
    challenge(&carl, &bert.id).await;
    let dora = server.person().await;
    assert_eq!(refused(&dora, &bert.id).await, (429, "server-too-many".to_owned()), "three in all");
    challenge(&anna, &carl.id).await;
    assert_eq!(refused(&anna, &bert.id).await, (429, "server-too-often".to_owned()));
    assert_eq!(refused(&bert, &anna.id[1..]).await.0, 404);
    assert_eq!(refused(&bert, &dora.id).await, (429, "server-too-often".to_owned()), "of all from here");
}

#[tokio::test]
async fn a_person_hears_of_an_undo_to_which_they_must_agree() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let mut berts = bert.events().await;
    berts.state().await;
    let build = anna.look(&table).await.legal.into_iter().find(|action| action.starts_with('m')).unwrap();
    anna.act(&table, &build).await;
    assert_eq!(berts.stands(&table, PersonalStatus::ToMove).await.undo_asked, None);
    anna.command(&table, json!({"do": "undo"})).await;
    assert_eq!(berts.stands(&table, PersonalStatus::ToMove).await.undo_asked, Some(0));
    bert.act(&table, &bert.look(&table).await.legal[0]).await;
    berts.stands(&table, PersonalStatus::Playing).await;
    anna.command(&table, json!({"do": "undo"})).await;
    assert_eq!(berts.stands(&table, PersonalStatus::Playing).await.undo_asked, Some(0));
    let state = bert.events().await.state().await;
    assert_eq!(state[0].undo_asked, Some(0));
    assert_eq!(anna.events().await.state().await[0].undo_asked, None);
}

#[tokio::test]
async fn a_stream_belongs_to_a_login_or_a_token_that_may_read() {
    let server = Server::start().await;
    let anna = server.person().await;
    let token = async |scopes: &[&str]| -> CreatedToken {
        anna.post("/api/me/tokens", &json!({"label": "my bot", "scopes": scopes})).await
    };
    let (reader, player) = (token(&["read"]).await, token(&["play"]).await);
    let program = server.program(&player.secret.0);
    assert_eq!(program.refused(Method::GET, "/api/events", &()).await.0, 403);
    let stranger = reqwest::get(server.url("/api/events")).await.unwrap();
    assert_eq!(stranger.status(), 401);

    let mut programs = server.program(&reader.secret.0).events().await;
    let mut own = anna.events().await;
    assert_eq!((programs.state().await, own.state().await), (vec![], vec![]));
    anna.done(Method::DELETE, &format!("/api/me/tokens/{}", reader.info.id), &()).await;
    assert_eq!(programs.closing().await, "logged-out");
    anna.done(Method::POST, "/api/logout", &()).await;
    assert_eq!(own.closing().await, "logged-out");
}

#[tokio::test]
async fn streams_of_a_person_are_bounded() {
    let config =
        Config { limits: Limits { connections_per_person: 2, ..Limits::raised() }, ..Config::default() };
    let server = Server::start_with(config).await;
    let anna = server.person().await;
    let (_one, two) = (anna.events().await, anna.events().await);
    assert_eq!(anna.refused(Method::GET, "/api/events", &()).await, (429, "server-too-many".to_owned()));
    drop(two);
    // The server notices it in a moment.
    while anna.request(Method::GET, "/api/events").send().await.unwrap().status() == 429 {}
}

/// A client that reads nothing for long loses its queue, and is told everything anew.
#[tokio::test]
async fn who_cannot_keep_up_is_told_everything_anew() {
    let config = Config { backlog: 1, limits: Limits::raised(), ..Config::default() };
    let server = Server::start_with(config).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let mut events = bert.events().await;
    assert_eq!(events.state().await, []);
    let behind = async || {
        let figures = reqwest::get(server.url("/metrics")).await.unwrap().text().await.unwrap();
        let mut lines = figures.lines();
        let line = lines.find_map(|line| line.strip_prefix("mandala_event_streams_behind_total "));
        line.map_or(0, |count| count.parse::<u64>().unwrap())
    };
    let (before, mut challenged) = (behind().await, 0);
    while behind().await == before {
        let all = (0..20).map(|_| challenge(&anna, &bert.id));
        challenged += futures_util::future::join_all(all).await.len();
    }
    let anew = loop {
        match events.next().await {
            PersonalEvent::State { tables, .. } => break tables,
            PersonalEvent::Table(_) => {}
            PersonalEvent::Closing { reason } => panic!("closed: {reason}"),
        }
    };
    assert!((1..=challenged).contains(&anew.len()), "{} of {challenged}", anew.len());
}

#[tokio::test]
async fn a_client_that_comes_back_begins_with_everything() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table = challenge(&anna, &bert.id).await;
    let public: Value = json!({"game": "stones", "seats": ["me", "open"], "visibility": "public"});
    let other = bert.table(&public).await;
    let server = server.restart().await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    let state = bert.events().await.state().await;
    let mut tables: Vec<_> = state.iter().map(|table| (table.table.id.clone(), table.status)).collect();
    tables.sort_by_key(|(id, _)| *id == other);
    assert_eq!(tables, [(table.clone(), PersonalStatus::Challenged), (other, PersonalStatus::Waiting)]);
    bert.command(&table, json!({"do": "join"})).await;
    let state = anna.events().await.state().await;
    assert_eq!(state.len(), 1);
    assert!(matches!(state[0].status, PersonalStatus::ToMove | PersonalStatus::Playing));
}
