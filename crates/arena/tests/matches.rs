//! Whole matches of Kuhn poker: small enough to try every way a log can be cut short.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{
    End, Entrant, FaultReport, FromLog, Lineups, Log, LogError, Match, MatchEnd, MatchError, MatchGame,
    Player, PlayerFault, Report, Results, Start, Terms, Verdict, run,
};
use tabletop::chance::below;
use tabletop::record::{Forfeit, ForfeitReason};
use tabletop::testing::kuhn::{Action, Kuhn, Options};
use tabletop::{Outcome, Seed};

/// What a test player does.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// Bets always.
    Bold,
    /// Passes always.
    Shy,
    /// Follows its seed.
    Coin,
    /// Fails in every second game, as its seed says.
    Frail,
}

struct Puppet {
    style: Style,
    seed: Seed,
    turn: u64,
}

impl Player<Kuhn> for Puppet {
    fn start(&mut self, start: &Start<'_, Kuhn>) {
        (self.seed, self.turn) = (start.seed, 0);
    }

    fn act(&mut self, _: &<Kuhn as tabletop::Game>::View, _: &[Action]) -> Result<Action, PlayerFault> {
        self.turn += 1;
        let heads = below(&mut self.seed.child(self.turn).deal(), 2) == 0;
        match self.style {
            Style::Frail if heads => Err(fault()),
            Style::Shy => Ok(Action::Pass),
            Style::Coin if heads => Ok(Action::Pass),
            Style::Bold | Style::Coin | Style::Frail => Ok(Action::Bet),
        }
    }

    fn end(&mut self, _: Option<&Outcome<<Kuhn as tabletop::Game>::Reason>>, _: Option<Forfeit>) {}
}

fn fault() -> PlayerFault {
    let report = FaultReport {
        id: "ended".to_owned(),
        what: "it broke".to_owned(),
        expected: "it holds".to_owned(),
        received: None,
        stderr: vec!["crack".to_owned()],
    };
    PlayerFault { why: ForfeitReason::Crashed, report: Box::new(report) }
}

fn puppet(style: Style) -> Box<dyn Player<Kuhn>> {
    Box::new(Puppet { style, seed: Seed::from_number(0), turn: 0 })
}

/// A match of so many deals between two puppets.
struct Table {
    styles: Vec<Style>,
    deals: u64,
    jobs: usize,
    sprt: Option<&'static str>,
    stop_on_forfeit: bool,
    entrants: Vec<Entrant>,
}

impl Table {
    fn new(styles: impl Into<Vec<Style>>, deals: u64) -> Self {
        let styles = styles.into();
        let entrants = ["a", "b", "c", "d"][..styles.len()].iter().copied().map(Entrant::from).collect();
        Self { styles, deals, jobs: 1, sprt: None, stop_on_forfeit: false, entrants }
    }

    fn play(&self, log: Option<&Path>, stop: &AtomicBool) -> Result<Results, MatchError> {
        let of = Match::<Kuhn> {
            entrants: self.entrants.clone(),
            lineups: Lineups::new(self.entrants.len(), 2),
            options: Options {},
            seed: 7,
            deals: self.deals,
            jobs: self.jobs,
            budget: "none".to_owned(),
            sprt: self.sprt.map(|text| text.parse().unwrap()),
            stop_on_forfeit: self.stop_on_forfeit,
            sit: &|player| puppet(self.styles[player]),
        };
        let mut log = log.map(Log::open).transpose()?;
        run(&of, log.as_mut(), stop, |_| {})
    }

    fn results(&self, log: Option<&Path>) -> Results {
        self.play(log, &AtomicBool::new(false)).unwrap()
    }
}

/// The games without the time they took.
fn timeless(results: &Results) -> Vec<MatchGame> {
    let mut games = results.games.clone();
    for game in &mut games {
        game.ms.fill(0.0);
        game.longest.fill(0.0);
    }
    games
}

