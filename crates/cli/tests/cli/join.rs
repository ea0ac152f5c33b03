//! `mandala join`: programs at the tables of a real server.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::forfeits::{GOOD, script};
use crate::joined::{Joined, Owner};
use crate::run::mandala_with;
use crate::serve::Server;

fn serve(folder: &Path) -> Server {
    serve_at(folder, "127.0.0.1:0")
}

fn serve_at(folder: &Path, address: &str) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
    command.args(["serve", "--listen", address, "--data"]).arg(folder);
    // The tests ask until something has happened.
    command.env("MANDALA_LIMITS", "raised");
    Server::started_by(command)
}

/// A program that answers when there is a file of this name.
fn patient(folder: &Path, flag: &str) -> String {
    let flag = folder.join(flag);
    let wait = format!("until [ -e {} ]; do sleep 0.02; done\n{GOOD}", flag.display());
    script(folder, "patient.sh", &wait)
}

#[test]
fn two_programs_play_a_whole_game_across_a_restart_of_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("data"));
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let transcript = folder.path().join("talk.txt");
    let more = ["--games", "1", "--budget-ms", "60000", "--transcript", transcript.to_str().unwrap()];
    let mut berts = Joined::start(&server, &bert, &patient(folder.path(), "go"), &more);
    berts.until("connected to ");
    let python = concat!("cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
    let more = ["--games", "1", "--game", "mandala", "--challenge", &bert.id, "--budget-ms", "60000"];
    let mut annas = Joined::start(&server, &anna, python, &more);
    let seated = berts.until(": seated");
    annas.until(": seated");
    let table = seated.split(':').next().unwrap();
    let address = server.address.clone();
    server.stop("-TERM");
    berts.until("the server closes the connection (restart)");
    let server = serve_at(&folder.path().join("data"), &address);
    for joined in [&mut annas, &mut berts] {
        joined.until("connected to ");
    }
    assert_eq!(anna.phase(&server, table), "running");
    fs::write(folder.path().join("go"), "").unwrap();
    let endings = [annas.end(), berts.end()];
    for (status, said, complaint) in &endings {
        assert_eq!((*status, complaint.as_str()), (0, ""), "{said}");
        assert!(!said.contains("FAULT"), "{said}");
    }
    let wins = endings.iter().filter(|(_, said, _)| said.contains(&format!("{table}: won, "))).count();
    let draws = endings.iter().filter(|(_, said, _)| said.contains(&format!("{table}: drawn, "))).count();
    assert!(matches!((wins, draws), (1, 0) | (0, 2)), "{endings:?}");
    assert_eq!(anna.phase(&server, table), "over");
    let talk = fs::read_to_string(transcript).unwrap();
    assert!(
        talk.contains(r#"> {"type":"start","game":"mandala","#)
            && talk.contains(r#"> {"type":"end","result":{"scores":["#)
    );
}

#[test]
fn a_program_that_ends_in_a_game_is_explained_and_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("data"));
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let died = folder.path().join("died").display().to_string();
    let body = format!("if [ ! -e {died} ]; then touch {died}; echo 'out of luck' >&2; exit 3; fi\n{GOOD}");
    let berts = Joined::start(&server, &bert, &script(folder.path(), "mortal.sh", &body), &["--games", "1"]);
    let more = ["--games", "1", "--game", "mandala", "--challenge", &bert.id];
    let annas = Joined::start(&server, &anna, "random", &more);
    assert_eq!(annas.end().0, 0);
    let (status, said, complaint) = berts.end();
    // What a program writes there is passed on.
    assert_eq!((status, complaint.as_str()), (0, "out of luck\n"), "{said}");
    for part in ["FAULT  the program ended before it answered (exit status: 3)", "stderr    out of luck"] {
        assert!(said.contains(part), "{said}");
    }
    assert_eq!(said.matches("FAULT").count(), 1, "{said}");
}

#[test]
fn a_program_that_cannot_be_started_resigns_and_ends_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path());
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let table = anna.challenge(&server, &bert, "mandala");
    let mut berts = Joined::start(&server, &bert, "cmd:no-such-program", &[]);
    berts.until(": seated");
    // Until the program is to move, there is no need for it.
    while anna.phase(&server, &table) == "running" {
        let seen = anna.look(&server, &table);
        if seen["legal"][0].is_string() {
            anna.act(&server, &table, &seen);
        }
    }
    let (status, said, _) = berts.end();
    assert_eq!(status, 1, "{said}");
    assert!(said.contains("FAULT  the program could not be started") && said.contains("resigned"), "{said}");
}

