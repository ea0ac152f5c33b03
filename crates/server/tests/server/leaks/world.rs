//! One of two worlds: a server on which a game is played, from the empty table to its end.

use std::cell::RefCell;
use std::time::Duration;

use protocol::{Ack, Phase, Snapshot};
use serde_json::{Value, json};
use server::Config;
use sqlx::Connection;

use super::asking::{Asker, Exchange};
use super::bodies::TYPED;
use super::plan::{Ending, Plan};
use super::saying;
use super::twins::{Twins, nonce, secret, seed};
use crate::harness::{Events, Person, Server, Socket, Stream};

/// Everything that one viewer got from one world.
#[derive(Default)]
pub(crate) struct Transcript {
    /// While hidden things had to stay hidden.
    pub(crate) running: StageTranscript,
    /// When the game was over.
    pub(crate) over: StageTranscript,
    /// Whether the viewer was kept some actions behind.
    pub(crate) delayed: bool,
    /// Whether an action was to be taken back while a computer played for another person.
    pub(crate) undone_past_a_stand_in: bool,
    /// Where the server was, which is chance.
    pub(crate) address: String,
}

/// What came over each way.
#[derive(Default)]
pub(crate) struct StageTranscript {
    pub(crate) socket: Vec<String>,
    /// What the viewer's own commands at the table were answered.
    commands: Vec<String>,
    stream: String,
    /// What the viewer's own event stream said.
    events: Vec<String>,
    pub(crate) asked: Vec<Exchange>,
}

/// What must not be found where.
#[derive(Default)]
pub(crate) struct Secrets {
    /// Secret before the end: everything from which the deal follows.
    pub(crate) deal: Vec<String>,
    /// Other people's, always.
    pub(crate) others: Vec<String>,
    /// The keys of the table's links: only for those who sit there, and only where they ask for them.
    pub(crate) keys: Vec<String>,
    /// The viewer's own: not for logs.
    pub(crate) own: Vec<String>,
}

/// A game under way.
pub(super) struct World {
    server: Server,
    people: Vec<Person>,
    table: String,
    players: usize,
    viewer: usize,
    socket: Socket,
    stream: Stream,
    events: Events,
    /// The answers to the viewer's own commands since they were last taken.
    acks: RefCell<Vec<String>>,
}

