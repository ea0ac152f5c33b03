//! What an action causes, as it is told.

use tabletop::Viewer;
use tabletop::presentation::Event as _;

use super::position::Position;
use super::{json, play};
use crate::event::Event;

/// What every viewer is told, which must be the same.
fn told(events: &[Event]) -> Vec<String> {
    let seen = |viewer| -> Vec<_> { events.iter().map(|event| json(&event.redact(viewer))).collect() };
    let spectator = seen(Viewer::Spectator);
    for viewer in Viewer::all(4) {
        assert_eq!(seen(viewer), spectator);
    }
    spectator
}

#[test]
fn s_3_2_a_pick_up_tells_the_stones_in_order_and_what_is_turned_up() {
    let position = Position::new(2).around("b2", ["Yb", "B", "", "VPy"]).stack("g6", "Y");
    let picked_up = concat!(
        r#"{"event":"picked_up","seat":0,"pattern":"star","from":"d2","to":"b2","#,
        r#""stones":[{"space":"a2","stone":"V"},{"space":"b1","stone":"Y"},{"space":"c2","stone":"B"}],"tower":4}"#
    );
    let revealed = [
        r#"{"event":"revealed","space":"a2","stone":"P"}"#,
        r#"{"event":"revealed","space":"b1","stone":"b"}"#,
    ];
    for stacks in ["sides", "closed"] {
        let options = format!(r#"{{"stacks":"{stacks}"}}"#);
        let mut state = position.clone().options(&options).build();
        assert_eq!(told(&play(&mut state, "d2b2w4")), [picked_up, revealed[0], revealed[1]]);
    }
    let mut open = position.options(r#"{"stacks":"open"}"#).build();
    assert_eq!(told(&play(&mut open, "d2b2w4")), [picked_up]);
}

#[test]
fn s_5_1_a_scoring_tells_its_points_its_stones_and_the_end_it_begins() {
    let mut state = Position::new(3)
        .stack("a2", "Y")
        .turn(1)
        .towers(1, ["", "Y", "", "yB", ""])
        .placed(35)
        .options(r#"{"track":{"length":36,"bonus":{"36":3},"hands":{"36":3}}}"#)
        .build();
    assert_eq!(
        told(&play(&mut state, "cY")),
        [
            concat!(
                r#"{"event":"scored","seat":1,"colour":"Y","#,
                r#""towers":[{"tower":2,"points":4},{"tower":4,"points":2}]}"#
            ),
            // The second stone is laid aside.
            r#"{"event":"placed","seat":1,"stones":["Y","y"],"covered":[{"space":36,"bonus":3}]}"#,
            r#"{"event":"end_begun","seat":1}"#,
        ]
    );
}

#[test]
fn s_7_3_the_end_shows_the_objectives() {
    let mut state = Position::new(2)
        .towers(1, ["Y", "b", "", "", ""])
        .objectives(0, ["four", "star"])
        .objectives(1, ["one", "ring"])
        .points(&[10, 2])
        .turn(1)
        .ending()
        .build();
    assert_eq!(
        told(&play(&mut state, "t1")),
        [
            r#"{"event":"scored","seat":1,"colour":null,"towers":[{"tower":1,"points":1}]}"#,
            r#"{"event":"placed","seat":1,"stones":["Y"],"covered":[{"space":1,"bonus":0}]}"#,
            concat!(
                r#"{"event":"ended","outcome":{"scores":[10,11],"winner":1,"reason":"mandala"},"#,
                r#""objectives":[["four","star"],["one","ring"]],"objective_points":[0,8]}"#
            ),
        ]
    );
}