#[test]
fn players_that_are_alike_share_every_deal() {
    for style in [Style::Bold, Style::Coin] {
        let results = Table::new([style; 2], 50).results(None);
        assert_eq!((results.games.len(), results.ended), (100, MatchEnd::Complete));
        for deal in results.games.chunks_exact(2) {
            assert_eq!(deal[0].place.deal, deal[1].place.deal);
            let shares = |player| format!("{}", deal[0].share(player) + deal[1].share(player));
            assert_eq!((shares(0), shares(1)), ("1".to_owned(), "1".to_owned()));
        }
    }
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let one = Table::new([Style::Coin, Style::Frail], 60);
    let many = Table { jobs: 7, ..Table::new([Style::Coin, Style::Frail], 60) };
    assert_eq!(timeless(&one.results(None)), timeless(&many.results(None)));
    let one = Table { sprt: Some("0,40"), ..Table::new([Style::Bold, Style::Shy], 10_000) };
    let many = Table { jobs: 7, sprt: Some("0,40"), ..Table::new([Style::Bold, Style::Shy], 10_000) };
    let (one, many) = (one.results(None), many.results(None));
    assert_eq!(timeless(&one), timeless(&many));
    assert_eq!((one.ended, many.ended), (MatchEnd::Decided, MatchEnd::Decided));
    assert_eq!(one.test.unwrap().verdict(), Verdict::Above);
    assert!(one.games.len() < 1_000, "{}", one.games.len());
}

#[test]
fn forfeits_are_lost() {
    let results = Table::new([Style::Shy, Style::Frail], 100).results(None);
    let report = Report::new("kuhn", &["a".to_owned(), "b".to_owned()], &results, Terms::default());
    let [shy, frail] = &report.players[..] else { panic!("two play") };
    assert!(frail.forfeits > 20 && frail.losses >= frail.forfeits && shy.forfeits == 0);
    assert_eq!((shy.wins, shy.losses, shy.draws), (frail.losses, frail.wins, 0));
    let finished = results.games.iter().filter(|game| matches!(game.end, End::Finished { .. })).count();
    assert_eq!((shy.margins.len(), 200 - finished), (finished, frail.forfeits as usize));
}

/// Cuts a log at every byte, and goes on from there.
#[test]
fn a_log_cut_anywhere_leads_to_the_same_results() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let table = Table::new([Style::Coin, Style::Frail], 4);
    let whole = timeless(&table.results(Some(&path)));
    let log = fs::read_to_string(&path).unwrap();
    assert_eq!(log.lines().count(), 8);
    for length in 0..=log.len() {
        fs::write(&path, &log[..length]).unwrap();
        assert_eq!(timeless(&table.results(Some(&path))), whole, "cut after {length} bytes");
        let again = fs::read_to_string(&path).unwrap();
        let kept = log[..length].rfind('\n').map_or(0, |last| last + 1);
        assert_eq!(again[..kept], log[..kept], "what was whole is kept");
        assert_eq!(again.lines().count(), 8);
    }
}

#[test]
fn a_whole_log_is_not_played_again_and_a_longer_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let short = Table::new([Style::Coin, Style::Bold], 3).results(Some(&path));
    let log = fs::read_to_string(&path).unwrap();
    // Times are of the log, so nothing was played: they are the same to the last digit.
    assert_eq!(Table::new([Style::Coin, Style::Bold], 3).results(Some(&path)).games, short.games);
    assert_eq!(fs::read_to_string(&path).unwrap(), log);
    let more = Table::new([Style::Coin, Style::Bold], 5).results(Some(&path));
    assert_eq!(more.games[..6], short.games[..]);
    assert_eq!(Table::new([Style::Coin, Style::Bold], 2).results(Some(&path)).games, short.games[..4]);
}

