//! Random games, and what is written of their positions.

use encoding::Encoded;
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::chance::below;
use tabletop::presentation::PresentableGame;
use tabletop::record::{Ignore, Journal, RawRecord, replay_open};
use tabletop::{Seed, State, Viewer};

/// The options of Mandala under which its games look different.
pub(super) fn mandala_options() -> impl Strategy<Value = mandala::Options> {
    let limit = prop_oneof![Just(500), 1..80u64];
    limit.prop_map(|limit| mandala::Options { turn_limit: limit.try_into().unwrap() })
}

/// The options of Stones under which its games look different.
pub(super) fn stones_options() -> impl Strategy<Value = stones::Options> {
    (0..3usize, 0..100u64, 0..100u16).prop_map(|(stacks, length, bonus)| {
        let mut options = stones::Options { stacks: stones::Stacks::ALL[stacks], ..Default::default() };
        options.track.length = length;
        options.track.bonus.insert(3, bonus);
        options
    })
}

/// Plays a random game, and shows every view of each of its states, the open ones included.
pub(super) fn every_view<G: PresentableGame>(
    options: &G::Options,
    players: usize,
    seed: u64,
    mut show: impl FnMut(&G::State, &G::View),
) {
    let names = (0..players).map(|seat| format!("player {seat}")).collect();
    let mut journal = Journal::<G>::deal(names, options.clone(), Seed::from_number(seed), true);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while journal.state().to_move().is_some() {
        let action = journal.state().pick_legal(|count| below(&mut rng, count));
        journal.play(action, &mut Ignore).unwrap();
    }
    let record = RawRecord::parse(&journal.to_line()).unwrap();
    replay_open::<G>(&record, |state, _, recorded| {
        for viewer in Viewer::all(players) {
            show(state, &state.view(viewer));
        }
        show(state, &G::open(state, recorded));
    })
    .unwrap();
}

pub(super) fn observation<G: Encoded>(view: &G::View) -> Vec<u8> {
    // What was in the buffer before must not show.
    let mut out = vec![0xaa; G::OBSERVATION];
    G::observe(view, &mut out);
    out
}

pub(super) fn mask<G: Encoded>(view: &G::View) -> Vec<u8> {
    let mut out = vec![0xaa; G::ACTIONS];
    G::mask(view, &mut out);
    out
}

/// The bytes of a field.
pub(super) fn field<'a, G: Encoded>(observation: &'a [u8], name: &str) -> &'a [u8] {
    let field = G::FIELDS.iter().find(|field| field.name == name).unwrap_or_else(|| panic!("no {name}"));
    &observation[field.offset..field.end()]
}
