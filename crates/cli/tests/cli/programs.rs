//! Programs that play: good ones, and all the ways to lose a game by a fault. They are made of GNU tools.

use std::fs;

use serde_json::{Value, json};

use crate::run::{Run, mandala, mandala_reading};
use crate::simulate::records;

/// A script for sed that always plays the first legal action.
const FIRST: &str = r#"s/.*"legal":\["\([^"]*\)".*/{"action":"\1"}/p"#;

fn first() -> String {
    format!("cmd:sed -u -n '{FIRST}'")
}

fn simulate(game: &str, games: &str, bots: &[&str], more: &[&str]) -> Run {
    let bots = bots.join(",");
    let args = ["simulate", "--game", game, "--seed", "2", "--games", games, "--bots", &bots];
    mandala(&[&args, more].concat())
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_program_can_play() {
    let first = first();
    for (game, bots) in [("mandala", vec![&*first, "random"]), ("stones", vec!["random", &first, &first])] {
        let args =
            ["simulate", "--game", game, "--seed", "2", "--games", "3", "--trace", "--bots", &bots.join(",")];
        for record in records(&args) {
            assert!(record["result"].is_object(), "{record}");
            assert_eq!(record["players"], json!(bots));
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
        (r#"cmd:sed -u -n 's/.*"legal":\["\([^"]*\)".*/["\1"]/p'"#, "1000", "illegal"),
        (r"cmd:sed -u s/.*/\\o377/", "1000", "illegal"),
        ("cmd:sleep 600", "1", "time"),
    ] {
        let run = simulate("mandala", "2", &["random", program], &["--budget-ms", budget]);
        assert_eq!(run.status, 0, "{program}: {}", run.stderr);
        for record in lines(&run.stdout) {
            assert_eq!(record["forfeit"], json!({"seat": 1, "why": why}), "{program}");
            assert!(record.get("result").is_none());
        }
        let replayed = mandala_reading(&["replay", "-"], run.stdout.as_bytes());
        assert_eq!(replayed.status, 0);
        let expected =
            format!("{{\"ok\":true,\"result\":null,\"forfeit\":{{\"seat\":1,\"why\":\"{why}\"}}}}\n");
        assert_eq!(replayed.stdout, expected.repeat(2));
    }
}

#[test]
fn why_a_program_cannot_be_started_is_said_once() {
    let run = simulate("mandala", "3", &["random", "cmd:/no/such/program --fast"], &[]);
    assert!(run.stderr.starts_with("error: cmd:/no/such/program --fast: "), "{}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
}

/// The first message is longer than a pipe holds, so that it cannot be handed over to a program that does not read.
#[test]
fn a_program_that_does_not_read_is_late() {
    let bonus: Vec<_> = (1..=11_000).map(|space| format!("\"{space}\":1")).collect();
    let options = format!(r#"{{"track":{{"bonus":{{{}}}}}}}"#, bonus.join(","));
    let more = ["--options", &options, "--budget-ms", "1"];
    let run = simulate("stones", "1", &["cmd:sleep 20", "random"], &more);
    assert_eq!(lines(&run.stdout)[0]["forfeit"], json!({"seat": 0, "why": "time"}));
    // A program that does read gets it all.
    let run = simulate("stones", "1", &[&first(), "random"], &["--options", &options]);
    assert!(lines(&run.stdout)[0]["result"].is_object());
}

/// This program knows what to answer without reading a word, until its pipe is full.
#[test]
fn a_program_that_answers_without_reading_is_late_in_the_end() {
    let good = simulate("stones", "4", &[&first(), "random"], &["--trace"]);
    let mut answers = Vec::new();
    for record in lines(&good.stdout) {
        let trace = record["trace"].as_array().unwrap();
        for (entry, action) in trace.iter().zip(record["actions"].as_array().unwrap()) {
            if entry["state"]["to_move"] == 0 {
                answers.push(json!({"action": action}).to_string());
            }
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("answers");
    fs::write(&file, answers.join("\n") + "\n").unwrap();
    let blind = format!("cmd:sh -c 'cat {}; exec sleep 20'", file.display());
    let run = simulate("stones", "4", &[&blind, "random"], &["--budget-ms", "500"]);
    let records = lines(&run.stdout);
    assert!(records[0]["result"].is_object(), "its first game is good: {}", records[0]);
    let lost = records
        .iter()
        .find(|record| record.get("forfeit").is_some())
        .expect("a pipe does not hold four games");
    assert_eq!(lost["forfeit"], json!({"seat": 0, "why": "time"}));
}

#[test]
fn a_program_sees_the_end_of_its_input_and_may_say_goodbye() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let script = FIRST.replace('"', "\\\"").replace("\\1", "\\\\1");
    let polite = format!("cmd:sh -c 'sed -u -n \"{script}\"; echo goodbye; echo goodbye >{}'", log.display());
    let run = simulate("mandala", "2", &[&polite, "random"], &[]);
    assert!(lines(&run.stdout).iter().all(|record| record["result"].is_object()), "{run:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), "goodbye\n");
}

#[test]
fn the_end_tells_of_a_forfeit() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let listener = format!("cmd:tee {}", log.display());
    simulate("mandala", "1", &["cmd:false", &listener], &[]);
    let told = r#"{"type":"end","result":null,"forfeit":{"seat":0,"why":"crashed"}}"#;
    assert_eq!(fs::read_to_string(&log).unwrap().lines().last(), Some(told));
}
