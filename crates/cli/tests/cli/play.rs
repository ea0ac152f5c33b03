//! `mandala play`, played by scripts through the real program.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::run::{Run, run};

const LANGUAGES: [&str; 3] = ["en", "pl", "nl"];

/// Runs the program with these arguments, separated by spaces, and types this.
fn mandala(args: &str, typed: &[u8]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
    command.args(args.split_whitespace()).env_remove("CLICOLOR_FORCE");
    run(command, |stdin| stdin.write_all(typed))
}

/// What `mandala play` shows, which must end well.
fn play(args: &str, typed: &str) -> String {
    let output = mandala(&format!("play {args}"), typed.as_bytes());
    assert_eq!((output.status, output.stderr.as_str()), (0, ""), "{args}: {output:?}");
    let shown = output.stdout;
    for line in shown.lines() {
        let command = line.contains("mandala play");
        assert!(command || line.chars().count() <= 80, "{args}: too wide: {line}");
        // An id without words is shown itself, an argument that is missing as `{$name}`.
        assert!(!line.contains("play-") && !line.contains("{$"), "{args}: words are missing: {line}");
        assert!(
            !line.contains("stones-") && !line.contains("objective-"),
            "{args}: words are missing: {line}"
        );
    }
    shown
}

/// Plays with a record, and returns what was shown and the record. The opponent answers at once and always alike.
fn recorded(args: &str, typed: &str) -> (String, Value) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let shown = play(&format!("{args} --against greedy --record {}", file.display()), typed);
    let record = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    (shown, record)
}

/// What `mandala replay` says about a record.
fn replay(record: &Value, more: &str) -> Value {
    let output = mandala(&format!("replay {more} -"), record.to_string().as_bytes());
    assert_eq!(output.status, 0, "{output:?}");
    serde_json::from_str(&output.stdout).unwrap()
}

/// A script that chooses differently from line to line.
fn wandering(lines: u32) -> String {
    let mut number = 7u32;
    let typed = (0..lines).map(|_| {
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (1 + (number >> 16) % 14).to_string()
    });
    typed.collect::<Vec<_>>().join("\n")
}

#[test]
fn whole_games_end_with_a_result_that_replays() {
    let games = [
        "--game mandala",
        "--game stones --players 2",
        "--game stones --players 3",
        "--game stones --players 4",
    ];
    for (game, language) in games.into_iter().flat_map(|game| LANGUAGES.map(|language| (game, language))) {
        for typed in ["1\n".repeat(3000), wandering(6000)] {
            let (_, record) = recorded(&format!("{game} --lang {language} --seed 3"), &typed);
            let verdict = replay(&record, "");
            assert!(verdict["result"]["scores"].is_array(), "{game}: {verdict}");
            assert_eq!(verdict["result"], record["result"], "{game}");
        }
    }
}

#[test]
fn the_end_is_laid_out_and_the_winner_named() {
    let (shown, record) = recorded("--lang en --seed 5", &"1\n".repeat(500));
    let [own, other] = [0, 1].map(|seat| record["result"]["scores"][seat].as_u64().unwrap());
    assert!(shown.contains(&format!("= {other} points")), "{shown}");
    let winner = if own > other { "You win" } else { "Greedy wins" };
    assert!(shown.contains(&format!("{winner}, {} : {}", own.max(other), own.min(other))), "{shown}");
    assert!(shown.contains("The game is saved in"), "{shown}");
}

#[test]
fn the_opponents_hand_and_dealt_cup_are_never_shown() {
    for seed in 1..=6 {
        let (shown, record) = recorded(&format!("--lang en --seed {seed}"), &wandering(3000));
        let trace = replay(&record, "--trace");
        let (shown, _) = shown.split_once("The game is over").unwrap();
        // The table is drawn once for each decision of the person's.
        let tables: Vec<_> = shown.split(&"─".repeat(78)).skip(1).collect();
        let states = trace["trace"].as_array().unwrap().iter().map(|entry| &entry["state"]);
        let states: Vec<_> = states.filter(|state| state["to_move"] == 0).collect();
        assert!(tables.len() >= states.len() && states.len() > 10, "seed {seed}");
        let mut compared = 0;
        for (table, state) in tables.iter().zip(states) {
            let hand = spaced(state["hands"][1].as_str().unwrap());
            // The same cards may well lie where the person sees them.
            let [one, two] = [0, 1].map(|number| &state["mandalas"][number]);
            let piles = [&state["hands"][0], &state["discard"], &one["mountain"], &two["mountain"]];
            let fields = [&one["fields"][0], &one["fields"][1], &two["fields"][0], &two["fields"][1]];
            let visible = |pile: &&Value| spaced(pile.as_str().unwrap()).contains(&hand);
            if hand.len() > 5 && !piles.iter().chain(&fields).any(visible) {
                compared += 1;
                assert!(!table.contains(&hand), "seed {seed}: {hand} is shown: {table}");
            }
            let cup = table.lines().find(|line| line.starts_with(" hand (")).unwrap();
            assert!(cup.contains("??"), "seed {seed}: {cup}");
        }
        assert!(compared > 5, "seed {seed}");
        // Own cards are told by their letters, the opponent's by their number.
        let told = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        for draw in told.split("Greedy draws ").skip(1) {
            let number = draw.split(' ').next().unwrap();
            assert!(number.parse::<u8>().is_ok() && draw[number.len()..].starts_with(" card"), "{draw}");
        }
    }
}

