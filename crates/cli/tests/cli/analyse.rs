//! `mandala analyse` as people and programs use it.

use std::fs;

use serde_json::Value;

use crate::run::{Run, mandala, mandala_reading};

/// A recorded game of random players, who blunder often enough.
fn game(name: &str, players: &str, seed: &str) -> String {
    mandala(&["simulate", "--game", name, "--players", players, "--games", "1", "--seed", seed]).stdout
}

/// Analyses records quickly.
fn analyse(records: &str, more: &[&str]) -> Run {
    let mut args = vec!["analyse", "-", "--iterations", "20"];
    args.extend(more);
    mandala_reading(&args, records.as_bytes())
}

fn document(records: &str) -> Value {
    let run = analyse(records, &["--json"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
    assert_eq!(run.stdout.lines().count(), 1);
    serde_json::from_str(&run.stdout).unwrap()
}

#[test]
fn every_decision_of_every_game_is_in_the_document() {
    let games = [("mandala", "2"), ("stones", "2"), ("stones", "3"), ("stones", "4")];
    let records: String = games.iter().map(|(name, players)| game(name, players, "3")).collect();
    let document = document(&records);
    assert_eq!(document["iterations"], 20);
    assert_eq!(document["records"].as_array().unwrap().len(), games.len());
    for ((name, players), (line, record)) in
        games.iter().zip(records.lines().zip(document["records"].as_array().unwrap()))
    {
        let played: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&record["ok"], &record["game"]), (&true.into(), &Value::from(*name)));
        assert_eq!(record["players"].as_array().unwrap().len().to_string(), *players);
        assert_eq!(record["result"], played["result"]);
        let decisions = record["decisions"].as_array().unwrap();
        let actions: Vec<_> = decisions.iter().map(|decision| decision["action"].clone()).collect();
        assert_eq!(Value::from(actions), played["actions"]);
        for (ply, decision) in decisions.iter().enumerate() {
            assert_eq!(decision["ply"], ply);
            let [before, after, loss] =
                ["before", "after", "loss"].map(|key| decision[key].as_f64().unwrap());
            assert!((before - after - loss).abs() < 2e-4, "{decision}");
            let about = &decision["reason"]["about"];
            let verdict = decision["verdict"].as_str().unwrap();
            let fine = ["forced", "best"].contains(&verdict);
            assert_eq!(about, if fine { &decision["action"] } else { &decision["best"] }, "{decision}");
            let text = decision["reason"]["text"].as_str().unwrap();
            assert!(text.ends_with('.') && !text.contains("why") && !text.contains('{'), "{text}");
            assert_eq!(decision["luck"].as_array().unwrap().len().to_string(), *players);
        }
        for seat in record["seats"].as_array().unwrap() {
            let [start, luck, skill, others, end] =
                ["start", "luck", "skill", "others", "end"].map(|key| seat[key].as_f64().unwrap());
            assert!((start + luck + skill + others - end).abs() < 1e-3, "{seat}");
        }
    }
}

#[test]
fn threads_change_nothing() {
    for record in [game("mandala", "2", "5"), game("stones", "3", "5")] {
        let [one, two] = ["1", "2"].map(|threads| analyse(&record, &["--json", "--threads", threads]));
        assert_eq!(one.status, 0);
        assert_eq!(one.stdout, two.stdout);
    }
}

#[test]
fn the_text_has_a_line_for_each_decision_in_every_language() {
    let records = game("mandala", "2", "1") + &game("stones", "4", "1");
    let decisions: usize = records
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["actions"].as_array().unwrap().len())
        .sum();
    for (language, split) in
        [("en", "Luck and skill"), ("pl", "Szczęście i\u{a0}umiejętności"), ("nl", "Geluk en kunde")]
    {
        let run = analyse(&records, &["--lang", language]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
        assert_eq!(run.stdout.matches(" → ").count(), decisions, "{}", run.stdout);
        assert_eq!(run.stdout.matches(split).count(), 2);
        for line in run.stdout.lines() {
            assert!(line.chars().count() <= 80, "{language}: too wide: {line}");
            for unsaid in ["analyse-", "why-", "verdict-", "objective-", "colour-", "{"] {
                assert!(!line.contains(unsaid), "{language}: words are missing: {line}");
            }
        }
    }
}

