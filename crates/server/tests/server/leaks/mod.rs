//! Nothing leaks: two games that look the same to a viewer send them the same bytes, for every question, and leave the
//! same lines in the log and the same figures.
//!
//! Two servers run with the same clock and the same dice, so that ids, secrets and commitments are equal; only the deal
//! differs, in something the viewer cannot see. Everything the viewer can get is compared: both streams, and every route in
//! the interface's own description. What the viewer says comes from the protocol's own lists, and all that can happen must
//! have happened.

mod asking;
mod bodies;
mod figures;
mod logs;
mod names;
mod plan;
mod saying;
mod twins;
mod world;

use std::collections::BTreeSet;

use mandala::Mandala;
use mandala_games::{GameName, Registry};
use protocol::{ServerMessage, TableChange};
use serde_json::json;
use stones::Stones;
use tabletop::Seat;

use figures::counted;
pub(crate) use logs::logged;
use names::{SeenNames, all, without};
use plan::Plan;
use twins::{Twins, twins};
use world::{Secrets, Transcript, play};

/// How many pairs of games are looked for.
const PAIRS: u64 = 40;

/// What is not answered with more than a refusal, for one reason or another.
const REFUSED: [&str; 16] = [
    // While a game goes on there is nothing to be seen here.
    "GET /api/games/{game}/analysis/events",
    "GET /api/games/{game}/effects",
    "GET /api/games/{game}/film",
    "GET /api/games/{game}/legal",
    "GET /api/games/{game}/record",
    "GET /api/games/{game}/replay",
    "GET /api/games/{game}/verify",
    "POST /api/games/{game}/continue",
    "POST /api/games/{game}/judgement",
    // How far one has come is the machine's business.
    "GET /api/analyses/{id}/events",
    // Another person's login, and that of a person who is gone.
    "DELETE /api/me/logins/{login}",
    "POST /api/logout",
    // Compared as streams, and as what each world counts for itself.
    "GET /api/events",
    "GET /api/tables/{table}/events",
    "GET /api/tables/{table}/socket",
    "GET /metrics",
];

#[test]
fn two_games_that_look_the_same_send_the_same() {
    let (mut met, mut seen) = (SeenNames::default(), BTreeSet::new());
    let (mut compared, mut reshuffled, mut undone, mut delayed) = (0, 0, 0, 0);
    let mut answered = BTreeSet::new();
    for number in 0..PAIRS {
        let plies = |players| Plan::of(number, players).plies;
        let found = match number % 4 {
            0 => twins::<Mandala>(&json!({}), 2, number, plies(2)),
            1 => twins::<Stones>(&json!({}), 2, number, plies(2)),
            2 => twins::<Stones>(&json!({"stacks": "closed"}), 3, number, plies(3)),
            _ => twins::<Stones>(&json!({"stacks": "sides"}), 4, number, plies(4)),
        };
        let Some(twins) = found else { continue };
        let [one, two] = std::thread::scope(|threads| {
            let world = |which| {
                let twins = &twins;
                threads.spawn(move || counted(|| logged(play(twins, which))))
            };
            [world(0), world(1)].map(|world| world.join().expect("both games are played"))
        });
        same(&twins, &one, &two);
        let ((got, _), _) = one.0;
        for text in got.running.socket.iter().chain(&got.over.socket) {
            met.meet(text);
        }
        let answers = got.running.asked.iter().chain(&got.over.asked);
        answered.extend(answers.filter(|asked| asked.status < 300).map(|asked| asked.route.clone()));
        seen.insert((twins.game.to_owned(), twins.viewer.seat()));
        compared += 1;
        reshuffled += u32::from(twins.reshuffled);
        undone += u32::from(got.undone_past_a_stand_in);
        delayed += u32::from(got.delayed);
    }
    assert!(compared >= PAIRS * 3 / 4, "only {compared} pairs of games were found");
    assert!(reshuffled > 0, "no deck ran out");
    assert!(delayed > 0, "no spectator was kept behind");
    assert!(met.refusals.contains("server-stale"), "no command came too late");
    assert!(undone > 0, "nothing was taken back past a stand-in");
    assert_eq!(seen, viewers(), "every kind of viewer");
    // The harness reads the hello, the same for all; a closing says only that the server goes away.
    assert_eq!(met.messages, without(&all::<ServerMessage>("type"), &["hello", "closing"]));
    // No one watches while a table is made, or taken up again after an outage.
    assert_eq!(met.happenings, without(&all::<TableChange>("what"), &["created", "resumed"]));
    assert!(met.refusals.len() > 12, "{:?}", met.refusals);
    let only_refused: BTreeSet<_> = REFUSED.iter().map(ToString::to_string).collect();
    assert_eq!(routes().difference(&answered).cloned().collect::<BTreeSet<_>>(), only_refused);
}

