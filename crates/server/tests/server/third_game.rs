//! A third game, Kuhn poker, which none of this program knows: by the steps of `docs/adding-a-game.md` it gets everything that
//! the others have.

use std::sync::atomic::AtomicBool;

use arena::{Entrant, Lineups, Match, MatchEnd, Player, PlayerFault, Report, Start, Terms};
use mandala_games::{GameName, Games, PlayableGame, Registry, Standard, UnknownGame, Visit};
use mandala_players::{Bot, Level, Random, SearchPlayer};
use protocol::{AnalysisBody, HintBody, Phase, ReplayFilm, VerifyBody};
use reqwest::Method;
use serde_json::{Value, json};
use server::Time as _;
use server::store::Admin;
use tabletop::record::Forfeit;
use tabletop::testing::kuhn::Kuhn;
use tabletop::{Game, Outcome};

use crate::games::play_out;
use crate::harness::Server;

fn games() -> Registry {
    Registry::standard().with::<Kuhn>()
}

/// A match between a computer that searches and one that does not: the share of the points that the first one gets.
struct Compete;

impl<G: PlayableGame> Visit<G> for Compete {
    type Output = f64;

    fn visit(self) -> f64 {
        let names = ["club", "random"].map(str::to_owned).to_vec();
        let of = Match::<G> {
            entrants: names.iter().map(|name| Entrant::from(name.as_str())).collect(),
            lineups: Lineups::new(2, 2),
            options: G::Options::default(),
            seed: 1,
            deals: 60,
            jobs: 1,
            budget: "each player's own".to_owned(),
            sprt: None,
            stop_on_forfeit: false,
            sit: &|player| Box::new(Computer { searches: player == 0, bot: None }),
        };
        let results = arena::run(&of, None, &AtomicBool::new(false), |_| {}).unwrap();
        assert_eq!((results.ended, results.games.len()), (MatchEnd::Complete, 120));
        let report = Report::new(G::NAME, &names, &results, Terms::default());
        assert!(arena::text(&report).contains(G::NAME));
        results.games.iter().map(|game| game.share(0)).sum::<f64>() / 120.0
    }
}

struct Computer<G: Game> {
    searches: bool,
    bot: Option<Box<dyn Bot<G>>>,
}

impl<G: PlayableGame> Player<G> for Computer<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        self.bot = Some(if self.searches {
            Box::new(SearchPlayer::new(Level::Club.config::<G>(), &start.seed))
        } else {
            Box::new(Random::new(&start.seed))
        });
    }

    fn act(&mut self, view: &G::View, _: &[G::Action]) -> Result<G::Action, PlayerFault> {
        Ok(self.bot.as_mut().unwrap().choose(view))
    }

    fn end(&mut self, _: Option<&Outcome<G::Reason>>, _: Option<Forfeit>) {}
}

#[test]
fn a_visitor_finds_it_by_its_name_and_the_arena_plays_it() {
    let kuhn: GameName = "kuhn".parse().unwrap();
    assert!(games().names().eq(Registry::standard().names().chain([kuhn])));
    let share = <(Kuhn, Standard)>::visit(kuhn, Compete).unwrap();
    assert!(share > 0.5, "who searches wins more: {share}");
    assert_eq!(Standard::visit(kuhn, Compete), Err(UnknownGame::from(kuhn)));
}

#[tokio::test]
async fn two_people_play_it_at_a_table() {
    let server = Server::start_with_games(games()).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "kuhn", "seats": ["me", "open"], "hints": true});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    let seen = anna.look(&table).await;
    assert_eq!((seen.table.game.as_str(), &seen.legal[..]), ("kuhn", &["p".to_owned(), "b".to_owned()][..]));
    let refused = anna.command_refused(&table, json!({"do": "act", "action": "x"})).await;
    assert_eq!(refused, (400, "server-version-needed".to_owned()));
    let act = json!({"id": "wrong", "version": seen.version, "command": {"do": "act", "action": "x"}});
    let commands = format!("/api/tables/{table}/commands");
    assert_eq!(anna.refused(Method::POST, &commands, &act).await, (422, "kuhn-illegal".to_owned()));
    let hint: HintBody = anna.get(&format!("/api/tables/{table}/hint")).await;
    assert!(seen.legal.contains(&hint.action));

    play_out(&mut [anna.connect(&table).await, bert.connect(&table).await]).await;
    let end = anna.look(&table).await.table.end.unwrap();
    assert_eq!((end.reason.as_str(), end.scores.unwrap().iter().sum::<u32>()), ("showdown", 1));

    let film: ReplayFilm = bert.get(&format!("/api/games/{table}/film")).await;
    assert_eq!((film.game.as_str(), film.plies, film.frames.len()), ("kuhn", 2, 3));
    let legal: Vec<String> = bert.get(&format!("/api/games/{table}/legal?ply=1")).await;
    assert_eq!(legal, ["p", "b"]);
    assert!(bert.get::<VerifyBody>(&format!("/api/games/{table}/verify")).await.ok);
    let judged: Value =
        bert.post(&format!("/api/games/{table}/judgement"), &json!({"ply": 0, "action": "b"})).await;
    assert_eq!(judged["action"], "b");
    bert.post::<AnalysisBody>(&format!("/api/games/{table}/analysis"), &()).await;

    // To write a name anew, the store plays the entries of the table again.
    let person = anna.id.parse().unwrap();
    assert!(server.store().replace_name(person, "Hanna", server.clock.now()).await.unwrap());
}

#[tokio::test]
async fn a_computer_plays_it_at_a_table() {
    let server = Server::start_with_games(games()).await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "kuhn", "seats": [{"computer": "casual"}, "me"]})).await;
    let mut socket = anna.connect(&table).await;
    let mut now = socket.snapshot().await;
    let (mut version, mut legal) = (now.version, std::mem::take(&mut now.legal));
    let mut phase = now.table.phase;
    while phase != Phase::Over {
        if !legal.is_empty() {
            socket.act(version, &legal[0]).await;
        }
        let update = socket.update().await;
        (version, legal) = (update.version, update.legal);
        phase = update.table.map_or(phase, |table| table.phase);
    }
}

#[tokio::test]
async fn a_server_without_it_refuses_it() {
    let server = Server::start().await;
    let anna = server.person().await;
    let refused = (400, "server-malformed".to_owned());
    for (path, body) in [
        ("tables", json!({"game": "kuhn", "seats": ["me", "open"]})),
        ("pair", json!({"game": "kuhn", "players": 2})),
        ("daily", json!({"game": "kuhn"})),
    ] {
        assert_eq!(anna.refused(Method::POST, &format!("/api/{path}"), &body).await, refused, "{path}");
    }
    for path in ["games?game=kuhn", "leaderboard?game=kuhn&kind=duel", "daily/2026-11-15/kuhn/results"] {
        assert_eq!(anna.refused(Method::GET, &format!("/api/{path}"), &()).await, refused, "{path}");
    }
}
