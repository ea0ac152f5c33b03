//! Replays, as each seat saw the game, and of uploaded records.

use protocol::{Json, Phase, ReplayAt, ReplayFilm};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Person, Server, Socket};
use crate::history::{resign, text};

/// What a viewer was sent of a game: the view, its figures and the events after each action.
type Seen = Vec<[String; 3]>;

/// Plays a game to its end and remembers everything that was shown to each.
async fn play_and_remember(sockets: &mut [Socket]) -> Vec<Seen> {
    let mut turn = Vec::new();
    let mut seen: Vec<Seen> = Vec::new();
    for socket in sockets.iter_mut() {
        let snapshot = socket.snapshot().await;
        let figures = plain(&snapshot.figures.unwrap());
        seen.push(vec![[plain(&snapshot.view.unwrap()), figures, "[]".to_owned()]]);
        turn.push((snapshot.version, snapshot.legal));
    }
    loop {
        let mover = turn.iter().position(|(_, legal)| !legal.is_empty()).expect("a player is to move");
        let (version, legal) = turn[mover].clone();
        sockets[mover].act(version, &legal[version as usize % legal.len()]).await;
        let mut over = false;
        for ((socket, turn), seen) in sockets.iter_mut().zip(&mut turn).zip(&mut seen) {
            let update = socket.update().await;
            seen.push([update.view, update.figures, update.events].map(|json| plain(&json.unwrap())));
            over |= update.table.is_some_and(|table| table.phase == Phase::Over);
            *turn = (update.version, update.legal);
        }
        if over {
            return seen;
        }
    }
}

/// JSON without regard to the order of its keys.
fn plain(json: &Json) -> String {
    serde_json::from_str::<Value>(json.text()).unwrap().to_string()
}

async fn two(server: &Server, game: &str) -> (Person, Person, String) {
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": game, "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    (anna, bert, table)
}

#[tokio::test]
async fn a_replay_shows_each_seat_what_it_saw() {
    let server = Server::start().await;
    for game in ["mandala", "stones"] {
        let (anna, bert, table) = two(&server, game).await;
        let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
        let seen = play_and_remember(&mut sockets).await;
        for (seat, seen) in seen.iter().enumerate() {
            let film: ReplayFilm = bert.get(&format!("/api/games/{table}/film?seat={seat}")).await;
            assert_eq!(film.plies as usize + 1, film.frames.len());
            assert_eq!(film.frames.len(), seen.len());
            for (frame, seen) in film.frames.iter().zip(seen) {
                let shown = [&frame.view, &frame.figures, &frame.events].map(plain);
                assert_eq!(shown, *seen, "ply {}", frame.ply);
            }
            assert_eq!(plain(&film.printed), plain(&anna.look(&table).await.table.printed));
            assert!(film.result.is_some());
        }
    }
}

#[tokio::test]
async fn an_open_replay_shows_everything_and_a_public_one_nothing_hidden() {
    let server = Server::start().await;
    let (anna, bert, table) = two(&server, "mandala").await;
    resign(&bert, &table).await;
    let open: ReplayAt = anna.get(&format!("/api/games/{table}/replay?ply=0")).await;
    let view: Value = serde_json::from_str(open.frame.view.text()).unwrap();
    assert_eq!((&view["hands"], &view["deck"]), (&json!([6, 6]), &json!(88)));
    assert_eq!(view["reveal"]["hands"][1].as_str().unwrap().len(), 6);
    let public: ReplayAt = anna.get(&format!("/api/games/{table}/replay?ply=0&seat=public")).await;
    let view: Value = serde_json::from_str(public.frame.view.text()).unwrap();
    assert_eq!((&view["hand"], &view["deck"]), (&Value::Null, &json!(88)));
    assert_eq!(view.get("reveal"), None);
}

/// The colours of a stack, which all saw from the side.
fn colours(stack: &Value) -> Value {
    let colour = |stone: &Value| stone.as_str().unwrap().to_uppercase().chars().next();
    stack.as_array().unwrap().iter().map(colour).map(|colour| json!(colour)).collect()
}

