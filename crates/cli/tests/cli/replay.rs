//! `mandala replay`: what is good, what is bad, and at which ply.

use l10n::{Language, translations};
use serde_json::{Value, json};

use crate::run::{Run, mandala, mandala_reading};

/// A finished game of each kind, as JSON to take apart.
fn game(name: &str) -> Value {
    let args = ["simulate", "--game", name, "--games", "1", "--seed", "6"];
    serde_json::from_str(&mandala(&args).stdout).unwrap()
}

fn replay(record: &Value) -> (i32, Value) {
    replay_text(&record.to_string())
}

fn replay_text(text: &str) -> (i32, Value) {
    let Run { status, stdout, .. } = mandala_reading(&["replay", "-"], text.as_bytes());
    (status, serde_json::from_str(&stdout).unwrap_or_else(|_| panic!("one line of JSON: {stdout}")))
}

/// Changes a good record, and says at which ply it then fails.
fn failing_ply(record: &Value, change: impl FnOnce(&mut Value)) -> Value {
    let mut record = record.clone();
    change(&mut record);
    let (status, verdict) = replay(&record);
    assert_eq!((status, &verdict["ok"]), (1, &json!(false)), "{verdict}");
    assert!(verdict["error"].as_str().is_some_and(|words| words.contains(' ')), "{verdict}");
    verdict["ply"].clone()
}

fn plies(record: &Value) -> usize {
    record["actions"].as_array().unwrap().len()
}

#[test]
fn a_good_record() {
    for name in ["mandala", "stones"] {
        let record = game(name);
        assert_eq!(replay(&record), (0, json!({"ok": true, "result": record["result"]})));
    }
}

#[test]
fn a_finished_game_without_result_gets_the_computed_one_and_an_unfinished_one_none() {
    let record = game("mandala");
    let mut silent = record.clone();
    silent.as_object_mut().unwrap().remove("result");
    assert_eq!(replay(&silent), (0, json!({"ok": true, "result": record["result"]})));
    silent["actions"].as_array_mut().unwrap().truncate(10);
    silent["reshuffles"] = json!([]);
    assert_eq!(replay(&silent), (0, json!({"ok": true, "result": null})));
    silent["forfeit"] = json!({"seat": 1, "why": "resigned"});
    assert_eq!(
        replay(&silent),
        (0, json!({"ok": true, "result": null, "forfeit": {"seat": 1, "why": "resigned"}}))
    );
}

#[test]
fn unknown_keys_are_ignored_at_the_top_only() {
    let mut record = game("mandala");
    record["started"] = json!("2020-01-01");
    record["times"] = json!([1, 2, 3]);
    record["mine"] = json!({"a": [null, 1.5, {"b": true}]});
    assert_eq!(replay(&record).0, 0);
    for part in ["options", "setup", "result"] {
        assert_eq!(failing_ply(&record, |record| record[part]["mine"] = json!(1)), Value::Null);
    }
}

#[test]
fn an_action_fails_at_its_own_ply() {
    let record = game("mandala");
    let last = plies(&record);
    assert_eq!(failing_ply(&record, |record| record["actions"][17] = json!("no action")), 17);
    assert_eq!(failing_ply(&record, |record| record["actions"][17] = json!("cR ")), 17);
    assert_eq!(failing_ply(&record, |record| record["actions"][3] = json!("f1R9")), 3);
    assert_eq!(
        failing_ply(&record, |record| record["actions"].as_array_mut().unwrap().push(json!("dR1"))),
        last
    );
}

#[test]
fn a_reshuffle_fails_at_the_ply_that_needs_it() {
    let record = game("mandala");
    let reshuffle = record["reshuffles"][0].as_str().expect("this game has a reshuffle").to_owned();
    let missing = failing_ply(&record, |record| record["reshuffles"] = json!([]));
    let needed = missing.as_u64().unwrap() as usize;
    assert!(needed < plies(&record));
    for wrong in [&reshuffle[1..], &format!("{reshuffle}R"), &reshuffle.replace('R', "O"), "x", ""] {
        assert_eq!(failing_ply(&record, |record| record["reshuffles"][0] = json!(wrong)), needed);
    }
    let left_over = |record: &mut Value| record["reshuffles"].as_array_mut().unwrap().push(json!("RG"));
    assert_eq!(failing_ply(&record, left_over), plies(&record));
    let mut stones = game("stones");
    stones["reshuffles"] = json!([]);
    assert_eq!(failing_ply(&stones, left_over), plies(&stones));
}

#[test]
fn a_wrong_result_fails_behind_the_last_action() {
    for name in ["mandala", "stones"] {
        let record = game(name);
        let last = plies(&record);
        assert_eq!(failing_ply(&record, |record| record["result"]["scores"][0] = json!(999)), last);
        assert_eq!(failing_ply(&record, |record| record["result"]["winner"] = json!(9)), last);
        assert_eq!(failing_ply(&record, |record| record["result"]["reason"] = json!("boredom")), last);
        assert_eq!(
            failing_ply(&record, |record| record["forfeit"] = json!({"seat": 0, "why": "time"})),
            last
        );
        let cut = |record: &mut Value| record["actions"].as_array_mut().unwrap().truncate(5);
        let unfinished = failing_ply(&record, |record| {
            cut(record);
            record["reshuffles"] = json!([]);
        });
        assert_eq!(unfinished, 5);
    }
}

