//! `mandala simulate`: records by computer players.

use crate::run::{mandala, mandala_reading};
use serde_json::Value;

const MANDALA: [&str; 5] = ["simulate", "--game", "mandala", "--seed", "7"];
/// A program that always plays the first legal action.
const FIRST: &str = r#"cmd:sed -u -n 's/.*"legal":\["\([^"]*\)".*/{"action":"\1"}/p'"#;

fn records(args: &[&str]) -> Vec<Value> {
    let run = mandala(args);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_same_arguments_give_the_same_bytes() {
    for game in ["mandala", "stones"] {
        let args = ["simulate", "--game", game, "--games", "5", "--seed", "18446744073709551615", "--trace"];
        assert_eq!(mandala(&args).stdout, mandala(&args).stdout);
    }
}

#[test]
fn a_game_depends_only_on_its_number() {
    let few = mandala(&[&MANDALA[..], &["--games", "3"]].concat()).stdout;
    let more = mandala(&[&MANDALA[..], &["--games", "6"]].concat()).stdout;
    assert!(more.starts_with(&few) && more.lines().count() == 6);
    let all: std::collections::BTreeSet<_> = more.lines().collect();
    assert_eq!(all.len(), 6, "every game is another");
}

#[test]
fn records_replay() {
    for args in [
        &["--game", "mandala", "--bots", "greedy,random"][..],
        &["--game", "mandala", "--options", r#"{"turn_limit":9}"#],
        &["--game", "stones", "--players", "4"],
        &["--game", "stones", "--bots", "greedy,greedy,random", "--options", r#"{"stacks":"closed"}"#],
    ] {
        let simulated = mandala(&[&["simulate", "--games", "20", "--seed", "3"], args].concat());
        let replayed = mandala_reading(&["replay", "-"], simulated.stdout.as_bytes());
        assert_eq!(replayed.status, 0, "{}", replayed.stdout);
        for (record, verdict) in simulated.stdout.lines().zip(replayed.stdout.lines()) {
            let record: Value = serde_json::from_str(record).unwrap();
            let verdict: Value = serde_json::from_str(verdict).unwrap();
            assert_eq!(record["result"], verdict["result"]);
        }
    }
}

#[test]
fn players_are_named_and_counted() {
    let by_default = &records(&[&MANDALA[..], &["--games", "1"]].concat())[0];
    assert_eq!(by_default["players"], serde_json::json!(["random", "random"]));
    let three = &records(&[
        "simulate",
        "--game",
        "stones",
        "--seed",
        "1",
        "--games",
        "1",
        "--bots",
        "random,greedy,random",
    ])[0];
    assert_eq!(three["players"], serde_json::json!(["random", "greedy", "random"]));
}

#[test]
fn a_trace_has_an_entry_before_each_action_and_one_after_the_last() {
    for game in ["mandala", "stones"] {
        let record = &records(&["simulate", "--game", game, "--seed", "1", "--games", "1", "--trace"])[0];
        let actions = record["actions"].as_array().unwrap();
        let trace = record["trace"].as_array().unwrap();
        assert_eq!(trace.len(), actions.len() + 1);
        for (entry, action) in trace.iter().zip(actions) {
            assert!(entry["legal"].as_array().unwrap().contains(action));
        }
        let last = trace.last().unwrap();
        assert_eq!(
            (&last["legal"], &last["state"]["phase"]),
            (&serde_json::json!([]), &serde_json::json!("over"))
        );
    }
}

#[test]
fn out_writes_a_file_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let path = path.to_str().unwrap();
    let run = mandala(&[&MANDALA[..], &["--games", "4", "--out", path]].concat());
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    assert_eq!(
        std::fs::read_to_string(path).unwrap(),
        mandala(&[&MANDALA[..], &["--games", "4"]].concat()).stdout
    );
    let nowhere = mandala(&[&MANDALA[..], &["--games", "1", "--out", "/no/such/folder/x"]].concat());
    assert_eq!(nowhere.status, 1);
    assert!(nowhere.stderr.starts_with("error: /no/such/folder/x: "), "{}", nowhere.stderr);
}

#[test]
fn wrong_usage_is_status_2() {
    for args in [
        &["--game", "chess", "--games", "1"][..],
        &["--game", "mandala", "--games", "1", "--players", "3"],
        &["--game", "stones", "--games", "1", "--players", "5"],
        &["--game", "stones", "--games", "1", "--players", "2", "--bots", "random,random,random"],
        &["--game", "mandala", "--games", "-1"],
        &["--game", "mandala", "--games", "1", "--bots", "random,nobody"],
        &["--game", "mandala", "--games", "1", "--options", r#"{"turn_limit":0}"#],
        &["--game", "mandala", "--games", "1", "--options", r#"{"turn_limit":1,"turn_limit":1}"#],
        &["--game", "stones", "--games", "1", "--options", r#"{"track":{"bonus":{"06":1}}}"#],
        &["--game", "mandala"],
    ] {
        let run = mandala(&[&["simulate", "--seed", "1"], args].concat());
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.starts_with("error: "), "{}", run.stderr);
    }
}

#[test]
fn a_program_can_play() {
    for (game, bots) in [("mandala", vec![FIRST, "random"]), ("stones", vec!["random", FIRST, FIRST])] {
        let args =
            ["simulate", "--game", game, "--seed", "2", "--games", "3", "--trace", "--bots", &bots.join(",")];
        for record in records(&args) {
            assert!(record["result"].is_object(), "{record}");
            assert_eq!(record["players"], serde_json::json!(bots));
            let actions = record["actions"].as_array().unwrap();
            for (entry, action) in record["trace"].as_array().unwrap().iter().zip(actions) {
                let seat = entry["state"]["to_move"].as_u64().unwrap() as usize;
                assert!(bots[seat] == "random" || entry["legal"][0] == *action);
            }
        }
    }
}

#[test]
fn a_program_that_fails_loses() {
    for (program, budget, why) in [
        ("cmd:false", "1000", "crashed"),
        ("cmd:/no/such/program", "1000", "crashed"),
        ("cmd:cat", "1000", "illegal"),
        (r#"cmd:sed -u "s/.*/{\"action\":\"cX\"}/""#, "1000", "illegal"),
        ("cmd:sleep 600", "1", "time"),
    ] {
        let bots = format!("random,{program}");
        let args = [
            "simulate",
            "--game",
            "mandala",
            "--seed",
            "2",
            "--games",
            "2",
            "--budget-ms",
            budget,
            "--bots",
            &bots,
        ];
        let run = mandala(&args);
        assert_eq!(run.status, 0, "{program}: {}", run.stderr);
        for line in run.stdout.lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            assert_eq!(record["forfeit"], serde_json::json!({"seat": 1, "why": why}), "{program}");
            assert!(record.get("result").is_none());
        }
        let replayed = mandala_reading(&["replay", "-"], run.stdout.as_bytes());
        assert_eq!(replayed.status, 0);
        let expected =
            format!("{{\"ok\":true,\"result\":null,\"forfeit\":{{\"seat\":1,\"why\":\"{why}\"}}}}\n");
        assert_eq!(replayed.stdout, expected.repeat(2));
    }
}