#[test]
fn a_token_that_is_no_good_ends_the_command_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path());
    let url = format!("http://{}", server.address);
    let wrong = mandala_with(&[("MANDALA_TOKEN", "mandala_wrong")], &["join", "random", "--url", &url]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.stderr.contains("error: the token is no good"), "{}", wrong.stderr);
    let missing = mandala_with(&[("MANDALA_TOKEN", "")], &["join", "random", "--url", &url]);
    assert_eq!(missing.status, 2);
    assert!(missing.stderr.contains("MANDALA_TOKEN"), "{}", missing.stderr);

    let bert = Owner::come(&server);
    let mut berts = Joined::start(&server, &bert, "random", &[]);
    berts.until("connected to ");
    let path = format!("/api/me/tokens/{}", bert.token_id);
    assert_eq!(server.request("DELETE", &path, &bert.cookie, "").0, 204);
    let (status, said, complaint) = berts.end();
    assert_eq!(status, 1, "{said}");
    assert!(complaint.contains("error: the token is no good: it was revoked"), "{complaint}");
}

#[test]
fn challenges_are_chosen_and_wait_for_a_free_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("data"));
    let (anna, bert, carl) = (Owner::come(&server), Owner::come(&server), Owner::come(&server));
    let program = patient(folder.path(), "never");
    let mut berts = Joined::start(&server, &bert, &program, &["--game", "mandala", "--budget-ms", "60000"]);
    berts.until("connected to ");
    let other_game = carl.challenge(&server, &bert, "stones");
    berts.until(&format!("{other_game}: declined"));
    let first = anna.challenge(&server, &bert, "mandala");
    berts.until(&format!("{first}: seated"));
    let second = carl.challenge(&server, &bert, "mandala");
    berts.until(&format!("{second}: challenged by "));
    assert_eq!(carl.phase(&server, &second), "open");
    anna.command(&server, &first, &json!({"do": "resign"}));
    // If the program is to move, it learns of that only after its answer.
    fs::write(folder.path().join("never"), "").unwrap();
    berts.until(&format!("{second}: seated"));
    assert!(berts.said.iter().any(|line| line.starts_with(&format!("{first}: won"))), "{:?}", berts.said);
    // The next game of the same two is a challenge, too.
    carl.command(&server, &second, &json!({"do": "resign"}));
    carl.command(&server, &second, &json!({"do": "rematch"}));
    berts.until(&format!("{second}: won"));
    let next = berts.until(": seated");
    assert!(!next.starts_with(&second), "{next}");
}

#[test]
fn an_interrupt_finishes_games_and_another_one_resigns_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("data"));
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let mut idle = Joined::start(&server, &anna, "random", &[]);
    idle.until("connected to ");
    idle.interrupt();
    let (status, said, _) = idle.end();
    assert_eq!(status, 0, "{said}");
    assert!(said.ends_with("stopped"), "{said}");

    let table = anna.challenge(&server, &bert, "mandala");
    let program = patient(folder.path(), "never");
    let mut berts = Joined::start(&server, &bert, &program, &["--budget-ms", "3000"]);
    berts.until(": seated");
    berts.interrupt();
    berts.until("finishing 1 game(s)");
    berts.interrupt();
    let (status, said, _) = berts.end();
    assert_eq!(status, 0, "{said}");
    assert!(said.contains(&format!("{table}: resigned")), "{said}");
    assert_eq!(anna.phase(&server, &table), "over");
}

/// The player asks while it is their turn, when nothing else makes the program look.
#[test]
fn it_agrees_once_that_an_action_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let (anna, bert, carl) = (Owner::come(&server), Owner::come(&server), Owner::come(&server));
    let mut berts = Joined::start(&server, &bert, "random", &[]);
    let seats = json!(["me", {"person": bert.id}, {"person": carl.id}]);
    let made = server.json("POST", "/api/tables", &anna.cookie, &json!({"game": "stones", "seats": seats}));
    let table = made["table"].as_str().unwrap();
    carl.command(&server, table, &json!({"do": "join"}));
    berts.until(&format!("{table}: seated"));
    let mut has_acted = false;
    let before = loop {
        let seen = [&anna, &carl].map(|person| (person, person.look(&server, table)));
        let Some((person, seen)) = seen.into_iter().find(|(_, seen)| seen["legal"][0].is_string()) else {
            continue;
        };
        if person.id == anna.id {
            if has_acted {
                break seen["history"].as_array().unwrap().len();
            }
            has_acted = true;
        }
        person.act(&server, table, &seen);
    };
    anna.command(&server, table, &json!({"do": "undo"}));
    berts.until(&format!("{table}: agreed"));
    // Carl thinks about it.
    for _ in 0..100 {
        assert_eq!(anna.look(&server, table)["table"]["undo_asked"], 0);
    }
    carl.command(&server, table, &json!({"do": "answer_undo", "agree": true}));
    let after = anna.look(&server, table);
    assert!(after["history"].as_array().unwrap().len() < before, "{after}");
    drop(berts);
    let (_, log) = server.stop("-TERM");
    let refused = log.lines().filter(|line| line.contains("/commands") && line.contains("\"status\":409"));
    assert_eq!(refused.collect::<Vec<_>>(), [""; 0]);
    assert!(log.contains("/commands"), "{log}");
}

