//! What the fuzz targets do with what they are given. Each is to be called with anything whatever, and must not panic.
//!
//! `xtask/tests/corpus.rs` reads this file too and goes through the whole corpus, so that an ordinary test notices when it no
//! longer compiles or holds.

use std::ops::RangeInclusive;

use mandala_games::{GameName, Registry, Visit, visit};
use tabletop::presentation::PresentableGame;
use tabletop::record::{Lines, RawRecord, ReplayableGame, read_options};
use tabletop::{Game, Seed, State, Viewer};

/// A file of records, whatever is in it, is read and replayed without a panic.
pub fn replay(data: &[u8]) {
    struct Replays<'a>(&'a RawRecord);

    impl<G: ReplayableGame> Visit<G> for Replays<'_> {
        type Output = bool;

        fn visit(self) -> bool {
            tabletop::record::replay::<G>(self.0, |_, _| {}).is_ok()
        }
    }

    let mut lines = Lines::new(data);
    while let Ok(Some(line)) = lines.next_line() {
        let Some(record) = line.ok().and_then(|line| RawRecord::parse(line).ok()) else { continue };
        let replays = |name: &GameName| visit(*name, Replays(&record)).expect("the registry names its games");
        assert!(games().filter(replays).count() <= 1, "whichever game a record names, the others refuse it");
    }
}

/// Text that reads as an action is exactly what that action writes.
pub fn notation(data: &[u8]) {
    struct RoundTrip<'a>(&'a str);

    impl<G: ReplayableGame> Visit<G> for RoundTrip<'_> {
        type Output = ();

        fn visit(self) {
            if let Ok(action) = self.0.parse::<G::Action>() {
                assert_eq!(action.to_string(), self.0);
            }
        }
    }

    let Ok(text) = str::from_utf8(data) else { return };
    for game in games() {
        visit(game, RoundTrip(text)).expect("the registry names its games");
    }
}

/// Options that read are written so that they read as the same.
pub fn options(data: &[u8]) {
    struct RoundTrip<'a>(&'a str);

    impl<G: ReplayableGame> Visit<G> for RoundTrip<'_> {
        type Output = ();

        fn visit(self) {
            if let Ok(options) = read_options::<G>(self.0) {
                let written = serde_json::to_string(&options).expect("options are plain data");
                assert_eq!(read_options::<G>(&written).ok(), Some(options));
            }
        }
    }

    let Ok(text) = str::from_utf8(data) else { return };
    for game in games() {
        visit(game, RoundTrip(text)).expect("the registry names its games");
    }
}

/// Playing: what is listed as legal is accepted, what is not is refused, and a refusal changes nothing.
///
/// The first byte chooses the game and the number of players, the second the deal. Then each byte below 192 plays the legal
/// action with that number; the others try the text that follows them.
pub fn apply(data: &[u8]) {
    struct Players;

    impl<G: Game> Visit<G> for Players {
        type Output = RangeInclusive<usize>;

        fn visit(self) -> RangeInclusive<usize> {
            G::PLAYERS
        }
    }

    struct Play<'a> {
        players: usize,
        seed: u8,
        moves: &'a [u8],
    }

    impl<G: PresentableGame> Visit<G> for Play<'_> {
        type Output = ();

        fn visit(self) {
            play::<G>(self.players, self.seed, self.moves);
        }
    }

    let &[choice, seed, ref moves @ ..] = data else { return };
    let players = |game| visit(game, Players).expect("the registry names its games");
    let tables: Vec<_> = games().flat_map(|game| players(game).map(move |players| (game, players))).collect();
    let (game, players) = tables[usize::from(choice) % tables.len()];
    visit(game, Play { players, seed, moves }).expect("the registry names its games");
}

/// The games of the registry: nothing here names them.
fn games() -> impl Iterator<Item = GameName> {
    Registry::standard().names().collect::<Vec<_>>().into_iter()
}

fn play<G: PresentableGame>(players: usize, seed: u8, mut moves: &[u8]) {
    let mut state = G::deal(&G::Options::default(), players, Seed::from_number(seed.into()));
    while let [number, rest @ ..] = moves {
        let count = state.legal_count();
        if count == 0 {
            return;
        }
        moves = rest;
        let legal = state.legal_actions();
        assert_eq!(legal.len(), count);
        if *number < 192 {
            let action = state.nth_legal(usize::from(*number) % count);
            assert!(legal.contains(&action));
            state.apply(action).expect("a legal action is accepted");
        } else {
            let (text, rest) = moves.split_at(moves.len().min(usize::from(*number & 7)));
            moves = rest;
            let Some(action) = str::from_utf8(text).ok().and_then(|text| text.parse::<G::Action>().ok())
            else {
                continue;
            };
            let before = state.clone();
            let accepted = state.apply(action).is_ok();
            assert_eq!(accepted, legal.contains(&action));
            assert!(accepted || state == before, "a refusal changes nothing");
        }
        for viewer in Viewer::all(players) {
            serde_json::to_string(&state.view(viewer)).expect("a view is plain data");
        }
    }
}
