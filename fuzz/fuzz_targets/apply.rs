//! Playing: what is listed as legal is accepted, what is not is refused, and a refusal changes nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mandala::Mandala;
use stones::Stones;
use tabletop::{Game, Seed, Setup, State, Viewer};

fuzz_target!(|data: &[u8]| {
    let [game, seed, moves @ ..] = data else { return };
    match game % 4 {
        0 => play::<Mandala>(2, *seed, moves),
        more => play::<Stones>(usize::from(more) + 1, *seed, moves),
    }
});

/// Each byte below 192 plays the legal action with that number; the others try the text that follows them.
fn play<G: Game>(players: usize, seed: u8, mut moves: &[u8]) {
    let seed = Seed::from_number(seed.into());
    let mut state = G::State::new(&G::Options::default(), &G::Setup::deal(players, &seed), seed);
    while let [number, rest @ ..] = moves {
        let count = state.legal_count();
        if count == 0 {
            return;
        }
        moves = rest;
        let mut legal = Vec::with_capacity(count);
        state.for_each_legal(|action| legal.push(action));
        assert_eq!(legal.len(), count);
        if *number < 192 {
            let action = state.nth_legal(usize::from(*number) % count);
            assert!(legal.contains(&action));
            state.apply(action).expect("a legal action is accepted");
        } else {
            let (text, rest) = moves.split_at(moves.len().min(usize::from(*number & 7)));
            moves = rest;
            let Some(action) = str::from_utf8(text).ok().and_then(|text| text.parse::<G::Action>().ok()) else { continue };
            let before = state.clone();
            let accepted = state.apply(action).is_ok();
            assert_eq!(accepted, legal.contains(&action));
            assert!(accepted || state == before);
        }
        for viewer in Viewer::all(players) {
            serde_json::to_string(&state.view(viewer)).expect("a view is plain data");
        }
    }
}