#[test]
fn it_looks_for_opponents_again_after_a_refusal() {
    let folder = tempfile::tempdir().unwrap();
    let limit = ["--listen", "127.0.0.1:0", "--set", "limits.tables_per_address=1+30/min"];
    let server = Server::start(folder.path(), &limit);
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    server.json("POST", "/api/tables", &anna.cookie, &json!({"game": "stones", "seats": ["me", "open"]}));
    let mut berts = Joined::start(&server, &bert, "random", &["--pair", "--game", "mandala"]);
    berts.until("trying again");
    berts.until("looking for an opponent");
}

#[test]
fn an_interrupt_is_heard_while_a_request_is_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let limit = ["--listen", "127.0.0.1:0", "--set", "limits.requests_per_login=3+1/min"];
    let server = Server::start(folder.path(), &limit);
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let new = json!({"game": "stones", "seats": ["me", "open"], "visibility": "public"});
    let made = server.json("POST", "/api/tables", &anna.cookie, &new);
    let token = format!("authorization: Bearer {}\r\n", bert.token);
    for _ in 0..2 {
        assert_eq!(server.request("GET", "/api/me", &token, "").0, 200);
    }
    // The third request of the token opens the stream, and the fourth is to take the seat.
    let table = made["table"].as_str().unwrap();
    let mut berts = Joined::start(&server, &bert, "random", &["--table", table]);
    berts.until("trying again");
    berts.interrupt();
    berts.until("stopped");
    assert_eq!(berts.end().0, 0);
}

#[test]
fn a_seat_that_was_left_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path());
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let new = json!({"game": "stones", "seats": ["me", "open", "open"], "visibility": "public"});
    let made = server.json("POST", "/api/tables", &anna.cookie, &new);
    let table = made["table"].as_str().unwrap();
    let mut berts = Joined::start(&server, &bert, "random", &["--table", table]);
    berts.until(&format!("{table}: seated"));
    berts.interrupt();
    berts.until("finishing 1 game(s)");
    berts.until(&format!("{table}: left"));
    assert_eq!(berts.end().0, 0);
}

/// The commands of the documentation, as they stand there, against a server of this test.
#[test]
fn the_documentation_leads_from_nothing_to_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("data"));
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md")).unwrap();
    let code = |heading: &str, kind: &str| {
        let section = page.split(&format!("\n## {heading}\n")).nth(1).unwrap();
        section.split(&format!("```{kind}\n")).nth(1).unwrap().split("```").next().unwrap().to_owned()
    };
    fs::write(folder.path().join("mybot.py"), code("A bot in five lines", "python")).unwrap();
    let commands = code("Online in five more", "sh");
    assert_eq!(commands.replace("\\\n", "").lines().count(), 4, "{commands}");
    let commands = commands.replace("http://127.0.0.1:8787", &format!("http://{}", server.address));
    let programs = Path::new(env!("CARGO_BIN_EXE_mandala")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("bash");
    shell.args(["-ec", &commands]).current_dir(folder.path()).env("PATH", path);
    let other = Owner::come(&server);
    let more = ["--pair", "--game", "mandala", "--games", "1"];
    let others = Joined::start(&server, &other, "greedy", &more);
    let output = shell.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("connected to ") && said.contains(": seated"), "{said}");
    assert_eq!(others.end().0, 0);
}

#[test]
fn two_programs_find_each_other_and_take_seats_by_links() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path());
    let (anna, bert) = (Owner::come(&server), Owner::come(&server));
    let pair = ["--pair", "--game", "stones", "--games", "1", "--budget-ms", "60000"];
    let joined = [&anna, &bert].map(|owner| Joined::start(&server, owner, "greedy", &pair));
    for (status, said, complaint) in joined.map(Joined::end) {
        assert_eq!((status, complaint.as_str()), (0, ""), "{said}");
    }
    let new = json!({"game": "mandala", "seats": ["me", "open"]});
    let made = server.json("POST", "/api/tables", &anna.cookie, &new);
    let table = made["table"].as_str().unwrap();
    let links = server.json("GET", &format!("/api/tables/{table}/links"), &anna.cookie, &json!({}));
    let link = format!("http://{}/join/{}", server.address, links["seat"].as_str().unwrap());
    let mut berts = Joined::start(&server, &bert, "random", &["--table", &link]);
    berts.until(&format!("{table}: seated"));
    assert_eq!(anna.phase(&server, table), "running");
}
