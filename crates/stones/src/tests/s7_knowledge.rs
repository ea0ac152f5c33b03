//! S-7: who knows what.

use serde_json::{Value, json};
use tabletop::{Seat, State as _, View as _, Viewer};

use super::position::Position;
use super::{action, dealt, json, play};
use crate::error::Illegal;
use crate::seen::SeenStone;
use crate::state::State;
use crate::table::Reason;
use crate::view::View;

fn position() -> Position {
    Position::new(2)
        .stack("b1", "BYpv")
        .stack("d1", "y")
        .towers(1, ["", "Bv", "", "", ""])
        .objectives(0, ["one", "blue"])
        .objectives(1, ["star", "two"])
        .placed(7)
        .points(&[12, 9])
}

fn view(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(state.view(viewer)).unwrap()
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// The stacks as the wire shows them, only those mentioned filled.
fn stacks(b1: &str, d1: &str) -> String {
    let spaces = "b1 d1 f1 a2 c2 e2 g2 b3 d3 f3 a4 c4 e4 g4 b5 d5 f5 a6 c6 e6 g6 b7 d7 f7";
    let stack = |space: &str| match space {
        "b1" => format!(r#""b1":{b1}"#),
        "d1" => format!(r#""d1":{d1}"#),
        _ => format!(r#""{space}":[]"#),
    };
    spaces.split(' ').map(stack).collect::<Vec<_>>().join(",")
}

#[test]
fn s_7_1_the_wire_format_of_a_view_byte_for_byte() {
    let state = position().build();
    let expected = format!(
        r#"{{"game":"stones","seat":0,"to_move":0,"phase":"turn","stacks":{{{}}},"#,
        stacks(r#"["B","Y?","P?","V?"]"#, r#"["y"]"#)
    ) + r#""artists":{"d2":"star","b4":"star","f4":"ring","d6":"ring"},"#
        + r#""towers":[["","","","",""],["","Bv","","",""]],"placed":7,"points":[12,9],"ending":false,"#
        + r#""objectives":["one","blue"]}"#;
    assert_eq!(json(&state.view(seat(0))), expected);
}

#[test]
fn s_7_1_the_full_state_byte_for_byte() {
    let expected = r#"{"to_move":0,"phase":"turn","stacks":{"#.to_owned()
        + &stacks(r#""BYpv""#, r#""y""#).replace("[]", r#""""#)
        + r#"},"artists":{"d2":"star","b4":"star","f4":"ring","d6":"ring"},"#
        + r#""towers":[["","","","",""],["","Bv","","",""]],"objectives":[["one","blue"],["star","two"]],"#
        + r#""placed":7,"points":[12,9],"ending":false}"#;
    assert_eq!(json(&position().build().full()), expected);
}

#[test]
fn s_7_1_everyone_sees_the_same_but_the_objectives() {
    let state = dealt(4, 4);
    let spectator = view(&state, Viewer::Spectator);
    assert_eq!(spectator["seat"], Value::Null);
    for number in 0..4 {
        let mut seen = view(&state, seat(number));
        let own = seen.as_object_mut().unwrap().remove("objectives").unwrap();
        assert_eq!(own, super::full(&state)["objectives"][number]);
        seen["seat"] = Value::Null;
        assert_eq!(seen, spectator);
    }
}

#[test]
fn s_7_1_only_the_player_to_move_has_actions() {
    let state = dealt(2, 4);
    let mut count = 0;
    state.view(seat(1)).for_each_legal(|_| count += 1);
    state.view(Viewer::Spectator).for_each_legal(|_| count += 1);
    assert_eq!(count, 0);
    let any = state.nth_legal(0);
    assert_eq!(state.view(seat(1)).effects(any), Err(Illegal::NotYourTurn));
    assert_eq!(state.view(Viewer::Spectator).effects(any), Err(Illegal::NotYourTurn));
    assert!(state.view(seat(0)).effects(any).is_ok());
    let over = position().over(Reason::Mandala);
    assert_eq!(over.view(seat(0)).effects(any), Err(Illegal::GameOver));
}

#[test]
fn s_7_2_what_is_seen_of_a_stack_is_an_option() {
    for (option, b1) in [
        (r#"{"stacks":"sides"}"#, json!(["B", "Y?", "P?", "V?"])),
        (r#"{"stacks":"open"}"#, json!(["B", "Y", "p", "v"])),
        (r#"{"stacks":"closed"}"#, json!(["B", "?", "?", "?"])),
    ] {
        let state = position().options(option).build();
        for viewer in Viewer::all(2) {
            let seen = view(&state, viewer);
            assert_eq!(seen["stacks"]["b1"], b1);
            assert_eq!(seen["stacks"]["d1"], json!(["y"]));
            assert_eq!(seen["stacks"]["a2"], json!([]));
        }
    }
}

#[test]
fn s_7_2_taking_the_top_shows_the_next() {
    let mut state = position().build();
    play(&mut state, "d2b2n1");
    assert_eq!(view(&state, seat(1))["stacks"]["b1"], json!(["Y", "P?", "V?"]));
    assert!(state.check(action("t2")).is_ok());
}

#[test]
fn s_7_3_objectives_are_secret_until_the_end() {
    let running = position().build();
    for viewer in Viewer::all(2) {
        let seen = json(&running.view(viewer));
        let own = |number: usize| viewer == seat(number);
        assert_eq!(seen.contains("blue"), own(0), "{seen}");
        assert_eq!(seen.contains("two"), own(1), "{seen}");
        assert!(!seen.contains("reveal"));
    }
    let over = position().over(Reason::Mandala);
    for viewer in Viewer::all(2) {
        let seen = view(&over, viewer);
        assert_eq!(seen["phase"], json!("over"));
        assert_eq!(seen["to_move"], Value::Null);
        assert_eq!(
            json(&seen["reveal"]),
            r#"{"objective_points":[0,7],"objectives":[["one","blue"],["star","two"]]}"#
        );
        assert_eq!(seen.get("objectives").is_some(), viewer != Viewer::Spectator);
    }
    let wire = json(&over.view(Viewer::Spectator));
    assert!(
        wire.ends_with(
            r#""reveal":{"objectives":[["one","blue"],["star","two"]],"objective_points":[0,7]}}"#
        )
    );
}

/// A failing assertion or a log may print a state while the game runs.
#[test]
fn s_7_3_a_state_prints_what_a_spectator_sees() {
    let print = |stacks: &str, cards: [&str; 2]| {
        format!("{:?}", Position::new(2).everywhere(stacks).objectives(0, cards).build())
    };
    assert!(print("YBPV", ["one", "two"]).starts_with("State { table: Table {"));
    assert_eq!(print("YBPV", ["one", "two"]), print("Ybpv", ["star", "blue"]));
    assert_ne!(print("YBPV", ["one", "two"]), print("yBPV", ["one", "two"]));
}

/// Only a record gives it away: [`tabletop::presentation::PresentableGame::open`] asks for a proof.
#[test]
fn s_7_3_an_open_view_is_a_spectators_that_shows_all_stacks_and_objectives() {
    let state = position().build();
    let open = View::open(&state);
    assert_eq!(open.revealed_objectives(), Some(state.objectives));
    let public = state.view(Viewer::Spectator);
    assert_ne!(open.stacks, public.stacks);
    let stones = |view: &View| view.stacks.iter().map(|stack| stack.stones().len()).collect::<Vec<_>>();
    assert_eq!(stones(&open), stones(&public));
    let known = |stone: SeenStone| matches!(stone, SeenStone::Known(_));
    assert!(open.stacks.iter().flat_map(|stack| stack.stones()).all(known));
    assert_eq!(View { reveal: None, stacks: public.stacks, ..open }, public);
}
