//! The deals of the days.

use std::time::Duration;

use mandala_games::Registry;
use protocol::{DailyBody, DailyPlayed, DailyResult, TableKind};
use reqwest::Method;
use serde_json::{Value, json};
use server::Secret;

use crate::harness::{Person, Server};
use crate::history::{resign, text};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn play(person: &Person, game: &str) -> String {
    person.post::<Value>("/api/daily", &json!({"game": game})).await["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_commitment_comes_the_day_before_and_the_secret_the_day_after() {
    let server = Server::start().await;
    let anna = server.person().await;
    let deals: Vec<DailyBody> = anna.get("/api/daily").await;
    let dates: Vec<_> = deals.iter().map(|deal| deal.date.as_str()).collect();
    assert_eq!(dates, ["2027-01-15", "2027-01-15", "2027-01-16", "2027-01-16"]);
    assert!(deals.iter().all(|deal| deal.secret.is_none()));
    assert_eq!(anna.get::<Vec<DailyBody>>("/api/daily/2027-01-17").await, []);

    let server = server.restart().await;
    let anna = anna.at(&server);
    server.clock.advance(DAY);
    let today: Vec<DailyBody> = anna.get("/api/daily/2027-01-16").await;
    assert_eq!(today, deals[2..], "a restart changes nothing, and the secret is still one");
    server.clock.advance(DAY);
    for (before, after) in deals[2..].iter().zip(anna.get::<Vec<DailyBody>>("/api/daily/2027-01-16").await) {
        let secret = Secret::read(&after.secret.unwrap()).unwrap();
        assert_eq!((secret.commitment(), &after.commitment), (before.commitment.clone(), &before.commitment));
    }
    for wrong in ["today", "2027-02-30"] {
        assert_eq!(anna.refused(Method::GET, &format!("/api/daily/{wrong}"), &()).await.0, 404);
    }
}

#[tokio::test]
async fn everybody_gets_the_same_deal_once() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let tables = [play(&anna, "mandala").await, play(&bert, "mandala").await];
    let views: Vec<Value> = vec![
        serde_json::from_str(anna.look(&tables[0]).await.view.unwrap().text()).unwrap(),
        serde_json::from_str(bert.look(&tables[1]).await.view.unwrap().text()).unwrap(),
    ];
    assert_eq!((&views[0]["hand"], &views[0]["cup"]), (&views[1]["hand"], &views[1]["cup"]));
    let deals: Vec<DailyBody> = anna.get("/api/daily").await;
    let info = anna.look(&tables[0]).await.table;
    assert_eq!(info.commitment, deals[0].commitment);
    assert_eq!((info.kind, info.day.as_ref()), (TableKind::Daily, Some(&deals[0].date)));
    assert_eq!(deals[0].table, Some(tables[0].clone()));

    let (again, at_once) = tokio::join!(play(&anna, "stones"), play(&anna, "stones"));
    assert_eq!(again, at_once, "two requests at once make one table");
    resign(&anna, &tables[0]).await;
    assert_eq!(play(&anna, "mandala").await, tables[0], "there is no second try");
    let refused = anna.command_refused(&tables[0], json!({"do": "rematch"})).await;
    assert_eq!(refused, (409, "server-no-rematch".to_owned()));
}

#[tokio::test]
async fn nobody_helps_with_it() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = play(&anna, "mandala").await;
    let refused = anna.refused(Method::GET, &format!("/api/tables/{table}/hint"), &()).await;
    assert_eq!(refused, (403, "server-no-help-daily".to_owned()));
    let start = anna.look(&table).await;
    anna.act(&table, &start.legal[0]).await;
    let refused = anna.command_refused(&table, json!({"do": "undo"})).await;
    assert_eq!(refused, (403, "server-no-help-daily".to_owned()));
}