#[test]
fn what_is_not_of_this_match_is_left_alone_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let table = Table::new([Style::Coin, Style::Bold], 2);
    let whole = timeless(&table.results(Some(&path)));
    let log = fs::read_to_string(&path).unwrap();

    let other = log.replace(r#""seed":7"#, r#""seed":8"#);
    fs::write(&path, &other).unwrap();
    assert_eq!(timeless(&table.results(Some(&path))), whole);
    let both = fs::read_to_string(&path).unwrap();
    assert!(both.starts_with(&other) && both.lines().count() == 8, "another match's games are kept");

    let first = log.lines().next().unwrap();
    let forged = [
        (first.replace(r#""winner":"#, r#""winner":1"#), false),
        (first.replace(r#""deal":0"#, r#""deal":1"#), true),
        (first.replace(r#""cards":["#, r#""cards":[9,"#), false),
        (first.replace(r#""times":["#, r#""times":[1,"#), true),
    ];
    for (forged, holds) in forged {
        assert_ne!(forged, first);
        fs::write(&path, format!("{forged}\n")).unwrap();
        let refused = table.play(Some(&path), &AtomicBool::new(false));
        let Err(MatchError::Log(LogError::OtherGame { line: 1, source })) = refused else {
            panic!("{forged}: {refused:?}")
        };
        // Some hold as records, but are of another match.
        assert_eq!(source.is_some(), !holds, "{forged}: {source:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{forged}\n"));
    }
    for text in ["hello", "hello\n", "{}\n", &format!("{log}x"), &format!("{log}x\n")] {
        fs::write(&path, text).unwrap();
        let refused = table.play(Some(&path), &AtomicBool::new(false));
        let Err(MatchError::Log(error)) = refused else { panic!("{text}: {refused:?}") };
        assert!(matches!(error, LogError::NoRecord { .. } | LogError::OtherEnd { .. }), "{text}: {error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "a file that is not a log is not touched");
    }
}

#[test]
fn two_matches_do_not_write_to_one_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let _held = Log::open(&path).unwrap();
    assert!(matches!(Log::open(&path), Err(LogError::Busy)));
}

#[test]
fn a_match_that_is_stopped_counts_whole_deals() {
    let stop = AtomicBool::new(true);
    let none = Table::new([Style::Bold; 2], 5).play(None, &stop).unwrap();
    assert_eq!((none.games.len(), none.ended), (0, MatchEnd::Interrupted));
    let report = Report::new("kuhn", &["a".to_owned(), "b".to_owned()], &none, Terms::default());
    let row = &report.players[0];
    assert_eq!((report.games, row.elo, row.win_rate, row.mean_score), (0, None, None, None));
    assert_eq!((row.ms_per_move, row.max_ms_per_move, row.mean_margin()), (None, None, None));

    let stop = AtomicBool::new(false);
    let of = Match::<Kuhn> {
        entrants: ["a", "b"].map(Entrant::from).to_vec(),
        lineups: Lineups::new(2, 2),
        options: Options {},
        seed: 1,
        // Far more than can be played: however late the stop arrives, it arrives before the end.
        deals: 1 << 40,
        jobs: 1,
        budget: String::new(),
        sprt: None,
        stop_on_forfeit: false,
        sit: &|_| puppet(Style::Coin),
    };
    let results = run(&of, None, &stop, |progress| {
        stop.fetch_or(progress.games == 7, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(results.ended, MatchEnd::Interrupted);
    assert!(results.games.len() >= 6 && results.games.len() % 2 == 0, "{}", results.games.len());
}

#[test]
fn a_match_stops_at_the_first_forfeit_also_of_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let table = Table { stop_on_forfeit: true, ..Table::new([Style::Coin, Style::Frail], 1_000) };
    let stopped = || {
        let results = table.results(Some(&path));
        assert_eq!(results.ended, MatchEnd::Forfeited);
        let reason = results.stopped_by.unwrap();
        assert!(matches!(reason.end, End::Forfeited { by: 1, report: Some(_), .. }), "{reason:?}");
        fs::read_to_string(&path).unwrap()
    };
    let log = stopped();
    assert!(log.lines().count() < 100);
    assert_eq!(stopped(), log, "nothing is played after it");
    let report =
        Report::new("kuhn", &["a".to_owned(), "b".to_owned()], &table.results(Some(&path)), Terms::default());
    let text = arena::text(&report);
    assert!(text.contains("Stopped at a forfeit: b forfeited") && text.contains("stderr: crack"), "{text}");
}

/// A log is of the players that wrote it: what has another version is played again, and both are kept.
#[test]
fn games_of_another_version_of_a_player_do_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let mut table = Table::new([Style::Coin, Style::Bold], 3);
    let from_log = |table: &Table| table.results(Some(&path)).from_log.unwrap();
    let known = |games, of_other_versions| FromLog { games, of_other_versions };
    assert_eq!(from_log(&table), known(0, 0));
    assert_eq!(from_log(&table), known(6, 0));
    table.entrants[1].version = Some("one".to_owned());
    assert_eq!(from_log(&table), known(0, 6), "older logs do not say what played");
    table.entrants[1].version = Some("two".to_owned());
    assert_eq!(from_log(&table), known(0, 12));
    assert_eq!(from_log(&table), known(6, 12));
    table.entrants[1].version = Some("one".to_owned());
    assert_eq!(from_log(&table), known(6, 12), "the version before counts again");
    let results = table.results(Some(&path));
    let text =
        arena::text(&Report::new("kuhn", &["a".to_owned(), "b".to_owned()], &results, Terms::default()));
    assert!(text.contains("6 of 6 games came from the log; 12 games there are of other versions"), "{text}");
}

#[test]
fn in_a_round_robin_all_meet_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let table = Table::new([Style::Bold, Style::Coin, Style::Shy], 40);
    let results = table.results(Some(&path));
    assert_eq!((results.games.len(), results.ended), (40 * 6, MatchEnd::Complete));
    let names = ["a", "b", "c"].map(str::to_owned);
    let report = Report::new("kuhn", &names, &results, Terms::default());
    assert_eq!((report.deals(), report.is_alike), (40, false));
    for (player, row) in report.players.iter().enumerate() {
        let games: Vec<u32> = row.against.iter().map(|counts| counts.iter().sum()).collect();
        let expected: Vec<u32> = (0..3).map(|other| if other == player { 160 } else { 80 }).collect();
        assert_eq!(games, expected, "{}", row.name);
        assert_eq!((row.wins + row.draws + row.losses, row.by_seat.len()), (160, 2));
        assert_eq!(row.wins, row.by_seat.iter().map(|seat| seat.wins).sum::<u32>());
    }
    let elo: Vec<f64> = report.players.iter().map(|row| row.elo.unwrap()).collect();
    assert!(elo.iter().sum::<f64>().abs() < 1e-6, "their average is 0: {elo:?}");
    assert!(elo[0] > elo[2], "who bets always beats who never does: {elo:?}");
    // The log serves a round robin, too, and two of its players alone.
    assert_eq!(table.results(Some(&path)).from_log.unwrap().games, 240);
    let jobs = Table { jobs: 5, ..Table::new([Style::Bold, Style::Coin, Style::Shy], 40) };
    assert_eq!(timeless(&jobs.results(None)), timeless(&results));
    let two = Table::new([Style::Bold, Style::Coin], 40).results(Some(&path));
    assert_eq!(two.from_log.unwrap().games, 80);
}

/// Players that do the same leave nothing to measure: an interval would be made of nothing.
#[test]
fn players_that_do_the_same_have_no_interval() {
    let report = |styles: [Style; 2]| {
        let results = Table::new(styles, 50).results(None);
        Report::new("kuhn", &["a".to_owned(), "b".to_owned()], &results, Terms::default())
    };
    let same = report([Style::Coin, Style::Coin]);
    let row = &same.players[0];
    assert!(same.is_alike && row.elo.unwrap().abs() < 1e-9);
    assert_eq!((row.elo_low, row.elo_high), (None, None));
    assert!(arena::text(&same).contains("Every deal was played alike in all rotations"));
    let other = report([Style::Coin, Style::Bold]);
    assert!(!other.is_alike && other.players[0].elo_low < other.players[0].elo);
}