#[test]
fn what_is_wrong_before_the_first_action_has_no_ply() {
    for name in ["mandala", "stones"] {
        let record = game(name);
        for (key, value) in [
            ("format", json!("mandala-record/2")),
            ("format", json!(1)),
            ("game", json!("chess")),
            ("players", json!(["alone"])),
            ("players", json!(["1", "2", "3", "4", "5"])),
            ("players", json!([1, 2])),
            ("options", json!([])),
            ("options", json!({"turn_limit": 0})),
            ("options", json!({"stacks": "upside down"})),
            ("options", json!({"unknown": 1})),
            ("setup", json!({})),
            ("setup", json!([])),
            ("setup", json!({"deck": "RRR"})),
            ("actions", json!("m1R")),
            ("actions", json!([1])),
            ("reshuffles", json!([null])),
            ("result", json!([[1, 2], 0, "river"])),
            ("result", json!({"scores": [1, 2], "reason": "river"})),
            ("result", json!({"scores": ["1", "2"], "winner": 0, "reason": "river"})),
            ("forfeit", json!({"seat": 7, "why": "time"})),
            ("forfeit", json!({"seat": 0, "why": "sleep"})),
        ] {
            assert_eq!(
                failing_ply(&record, |record| record[key] = value.clone()),
                Value::Null,
                "{key}: {value}"
            );
        }
        for key in ["format", "game", "players", "options", "setup", "actions"] {
            let without = |record: &mut Value| {
                record.as_object_mut().unwrap().remove(key);
            };
            assert_eq!(failing_ply(&record, without), Value::Null, "without {key}");
        }
    }
}

#[test]
fn wrong_cards_and_stones_are_refused() {
    let mandala = game("mandala");
    let deck = mandala["setup"]["deck"].as_str().unwrap();
    for wrong in
        [deck.replacen('R', "O", 1), deck.replacen('R', "r", 1), deck[1..].to_owned(), format!("{deck}R")]
    {
        assert_eq!(failing_ply(&mandala, |record| record["setup"]["deck"] = json!(wrong)), Value::Null);
    }
    let stones = game("stones");
    for (key, space, value) in [
        ("stacks", "b1", json!("YYYYY")),
        ("stacks", "b1", json!("YYYY")),
        ("stacks", "b1", json!("")),
        ("stacks", "c1", json!("YYYY")),
        ("artists", "d2", json!("square")),
        ("artists", "b2", json!("star")),
    ] {
        assert_eq!(
            failing_ply(&stones, |record| record["setup"][key][space] = value),
            Value::Null,
            "{key} {space}"
        );
    }
    let doubled =
        |record: &mut Value| record["setup"]["objectives"] = json!([["one", "one"], ["two", "blue"]]);
    assert_eq!(failing_ply(&stones, doubled), Value::Null);
}

#[test]
fn errors_are_words() {
    let record = game("mandala");
    let mut wrong = record.clone();
    wrong["actions"][0] = json!("cR");
    let sentence = translations(Language::En).text("mandala-nothing-to-claim", &[]);
    assert_eq!(replay(&wrong).1["error"], sentence);
}

#[test]
fn each_line_has_its_verdict_and_blank_lines_none() {
    let good = game("mandala").to_string();
    let run = mandala_reading(&["replay", "-"], format!("\n{good}\n  \nnonsense\n\n{good}\n").as_bytes());
    assert_eq!(run.status, 1);
    let oks: Vec<_> =
        run.stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["ok"].clone()).collect();
    assert_eq!(oks, [true, false, true]);
    let nothing = mandala_reading(&["replay", "-"], b"");
    assert_eq!((nothing.status, nothing.stdout.as_str()), (0, ""));
}

#[test]
fn a_file_that_cannot_be_read_is_status_1_and_wrong_usage_2() {
    let missing = mandala(&["replay", "/no/such/file"]);
    assert_eq!((missing.status, missing.stdout.as_str()), (1, ""));
    assert!(missing.stderr.starts_with("error: /no/such/file: "));
    let folder = mandala(&["replay", "/"]);
    assert_eq!(folder.status, 1);
    assert_eq!(mandala(&["replay"]).status, 2);
}

#[test]
fn a_trace_can_be_asked_for() {
    let args = ["simulate", "--game", "mandala", "--games", "1", "--seed", "6", "--trace"];
    let traced: Value = serde_json::from_str(&mandala(&args).stdout).unwrap();
    let run = mandala_reading(&["replay", "--trace", "-"], game("mandala").to_string().as_bytes());
    let verdict: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(verdict["trace"], traced["trace"]);
}
