//! What the fuzz targets do with what they are given. Each is to be called with anything whatever, and must not panic.
//!
//! `xtask/tests/corpus.rs` reads this file too and goes through the whole corpus, so that an ordinary test notices when it no
//! longer compiles or holds.

use mandala::Mandala;
use stones::Stones;
use tabletop::presentation::PresentableGame;
use tabletop::record::{Lines, RawRecord, ReplayableGame, read_options};
use tabletop::{Seed, State, Viewer};

/// A file of records, whatever is in it, is read and replayed without a panic.
pub fn replay(data: &[u8]) {
    let mut lines = Lines::new(data);
    while let Ok(Some(line)) = lines.next_line() {
        let Some(record) = line.ok().and_then(|line| RawRecord::parse(line).ok()) else { continue };
        let mandala = tabletop::record::replay::<Mandala>(&record, |_, _| {});
        let stones = tabletop::record::replay::<Stones>(&record, |_, _| {});
        assert!(mandala.is_err() || stones.is_err(), "whichever game a record names, the other refuses it");
    }
}

/// Text that reads as an action is exactly what that action writes.
pub fn notation(data: &[u8]) {
    fn round_trip<G: ReplayableGame>(text: &str) {
        if let Ok(action) = text.parse::<G::Action>() {
            assert_eq!(action.to_string(), text);
        }
    }
    let Ok(text) = str::from_utf8(data) else { return };
    round_trip::<Mandala>(text);
    round_trip::<Stones>(text);
}

/// Options that read are written so that they read as the same.
pub fn options(data: &[u8]) {
    fn round_trip<G: ReplayableGame>(text: &str) {
        if let Ok(options) = read_options::<G>(text) {
            let written = serde_json::to_string(&options).expect("options are plain data");
            assert_eq!(read_options::<G>(&written).ok(), Some(options));
        }
    }
    let Ok(text) = str::from_utf8(data) else { return };
    round_trip::<Mandala>(text);
    round_trip::<Stones>(text);
}

/// Playing: what is listed as legal is accepted, what is not is refused, and a refusal changes nothing.
///
/// The first byte chooses the game and the number of players, the second the deal. Then each byte below 192 plays the legal
/// action with that number; the others try the text that follows them.
pub fn apply(data: &[u8]) {
    let [game, seed, moves @ ..] = data else { return };
    match game % 4 {
        0 => play::<Mandala>(2, *seed, moves),
        more => play::<Stones>(usize::from(more) + 1, *seed, moves),
    }
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
