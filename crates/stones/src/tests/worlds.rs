//! The worlds a view is consistent with.

use std::collections::HashMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabletop::chance::below;
use tabletop::record::Setup as _;
use tabletop::testing::draws_as_listed;
use tabletop::{Seat, Seed, State as _, View as _, Viewer, Worlds as _};

use super::dealt;
use super::position::Position;
use crate::game::Stones;
use crate::objective::Objective;
use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;
use crate::table::Reason;

const DRAWS: u32 = 4000;

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(11)
}

/// How often each sight of a drawn world comes up.
fn drawn(state: &State, viewer: Viewer, sight: impl Fn(&State) -> String) -> HashMap<String, u32> {
    let worlds = state.view(viewer).worlds().unwrap();
    let mut rng = rng();
    let mut counts = HashMap::new();
    for _ in 0..DRAWS {
        let world = worlds.draw(&mut rng);
        assert_eq!(world.view(viewer), state.view(viewer));
        *counts.entry(sight(&world)).or_default() += 1;
    }
    counts
}

/// Whether something came up as often as its share of the draws, within five standard deviations.
fn is_share(count: u32, share: f64) -> bool {
    let expected = share * f64::from(DRAWS);
    (f64::from(count) - expected).abs() < 5.0 * (expected * (1.0 - share)).sqrt() + 1.0
}

#[test]
fn s_7_2_a_drawn_world_looks_the_same_at_every_point_of_a_game() {
    for (number, option) in (0..).zip(["sides", "open", "closed"]) {
        let players = 2 + number as usize;
        let options: Options = serde_json::from_str(&format!(r#"{{"stacks":"{option}"}}"#)).unwrap();
        let seed = Seed::from_number(number);
        let mut state = State::new(&options, &Setup::deal(players, &seed), seed);
        let mut rng = rng();
        while state.to_move().is_some() {
            for viewer in Viewer::all(players) {
                let view = state.view(viewer);
                assert_eq!(view.determinize(&mut rng).unwrap().view(viewer), view);
            }
            state.apply_unchecked(state.pick_legal(|count| below(&mut rng, count)));
        }
        assert!(state.view(Viewer::Spectator).determinize(&mut rng).is_none());
    }
}

#[test]
fn s_7_2_from_the_side_patterns_are_drawn_without_replacement_among_those_unseen() {
    // Of yellow, 11 stars and 8 rings are in sight: 1 star and 4 rings are not, and two yellow stones are buried.
    let state =
        Position::new(2).stack("b1", "BYyB").towers(0, ["YYYY", "YYYY", "YYY", "yyyy", "yyyy"]).build();
    let counts = drawn(&state, Viewer::Spectator, |world| world.stacks[0].to_string()[1..3].to_owned());
    assert_eq!(counts.len(), 3, "{counts:?}");
    assert!(is_share(counts["Yy"], 1.0 / 5.0), "{counts:?}");
    assert!(is_share(counts["yY"], 1.0 / 5.0), "{counts:?}");
    assert!(is_share(counts["yy"], 3.0 / 5.0), "{counts:?}");
}

#[test]
fn s_7_2_closed_stacks_are_drawn_from_all_unseen_stones() {
    let state = Position::new(2).stack("b1", "BY").options(r#"{"stacks":"closed"}"#).build();
    let counts =
        drawn(&state, Viewer::Seat(Seat::new(0)), |world| world.stacks[0].to_string()[1..].to_owned());
    assert_eq!(counts.len(), 8);
    assert!(is_share(counts["B"], 11.0 / 95.0), "{counts:?}");
    assert!(is_share(counts["b"], 12.0 / 95.0), "{counts:?}");
}

#[test]
fn s_7_2_open_stacks_leave_nothing_to_draw() {
    let state = Position::new(2).stack("b1", "BYyB").options(r#"{"stacks":"open"}"#).build();
    let counts = drawn(&state, Viewer::Spectator, |world| world.stacks[0].to_string());
    assert_eq!(counts, HashMap::from([("BYyB".to_owned(), DRAWS)]));
}

#[test]
fn s_7_3_others_hold_any_cards_but_one_s_own() {
    let state = dealt(4, 1);
    let own = Seat::new(2);
    for other in [0, 1, 3].map(Seat::new) {
        let counts = drawn(&state, Viewer::Seat(own), |world| {
            assert_eq!(world.objectives[own], state.objectives[own]);
            let mut all: Vec<_> = world.objectives.as_slice().iter().flatten().collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 8, "every card is dealt once");
            world.objectives[other][0].name().to_owned()
        });
        assert_eq!(counts.len(), 8);
        assert!(counts.values().all(|&count| is_share(count, 1.0 / 8.0)), "{counts:?}");
        for card in state.objectives[own] {
            assert!(!counts.contains_key(card.name()));
        }
    }
    let counts = drawn(&state, Viewer::Spectator, |world| world.objectives[own][1].name().to_owned());
    assert_eq!(counts.len(), Objective::COUNT);
    assert!(counts.values().all(|&count| is_share(count, 1.0 / 10.0)), "{counts:?}");
}

#[test]
fn s_7_3_a_finished_game_has_no_worlds() {
    let state = Position::new(2).stack("b1", "BYyB").over(Reason::Mandala);
    assert!(state.view(Viewer::Spectator).worlds().is_none());
}

#[test]
fn s_7_2_worlds_are_drawn_as_often_as_they_are_listed() {
    // The other player's cards are one of 56 pairs. From the side there is a black stone and two yellow ones, which are not
    // both stars, as one is left of those.
    for (option, stack, worlds) in
        [("sides", "BYyB", 2 * 3 * 56), ("open", "BYyB", 56), ("closed", "BY", 8 * 56)]
    {
        let position = Position::new(2)
            .stack("b1", stack)
            .towers(0, ["YYYY", "YYYY", "YYY", "yyyy", "yyyy"])
            .options(&format!(r#"{{"stacks":"{option}"}}"#));
        let view = position.build().view(Viewer::Seat(Seat::FIRST));
        assert_eq!(view.worlds().unwrap().count(worlds), Some(worlds), "{option}");
        draws_as_listed::<Stones>(&view, worlds, 7).unwrap();
    }
}
