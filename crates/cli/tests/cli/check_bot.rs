//! `mandala check-bot`, and the transcripts of what programs said.

use std::fs;
use std::path::Path;

use crate::forfeits::{GOOD, script};
use crate::run::{Run, mandala};

fn check(program: &str, more: &[&str]) -> Run {
    mandala(&[&["check-bot", program], more].concat())
}

#[test]
fn a_good_program_has_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let run = check(&script(folder.path(), "good.sh", GOOD), &["--games", "2"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
    for table in ["mandala, 2 players", "stones, 2 players", "stones, 3 players", "stones, 4 players"] {
        assert!(run.stdout.contains(&format!("\n{table}\n  ok     2 games, 0 lost by a fault; ")), "{run:?}");
    }
    assert_eq!(run.stdout.matches("  ok     it exits when its standard input ends\n").count(), 4);
    assert!(
        run.stdout.contains(" legal answers, ") && run.stdout.ends_with("\nNo fault was found.\n"),
        "{run:?}"
    );
    let one = check(&script(folder.path(), "good.sh", GOOD), &["--games", "1", "--game", "mandala"]);
    assert!(one.stdout.contains("mandala, 2") && !one.stdout.contains("stones"), "{one:?}");
}

#[test]
fn each_fault_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let bot = |name: &str, body: &str| script(folder.path(), name, body);
    // A program, and what is said of it, in this order.
    let faults = [
        (
            bot("debug.sh", "echo on my way >&2; echo thinking"),
            vec![
                "2 games, 2 lost by a fault; 0 legal answers",
                "  FAULT  the answer is no JSON object with an action: ",
                "2 games were lost, first in game 1, in seat 0, after 0 actions",
                "expected  one line with one JSON object such as {\"action\":\"",
                "received  thinking",
                "stderr    on my way",
            ],
        ),
        (
            bot("illegal.sh", r#"echo '{"action":"cR"}'"#),
            vec!["`cR` is not legal now", "one of the", "received  {\"action\":\"cR\"}"],
        ),
        (
            bot("crash.sh", "exit 3"),
            vec!["ended before it answered (exit status: 3)", "runs until its standard input ends"],
        ),
        (
            bot("twice.sh", &format!("{GOOD}\n{GOOD}")),
            // Whatever becomes of the games, a line is left over.
            vec!["FAULT  ", "1 fault was found."],
        ),
        (
            "cmd:sh -c 'sed -u d; exec sleep 20'".to_owned(),
            vec!["did not answer within 300 ms", "`budget_ms` (50 ms)"],
        ),
    ];
    for (program, said) in faults {
        let run = check(&program, &["--games", "2", "--game", "mandala", "--budget-ms", "50"]);
        assert_eq!(run.status, 1, "{run:?}");
        let mut rest = run.stdout.as_str();
        for part in said {
            let (_, behind) = rest.split_once(part).unwrap_or_else(|| panic!("no {part} in {run:?}"));
            rest = behind;
        }
    }
}

#[test]
fn a_line_that_is_left_over_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    // It answers the end of a game, too.
    let answers_end = format!("{GOOD}\n;; *'\"type\":\"end\"'*) echo goodbye");
    let run = check(&script(folder.path(), "bye.sh", &answers_end), &["--games", "1", "--game", "mandala"]);
    assert_eq!(run.status, 1, "{run:?}");
    for part in [
        "the program wrote a line more than it was asked for",
        "`end` have no answer",
        "received  goodbye",
        "1 fault",
    ] {
        assert!(run.stdout.contains(part), "{part}: {run:?}");
    }
}

#[test]
fn the_end_of_a_program_is_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let good = script(folder.path(), "good.sh", GOOD);
    let file = good.strip_prefix("cmd:sh ").unwrap();
    let after = |command: &str| {
        fs::write(folder.path().join("after.sh"), format!("sh {file}\n{command}\n")).unwrap();
        let program = format!("cmd:sh {}", folder.path().join("after.sh").display());
        check(&program, &["--games", "1", "--game", "mandala"])
    };
    let stays = after("exec sleep 20");
    assert_eq!(stays.status, 1, "{stays:?}");
    assert!(
        stays.stdout.contains("FAULT  the program did not exit within 250 ms after its standard input"),
        "{stays:?}"
    );
    let fails = after("echo Traceback >&2; exit 7");
    assert_eq!(fails.status, 0, "it lost nothing: {fails:?}");
    assert!(
        fails.stdout.contains("but with a failure (exit status: 7)\n         stderr    Traceback\n"),
        "{fails:?}"
    );
}