/// The secret is public from midnight on.
#[tokio::test]
async fn nobody_plays_on_when_the_day_is_over() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let tables = [play(&anna, "mandala").await, play(&bert, "mandala").await];
    resign(&bert, &tables[1]).await;
    let start = anna.look(&tables[0]).await;
    // The test begins at eight in the morning.
    server.clock.advance(DAY * 2 / 3);
    let path = format!("/api/tables/{}/commands", tables[0]);
    let act =
        json!({"id": "a", "version": start.version, "command": {"do": "act", "action": start.legal[0]}});
    assert_eq!(anna.refused(Method::POST, &path, &act).await, (409, "server-day-over".to_owned()));
    resign(&anna, &tables[0]).await;
    let results: Vec<DailyResult> = anna.get("/api/daily/2027-01-15/mandala/results").await;
    assert_eq!(results.iter().map(|result| &result.person).collect::<Vec<_>>(), [&bert.id]);
}

#[tokio::test]
async fn results_come_after_playing_and_the_cards_after_the_day() {
    let server = Server::start().await;
    // A Monday, against a beginner.
    server.clock.advance(DAY * 3);
    let (anna, bert, carl) = (server.person().await, server.person().await, server.person().await);
    let table = play(&anna, "stones").await;
    let results = "/api/daily/2027-01-18/stones/results";
    assert_eq!(
        anna.refused(Method::GET, results, &()).await,
        (403, "server-daily-not-played".to_owned()),
        "begun is not played"
    );
    let mut socket = anna.connect(&table).await;
    let start = socket.snapshot().await;
    let (mut version, mut legal) = (start.version, start.legal);
    let end = loop {
        if let Some(action) = legal.first() {
            socket.act(version, action).await;
        }
        let update = socket.update().await;
        if let Some(end) = update.table.and_then(|table| table.end) {
            break end;
        }
        (version, legal) = (update.version, update.legal);
    };
    assert_eq!(end.secret, "", "others still play this deal");
    let given_up = play(&bert, "stones").await;
    resign(&bert, &given_up).await;

    let told: Vec<DailyResult> = anna.get(results).await;
    let scores = end.scores.unwrap();
    assert_eq!(told.len(), 2);
    assert_eq!((told[0].place, &told[0].person, told[0].scores), (1, &anna.id, Some([scores[0], scores[1]])));
    assert_eq!((told[1].place, &told[1].person, told[1].scores), (2, &bert.id, None));
    assert_eq!(carl.refused(Method::GET, results, &()).await.0, 403);

    // What players saw themselves, they may see; everything else waits.
    for what in ["record", "replay", "film", "film?seat=1", "film?seat=public", "verify", "analysis"] {
        let refused = anna.refused(Method::GET, &format!("/api/games/{table}/{what}"), &()).await;
        assert_eq!(refused, (403, "server-day-not-over".to_owned()), "{what}");
    }
    anna.get::<Value>(&format!("/api/games/{table}/film?seat=0")).await;
    assert_eq!(text(&anna, "/api/games.jsonl").await.1, "");
    let export: Value = anna.get("/api/me/export").await;
    assert_eq!((&export["games"][0]["id"], &export["games"][0]["record"]), (&json!(table), &Value::Null));

    server.clock.advance(DAY);
    assert_eq!(carl.get::<Vec<DailyResult>>(results).await, told);
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let deals: Vec<DailyBody> = carl.get("/api/daily/2027-01-18").await;
    server::verify(&Registry::standard(), &record, Some(&deals[1].commitment)).unwrap();
    assert_eq!(text(&anna, "/api/games.jsonl").await.1, record);
    let export: Value = anna.get("/api/me/export").await;
    assert_eq!(export["games"][0]["record"], serde_json::from_str::<Value>(&record).unwrap());
}

/// What a person has finished on its day: the calendar and the streak are made from it.
#[tokio::test]
async fn the_calendar_knows_what_was_finished_on_its_day() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let first = play(&anna, "mandala").await;
    resign(&anna, &first).await;
    let late = play(&anna, "stones").await;
    server.clock.advance(DAY);
    resign(&anna, &late).await;
    let second = play(&anna, "mandala").await;
    resign(&anna, &second).await;
    let played: Vec<DailyPlayed> = anna.get("/api/me/daily").await;
    let days: Vec<_> = played.iter().map(|played| (played.date.as_str(), played.table.as_str())).collect();
    assert_eq!(days, [("2027-01-16", second.as_str()), ("2027-01-15", first.as_str())]);
    assert!(played.iter().all(|played| !played.won && played.scores.is_none()));
    assert_eq!(bert.get::<Vec<DailyPlayed>>("/api/me/daily").await, []);
}