/// An open frame is a view like any other: a spectator's, which shows besides what each player saw of their own.
#[tokio::test]
async fn an_open_frame_is_what_spectators_saw_and_everybodys_own() {
    let server = Server::start().await;
    for (game, own) in [
        ("mandala", vec![("hands", "hand"), ("cups", "cup")]),
        ("stones", vec![("objectives", "objectives")]),
    ] {
        let (anna, bert, table) = two(&server, game).await;
        let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
        play_and_remember(&mut sockets).await;
        let mut films = Vec::new();
        for viewpoint in ["open", "public", "0", "1"] {
            let film: ReplayFilm = anna.get(&format!("/api/games/{table}/film?seat={viewpoint}")).await;
            films.push(film.frames);
        }
        for (ply, _) in films[0].iter().enumerate() {
            let view = |film: usize| -> Value { serde_json::from_str(films[film][ply].view.text()).unwrap() };
            let (mut open, mut public, zero, one) = (view(0), view(1), view(2), view(3));
            for (all, own) in &own {
                assert_eq!(open["reveal"][all], json!([zero[own], one[own]]), "{game}, ply {ply}");
            }
            // What lies below the top of a stack is the one other thing that was hidden.
            for view in [&mut open, &mut public] {
                let view = view.as_object_mut().unwrap();
                view.remove("reveal");
                if let Some(stacks) = view.get_mut("stacks") {
                    for stack in stacks.as_object_mut().unwrap().values_mut() {
                        *stack = colours(stack);
                    }
                }
            }
            assert_eq!(open, public, "{game}, ply {ply}");
        }
    }
}

#[tokio::test]
async fn a_link_to_a_ply_is_its_address() {
    let server = Server::start().await;
    let (anna, bert, table) = two(&server, "stones").await;
    let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
    play_and_remember(&mut sockets).await;
    let film: ReplayFilm = anna.get(&format!("/api/games/{table}/film")).await;
    assert_eq!(film.options.text(), "{}");
    for ply in [0, 1, film.plies / 2, film.plies] {
        let at: ReplayAt = anna.get(&format!("/api/games/{table}/replay?ply={ply}")).await;
        assert_eq!((at.plies, &at.frame), (film.plies, &film.frames[ply as usize]));
        assert_eq!(at.frame.action.is_some(), ply > 0);
    }
    let end: ReplayAt = anna.get(&format!("/api/games/{table}/replay")).await;
    assert_eq!(end.frame.ply, film.plies);
    let beyond = format!("/api/games/{table}/replay?ply={}", film.plies + 1);
    assert_eq!(anna.refused(Method::GET, &beyond, &()).await, (404, "server-no-such-ply".to_owned()));
    for wrong in ["seat=2", "seat=9"] {
        let path = format!("/api/games/{table}/film?{wrong}");
        assert_eq!(anna.refused(Method::GET, &path, &()).await.0, 404, "{wrong}");
    }
    let path = format!("/api/games/{table}/film?seat=mine");
    assert_eq!(anna.refused(Method::GET, &path, &()).await, (400, "server-malformed".to_owned()));
}

async fn upload(person: &Person, path: &str, record: String) -> (u16, Value) {
    let answer = person.request(Method::POST, path).body(record).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

#[tokio::test]
async fn an_uploaded_record_is_shown_and_a_wrong_one_refused_with_its_ply() {
    let server = Server::start().await;
    let (anna, bert, table) = two(&server, "mandala").await;
    let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
    play_and_remember(&mut sockets).await;
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let stranger = server.person().await;

    let (status, film) = upload(&stranger, "/api/replay?seat=1", record.clone()).await;
    assert_eq!(status, 200);
    let mut own: Value = anna.get(&format!("/api/games/{table}/film?seat=1")).await;
    // A record does not say which person held which seat.
    own.as_object_mut().unwrap().remove("own");
    assert!(film == own, "the record is shown as the game is");

    let mut wrong: Value = serde_json::from_str(&record).unwrap();
    wrong["actions"][5] = json!("zz");
    let (status, error) = upload(&stranger, "/api/replay", wrong.to_string()).await;
    assert_eq!((status, &error["args"]["ply"]), (422, &json!("5")), "{error}");
    wrong["setup"]["deck"] = json!("R");
    let (status, error) = upload(&stranger, "/api/replay", wrong.to_string()).await;
    assert_eq!((status, &error["args"]["ply"]), (422, &Value::Null), "{error}");
    let (status, error) = upload(&stranger, "/api/replay", "no record".to_owned()).await;
    assert_eq!((status, &error["code"]), (422, &json!("record-json")));
    let (status, error) = upload(&stranger, "/api/replay", " ".repeat(256 * 1024 + 1)).await;
    assert_eq!((status, &error["code"]), (413, &json!("server-too-large")));
}
