//! `mandala bot`: our players as a program.

use mandala::{Mandala, Options};
use serde_json::{Value, json};
use tabletop::record::Journal;
use tabletop::{Seat, Seed, State, View, Viewer};

use crate::run::{mandala, mandala_reading};

const BOT: &str = concat!("cmd:", env!("CARGO_BIN_EXE_mandala"), " bot --level ");

fn games(args: &str, bots: &str) -> Vec<Value> {
    let mut all = vec!["simulate"];
    all.extend(args.split_whitespace());
    all.extend(["--bots", bots]);
    let run = mandala(&all);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{bots}");
    run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The program makes the choices that the player at our own table makes.
#[test]
fn the_bot_plays_as_its_level_does() {
    for (args, level, others) in [
        ("--game mandala --games 3 --seed 4", "beginner", "random"),
        ("--game mandala --games 1 --seed 5", "plain", "greedy"),
        ("--game stones --games 3 --seed 4", "beginner", "random"),
        ("--game stones --games 2 --seed 4", "casual", "random,greedy"),
    ] {
        let program = games(args, &format!("{BOT}{level},{others}"));
        let own = games(args, &format!("{level},{others}"));
        for (program, own) in program.iter().zip(&own) {
            assert!(program["result"].is_object(), "{program}");
            assert_eq!(
                (&program["actions"], &program["result"]),
                (&own["actions"], &own["result"]),
                "{level}"
            );
        }
    }
}

#[test]
fn the_reference_players_are_bots_too() {
    for level in ["random", "greedy"] {
        for game in
            games("--game stones --players 2 --games 2 --seed 1", &format!("{BOT}{level},{BOT}{level}"))
        {
            assert!(game["result"].is_object(), "{game}");
        }
    }
}

/// A first message, and a second that asks for the first action.
fn messages(budget: u64) -> [Value; 2] {
    let journal =
        Journal::<Mandala>::deal(vec![String::new(); 2], Options::default(), Seed::from_number(1), false);
    let view = journal.state().view(Viewer::Seat(Seat::FIRST));
    let mut legal = Vec::new();
    view.for_each_legal(|action| legal.push(action.to_string()));
    [
        json!({"type": "start", "game": "mandala", "seat": 0, "players": 2, "options": {}, "seed": 9}),
        json!({"type": "act", "view": view, "legal": legal, "history": [], "budget_ms": budget}),
    ]
}

fn bot(level: &str, lines: &[String]) -> crate::run::Run {
    mandala_reading(&["bot", "--level", level], (lines.join("\n") + "\n").as_bytes())
}

#[test]
fn one_process_plays_game_after_game() {
    let [start, act] = messages(0).map(|message| message.to_string());
    let end = json!({"type": "end", "result": null}).to_string();
    let stones =
        r#"{"type":"start","game":"stones","seat":2,"players":3,"options":{"stacks":"open"},"seed":1}"#;
    let lines = [&start, &act, &act, &end, &start, &act, &stones.to_owned(), &end].map(String::clone);
    for level in ["master", "plain", "greedy"] {
        let run = bot(level, &lines);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{level}");
        let answers: Vec<Value> =
            run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let legal = &messages(0)[1]["legal"];
        assert_eq!(answers.len(), 3);
        assert!(answers.iter().all(|answer| legal.as_array().unwrap().contains(&answer["action"])));
        assert_eq!(answers[0], answers[2], "the same seed in the same position");
    }
    assert_eq!(bot("club", &[]).status, 0);
}

#[test]
fn what_is_no_message_ends_the_bot_with_a_word() {
    let [start, act] = messages(1000);
    let change = |message: &Value, key: &str, value: Value| {
        let mut message = message.clone();
        message[key] = value;
        message.to_string()
    };
    let mut without_deck = act.clone();
    without_deck["view"].as_object_mut().unwrap().remove("deck");
    let wrong = [
        vec!["hello".to_owned()],
        vec!["[]".to_owned()],
        vec!["{}".to_owned()],
        vec![act.to_string()],
        vec![change(&start, "type", "begin".into())],
        vec![change(&start, "game", "chess".into())],
        vec![change(&start, "seat", 2.into())],
        vec![change(&start, "players", 3.into())],
        vec![change(&start, "options", json!({"turn_limit": 0}))],
        vec![change(&start, "seed", (-1).into())],
        vec![change(&start, "seat", 1.into()), act.to_string()],
        vec![start.to_string(), change(&act, "legal", json!([]))],
        vec![start.to_string(), change(&act, "legal", json!(["m1R"]))],
        vec![start.to_string(), change(&act, "budget_ms", Value::Null)],
        vec![start.to_string(), change(&act, "view", json!({}))],
        vec![start.to_string(), without_deck.to_string()],
        vec![start.to_string(), act.to_string() + " x"],
        vec![start.to_string(), "{".repeat(100_000)],
    ];
    for lines in wrong {
        let run = bot("beginner", &lines);
        assert_eq!((run.status, run.stdout.as_str()), (1, ""), "{lines:?}");
        let expected = format!("error: message {}: ", lines.len());
        assert!(run.stderr.starts_with(&expected) && run.stderr.len() < 500, "{lines:?}: {}", run.stderr);
    }
}

#[test]
fn wrong_usage_is_status_2() {
    for args in [&["bot"][..], &["bot", "--level", "nobody"], &["bot", "--level", "cmd:cat"]] {
        assert_eq!(mandala(args).status, 2, "{args:?}");
    }
}
