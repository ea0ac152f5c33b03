//! What holds of every position of random games.

use std::path::Path;

use encoding::Encoded;
use mandala::Mandala;
use mandala::testing::Position;
use proptest::prelude::*;
use stones::Stones;
use tabletop::presentation::{PresentableGame, ReadView};
use tabletop::testing::golden_records;
use tabletop::{Reason, State, View, Viewer};

use crate::decode::Decode;
use crate::walk::{every_view, field, mandala_options, mask, observation, stones_options};

/// Fields follow each other, and their names are unique.
fn fields_fill_the_observation<G: Encoded>() {
    let mut end = 0;
    for (index, field) in G::FIELDS.iter().enumerate() {
        assert_eq!(field.offset, end, "{}", field.name);
        end = field.end();
        assert!(G::FIELDS[..index].iter().all(|other| other.name != field.name), "{}", field.name);
        assert!(field.meaning.ends_with('.'), "{}", field.name);
    }
    assert_eq!(end, G::OBSERVATION);
}

/// Every id has an action and every action its own id.
fn ids_are_dense<G: PresentableGame + Encoded>() {
    for id in 0..G::ACTIONS as u16 {
        let action = G::action(id).unwrap();
        assert_eq!(G::id(action), Some(id), "{action}");
        assert_eq!(action.to_string().parse().ok(), Some(action));
    }
    for id in G::ACTIONS..=usize::from(u16::MAX) {
        assert_eq!(G::action(id as u16), None);
    }
}

/// The observation reads back as the view, and the mask is that of the legal actions.
fn view_is_told<G>(options: &G::Options, players: usize, state: &G::State, view: &G::View)
where
    G: PresentableGame + Decode,
    G::View: ReadView<G>,
{
    let observation = observation::<G>(view);
    for field in G::FIELDS {
        let bytes = &observation[field.offset..field.end()];
        assert!(bytes.iter().all(|&byte| byte <= field.most), "{}: {bytes:?}", field.name);
    }
    let decoded = G::decode(&observation);
    let mut written = serde_json::to_value(view).unwrap();
    G::reduce(&mut written);
    assert_eq!(decoded, written);
    let reads_back = state.to_move().is_some() && written.get("reveal").is_none();
    if reads_back {
        assert_eq!(G::View::read(&decoded.to_string(), options, players).as_ref(), Ok(view));
    }
    // Each legal action has its place in the mask, and nothing else has.
    let mut expected = vec![0; G::ACTIONS];
    view.for_each_legal(|action| expected[usize::from(G::id(action).unwrap())] = 1);
    assert_eq!(mask::<G>(view), expected);
}

/// In the golden records of the rules, which have every end and corner.
fn corners_are_told<G>(folder: &str)
where
    G: PresentableGame + Decode,
    G::View: ReadView<G>,
{
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let records = golden_records::<G>(&folder).unwrap();
    assert!(records.len() >= 20);
    for golden in records {
        let players = golden.replayed.state.players();
        for state in &golden.states {
            for viewer in Viewer::all(players) {
                view_is_told::<G>(&golden.replayed.options, players, state, &state.view(viewer));
            }
        }
    }
}

/// What is not in the view does not show: states that look alike have one observation.
fn worlds_look_alike<G: PresentableGame + Encoded>(state: &G::State, seed: u64) {
    let mut rng = tabletop::Seed::from_number(seed).deal();
    for viewer in Viewer::all(state.players()) {
        let view = state.view(viewer);
        let Some(world) = view.determinize(&mut rng) else { continue };
        let there = world.view(viewer);
        assert_eq!(observation::<G>(&view), observation::<G>(&there));
        assert_eq!(mask::<G>(&view), mask::<G>(&there));
    }
}

#[test]
fn observations_and_ids_are_without_gaps() {
    fields_fill_the_observation::<Mandala>();
    fields_fill_the_observation::<Stones>();
    ids_are_dense::<Mandala>();
    ids_are_dense::<Stones>();
}

#[test]
fn what_is_never_legal_has_no_id() {
    for text in ["f1R8", "dR9", "f2K9"] {
        assert_eq!(text.parse().ok().and_then(Mandala::id), None, "{text}");
    }
    assert_eq!("d4d4e1".parse().ok().and_then(Stones::id), None);
    let towers = stones::TowerSet::EMPTY;
    assert_eq!(Stones::id(stones::Action::ScoreAny { towers }), None);
}

#[test]
fn views_in_the_corners_of_the_rules_are_read_from_observations() {
    corners_are_told::<Mandala>("../mandala/tests/golden");
    corners_are_told::<Stones>("../stones/tests/golden");
}

#[test]
fn a_deck_that_ran_out_is_not_yet_a_reshuffle() {
    let position = Position::new().hands("RR", "OO").mountain(1, "GK").rest_in_cup(0);
    let state = position.exhausted().build();
    for viewer in Viewer::all(2) {
        let view = state.view(viewer);
        assert_eq!(Mandala::decode(&observation::<Mandala>(&view)), serde_json::to_value(&view).unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn views_of_mandala_are_read_from_observations(seed: u64, options in mandala_options()) {
        every_view::<Mandala>(&options, 2, seed, |state, view| view_is_told::<Mandala>(&options, 2, state, view));
    }

    #[test]
    fn views_of_stones_are_read_from_observations(
        seed: u64,
        players in 2..=4usize,
        options in prop_oneof![Just(stones::Options::default()), stones_options()],
    ) {
        every_view::<Stones>(&options, players, seed, |state, view| {
            view_is_told::<Stones>(&options, players, state, view);
        });
    }

    /// What the JSON of a view does not say.
    #[test]
    fn turns_and_ends_of_mandala_are_told(seed: u64, options in mandala_options()) {
        every_view::<Mandala>(&options, 2, seed, |state, view| {
            let observation = observation::<Mandala>(view);
            let table = view.table();
            let left = (table.turn_limit - table.turn).min(255) as u8;
            assert_eq!(field::<Mandala>(&observation, "turns_left"), [left]);
            if table.phase == mandala::Phase::Turn {
                assert_eq!(field::<Mandala>(&observation, "next_turn"), field::<Mandala>(&observation, "to_move"));
            }
            let over = usize::from(field::<Mandala>(&observation, "over")[0]);
            let reason = state.outcome().map(|outcome| outcome.reason.name());
            assert_eq!(over.checked_sub(1).map(|over| ["river", "deck", "deadlock", "limit"][over]), reason);
        });
    }

    #[test]
    fn ends_of_stones_are_told(seed: u64, players in 2..=4usize, options in stones_options()) {
        every_view::<Stones>(&options, players, seed, |state, view| {
            let observation = observation::<Stones>(view);
            let over = usize::from(field::<Stones>(&observation, "over")[0]);
            let reason = state.outcome().map(|outcome| outcome.reason.name());
            assert_eq!(over.checked_sub(1).map(|over| ["mandala", "stuck"][over]), reason);
        });
    }

    #[test]
    fn states_that_look_alike_are_observed_alike(seed: u64, players in 2..=4usize) {
        every_view::<Mandala>(&mandala::Options::default(), 2, seed, |state, _| worlds_look_alike::<Mandala>(state, seed));
        every_view::<Stones>(&stones::Options::default(), players, seed, |state, _| {
            worlds_look_alike::<Stones>(state, seed);
        });
    }
}
