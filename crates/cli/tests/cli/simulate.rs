//! `mandala simulate`: records by computer players.

use crate::run::{mandala, mandala_reading};
use serde_json::Value;

const MANDALA: [&str; 5] = ["simulate", "--game", "mandala", "--seed", "7"];

/// Runs `mandala`, and reads the records it writes.
pub(crate) fn records(args: &[&str]) -> Vec<Value> {
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

/// What is recorded in other places stays comparable: the deal, the notation and both reference players are as they were.
#[test]
fn the_bytes_are_as_they_were() {
    for (game, golden) in [
        ("mandala", include_str!("../golden/simulate-mandala.jsonl")),
        ("stones", include_str!("../golden/simulate-stones.jsonl")),
    ] {
        let args = ["simulate", "--game", game, "--seed", "1", "--games", "1", "--bots", "greedy,random"];
        assert_eq!(mandala(&args).stdout, golden);
    }
}

/// Also if a program plays, and fails in some of the games.
#[test]
fn the_number_of_jobs_changes_nothing() {
    let script = r#"s/.*"history":.*"legal":\["\([^"]*\)".*/{"action":"\1"}/p"#;
    for (game, bots) in [
        ("mandala", "greedy,random".to_owned()),
        ("stones", format!("greedy,cmd:sed -u -n '{script}',random")),
    ] {
        let args = ["simulate", "--game", game, "--seed", "5", "--games", "30", "--trace", "--bots", &bots];
        let one = mandala(&args);
        assert_eq!((one.status, one.stdout.lines().count()), (0, 30), "{one:?}");
        for jobs in ["2", "7", "100"] {
            let many = mandala(&[&args[..], &["--jobs", jobs]].concat());
            assert!(many.stdout == one.stdout, "{jobs} jobs: {}", many.stderr);
        }
    }
    assert_eq!(mandala(&[&MANDALA[..], &["--games", "1", "--jobs", "0"]].concat()).status, 2);
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
