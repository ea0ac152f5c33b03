//! Events: what happens, in order, and how much of it each viewer sees.

use tabletop::presentation::Event as _;
use tabletop::{State as _, Viewer};

use super::position::Position;
use super::told::{
    built, claimed, claimed_in_vain, completed, discarded, drew, ended, grew, outcome, refilled, reshuffled,
    swept,
};
use super::{ONE, ZERO, json, play, play_with};
use crate::event::Event;
use crate::table::{Phase, Reason};

/// Seat 0, seat 1 and a spectator, as JSON.
fn seen(event: &Event) -> [String; 3] {
    [Viewer::Seat(ZERO), Viewer::Seat(ONE), Viewer::Spectator].map(|viewer| json(&event.redact(viewer)))
}

/// Everyone sees the same.
fn assert_public(event: &Event, expected: &str) {
    assert_eq!(seen(event), [expected; 3]);
}

#[test]
fn only_the_one_who_draws_sees_the_cards() {
    let hidden = |seat| format!(r#"{{"event":"drew","seat":{seat},"count":3}}"#);
    let own = |seat| format!(r#"{{"event":"drew","seat":{seat},"count":3,"cards":"OGP"}}"#);
    assert_eq!(seen(&drew(0, "GOP")), [own(0), hidden(0), hidden(0)]);
    assert_eq!(seen(&drew(1, "GOP")), [hidden(1), own(1), hidden(1)]);
    // Nor does the event's print say more than its bytes.
    let print = |cards| format!("{:?}", drew(1, cards).redact(Viewer::Seat(ZERO)));
    assert_eq!(print("GOP"), print("KKK"));
    // The event itself prints what a spectator sees: it may get into a log.
    assert_eq!(format!("{:?}", drew(1, "GOP")), "Drew { seat: Seat(1), count: 3, cards: None }");
}

#[test]
fn what_is_played_is_public() {
    assert_public(&built(0, 1, "R"), r#"{"event":"built","seat":0,"mandala":1,"colour":"R"}"#);
    assert_public(&grew(1, 2, "K", 3), r#"{"event":"grew","seat":1,"mandala":2,"colour":"K","count":3}"#);
    assert_public(&discarded(0, "G", 2), r#"{"event":"discarded","seat":0,"colour":"G","count":2}"#);
}

#[test]
fn a_reshuffle_shows_only_how_many_cards_there_are() {
    assert_public(&reshuffled(40), r#"{"event":"reshuffled","cards":40}"#);
}

#[test]
fn a_destruction_is_public() {
    assert_public(
        &completed(2, 0, Some(1), [3, 3]),
        r#"{"event":"completed","mandala":2,"seat":0,"first":1,"fields":[3,3],"tie":true}"#,
    );
    assert_public(
        &completed(1, 1, None, [0, 0]),
        r#"{"event":"completed","mandala":1,"seat":1,"first":null,"fields":[0,0],"tie":false}"#,
    );
    assert_public(
        &claimed(1, 2, "P", Some(4), 2),
        concat!(
            r#"{"event":"claimed","seat":1,"mandala":2,"colour":"P","#,
            r#""taken":{"river":4,"cup":2,"discarded":0}}"#
        ),
    );
    assert_public(
        &claimed_in_vain(0, 1, "O", 3),
        concat!(
            r#"{"event":"claimed","seat":0,"mandala":1,"colour":"O","#,
            r#""taken":{"river":null,"cup":0,"discarded":3}}"#
        ),
    );
    assert_public(&swept(1, "KOR"), r#"{"event":"swept","mandala":1,"cards":"ROK"}"#);
    assert_public(&refilled(2, "YY"), r#"{"event":"refilled","mandala":2,"cards":"YY"}"#);
}

#[test]
fn the_end_shows_everything() {
    assert_public(
        &ended(outcome([31, 28], Some(0), Reason::River), ["GO", "K"], ["RR", "YP"]),
        concat!(
            r#"{"event":"ended","outcome":{"scores":[31,28],"winner":0,"reason":"river"},"#,
            r#""hands":["OG","K"],"cups":["RR","YP"]}"#
        ),
    );
    assert_public(
        &ended(outcome([0, 0], None, Reason::Deadlock), ["G", "K"], ["", ""]),
        concat!(
            r#"{"event":"ended","outcome":{"scores":[0,0],"winner":null,"reason":"deadlock"},"#,
            r#""hands":["G","K"],"cups":["",""]}"#
        ),
    );
}

/// A short game that has every kind of event, told in the order of the rules.
#[test]
fn a_game_is_told_in_order() {
    let mut state = Position::new()
        .hands("RRK", "OOG")
        .mountain(1, "RR")
        .mountain(2, "YY")
        .field(2, 0, "GP")
        .field(2, 1, "R")
        .dealt(0, "RR")
        .dealt(1, "YY")
        .deck("GGPYYP")
        .turn_limit(6)
        .build();
    assert_eq!(play(&mut state, "m2K"), [built(0, 2, "K"), drew(0, "GGP")]);
    assert_eq!(play(&mut state, "f2O2"), [grew(1, 2, "O", 2), completed(2, 1, Some(1), [2, 3])]);
    assert_eq!(play(&mut state, "cY"), [claimed(1, 2, "Y", Some(1), 1)]);
    assert_eq!(
        play(&mut state, "cK"),
        [claimed(0, 2, "K", Some(1), 0), swept(2, "GPROO"), refilled(2, "YY")]
    );
    assert_eq!(
        play_with(&mut state, "dR2", &["RGORPRO"]),
        [discarded(0, "R", 2), drew(0, "P"), reshuffled(7), drew(0, "R")]
    );
    assert_eq!(play(&mut state, "dG1"), [discarded(1, "G", 1), drew(1, "G")]);
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ZERO)));
    assert_eq!(play(&mut state, "f2P2"), [grew(0, 2, "P", 2)]);
    let end = outcome([0, 3], Some(1), Reason::Limit);
    assert_eq!(
        play(&mut state, "dG1"),
        [discarded(1, "G", 1), drew(1, "O"), ended(end, ["RGG", "O"], ["RR", "YYY"])]
    );
}
