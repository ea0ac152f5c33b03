//! What a player can foresee.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabletop::chance::below;
use tabletop::presentation::Effects as _;
use tabletop::record::Setup as _;
use tabletop::{Seed, State as _, Viewer};

use super::position::Position;
use super::{action, json};
use crate::action::Action;
use crate::effects::Effects;
use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;
use crate::table::{Phase, Reason};

fn effects(state: &State, text: &str) -> Effects {
    let seat = state.to_move().unwrap();
    state.view(Viewer::Seat(seat)).effects(action(text)).unwrap()
}

#[test]
fn s_3_1_a_pick_up_foresees_its_tower_and_what_is_turned_up() {
    let position = Position::new(2).around("b2", ["YB", "B", "", "VB"]).stack("g6", "Y");
    let state = position.clone().build();
    let foreseen = effects(&state, "d2b2w3");
    assert_eq!(
        json(&foreseen),
        concat!(
            r#"{"takes":{"stones":["V","Y","B"],"tower":3,"turns_up":2,"spaces":["a2","b1","c2"],"leaves":[],"#,
            r#""worth":[{"tower":1,"points":2,"counted":2},{"tower":2,"points":1,"counted":3},"#,
            r#"{"tower":3,"points":4,"counted":3},{"tower":4,"points":4,"counted":3},"#,
            r#"{"tower":5,"points":4,"counted":3}]},"#,
            r#""scores":null,"ends":null}"#
        )
    );
    assert!(foreseen.reveals());
    assert_eq!(foreseen.points(), 0);
    // With open stacks nothing new is seen, nor when the stacks are empty afterwards.
    assert!(!effects(&position.options(r#"{"stacks":"open"}"#).build(), "d2b2w3").reveals());
    let last = Position::new(2).around("b2", ["Y", "B", "", "V"]).stack("g6", "Y");
    assert!(!effects(&last.build(), "d2b2w3").reveals());
}

#[test]
fn s_3_1_a_pick_up_says_which_neighbours_stay_and_why() {
    let position = Position::new(2)
        .artists("d2 f6", "d4 f4")
        .around("b2", ["Y", "y", "Vv", ""])
        .around("b4", ["Vv", "B", "", ""]);
    let leaves = |text| json(&effects(&position.clone().build(), text).takes.unwrap().leaves);
    assert_eq!(leaves("d2b2n1"), r#"[{"space":"c2","why":"pattern"}]"#, "an empty space leaves nothing");
    // The stone on c4 would fit, but lies beside the artist on d4.
    assert_eq!(leaves("d2b4n1"), r#"[{"space":"c4","why":"artist"}]"#);
}

#[test]
fn s_4_a_pick_up_foresees_what_its_tower_would_score_on_each_free_space() {
    let state =
        Position::new(2).around("b2", ["Y", "B", "", ""]).towers(0, ["V", "", "BYY", "", "Y"]).build();
    let worth = effects(&state, "d2b2n4").takes.unwrap().worth;
    assert_eq!(
        json(&worth),
        r#"[{"tower":2,"points":2,"counted":2},{"tower":4,"points":2,"counted":2}]"#,
        "only where no tower stands"
    );
    // With the tower itself among the heights: 0, 1, 2 and 3.
    let state = Position::new(2).around("b2", ["Y", "B", "", ""]).towers(0, ["", "", "BYY", "", "Y"]).build();
    assert_eq!(effects(&state, "d2b2n2").takes.unwrap().worth[0].points, 4);
}

#[test]
fn s_5_1_a_scoring_foresees_its_account() {
    let state =
        Position::new(2).stack("a2", "Y").towers(0, ["V", "BY", "Y", "VYY", "vYBP"]).placed(34).build();
    let foreseen = effects(&state, "cV");
    assert_eq!(
        json(&foreseen),
        concat!(
            r#"{"takes":null,"scores":{"towers":[{"tower":1,"points":4},{"tower":4,"points":4},"#,
            r#"{"tower":5,"points":5}],"stones":["V","V","v"],"covered":[{"space":35,"bonus":0},"#,
            r#"{"space":36,"bonus":0},{"space":37,"bonus":0}],"points":13,"begins_end":true},"ends":null}"#
        )
    );
    assert_eq!(foreseen.points(), 13);
    assert!(!foreseen.reveals());
    let foreseen = effects(&state, "t24").scores.unwrap();
    assert_eq!((foreseen.points, foreseen.begins_end), (2, true));
}

#[test]
fn s_5_2_the_end_is_foreseen() {
    let position = Position::new(2).stack("a2", "Yy").towers(1, ["V", "", "", "", ""]).turn(1);
    let running = position.clone().build();
    assert_eq!(effects(&running, "t1").ends, None);
    let ending = position.clone().ending().build();
    assert_eq!(effects(&ending, "t1").ends, Some(Reason::Mandala));
    assert!(effects(&ending, "t1").reveals());
    assert_eq!(effects(&ending, "d2b2w2").ends, Some(Reason::Mandala));
    assert_eq!(effects(&position.placed(35).build(), "t1").ends, Some(Reason::Mandala));
}

#[test]
fn s_3_5_being_stuck_is_foreseen_when_it_is_sure() {
    // The only stone is taken, and the other player has none.
    let sure = Position::new(2).stack("a2", "Y").build();
    assert_eq!(effects(&sure, "d2b2w1").ends, Some(Reason::Stuck));
    let scored = Position::new(2).towers(0, ["Y", "", "", "", ""]).build();
    assert_eq!(effects(&scored, "t1").ends, Some(Reason::Stuck));
    // b3 is turned up; whether it could be taken is unknown.
    let unsure = Position::new(2).artists("d2 b6", "f4 d6").stack("b3", "Yy");
    assert_eq!(effects(&unsure.clone().build(), "d2b2s1").ends, None);
    // The artist on b2 keeps a stone of either pattern from the others, and can itself take only a star.
    let open = unsure.options(r#"{"stacks":"open"}"#).build();
    assert_eq!(effects(&open, "d2b2s1").ends, Some(Reason::Stuck));
}

/// Every action of some random games: what was foreseen comes true.
#[test]
fn s_3_what_is_foreseen_comes_true() {
    for (number, option) in (0..).zip(["sides", "open", "closed", "sides", "open", "closed"]) {
        let players = 2 + number as usize % 3;
        let mut options: Options = serde_json::from_str(&format!(r#"{{"stacks":"{option}"}}"#)).unwrap();
        if number >= 3 {
            options.track.hands.clear();
        }
        let seed = Seed::from_number(number);
        let mut state = State::new(&options, &Setup::deal(players, &seed), seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        while let Some(seat) = state.to_move() {
            let view = state.view(Viewer::Seat(seat));
            state.for_each_legal(|action| {
                let foreseen = view.effects(action).unwrap();
                let mut after = state.clone();
                after.apply_unchecked(action);
                assert_true(&state, action, &foreseen, &after);
            });
            state.apply_unchecked(state.pick_legal(|count| below(&mut rng, count)));
        }
    }
}

fn assert_true(before: &State, action: Action, foreseen: &Effects, after: &State) {
    let seat = before.to_move().unwrap();
    let gained = after.table.points[seat] - before.table.points[seat];
    assert_eq!(foreseen.points(), gained, "{action}");
    let ended = match after.table.phase {
        Phase::Turn => None,
        Phase::Over(reason) => Some(reason),
    };
    let turns_up = foreseen.takes.as_ref().map_or(0, |takes| takes.turns_up);
    if foreseen.ends.is_some() || turns_up == 0 {
        assert_eq!(foreseen.ends, ended, "{action}");
    }
    if let Some(takes) = &foreseen.takes {
        let tower = after.table.towers[seat][takes.tower.index()];
        assert_eq!(tower.stones().rev().collect::<Vec<_>>(), takes.stones, "{action}");
    }
    if let Some(scores) = &foreseen.scores {
        assert_eq!(scores.covered.len(), usize::from(after.table.placed - before.table.placed));
        assert_eq!(scores.begins_end, after.table.ending && !before.table.ending);
    }
}
