//! The toy game keeps the laws, and a game that breaks one is noticed.

use super::*;
use crate::testing::{Law, draws_as_listed, keeps_the_laws};

#[test]
fn the_toy_game_keeps_the_laws() {
    let law = Law::<Kuhn> {
        universe: &Action::ALL,
        conserved: |state, _| state.cards.iter().sum::<u8>() == 3,
        longest: 4,
    };
    for seed in 0..200 {
        keeps_the_laws(&law, 2, &Options {}, seed).unwrap();
    }
}

#[test]
fn a_broken_law_is_noticed() {
    let lost =
        Law::<Kuhn> { universe: &Action::ALL, conserved: |state, _| state.history.is_empty(), longest: 4 };
    assert!(keeps_the_laws(&lost, 2, &Options {}, 1).unwrap_err().contains("not conserved"));
    let endless = Law::<Kuhn> { universe: &Action::ALL, conserved: |_, _| true, longest: 1 };
    assert!(keeps_the_laws(&endless, 2, &Options {}, 1).unwrap_err().contains("has not ended"));
}

#[test]
fn worlds_are_drawn_as_listed() {
    let state = Kuhn::deal(&Options {}, 2, Seed::from_number(1));
    for (viewer, worlds) in Viewer::all(2).zip([2, 2, 6]) {
        let view = game::State::view(&state, viewer);
        assert_eq!(game::Worlds::<Kuhn>::count(&view, 6), Some(worlds));
        draws_as_listed::<Kuhn>(&view, worlds, 3).unwrap();
    }
}

/// Six deals, and from each five ways to play: pp, pbp, pbb, bp, bb.
#[test]
fn perft_counts_every_way_to_play() {
    let state = Kuhn::deal(&Options {}, 2, Seed::from_number(0));
    assert_eq!([0, 1, 2, 3, 9].map(|depth| crate::play::perft::<Kuhn>(&state, depth)), [1, 2, 4, 5, 5]);
}

/// The traits ask little of a game that has little to say.
#[test]
fn a_small_game_is_written_in_few_lines() {
    assert!(include_str!("mod.rs").lines().count() < 200);
}