#[test]
fn what_cannot_be_checked_is_said() {
    let run = check("cmd:nosuchprogram", &[]);
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stdout.contains("FAULT  the program could not be started: "), "{run:?}");
    assert_eq!(run.stdout.matches("FAULT").count(), 1, "once is enough: {run:?}");
    for args in [
        &["check-bot"][..],
        &["check-bot", "club"],
        &["check-bot", "python3 bot.py"],
        &["check-bot", "cmd:'"],
    ] {
        assert_eq!(mandala(args).status, 2, "{args:?}");
    }
}

/// The lines of a transcript without their times.
fn said(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let line = |line: &str| {
        let (process, rest) = line.split_once(' ').unwrap();
        let (ms, rest) = rest.split_once(' ').unwrap();
        assert!(ms.parse::<f64>().is_ok(), "{line}");
        format!("{process} {rest}")
    };
    text.lines().map(line).collect()
}

#[test]
fn a_transcript_has_the_whole_conversation() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("talk.txt");
    let polite = format!("echo hello >&2\n{GOOD}");
    let (good, bad) =
        (script(folder.path(), "good.sh", &polite), script(folder.path(), "bad.sh", "printf 'a\\tb\\n'"));
    let file = path.to_str().unwrap();
    let bots = format!("{good},random");
    let simulate = ["simulate", "--game", "mandala", "--games", "2", "--seed", "1", "--bots", &bots];
    let run = mandala(&[&simulate[..], &["--transcript", file]].concat());
    assert_eq!(run.status, 0, "{run:?}");
    let lines = said(&path);
    assert_eq!(lines.first(), Some(&format!("1 = {good}")));
    assert!(lines[1].starts_with(r#"1 > {"type":"start","game":"mandala","seat":0,"#), "{}", lines[1]);
    let count = |begin: &str| lines.iter().filter(|line| line.starts_with(begin)).count();
    let acts = count(r#"1 > {"type":"act","#);
    assert!(acts > 10 && acts == count(r#"1 < {"action":""#) && acts == count("1 ! hello"), "{acts}");
    assert_eq!((count(r#"1 > {"type":"start"#), count(r#"1 > {"type":"end"#)), (2, 2));
    assert_eq!(lines.last().unwrap(), "1 = ended (exit status: 0)");
    // The records are those without it.
    assert_eq!(run.stdout, mandala(&simulate).stdout);

    let players = format!("{bad},random");
    let run = mandala(&[
        "arena",
        "--game",
        "mandala",
        "--games",
        "2",
        "--jobs",
        "1",
        "--players",
        &players,
        "--transcript",
        file,
    ]);
    assert_eq!(run.status, 0, "{run:?}");
    let lines = said(&path);
    let fault = "= fault: the answer is no JSON object with an action: expected value at line 1 column 1";
    for process in 1..=2 {
        assert!(
            lines.contains(&format!("{process} < a\\tb")) && lines.contains(&format!("{process} {fault}")),
            "{lines:?}"
        );
    }
    let run = check(&good, &["--game", "mandala", "--games", "1", "--transcript", file]);
    assert_eq!((run.status, said(&path).first()), (0, Some(&format!("1 = {good}"))), "{run:?}");
    for args in [
        &["check-bot", &good][..],
        &simulate,
        &["arena", "--game", "mandala", "--games", "2", "--players", &players],
    ] {
        let run = mandala(&[args, &["--transcript", "/no/such/folder/x"]].concat());
        assert_eq!(run.status, 1, "{run:?}");
        assert!(run.stderr.starts_with("error: /no/such/folder/x: "), "{}", run.stderr);
    }
}
