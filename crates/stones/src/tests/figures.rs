//! Figures and what is printed: what the rules make of a view.

use serde_json::{Value, json as value};
use tabletop::presentation::PresentableGame as _;
use tabletop::{State as _, Viewer};

use super::position::Position;
use super::{ONE, ZERO, json};
use crate::figures::{Hindrance, ObjectiveStatus};
use crate::table::Reason;
use crate::{Stones, View};

fn position() -> Position {
    Position::new(2)
        .stack("a2", "Y")
        .towers(0, ["VY", "vB", "", "Y", ""])
        .towers(1, ["VV", "V", "", "", ""])
        .objectives(0, ["star", "violet"])
        .objectives(1, ["three", "blue"])
}

#[test]
fn s_7_3_only_known_objectives_have_figures() {
    let state = position().build();
    let known = |viewer| {
        let figures = state.view(viewer).figures();
        figures.objectives.iter().map(Vec::len).collect::<Vec<_>>()
    };
    assert_eq!(known(Viewer::Seat(ZERO)), [2, 0]);
    assert_eq!(known(Viewer::Seat(ONE)), [0, 2]);
    assert_eq!(known(Viewer::Spectator), [0, 0]);
    assert_eq!(
        View::open(&state).figures().objectives.iter().map(Vec::len).collect::<Vec<_>>(),
        [2, 2],
        "for a viewer who sees all"
    );
    let over = position().over(Reason::Stuck);
    assert_eq!(
        over.view(Viewer::Spectator).figures(),
        View::open(&over).figures(),
        "the end shows everything"
    );
}

#[test]
fn an_objective_tells_what_lies_on_the_board() {
    let figures = View::open(&position().options(r#"{"objectives":{"violet":9}}"#).build()).figures();
    assert_eq!(
        json(&figures.objectives),
        concat!(
            r#"[[{"card":"star","points":7,"met":false,"have":2,"of":3},"#,
            r#"{"card":"violet","points":9,"met":false,"have":2,"others":3}],"#,
            r#"[{"card":"three","points":6,"met":true,"have":3},"#,
            r#"{"card":"blue","points":7,"met":false,"have":0,"others":1}]]"#
        )
    );
}

#[test]
fn s_4_a_tower_says_what_it_would_score_and_for_what() {
    let state = position().towers(0, ["V", "", "BYY", "vV", "vYBV"]).build();
    let figures = state.view(Viewer::Spectator).figures();
    assert_eq!(
        json(&figures.towers[0]),
        concat!(
            r#"[{"tower":1,"points":5,"counted":5},{"tower":3,"points":4,"counted":3},"#,
            r#"{"tower":4,"points":2,"counted":2},{"tower":5,"points":4,"counted":3}]"#
        ),
        "an empty space counts as a height"
    );
    assert_eq!(figures.towers[1].len(), 2);
}

#[test]
fn s_3_1_the_player_to_move_is_told_why_nothing_can_be_picked_up() {
    let full = ["Y", "Y", "V", "V", "B"];
    let hindrance = |position: Position| position.build().view(Viewer::Spectator).figures().hindrance;
    assert_eq!(hindrance(position()), None);
    assert_eq!(hindrance(position().towers(0, full)), Some(Hindrance::Space));
    assert_eq!(hindrance(position().towers(1, full)), None, "it is the other player's turn");
    assert_eq!(hindrance(position().stack("a2", "")), Some(Hindrance::Stone));
    assert_eq!(hindrance(position().stack("a2", "").towers(0, full)), Some(Hindrance::Space));
    let over = position().stack("a2", "").over(Reason::Stuck);
    assert_eq!(over.view(Viewer::Spectator).figures().hindrance, None, "no player is to move");
}

#[test]
fn s_6_1_the_better_card_that_is_met_is_what_the_end_brings() {
    let state = position().towers(0, ["VY", "VB", "", "Y", "v"]).over(Reason::Stuck);
    let brings =
        |held: &Vec<ObjectiveStatus>| held.iter().filter(|card| card.met).map(|card| card.points).max();
    let figures: Vec<_> =
        View::open(&state).figures().objectives.iter().map(|held| brings(held).unwrap_or(0)).collect();
    let told = state.view(Viewer::Spectator).objective_points().unwrap();
    assert_eq!(figures, told.as_slice());
    assert_eq!(figures, [7, 6]);
}

fn printed(options: &str, players: usize) -> Value {
    serde_json::to_value(Stones::printed(&serde_json::from_str(options).unwrap(), players)).unwrap()
}

#[test]
fn the_boards_print_the_game_as_published() {
    let printed = printed("{}", 3);
    assert_eq!(printed["stacks"], "sides");
    assert_eq!(printed["towers"], value!([null, [4, 2, 1, 1], [1, 3, 4, 1], [1, 2, 4, 6], null]));
    assert_eq!(
        printed["track"],
        value!({
            "length": 72,
            "bonus": {"6": 1, "12": 2, "18": 1, "24": 2, "30": 1, "42": 1, "48": 2, "60": 1, "66": 2},
            "hands": {"36": 2, "54": 3, "70": 4},
            "last_call": 54,
        })
    );
    assert_eq!(printed["objectives"]["one"], 8);
    assert_eq!(printed["objectives"].as_object().unwrap().len(), 10);
}

#[test]
fn the_boards_print_what_the_options_come_to() {
    let options = r#"{"track":{"length":500,"bonus":{"0":3,"7":2,"8":0,"97":5},"hands":{"10":2,"20":2,"400":3,"5":0}},
        "objectives":{"one":1}}"#;
    let two = printed(options, 2);
    let track = value!({"length": 96, "bonus": {"7": 2}, "hands": {"10": 2, "20": 2}, "last_call": 10});
    assert_eq!(two["track"], track, "no more spaces than stones, and the first of two last calls");
    assert_eq!((&two["objectives"]["one"], &two["objectives"]["two"]), (&value!(1), &value!(7)));
    assert_eq!(printed(options, 3)["track"]["last_call"], Value::Null, "it lies beyond the track");
}
