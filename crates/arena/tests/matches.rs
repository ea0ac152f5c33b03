//! Whole matches of Kuhn poker: small enough to try every way a log can be cut short.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{
    End, Ended, Log, LogError, Match, MatchGame, Player, Report, Results, Start, Terms, Verdict, run,
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

    fn act(&mut self, _: &<Kuhn as tabletop::Game>::View, _: &[Action]) -> Result<Action, ForfeitReason> {
        self.turn += 1;
        let heads = below(&mut self.seed.child(self.turn).deal(), 2) == 0;
        match self.style {
            Style::Frail if heads => Err(ForfeitReason::Crashed),
            Style::Shy => Ok(Action::Pass),
            Style::Coin if heads => Ok(Action::Pass),
            Style::Bold | Style::Coin | Style::Frail => Ok(Action::Bet),
        }
    }

    fn end(&mut self, _: Option<&Outcome<<Kuhn as tabletop::Game>::Reason>>, _: Option<Forfeit>) {}
}

fn puppet(style: Style) -> Box<dyn Player<Kuhn>> {
    Box::new(Puppet { style, seed: Seed::from_number(0), turn: 0 })
}

/// A match of so many deals between two puppets.
struct Table {
    styles: [Style; 2],
    deals: u64,
    jobs: usize,
    sprt: Option<&'static str>,
}

impl Table {
    fn new(styles: [Style; 2], deals: u64) -> Self {
        Self { styles, deals, jobs: 1, sprt: None }
    }

    fn play(&self, log: Option<&Path>, stop: &AtomicBool) -> Result<Results, LogError> {
        let of = Match::<Kuhn> {
            names: vec!["a".to_owned(), "b".to_owned()],
            options: Options {},
            seed: 7,
            deals: self.deals,
            jobs: self.jobs,
            budget: "none".to_owned(),
            sprt: self.sprt.map(|text| text.parse().unwrap()),
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
        assert_eq!((results.games.len(), results.ended), (100, Ended::Complete));
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
    assert_eq!((one.ended, many.ended), (Ended::Decided, Ended::Decided));
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
        let Err(LogError::OtherGame { line: 1, source }) = refused else { panic!("{forged}: {refused:?}") };
        // Some hold as records, but are of another match.
        assert_eq!(source.is_some(), !holds, "{forged}: {source:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{forged}\n"));
    }
    for text in ["hello", "hello\n", "{}\n", &format!("{log}x"), &format!("{log}x\n")] {
        fs::write(&path, text).unwrap();
        let refused = table.play(Some(&path), &AtomicBool::new(false));
        assert!(matches!(refused, Err(LogError::NoRecord { .. })), "{text}");
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
    assert_eq!((none.games.len(), none.ended), (0, Ended::Interrupted));
    let report = Report::new("kuhn", &["a".to_owned(), "b".to_owned()], &none, Terms::default());
    assert_eq!((report.games, report.players[0].elo), (0, None));

    let names = vec!["a".to_owned(), "b".to_owned()];
    let stop = AtomicBool::new(false);
    let of = Match::<Kuhn> {
        names,
        options: Options {},
        seed: 1,
        // Far more than can be played: however late the stop arrives, it arrives before the end.
        deals: 1 << 40,
        jobs: 1,
        budget: String::new(),
        sprt: None,
        sit: &|_| puppet(Style::Coin),
    };
    let results = run(&of, None, &stop, |progress| {
        stop.fetch_or(progress.games == 7, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(results.ended, Ended::Interrupted);
    assert!(results.games.len() >= 6 && results.games.len() % 2 == 0, "{}", results.games.len());
}
