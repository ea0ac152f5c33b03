//! S-2: setting up.

use std::collections::HashSet;

use serde_json::{Value, json};
use tabletop::record::Setup as _;
use tabletop::{Seed, State as _};

use super::{ZERO, dealt, full, json, towers};
use crate::board::{ArtistSpace, StoneSpace};
use crate::error::SetupError;
use crate::objective::Objective;
use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;
use crate::stone::Stone;

type SetupJson = <Setup as tabletop::record::Setup>::SetupJson;

fn deal(players: usize, number: u64) -> Setup {
    Setup::deal(players, &Seed::from_number(number))
}

fn value(setup: &Setup) -> Value {
    serde_json::to_value(setup).unwrap()
}

/// Reads a set-up of the right JSON types.
fn read(value: Value, players: usize) -> Result<Setup, SetupError> {
    Setup::read(serde_json::from_value(value).unwrap(), players)
}

/// A set-up with one change.
fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut value = value(&deal(3, 1));
    change(&mut value);
    value
}

#[test]
fn s_2_1_a_stack_of_four_on_every_stone_space_and_artists_on_d2_b4_f4_d6() {
    let state = full(&dealt(3, 1));
    let stacks = state["stacks"].as_object().unwrap();
    assert_eq!(stacks.len(), 24);
    assert!(stacks.values().all(|stack| stack.as_str().unwrap().len() == 4));
    let spaces: Vec<_> = state["artists"].as_object().unwrap().keys().collect();
    assert_eq!(spaces.len(), 4);
    assert!(["d2", "b4", "f4", "d6"].iter().all(|space| state["artists"].get(space).is_some()));
}

/// This deal is a promise: a seed gives it for ever.
#[test]
fn s_2_1_a_seed_gives_one_deal_for_ever() {
    let expected = concat!(
        r#"{"stacks":{"b1":"VbVv","d1":"vPBb","f1":"YvBv","a2":"pBvv","c2":"pYBP","e2":"PbBy","g2":"YVyB","#,
        r#""b3":"PpyY","d3":"pvBp","f3":"vYyy","a4":"Pbpb","c4":"yYYV","e4":"YPYP","g4":"bPbp","b5":"bYPV","#,
        r#""d5":"ybpP","f5":"bPyV","a6":"PVBp","c6":"yYVp","e6":"ByBb","g6":"pyvB","b7":"YyVV","d7":"vVVv","#,
        r#""f7":"Bvbp"},"artists":{"d2":"star","b4":"ring","f4":"star","d6":"ring"},"#,
        r#""objectives":[["star","yellow"],["ring","pink"]]}"#,
    );
    assert_eq!(json(&deal(2, 1)), expected);
    assert_eq!(deal(2, 1).stacks, deal(4, 1).stacks);
    assert_ne!(deal(2, 1), deal(2, 2));
}

#[test]
fn s_2_1_chance_reaches_every_place() {
    let deals: Vec<_> = (0..300).map(|number| deal(4, number)).collect();
    for space in 0..24 {
        for depth in 0..4 {
            let kinds: HashSet<_> =
                deals.iter().filter_map(|deal| deal.stacks[space].stones().nth(depth)).collect();
            assert_eq!(kinds.len(), Stone::KINDS.len());
        }
    }
    let artists: HashSet<_> = deals.iter().map(|deal| deal.artists).collect();
    assert_eq!(artists.len(), 6);
    for place in 0..8 {
        let cards: HashSet<_> =
            deals.iter().map(|deal| deal.objectives.as_slice()[place / 2][place % 2]).collect();
        assert_eq!(cards.len(), Objective::COUNT);
    }
}

#[test]
fn s_2_1_a_set_up_reads_back_in_any_order_of_its_spaces() {
    let setup = deal(4, 3);
    assert_eq!(read(value(&setup), 4), Ok(setup.clone()));
    let text = json(&setup);
    let stacks = value(&setup)["stacks"].clone();
    let backwards: Vec<_> = stacks
        .as_object()
        .unwrap()
        .iter()
        .rev()
        .map(|(space, stack)| format!("\"{space}\":{stack}"))
        .collect();
    let (before, after) = (text.find("{\"b1\"").unwrap(), text.find(",\"artists\"").unwrap());
    let turned = format!("{}{{{}}}{}", &text[..before], backwards.join(","), &text[after..]);
    assert_ne!(turned, text);
    assert_eq!(Setup::read(serde_json::from_str(&turned).unwrap(), 4), Ok(setup));
}

#[test]
fn s_2_1_a_set_up_of_the_wrong_shape_does_not_read() {
    let wrong = [
        changed(|setup| setup["stacks"]["b1"] = json!(["Y", "Y", "Y", "Y"])),
        changed(|setup| setup["artists"]["d2"] = json!({"star": null})),
        changed(|setup| setup["objectives"][0][0] = json!({"one": null})),
        changed(|setup| setup["seed"] = json!(1)),
        changed(|setup| drop(setup.as_object_mut().unwrap().remove("artists"))),
        json!([]),
        json!(null),
    ];
    for wrong in wrong {
        assert!(serde_json::from_value::<SetupJson>(wrong.clone()).is_err(), "{wrong}");
    }
    let twice = json(&deal(3, 1)).replacen("{\"b1\"", "{\"b1\":\"YYYY\",\"b1\"", 1);
    assert!(serde_json::from_str::<SetupJson>(&twice).is_err());
}