/// The reader of an analysis is not the player whom its reasons are about.
#[test]
fn reasons_call_players_by_their_names() {
    for record in [game("mandala", "2", "1"), game("stones", "3", "1")] {
        let run = analyse(&record, &["--lang", "en", "--json"]);
        let document: Value = serde_json::from_str(&run.stdout).unwrap();
        let analysed = &document["records"][0];
        let mut named = 0;
        for decision in analysed["decisions"].as_array().unwrap() {
            let reason = decision["reason"]["text"].as_str().unwrap();
            let name = analysed["players"][decision["seat"].as_u64().unwrap() as usize].as_str().unwrap();
            named += usize::from(reason.to_lowercase().contains(name));
            assert!(
                !reason.to_lowercase().split(|letter: char| !letter.is_alphabetic()).any(is_you),
                "{reason}"
            );
            assert!(reason.starts_with(char::is_uppercase), "{reason}");
        }
        assert!(named > 10, "{named}");
    }
}

fn is_you(word: &str) -> bool {
    word == "you" || word == "your"
}

#[test]
fn a_page_stands_on_its_own_and_trusts_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.html");
    let name = r#""<script>alert('x')</script>\u001b[31m & co""#;
    let record =
        game("mandala", "2", "2").replacen("\"random\"", name, 1) + &game("stones", "3", "2") + "nonsense\n";
    let run = analyse(&record, &["--lang", "pl", "--html", file.to_str().unwrap()]);
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, "", ""));
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
    assert!(page.contains("lang=\"pl\"") && page.contains("<polyline") && page.contains("<rect"));
    assert!(page.contains("&lt;script&gt;alert('x')&lt;/script&gt;"));
    assert!(page.contains("class=\"bad\""));
    for held in [
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<title>Analiza partii</title>",
        "prefers-color-scheme: dark",
        "@media print",
    ] {
        assert!(page.contains(held), "{held}");
    }
    assert_eq!(page.matches("<th ").count(), page.matches("<th scope=").count());
    for outside in ["<script", "http:", "https:", "src=", "href=", "url(", "@import", "\u{1b}"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for (open, close) in
        [("<section", "</section>"), ("<tr", "</tr>"), ("<svg", "</svg>"), ("<table", "</table>")]
    {
        assert_eq!(page.matches(open).count(), page.matches(close).count(), "{open}");
    }
}

/// The title says which game it is; a page of several does not choose one.
#[test]
fn a_page_is_in_the_language_asked_for_and_named_after_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.html");
    let record = game("stones", "4", "2");
    for (language, title) in [
        ("en", "Game analysis: Mandala Stones"),
        ("pl", "Analiza partii: Kamienna Mandala"),
        ("nl", "Analyse van de partij: Mandala Stones"),
    ] {
        let run = analyse(&record, &["--lang", language, "--html", file.to_str().unwrap()]);
        assert_eq!(run.status, 0, "{run:?}");
        let page = fs::read_to_string(&file).unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{language}");
        let named = format!("<title>{title}, random – random – random – random, ");
        assert!(page.contains(&named), "{language}");
    }
}

/// An analysis that does not end leaves the page of an earlier one as it is.
#[test]
fn a_page_is_replaced_only_when_the_new_one_is_ready() {
    let folder = tempfile::tempdir().unwrap();
    let [old, new] = ["old.html", "new.html"].map(|name| folder.path().join(name));
    fs::write(&old, "an older page").unwrap();
    for page in [&old, &new] {
        // A folder can be opened, but not read.
        let args = ["analyse", folder.path().to_str().unwrap(), "--html", page.to_str().unwrap()];
        assert_eq!(mandala(&args).status, 1);
    }
    assert_eq!(fs::read_to_string(old).unwrap(), "an older page");
    assert!(!new.exists());
}