/// Every game, with each seat there can be and with none.
fn viewers() -> BTreeSet<(String, Option<Seat>)> {
    let games = Registry::standard();
    let of_game = |name: GameName| {
        let most = *games.rules(name).unwrap().players().end();
        Seat::all(most).map(Some).chain([None]).map(move |seat| (name.to_string(), seat))
    };
    games.names().flat_map(of_game).collect()
}

/// Every route the server has.
fn routes() -> BTreeSet<String> {
    let interface = serde_json::to_value(server::interface()).unwrap();
    let routes = interface["paths"].as_object().unwrap().iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().keys().map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    routes.collect()
}

/// What the viewer got and no client may get, the log, and what was counted.
type World = (((Transcript, Secrets), Vec<String>), Vec<String>);

/// Both worlds look and read the same, and nothing hidden is in either.
fn same(twins: &Twins, one: &World, two: &World) {
    let ((((got, secrets), log), figures), (((other_got, other_secrets), other_log), other_figures)) =
        (one, two);
    let (running, over) = (got.running.pieces(), got.over.pieces());
    alike(twins, &running, &other_got.running.pieces());
    alike(twins, &over, &other_got.over.pieces());
    let here = |log: &[String], got: &Transcript| {
        log.iter().map(|line| line.replace(&got.address, "here")).collect::<Vec<_>>()
    };
    alike(twins, &here(log, got), &here(other_log, other_got));
    assert!(log.len() > 50, "requests are logged");
    alike(twins, figures, other_figures);
    assert!(figures.len() > 50, "requests are counted");
    for Secrets { deal, others, keys, own } in [secrets, other_secrets] {
        for secret in deal {
            nowhere(twins, &running, secret);
        }
        for secret in others {
            nowhere(twins, &running, secret);
            nowhere(twins, &over, secret);
        }
        for secret in deal.iter().chain(others).chain(keys).chain(own) {
            nowhere(twins, log, secret);
            nowhere(twins, figures, secret);
        }
        // The players may ask for them.
        let asked = |piece: &String| {
            twins.viewer.seat().is_some() && piece.lines().next().is_some_and(|line| line.ends_with("/links"))
        };
        let unasked: Vec<_> = running.iter().filter(|piece| !asked(piece)).cloned().collect();
        for key in keys {
            nowhere(twins, &unasked, key);
            nowhere(twins, &over, key);
        }
    }
}

/// Both worlds say the same, piece by piece.
fn alike(twins: &Twins, one: &[String], two: &[String]) {
    for (one, two) in one.iter().zip(two) {
        assert_eq!(one, two, "{twins:?}");
    }
    assert_eq!(one.len(), two.len(), "{twins:?}");
}

fn nowhere(twins: &Twins, pieces: &[String], secret: &str) {
    let found = pieces.iter().find(|piece| secret.is_empty() || piece.contains(secret));
    assert!(found.is_none(), "{secret:?} got out in {found:?}: {twins:?}");
}
