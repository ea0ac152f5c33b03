//! Figures: what the rules make of a view.

use tabletop::presentation::PresentableGame as _;
use tabletop::{State as _, Viewer};

use super::position::Position;
use super::{ONE, ZERO, json, pile};
use crate::effects::Completion;
use crate::figures::Figures;
use crate::table::Reason;
use crate::{Mandala, Options, View};

/// Seat 0's Cup has a dealt red and green card besides two red ones that everyone saw.
fn position() -> Position {
    Position::new()
        .mountain(1, "RRG")
        .field(1, 0, "OY")
        .field(1, 1, "P")
        .mountain(2, "K")
        .field(2, 0, "RR")
        .field(2, 1, "GG")
        .river(0, "KR")
        .river(1, "G")
        .dealt(0, "RG")
        .cup(0, "RR")
        .dealt(1, "GG")
        .cup(1, "GGO")
}

fn points(figures: &Figures) -> [u32; 2] {
    figures.cups.each_ref().map(|cup| cup.points)
}

#[test]
fn a_cup_is_worth_what_its_viewer_knows_of_it() {
    let state = position().build();
    let seen = |viewer| state.view(viewer).figures();
    assert_eq!(points(&seen(Viewer::Seat(ZERO))), [6, 2], "the own Cup with its dealt cards");
    assert_eq!(points(&seen(Viewer::Seat(ONE))), [4, 4]);
    assert_eq!(points(&seen(Viewer::Spectator)), [4, 2], "what everyone saw");
    assert_eq!(points(&View::open(&state).figures()), [6, 4], "everything, for a viewer who sees all");
}

#[test]
fn the_cards_of_a_cup_lie_under_their_spaces() {
    let figures = position().build().view(Viewer::Seat(ZERO)).figures();
    assert_eq!(
        json(&figures.cups[0]),
        concat!(
            r#"{"cards":"RRRG","spaces":[{"space":1,"colour":"K","count":0,"points":0},"#,
            r#"{"space":2,"colour":"R","count":3,"points":6}],"rest":"G","points":6,"full":false}"#
        )
    );
}

#[test]
fn m_7_1_a_full_river_is_told() {
    let figures = position().river(1, "GROYPK").build().view(Viewer::Spectator).figures();
    assert_eq!(figures.cups.map(|cup| cup.full), [false, true]);
}

#[test]
fn at_the_end_the_figures_are_the_score() {
    let state = position().over(Reason::Limit).build();
    let scores = state.outcome().unwrap().scores;
    for viewer in Viewer::all(2) {
        assert_eq!(points(&state.view(viewer).figures()), scores.as_slice());
    }
}

#[test]
fn a_mandala_tells_what_it_lacks_and_who_is_ahead() {
    let [one, two] = position().build().view(Viewer::Spectator).figures().mandalas;
    assert_eq!((one.missing, one.first), (pile("K"), Some(ZERO)));
    assert_eq!((two.missing, two.first), (pile("OYP"), None), "the player who completes it chooses second");
    let behind = View::open(&position().field(2, 1, "GGG").build()).figures();
    assert_eq!(behind.mandalas[1].first, Some(ONE));
}

#[test]
fn m_5_2_a_destruction_says_why_its_first_chooser_is_the_first() {
    let destruction = |turn, field: &str| {
        let state = position().field(1, 0, field).field(1, 1, "GG").turn(turn).claim(1, 0).build();
        state.view(Viewer::Spectator).figures().destruction.unwrap()
    };
    let why = |Completion { first, fields, tie, .. }| (first, fields, tie);
    assert_eq!(why(destruction(7, "PPP")), (Some(ZERO), [3, 2], false));
    assert_eq!(why(destruction(7, "P")), (Some(ONE), [1, 2], false));
    // Seat 0 took turn 7, seat 1 turn 8; on a tie the other one chooses first.
    assert_eq!(why(destruction(7, "PP")), (Some(ONE), [2, 2], true));
    assert_eq!(why(destruction(8, "PP")), (Some(ZERO), [2, 2], true));
    assert_eq!(position().build().view(Viewer::Spectator).figures().destruction, None);
}

#[test]
fn the_river_prints_what_its_spaces_are_worth() {
    let printed = json(&Mandala::printed(&Options::default(), 2));
    assert_eq!(printed, r#"{"turn_limit":500,"river":[1,2,3,4,5,6],"hand_limit":8,"build_draw":3}"#);
    for (space, colour) in (1..).zip("KRPOGY".chars()) {
        let state = Position::new().river(0, "KRPOGY").cup(0, &colour.to_string()).build();
        assert_eq!(points(&View::open(&state).figures())[0], space);
    }
}
