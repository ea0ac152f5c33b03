//! Lessons.

use protocol::{GamePage, LessonBody, LessonProgress, Phase, TableKind};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Person, Server, new_id};

async fn begin(person: &Person, choice: &Value) -> String {
    person.post::<Value>("/api/lessons", choice).await["table"].as_str().unwrap().to_owned()
}

/// Plays an action, which is refused; says which one was expected, if that is why.
async fn try_action(person: &Person, table: &str, action: &str) -> (u16, Value) {
    let version = person.look(table).await.version;
    let act = json!({"id": new_id(), "version": version, "command": {"do": "act", "action": action}});
    let path = format!("/api/tables/{table}/commands");
    let answer = person.request(Method::POST, &path).json(&act).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

#[tokio::test]
async fn every_lesson_can_be_learnt_and_only_as_it_is_written() {
    let server = Server::start_patient().await;
    let anna = server.person().await;
    let lessons: Vec<LessonBody> = anna.get("/api/lessons").await;
    assert!(lessons.iter().filter(|lesson| lesson.game == protocol::GameName::MANDALA).count() >= 3);
    assert!(lessons.iter().filter(|lesson| lesson.game == protocol::GameName::STONES).count() >= 3);
    for lesson in lessons {
        let table = begin(&anna, &json!({"named": lesson.name})).await;
        let mut steps = 0;
        loop {
            let now = anna.look(&table).await;
            let progress = now.table.lesson.clone().unwrap();
            let expected = LessonProgress {
                name: Some(lesson.name.clone()),
                done: steps,
                steps: lesson.steps.len() as u32,
                next: progress.next.clone(),
            };
            assert_eq!((now.table.kind, &progress), (TableKind::Lesson, &expected));
            if now.table.phase == Phase::Over {
                break;
            }
            assert!(!now.legal.is_empty(), "{}: the learner is to move", lesson.name);
            // Every legal action but one is refused, and the refusal names that one.
            let mut expected = None;
            for action in &now.legal {
                let (status, answer) = try_action(&anna, &table, action).await;
                if status == 200 {
                    expected = Some(action.clone());
                    break;
                }
                assert_eq!((status, &answer["code"]), (422, &json!("server-not-expected")), "{answer}");
                assert!(now.legal.contains(&answer["args"]["expected"].as_str().unwrap().to_owned()));
            }
            assert_eq!(progress.next, Some(expected.expect("the expected action is legal")));
            steps += 1;
        }
        assert_eq!(steps as usize, lesson.steps.len(), "{}", lesson.name);
    }
    assert_eq!(anna.get::<GamePage>("/api/games").await.games, []);
}

#[tokio::test]
async fn a_lesson_survives_a_restart_and_can_be_taken_back_to_its_beginning_only() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = begin(&anna, &json!({"named": "mandala-destruction"})).await;
    let (_, error) = try_action(&anna, &table, "dY1").await;
    let expected = error["args"]["expected"].as_str().unwrap().to_owned();
    assert_eq!(try_action(&anna, &table, &expected).await.0, 200);
    let server = server.restart().await;
    let anna = anna.at(&server);
    let after = anna.look(&table).await;
    assert_eq!(after.table.lesson.as_ref().unwrap().done, 1);
    anna.command(&table, json!({"do": "undo"})).await;
    let before = anna.look(&table).await;
    assert_eq!(before.table.lesson.as_ref().unwrap().done, 0);
    assert_eq!(before.history.len() + 1, after.history.len());
    assert_eq!(anna.command_refused(&table, json!({"do": "undo"})).await.1, "server-nothing-to-undo");
    assert_eq!(try_action(&anna, &table, &expected).await.0, 200);
    assert_eq!(anna.look(&table).await.history, after.history);
    // Giving a lesson up leaves no trace either.
    anna.command(&table, json!({"do": "resign"})).await;
    assert_eq!(anna.get::<GamePage>("/api/games").await.games, []);
    assert_eq!(anna.refused(Method::GET, &format!("/api/games/{table}/record"), &()).await.0, 409);
    let stranger = server.person().await;
    assert_eq!(stranger.refused(Method::GET, &format!("/api/tables/{table}"), &()).await.0, 404);
}

#[tokio::test]
async fn a_lesson_of_ones_own_and_what_is_wrong_with_others() {
    let server = Server::start().await;
    let anna = server.person().await;
    let text = include_str!("../../lessons/mandala-first-turns.json");
    let own = serde_json::from_str::<Value>(text).unwrap();
    // The other side of the same lesson: the first action is the opponent's.
    let mut other = own.clone();
    other["seat"] = json!(1);
    let table = begin(&anna, &json!({"own": other})).await;
    let begun = anna.look(&table).await;
    assert_eq!(begun.history, [own["script"][0].as_str().unwrap()]);
    assert_eq!(begun.table.lesson.unwrap().name, None);

    for (key, value, code) in [
        ("seat", json!(2), "server-no-seat-for-you"),
        ("players", json!(3), "record-players"),
        ("script", json!([]), "server-lesson-empty"),
        ("script", json!(["cR"]), "mandala-nothing-to-claim"),
        ("script", json!(vec!["m1O"; 500]), "server-too-large"),
        ("setup", json!({"deck": "RG"}), "mandala-wrong-size"),
        ("options", json!({"unknown": 1}), "record-options"),
    ] {
        let mut wrong = own.clone();
        wrong[key] = value;
        let (status, refused) = anna.refused(Method::POST, "/api/lessons", &json!({"own": wrong})).await;
        assert!((400..500).contains(&status), "{key}: {status}");
        assert_eq!(refused, code, "{key}");
    }
    assert_eq!(anna.refused(Method::POST, "/api/lessons", &json!({"named": "chess"})).await.0, 404);
    let mut nothing_to_do = own.clone();
    nothing_to_do["seat"] = json!(1);
    nothing_to_do["script"] = json!([own["script"][0]]);
    let refused = anna.refused(Method::POST, "/api/lessons", &json!({"own": nothing_to_do})).await;
    assert_eq!(refused, (400, "server-lesson-no-turn".to_owned()));
}