/// A host sets the clock, or the network does.
#[tokio::test]
async fn a_jump_of_the_system_clock_publishes_no_secret_and_brings_no_day_back() {
    let server = Server::start().await;
    let anna = server.person().await;
    let on = async |date: &str| anna.get::<Vec<DailyBody>>(&format!("/api/daily/{date}")).await;
    let today = async || anna.get::<Vec<DailyBody>>("/api/daily").await[0].date.clone();
    let day = DAY.as_secs().cast_signed();
    for ahead in [day, 30 * day, -day] {
        server.clock.set_calendar_ahead(ahead);
        assert_eq!(today().await, "2027-01-15", "{ahead}");
        assert!(on("2027-01-15").await.iter().all(|deal| deal.secret.is_none()), "{ahead}");
    }
    server.clock.set_calendar_ahead(0);
    server.clock.advance(DAY);
    assert!(on("2027-01-15").await.iter().all(|deal| deal.secret.is_some()));
    server.clock.set_calendar_ahead(-2 * day);
    assert_eq!(today().await, "2027-01-16", "its secret is known: the deal of the day before is not played");
}

/// Otherwise people could play as a guest first, to know the cards.
#[tokio::test]
async fn the_first_on_a_device_counts() {
    let server = Server::start().await;
    let (guest, anna, bert) = (server.person().await, server.person().await, server.person().await);
    let begin = async |person: &Person, device: Option<&str>| {
        let cookies = [Some(person.cookie.as_str()), device].into_iter().flatten().collect::<Vec<_>>();
        let request =
            reqwest::Client::new().post(server.url("/api/daily")).header("cookie", cookies.join("; "));
        let answer = request.json(&json!({"game": "mandala"})).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        let set = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
        let made: Value = answer.json().await.unwrap();
        resign(person, made["table"].as_str().unwrap()).await;
        set
    };
    let counts = async |person: &Person, device: &str| -> bool {
        let cookies = format!("{}; {device}", person.cookie);
        let request = reqwest::Client::new().get(server.url("/api/daily")).header("cookie", cookies);
        request.send().await.unwrap().json::<Vec<DailyBody>>().await.unwrap()[0].counts
    };
    let set = begin(&guest, None).await.expect("a device that is new gets a name");
    assert!(set.starts_with("mandala-device=") && set.contains("HttpOnly") && set.contains("SameSite=Lax"));
    let device = set.split(';').next().unwrap().to_owned();
    assert!(counts(&guest, &device).await && !counts(&anna, &device).await, "she is told before she plays");
    assert!(counts(&anna, "mandala-device=nonsense").await, "on a device of her own it would");
    assert_eq!(begin(&anna, Some(&device)).await, None, "it has one");
    assert!(counts(&guest, &device).await && !counts(&anna, &device).await);
    assert!(!counts(&anna, "mandala-device=nonsense").await, "it was played on that device");
    begin(&bert, Some("mandala-device=nonsense")).await.expect("what is no name is replaced");
    let results = async |person: &Person| -> Vec<String> {
        let results: Vec<DailyResult> = person.get("/api/daily/2027-01-15/mandala/results").await;
        let mut people: Vec<_> = results.into_iter().map(|result| result.person).collect();
        people.sort();
        people
    };
    let mut expected = vec![guest.id.clone(), bert.id.clone()];
    expected.sort();
    assert_eq!(results(&guest).await, expected);
    assert_eq!(results(&anna).await, expected, "she has played it, too, and may see them");
    server.clock.advance(DAY);
    let next = play(&anna, "mandala").await;
    resign(&anna, &next).await;
    let tomorrow: Vec<DailyResult> = anna.get("/api/daily/2027-01-16/mandala/results").await;
    assert_eq!(tomorrow.len(), 1, "each day begins anew");
}