/// Letters as the screen groups them: `RRG` is `RR G`.
fn spaced(letters: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    let groups: Vec<String> = letters.chunk_by(|a, b| a == b).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

#[test]
fn the_opponents_objectives_are_never_shown_before_the_end() {
    let words =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/game.ftl")).unwrap();
    // The beginning is enough to know a card by.
    let beginning = |card: &str| {
        let line = words.lines().find(|line| line.starts_with(&format!("objective-{card} ="))).unwrap();
        let text: Vec<&str> = line.split_once(" = ").unwrap().1.split(' ').take(4).collect();
        text.join(" ")
    };
    for seed in 1..=4 {
        let (shown, record) =
            recorded(&format!("--game stones --players 3 --lang en --seed {seed}"), &wandering(5000));
        // Lines may be broken anywhere between words.
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        let (before, after) = shown.split_once("The game is over").unwrap();
        let objectives = record["setup"]["objectives"].as_array().unwrap();
        for (seat, cards) in objectives.iter().enumerate() {
            for card in cards.as_array().unwrap() {
                let text = beginning(card.as_str().unwrap());
                assert_eq!(before.contains(&text), seat == 0, "seed {seed}: {text}");
                assert!(after.contains(&text), "seed {seed}: {text}");
            }
        }
    }
}

#[test]
fn commands_work_in_english_and_in_the_language_of_the_person() {
    let english = ["help", "moves", "board", "undo", "log", "quit"];
    let polish = ["pomoc", "ruchy", "plansza", "cofnij", "przebieg", "koniec"];
    let dutch = ["hulp", "zetten", "bord", "terug", "verloop", "stop"];
    for (language, commands) in
        [("en", english), ("pl", english), ("pl", polish), ("nl", english), ("nl", dutch)]
    {
        for game in ["mandala", "stones"] {
            let [help, moves, board, undo, log, quit] = commands;
            let first = if game == "mandala" { "1" } else { "1\n1\n1" };
            let typed =
                format!("{help}\n{first}\n{moves}\n{board}\n{log}\n{undo}\n{log}\n{undo}\n{quit}\n1\n1\n");
            let (shown, record) = recorded(&format!("--game {game} --lang {language} --seed 2"), &typed);
            assert_eq!(record["actions"].as_array().unwrap().len(), 0, "{language}: {shown}");
            assert_eq!(record["undone"].as_array().unwrap().len(), 2, "{language}: {shown}");
            assert!(replay(&record, "")["result"].is_null());
        }
    }
}

/// Advice can be asked for in every language; it names a legal action and says why, and asking changes nothing.
#[test]
fn a_hint_names_an_action_and_a_reason() {
    let asked = [("en", "hint", "Hint: "), ("pl", "podpowiedź", "Podpowiedź: "), ("nl", "tip", "Tip: ")];
    for (language, command, begins) in asked {
        for game in ["mandala", "stones --players 3"] {
            let args = format!("--game {game} --lang {language} --seed 4");
            let advised = |typed: &str| {
                let (shown, record) = recorded(&args, typed);
                let (_, advice) = shown.split_once(begins).unwrap_or_else(|| panic!("{args}: {shown}"));
                let (action, rest) = advice.split_once(',').unwrap();
                assert!(rest.contains('%') && !rest.contains("why"), "{args}: {rest}");
                assert!(record["actions"].as_array().unwrap().is_empty(), "{args}");
                action.to_owned()
            };
            // A computer in a hurry may change its mind, but what it says can be played.
            for action in [advised(command), advised("HINT")] {
                let (_, record) = recorded(&args, &format!("{action}\n"));
                assert_eq!(record["actions"][0], action, "{args}");
            }
        }
    }
}

#[test]
fn mistakes_are_explained_and_nothing_is_lost() {
    let typed = b"xyzzy\nm1\nm7R\n999\n0\nquit now\n\xff\xfe\nmoves zz\n\n\n".as_slice();
    for language in LANGUAGES {
        for game in ["mandala", "stones"] {
            let output = mandala(&format!("play --game {game} --seed 1 --lang {language}"), typed);
            assert_eq!(output.status, 0, "{output:?}");
        }
    }
    let shown = play("--seed 5 --lang en", "m1R\nxyzzy\n999\nundo\nf1y\n");
    for why in [
        "You have no red in your hand.",
        "“xyzzy” is not an action of Mandala.",
        "There is no number 999 here",
        "There is nothing to take back yet",
        "Mountain I already has yellow",
    ] {
        assert!(shown.contains(why), "{why}: {shown}");
    }
    let shown = play("--game stones --seed 5 --lang en", "b2\nd2 d4\nd2f4\nt1\ncv\n");
    for why in [
        "No artist stands on b2.",
        "Another artist stands on f4.",
        "There is no tower on your space 1.",
        "None of your",
    ] {
        assert!(shown.contains(why), "{why}: {shown}");
    }
}

#[test]
fn what_is_typed_is_read_kindly() {
    for typed in ["m1O", "M1o", "m1 o", "  m1o  ", "1"] {
        let (_, record) = recorded("--seed 5 --lang en", &format!("{typed}\nquit\n"));
        assert_eq!(record["actions"][0], "m1O", "{typed}");
    }
    for typed in ["d2b2n3", "D2 B2 N 3", "d2\n1\n1\n3", "d2b2\n1\n3", "1\n1\n3", "d2b2n\n3"] {
        let (_, record) =
            recorded("--game stones --players 3 --seed 5 --lang en", &format!("{typed}\nquit\n"));
        assert_eq!(record["actions"][0], "d2b2n3", "{typed}");
    }
}

/// A table with five towers has 31 sets of them, which would push it off the screen one below the other.
#[test]
fn many_sets_of_towers_are_offered_side_by_side() {
    let shown = play("--game stones --seed 11 --lang en --against greedy", &"2\n".repeat(600));
    assert!(shown.contains("29 t1345     30 t2345\n  31 t12345\n“moves t” says"), "{shown}");
}

#[test]
fn the_end_of_the_input_leaves_and_tells_how_to_play_the_deal_again() {
    let shown = play("--lang en --game stones --players 4 --seat 2 --seed 77", "");
    assert!(shown.contains("mandala play --game stones --players 4 --seat 2 --seed 77"), "{shown}");
    // Without a seed there is one all the same.
    let shown = play("--lang en", "");
    let (_, seed) = shown.split_once("mandala play --seed ").unwrap();
    let again = play(&format!("--lang en --seed {}", seed.trim()), "");
    assert_eq!(shown, again);
}

#[test]
fn a_level_plays_unless_somebody_else_is_chosen() {
    let typed = "1\nquit\n";
    let shown = play("--lang en --seed 5", typed);
    assert!(shown.contains("Mandala against Casual."), "{shown}");
    assert!(shown.contains("mandala play --seed 5\n"), "{shown}");
    for (option, name) in [("against", "greedy"), ("level", "beginner")] {
        let shown = play(&format!("--lang en --seed 5 --{option} {name}"), typed);
        assert!(shown.to_lowercase().contains(&format!("mandala against {name}.")), "{shown}");
        assert!(shown.contains(&format!("mandala play --against {name} --seed 5\n")), "{shown}");
    }
}

#[test]
fn colour_is_for_terminals_and_letters_are_for_all() {
    assert!(!play("--lang en --seed 1", "1\n").contains('\x1b'));
    let mut forced = Command::new(env!("CARGO_BIN_EXE_mandala"));
    forced.args(["play", "--seed", "1"]).env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR");
    assert!(run(forced, |_| Ok(())).stdout.contains('\x1b'));
}

#[test]
fn a_program_that_breaks_down_loses() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let args = format!("play --lang en --seat 1 --against cmd:no-such-program --record {}", file.display());
    let output = mandala(&args, b"");
    assert_eq!(output.status, 0, "{output:?}");
    assert!(output.stdout.contains("crashed and loses the game"));
    assert!(output.stderr.contains("the program could not be started"), "{output:?}");
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(record["forfeit"]["why"], "crashed");
    assert!(replay(&record, "")["result"].is_null());
}

#[test]
fn wrong_arguments_are_told_before_the_game() {
    for args in ["--players 3", "--game stones --players 5", "--seat 2", "--options {]"] {
        assert_eq!(mandala(&format!("play {args}"), b"").status, 2, "{args}");
    }
    assert_eq!(mandala("play --record /nowhere/at/all.jsonl", b"").status, 1);
}