#[test]
fn names_cannot_move_the_cursor() {
    let record = game("mandala", "2", "2").replacen("\"random\"", r#""\u001b[2J\r\nYou win""#, 1);
    let run = analyse(&record, &["--lang", "en"]);
    assert_eq!(run.status, 0, "{run:?}");
    assert!(!run.stdout.contains('\x1b') && !run.stdout.contains('\r'));
}

#[test]
fn what_is_wrong_with_a_record_is_said_and_the_others_are_analysed() {
    let good = game("mandala", "2", "4");
    let illegal = good.replacen("\"actions\":[", "\"actions\":[\"m9Z\",", 1);
    let unknown = good.replacen("\"game\":\"mandala\"", "\"game\":\"chess\"", 1);
    let records = format!("{{\n{illegal}{unknown}\n[]\n\n{good}");
    let run = analyse(&records, &["--json"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    let records = document["records"].as_array().unwrap();
    let verdicts: Vec<_> =
        records.iter().map(|record| (record["ok"].as_bool(), record["ply"].as_u64())).collect();
    let bad = (Some(false), None);
    assert_eq!(verdicts, [bad, (Some(false), Some(0)), bad, bad, (Some(true), None)]);
    let run = analyse(&illegal, &["--lang", "en"]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.starts_with("Record 1, ply 0: “m9Z”"), "{}", run.stdout);
}

#[test]
fn files_made_to_do_harm() {
    let good = game("stones", "2", "1");
    let deep = "[".repeat(1_000_000);
    let long = "x".repeat((16 << 20) + 1);
    for line in [deep.as_str(), long.as_str(), "\u{feff}{}", "{\"format\":1e999}", &good[..good.len() / 2]] {
        let run = analyse(line, &["--json"]);
        assert_eq!((run.status, run.stderr.as_str()), (1, ""));
        assert!(run.stdout.contains(r#""records":[{"ok":false,"ply":null,"error":""#), "{}", run.stdout);
    }
    assert_eq!(mandala_reading(&["analyse", "-"], b"\xff\xfe\n").status, 1);
}

#[test]
fn unfinished_and_forfeited_games_are_analysed() {
    let record = game("stones", "2", "6");
    let mut value: Value = serde_json::from_str(&record).unwrap();
    value["actions"].as_array_mut().unwrap().truncate(5);
    value.as_object_mut().unwrap().remove("result");
    let unfinished = document(&value.to_string());
    assert_eq!(unfinished["records"][0]["decisions"].as_array().unwrap().len(), 5);
    assert!(unfinished["records"][0]["result"].is_null());
    value["forfeit"] = serde_json::json!({"seat": 1, "why": "resigned"});
    assert_eq!(document(&value.to_string())["records"][0]["ok"], true);
    value["actions"] = serde_json::json!([]);
    assert!(document(&value.to_string())["records"][0]["decisions"].as_array().unwrap().is_empty());
}

#[test]
fn wrong_usage_and_files_that_cannot_be_read_or_written() {
    for args in [
        vec!["analyse"],
        vec!["analyse", "-", "--iterations", "0"],
        vec!["analyse", "-", "--threads", "0"],
        vec!["analyse", "-", "--json", "--html", "x.html"],
    ] {
        assert_eq!(mandala(&args).status, 2, "{args:?}");
    }
    let missing = mandala(&["analyse", "/nowhere/at/all.jsonl"]);
    assert_eq!(missing.status, 1);
    assert!(missing.stderr.contains("/nowhere/at/all.jsonl"));
    assert_eq!(mandala(&["analyse", "-", "--html", "/nowhere/at/all.html"]).status, 1);
    assert_eq!(mandala(&["analyse", "-"]).stdout, "");
}
