//! Questions over a socket, and how their answers are told apart.

use serde_json::{Value, json};

use crate::harness::{Person, Server, Socket};

/// A player whose turn it is, with a socket that has sent all that it sends by itself.
async fn to_move(server: &Server, game: &str) -> (Person, Socket, String) {
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": game, "seats": ["me", "open"], "hints": true})).await;
    bert.join(&table, &anna).await;
    let mut socket = anna.connect(&table).await;
    let legal = socket.snapshot().await.legal;
    (anna, socket, legal.into_iter().next().expect("it is her turn"))
}

/// The answer to a question, which is the next message but for those about people.
async fn ask(socket: &mut Socket, question: &Value) -> Value {
    socket.send_text(&question.to_string()).await;
    loop {
        let message: Value = serde_json::from_str(&socket.next_text().await).unwrap();
        if message["type"] != "presence" {
            return message;
        }
    }
}

#[tokio::test]
async fn an_answer_has_the_id_of_its_question() {
    let server = Server::start().await;
    for game in ["mandala", "stones"] {
        let (_anna, mut socket, action) = to_move(&server, game).await;
        let effects = ask(&mut socket, &json!({"type": "effects", "id": "one", "action": action})).await;
        assert_eq!((&effects["type"], &effects["id"]), (&json!("effects"), &json!("one")));
        assert_eq!(effects["action"], json!(action));
        let hint = ask(&mut socket, &json!({"type": "hint", "id": "two"})).await;
        assert_eq!((&hint["type"], &hint["id"]), (&json!("hint"), &json!("two")));
        assert!(hint["action"].is_string(), "{hint}");
        let refused = ask(&mut socket, &json!({"type": "effects", "id": "three", "action": "?"})).await;
        assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &json!("three")));
    }
}

/// Clients made before there were ids.
#[tokio::test]
async fn a_question_without_an_id_is_answered_without_one() {
    let server = Server::start().await;
    let (_anna, mut socket, action) = to_move(&server, "stones").await;
    let effects = ask(&mut socket, &json!({"type": "effects", "action": action})).await;
    assert_eq!((&effects["type"], effects.get("id")), (&json!("effects"), None));
    let hint = ask(&mut socket, &json!({"type": "hint"})).await;
    assert_eq!((&hint["type"], hint.get("id")), (&json!("hint"), None));
    let refused = ask(&mut socket, &json!({"type": "effects", "action": "?"})).await;
    assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &Value::Null));
}

/// So that a client can say why, without knowing its rules.
#[tokio::test]
async fn effects_of_an_illegal_action_are_refused_with_the_rule_that_forbids_it() {
    let server = Server::start().await;
    for (game, action, code, args) in [
        ("mandala", "cR", "mandala-nothing-to-claim", Value::Null),
        ("mandala", "dR9", "mandala-not-in-hand", json!({"colour": "colour-red", "count": "9"})),
        ("mandala", "x", "mandala-no-action", json!({"text": "x"})),
        ("stones", "cV", "stones-too-few-tops", json!({"colour": "colour-violet", "count": "0"})),
    ] {
        let (anna, mut socket, _) = to_move(&server, game).await;
        let mut refused = ask(&mut socket, &json!({"type": "effects", "id": "why", "action": action})).await;
        assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &json!("why")));
        assert_eq!(refused["code"], code);
        // How many she holds is the chance of the deal.
        if let Some(args) = refused["args"].as_object_mut() {
            args.remove("have");
        }
        assert_eq!(refused["args"], args, "{action}");
        drop(anna);
    }
}