/// A change to a set-up for three, and why it is refused.
fn assert_refused(change: impl FnOnce(&mut Value), error: &SetupError) {
    assert_eq!(read(changed(change), 3).as_ref(), Err(error));
}

#[test]
fn s_2_1_a_stack_of_four_stones_stands_on_every_stone_space_and_nowhere_else() {
    let space = StoneSpace::from_name("b1").unwrap();
    for wrong in ["YYY", "YYYYY", "YYYR", "", "yyyé"] {
        assert_refused(|setup| setup["stacks"]["b1"] = json!(wrong), &SetupError::WrongStack { space });
    }
    assert_refused(
        |setup| drop(setup["stacks"].as_object_mut().unwrap().remove("b1")),
        &SetupError::NoStack { space },
    );
    assert_refused(
        |setup| setup["stacks"]["b2"] = json!("YYYY"),
        &SetupError::NoStoneSpace { name: "b2".into() },
    );
    // What a file says may be long; what an error repeats of it is not.
    let long = "x".repeat(1_000_000);
    let Err(SetupError::NoStoneSpace { name }) =
        read(changed(|setup| setup["stacks"][&long] = json!("YYYY")), 3)
    else {
        panic!("there is no such space")
    };
    assert!(name.len() < 100);
}

#[test]
fn s_2_1_a_set_up_must_hold_all_stones_and_two_artists_of_each_pattern() {
    let (yellow, blue) = (Stone::KINDS[0], Stone::KINDS[2]);
    let mut setup = deal(3, 1);
    let place = setup.stacks.iter().position(|stack| stack.top() == Some(yellow)).unwrap();
    setup.stacks[place].pop();
    setup.stacks[place].push(blue);
    assert_eq!(read(value(&setup), 3), Err(SetupError::WrongStones { stone: yellow, count: 11 }));
    let three_stars = |setup: &mut Value| {
        for space in ["d2", "b4", "f4", "d6"] {
            setup["artists"][space] = json!(if space == "f4" { "ring" } else { "star" });
        }
    };
    assert_refused(three_stars, &SetupError::WrongArtists { stars: 3 });
    assert_refused(
        |setup| setup["artists"]["d4"] = json!("star"),
        &SetupError::NoStartingSpace { name: "d4".into() },
    );
    assert_refused(
        |setup| drop(setup["artists"].as_object_mut().unwrap().remove("d2")),
        &SetupError::NoStartingArtist { space: ArtistSpace::START[0] },
    );
    assert_refused(
        |setup| setup["artists"]["d2"] = json!("Star"),
        &SetupError::NoPattern { name: "Star".into() },
    );
}

#[test]
fn s_2_2_two_different_objectives_for_each_player() {
    for players in 2..=4 {
        let setup = deal(players, 9);
        let cards: HashSet<_> = setup.objectives.as_slice().iter().flatten().collect();
        assert_eq!(cards.len(), 2 * players);
        assert_eq!(read(value(&setup), players), Ok(setup));
    }
    assert_eq!(read(value(&deal(3, 1)), 2), Err(SetupError::WrongPlayers { dealt: 3, players: 2 }));
    for dealt in [0, 1, 5, 1000] {
        assert_refused(
            |setup| setup["objectives"] = json!(vec![["one", "two"]; dealt]),
            &SetupError::WrongPlayers { dealt, players: 3 },
        );
    }
    assert_refused(
        |setup| setup["objectives"][1] = json!(["one"]),
        &SetupError::WrongHand { seat: 1, count: 1 },
    );
    assert_refused(
        |setup| setup["objectives"][0] = json!(["one", "two", "three"]),
        &SetupError::WrongHand { seat: 0, count: 3 },
    );
    assert_refused(
        |setup| setup["objectives"][0][0] = json!("five"),
        &SetupError::NoObjective { name: "five".into() },
    );
    assert_refused(
        |setup| setup["objectives"] = json!([["one", "two"], ["star", "ring"], ["blue", "two"]]),
        &SetupError::ObjectiveTwice { objective: Objective::Two },
    );
    // The order in which the cards were dealt is kept.
    let kept =
        changed(|setup| setup["objectives"] = json!([["two", "one"], ["star", "ring"], ["pink", "blue"]]));
    assert_eq!(value(&read(kept.clone(), 3).unwrap()), kept);
}

#[test]
fn s_7_2_a_set_up_does_not_print_itself() {
    assert_eq!(format!("{:?}", deal(3, 7)), "Setup { .. }");
}

#[test]
fn s_2_2_five_empty_tower_spaces_and_no_points() {
    let setup = deal(4, 2);
    let state = State::new(&Options::default(), &setup, Seed::from_number(2));
    for seat in 0..4 {
        assert_eq!(towers(&state, seat), [""; 5]);
    }
    assert_eq!(state.table.points.as_slice(), [0; 4]);
    assert_eq!((state.table.placed, state.table.ending), (0, false));
    assert_eq!(state.to_move(), Some(ZERO));
}