/// Plays one of the two games on a server of its own, and gives what the viewer got, and what no client may get.
pub(crate) async fn play(twins: &Twins, which: usize) -> (Transcript, Secrets) {
    let plan = Plan::of(twins.number, twins.players);
    let config = Config { thinkers: plan.thinkers, backlog: 10_000, ..Config::default() };
    let server = Server::start_fixed(7, config).await;
    let mut people = Vec::new();
    for _ in 0..=twins.players {
        people.push(server.person().await);
    }
    let viewer = twins.viewer.seat().map_or(twins.players, tabletop::Seat::index);
    let mut secrets = Secrets::default();
    for person in people.iter().enumerate().filter(|(number, _)| *number != viewer).map(|(_, person)| person)
    {
        secrets.others.extend(belongings(person).await);
    }
    if plan.accounts {
        secrets.others.extend(account(&people[usize::from(viewer == 0)]).await);
    }
    let mut seats = vec![json!("open"); twins.players];
    seats[0] = json!("me");
    let new = json!({
        "game": twins.game, "seats": seats, "options": twins.options, "visibility": "public",
        "nonce": "to be changed", "delay": plan.delay, "clock": plan.clock, "hints": true,
    });
    let table = people[0].table(&new).await;
    deal(&server, &table, twins, which, &mut secrets).await;
    let mut socket = people[viewer].connect(&table).await;
    let first = socket.next_text().await;
    let stream = people[viewer].stream(&table).await;
    let events = people[viewer].events().await;
    let acks = RefCell::default();
    let mut world =
        World { server, people, table, players: twins.players, viewer, socket, stream, events, acks };
    let mut got = Transcript { address: world.server.address.to_string(), ..Transcript::default() };
    got.running.socket.push(first);
    world.sit_down().await;
    for (ply, action) in twins.actions.iter().enumerate() {
        let mover = world.mover().await;
        world.act(mover, action).await;
        if (twins.number as usize + ply).is_multiple_of(5) {
            world.think_again(mover).await;
            world.act(mover, action).await;
        }
    }
    let hints = plan.thinkers > 0;
    let own = twins.viewer.seat().map(tabletop::Seat::index);
    let other = &world.people[usize::from(viewer == 0)];
    let mut asker = Asker::new(&world.people[viewer], &world.table, other, &secrets.keys[1], own, &plan);
    for text in saying::everything(&world.look(viewer).await, hints) {
        world.socket.send_text(&text).await;
    }
    // All of that is answered before anything else is asked.
    world.socket.send_text(r#"{"type":"ping","sent":2}"#).await;
    world.hear_until(&mut got.running, r#""type":"pong","sent":2"#).await;
    got.running.asked = asker.ask_everything().await;
    world.hear(&mut got.running, "good_luck").await;
    assert!(own.is_none() || got.running.events.len() > 1, "players are told of their game");
    got.running.commands = world.acks.take();
    got.delayed = twins.viewer.seat().is_none() && plan.delay > 0;
    if got.delayed {
        world.check_delay(&got.running, twins.actions.len(), plan.delay as usize).await;
    }
    got.undone_past_a_stand_in = world.end(plan.ending, &mut got.over).await;
    world.hear(&mut got.over, "good_game").await;
    got.over.commands = world.acks.take();
    got.over.asked = asker.ask_the_rest().await;
    secrets.own = asker.own;
    secrets.own.extend(TYPED.map(str::to_owned));
    (got, secrets)
}

/// Gives a person something of their own, and says how it could be recognised.
async fn belongings(person: &Person) -> Vec<String> {
    let mine = format!("the settings of {}", person.id);
    person.done(reqwest::Method::PUT, "/api/me/settings", &json!({"colour": mine})).await;
    let label = format!("label {}", person.id);
    let token: Value = person.post("/api/me/tokens", &json!({"label": label, "scopes": ["read"]})).await;
    let logins: Value = person.get("/api/me/logins").await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    vec![
        mine,
        label,
        person.cookie_value(),
        text(&token["secret"]),
        text(&token["id"]),
        text(&logins[0]["id"]),
    ]
}

/// Makes an account of a person, and says what opens it.
async fn account(person: &Person) -> [String; 2] {
    let password = format!("the password of {}", person.id);
    let made: Value = person.post("/api/me/account", &json!({"name": "Other", "password": password})).await;
    [password, made["recovery"].as_str().unwrap().to_owned()]
}

/// Puts the deal into the table, as only a test can, and notes the secrets kept there.
async fn deal(server: &Server, table: &str, twins: &Twins, which: usize, secrets: &mut Secrets) {
    let file = server.folder.path().join("mandala.db");
    let mut database = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let secret = secret(twins.number).reveal();
    sqlx::query(
        "UPDATE entries SET entry = json_set(entry, '$.setup', json(?), '$.secret', ?) \
         WHERE table_id = ? AND version = 1",
    )
    .bind(twins.setups[which].to_string())
    .bind(&secret)
    .bind(table)
    .execute(&mut database)
    .await
    .unwrap();
    let entry: String = sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = ? AND version = 1")
        .bind(table)
        .fetch_one(&mut database)
        .await
        .unwrap();
    let entry: Value = serde_json::from_str(&entry).unwrap();
    let days: Vec<String> =
        sqlx::query_scalar("SELECT secret FROM daily").fetch_all(&mut database).await.unwrap();
    assert!(!days.is_empty(), "there are deals of the day");
    secrets.keys = ["seat_key", "watch_key"].map(|key| entry[key].as_str().unwrap().to_owned()).into();
    let seed = seed(twins.number, twins.players).0.map(|byte| format!("{byte:02x}")).concat();
    secrets.deal = vec![secret, seed];
    secrets.others.extend(days);
    // The whole deck; a part of it may be what the viewer has seen.
    secrets.deal.extend(entry["setup"]["deck"].as_str().map(str::to_owned));
}

impl StageTranscript {
    /// Everything, piece by piece.
    pub(crate) fn pieces(&self) -> Vec<String> {
        let (socket, asked) = (self.socket.iter().cloned(), self.asked.iter());
        let lines = self.stream.lines().map(str::to_owned);
        socket
            .chain(self.commands.iter().cloned())
            .chain(lines)
            .chain(self.events.iter().cloned())
            .chain(asked.map(ToString::to_string))
            .collect()
    }
}

impl World {
    /// A command of a player, with its answer, which a viewer gets, too, if it is theirs.
    async fn command(&self, person: usize, command: Value) {
        let ack = self.people[person].command(&self.table, command).await;
        self.note(person, &ack);
    }

    async fn act(&self, mover: usize, action: &str) {
        let ack = self.people[mover].act(&self.table, action).await;
        self.note(mover, &ack);
    }

    fn note(&self, person: usize, ack: &Ack) {
        if person == self.viewer {
            self.acks.borrow_mut().push(serde_json::to_string(ack).unwrap());
        }
    }

    /// A spectator who is kept behind knows of no action of the last ones, nor how many there were.
    async fn check_delay(&self, part: &StageTranscript, played: usize, delay: usize) {
        let seen = self.look(self.viewer).await;
        assert!(seen.history.len() + delay <= played.max(delay), "{} of {played}", seen.history.len());
        let of_table =
            part.asked.iter().filter(|asked| asked.route.contains("{table}")).map(ToString::to_string);
        for piece in part.socket.iter().cloned().chain([part.stream.clone()]).chain(of_table) {
            for told in piece.split(r#""version":"#).skip(1) {
                let digits: String = told.chars().take_while(char::is_ascii_digit).collect();
                assert!(digits.parse::<u32>().unwrap() <= seen.version, "{piece}");
            }
        }
    }

    /// All players sit down. Where that does not begin the game at once, the second thinks again first.
    async fn sit_down(&self) {
        let host = &self.people[0];
        let links: Value = host.get(&format!("/api/tables/{}/links", self.table)).await;
        let sit = async |seat: usize| {
            let join = json!({"do": "join", "key": links["seat"], "nonce": nonce(seat)});
            self.command(seat, join).await;
        };
        self.command(0, json!({"do": "nonce", "nonce": nonce(0)})).await;
        if self.players > 2 {
            sit(1).await;
            self.command(1, json!({"do": "leave"})).await;
        }
        for seat in 1..self.players {
            sit(seat).await;
        }
    }

    async fn look(&self, person: usize) -> Snapshot {
        self.people[person].look(&self.table).await
    }

    /// The player to move.
    async fn mover(&self) -> usize {
        for person in 0..self.players {
            if !self.look(person).await.legal.is_empty() {
                return person;
            }
        }
        panic!("a player is to move")
    }

    /// Takes the last action back: at once where that is free; otherwise it is refused once, and then agreed to.
    async fn think_again(&self, mover: usize) {
        let undo = json!({"do": "undo"});
        self.command(mover, undo.clone()).await;
        if self.look(mover).await.table.undo_asked.is_none() {
            return;
        }
        let others: Vec<_> = (0..self.players).filter(|person| *person != mover).collect();
        self.command(others[0], json!({"do": "answer_undo", "agree": false})).await;
        self.command(mover, undo).await;
        for other in others {
            self.command(other, json!({"do": "answer_undo", "agree": true})).await;
        }
    }

    /// Asks for an action to be taken back while a computer plays for another person, who refuses. Nothing is learnt by
    /// that: only the person themselves can agree. `false` if there is nothing that they would have to agree to.
    async fn undo_past_a_stand_in(&self, asker: usize, replaced: usize) -> bool {
        let before = self.look(asker).await;
        if !before.can_ask_undo {
            return false;
        }
        self.command(asker, json!({"do": "undo"})).await;
        let after = self.look(asker).await;
        assert_eq!((&after.history, after.view), (&before.history, before.view));
        self.command(replaced, json!({"do": "answer_undo", "agree": false})).await;
        true
    }

    /// Ends the game, one way or another; says whether an action was to be taken back while a computer played for a person.
    async fn end(&mut self, ending: Ending, part: &mut StageTranscript) -> bool {
        let mover = self.mover().await;
        let claimer = usize::from(mover == 0);
        let mut undone = false;
        match ending {
            // The viewer is there.
            Ending::Away if mover == self.viewer => self.resign().await,
            Ending::Resigned => self.resign().await,
            Ending::Aborted => {
                self.command(0, json!({"do": "abort"})).await;
            }
            Ending::TimedOut => {
                self.server.clock.advance(Duration::from_secs(3600));
                self.hear_until(part, "timed_out").await;
            }
            Ending::Away => {
                self.server.clock.advance(Duration::from_secs(61));
                let stand_in = json!({"do": "stand_in", "away": mover, "level": "beginner"});
                self.command(claimer, stand_in).await;
                undone = self.undo_past_a_stand_in(claimer, mover).await;
                self.command(mover, json!({"do": "return"})).await;
                self.server.clock.advance(Duration::from_secs(61));
                self.command(claimer, json!({"do": "claim_result", "away": mover})).await;
            }
        }
        if self.look(0).await.table.phase != Phase::Running {
            self.command(0, json!({"do": "rematch"})).await;
        }
        undone
    }

    /// One after the other gives up.
    async fn resign(&self) {
        for person in (0..self.players).rev() {
            if self.look(person).await.table.phase == Phase::Running {
                self.command(person, json!({"do": "resign"})).await;
            }
        }
    }

    async fn hear_until(&mut self, part: &mut StageTranscript, sign: &str) {
        loop {
            let text = self.socket.next_text().await;
            let last = text.contains(sign);
            part.socket.push(text);
            if last {
                break;
            }
        }
    }

    /// Takes in all that has come by now: up to a reaction that another player sends.
    async fn hear(&mut self, part: &mut StageTranscript, sign: &str) {
        self.command(0, json!({"do": "react", "reaction": sign})).await;
        self.hear_until(part, sign).await;
        part.stream = self.stream.until(sign).await;
        // A table of the viewer's own is the last that they are told of by now.
        let last = self.people[self.viewer].table(&json!({"game": "stones", "seats": ["me", "open"]})).await;
        part.events = self.events.texts_until(&last).await;
        // At other tables of the viewer computers move when they have thought.
        part.events.retain(|event| event.contains(&self.table) || event.contains(&last));
    }
}
