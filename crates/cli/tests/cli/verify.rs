//! `mandala verify`: deals that hold, and deals that do not.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::run::{Run, mandala, mandala_reading};

/// The games of the worked example in docs/fairness.md: played at a real server, one of each kind.
fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/fair-games.jsonl")
}

fn records() -> Vec<Value> {
    let text = fs::read_to_string(example()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn verify(args: &[&str], text: &str) -> (i32, Value) {
    let all: Vec<_> = ["verify", "-"].iter().chain(args).copied().collect();
    let Run { status, stdout, .. } = mandala_reading(&all, text.as_bytes());
    (status, serde_json::from_str(&stdout).unwrap_or_else(|_| panic!("one line of JSON: {stdout}")))
}

#[test]
fn the_deals_of_the_example_hold() {
    let run = mandala(&["verify", example().to_str().unwrap()]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "{\"ok\":true}\n{\"ok\":true}\n"));
}

#[test]
fn the_published_commitment_is_compared() {
    for record in records() {
        let published = record["fairness"]["commitment"].as_str().unwrap();
        assert_eq!(verify(&["--commitment", published], &record.to_string()), (0, json!({"ok": true})));
        let (status, verdict) = verify(&["--commitment", &published.replace('a', "b")], &record.to_string());
        assert_eq!((status, &verdict["ok"]), (1, &json!(false)));
    }
}

#[test]
fn a_changed_deal_is_found() {
    let changed = |record: &Value, change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        let (status, verdict) = verify(&[], &record.to_string());
        assert_eq!((status, &verdict["ok"]), (1, &json!(false)), "{verdict}");
        assert!(verdict["error"].as_str().is_some_and(|words| !words.is_empty()), "{verdict}");
        verdict
    };
    for record in records() {
        changed(&record, &|record| record["fairness"] = json!({}));
        changed(&record, &|record| {
            record.as_object_mut().unwrap().remove("fairness");
        });
        changed(&record, &|record| record["fairness"]["nonces"][0] = json!("other"));
        changed(&record, &|record| record["fairness"]["commitment"] = json!("00"));
        changed(&record, &|record| {
            // Two players with the same hands in other seats: every card is there, and none was dealt so.
            let setup = &mut record["setup"];
            if let Some(deck) = setup["deck"].as_str() {
                let (top, rest) = deck.split_at(54);
                setup["deck"] = json!(format!("{rest}{top}"));
            } else {
                setup["objectives"].as_array_mut().unwrap().reverse();
            }
            record["actions"] = json!([]);
            record["result"].take();
            record.as_object_mut().unwrap().remove("result");
            record.as_object_mut().unwrap().remove("reshuffles");
        });
    }
    // A fault of the game itself names its action, as `mandala replay` does.
    let verdict = changed(&records()[0], &|record| record["actions"][3] = json!("zz"));
    assert_eq!(verdict["ply"], 3);
}

#[test]
fn a_reshuffle_that_was_not_dealt_is_found_at_its_ply() {
    let record = records().into_iter().find(|record| record["reshuffles"][0].is_string());
    let mut record = record.expect("one of the games has a reshuffle");
    let order = record["reshuffles"][0].as_str().unwrap().to_owned();
    // The last two different cards change places: no player drew them, so the game itself still holds.
    let last = order.chars().last().unwrap();
    let other = order.rfind(|letter| letter != last).unwrap();
    let mut letters: Vec<_> = order.chars().collect();
    let end = letters.len() - 1;
    letters.swap(other, end);
    record["reshuffles"][0] = json!(letters.into_iter().collect::<String>());
    let text = record.to_string();
    assert_eq!(mandala_reading(&["replay", "-"], text.as_bytes()).status, 0);
    let (status, verdict) = verify(&[], &text);
    assert_eq!(status, 1);
    assert!(verdict["ply"].as_u64().unwrap() > 0, "{verdict}");
}

#[test]
fn records_of_no_server_and_no_records() {
    let simulated = mandala(&["simulate", "--game", "mandala", "--games", "1", "--seed", "1"]).stdout;
    assert_eq!(verify(&[], &simulated).0, 1);
    assert_eq!(verify(&[], "nonsense").0, 1);
    let nothing = mandala_reading(&["verify", "-"], b"\n");
    assert_eq!((nothing.status, nothing.stdout.as_str()), (0, ""));
    assert_eq!(mandala(&["verify"]).status, 2);
    let missing = mandala(&["verify", "/no/such/file"]);
    assert_eq!((missing.status, missing.stdout.as_str()), (1, ""));
}
