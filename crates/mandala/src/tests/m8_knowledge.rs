//! M-8: who knows what.

use tabletop::record::Setup as _;
use tabletop::{Seat, Seed, State as _, Viewer};

use super::position::Position;
use super::{ONE, ZERO, json, pile, play, play_with};
use crate::state::State;
use crate::table::{Areas, Reason};
use crate::{Options, Setup, View};

const SEAT_0: Viewer = Viewer::Seat(ZERO);
const SEAT_1: Viewer = Viewer::Seat(ONE);

fn some_game() -> Position {
    Position::new()
        .hands("OOYK", "RGRGRGRG")
        .mountain(1, "RRG")
        .field(1, 0, "PP")
        .field(1, 1, "K")
        .mountain(2, "OY")
        .dealt(0, "RG")
        .cup(0, "RRK")
        .dealt(1, "KK")
        .cup(1, "G")
        .river(0, "RG")
        .river(1, "K")
        .deck("GOP")
        .discard("RGR")
        .turn(12)
}

/// The part of a view that begins with the sizes of the hands: public in a running game without a reshuffle.
const PUBLIC: &str = concat!(
    r#""hands":[4,8],"cups":[5,3],"cups_seen":["RRK","G"],"rivers":["RG","K"],"#,
    r#""mandalas":[{"mountain":"RRG","fields":["PP","K"]},{"mountain":"OY","fields":["",""]}],"#,
    r#""claiming":null,"deck":3,"discard":"RRG","exhausted":false}"#
);

#[test]
fn m_8_1_what_is_public_is_in_every_view() {
    let state = some_game().build();
    for viewer in Viewer::all(2) {
        let view = json(&state.view(viewer));
        assert!(view.ends_with(PUBLIC), "{view}");
    }
}

#[test]
fn m_8_1_a_destruction_and_an_exhaustion_are_public() {
    let state = some_game().claim(1, 1).exhausted().build();
    for viewer in Viewer::all(2) {
        let view = json(&state.view(viewer));
        assert!(view.contains(r#""to_move":1,"phase":"claim","turn":12,"#), "{view}");
        assert!(view.contains(r#""claiming":1,"#), "{view}");
        assert!(view.ends_with(r#""exhausted":true}"#), "{view}");
    }
}

#[test]
fn m_8_2_a_seat_sees_its_own_hand_and_cup_and_a_spectator_none() {
    let state = some_game().build();
    let game = r#"{"game":"mandala","#;
    let now = r#""to_move":0,"phase":"turn","turn":12,"#;
    for (viewer, seat, own) in [
        (SEAT_0, r#""seat":0,"#, r#""hand":"OOYK","cup":"RRRGK","#),
        (SEAT_1, r#""seat":1,"#, r#""hand":"RRRRGGGG","cup":"GKK","#),
        (Viewer::Spectator, r#""seat":null,"#, ""),
    ] {
        assert_eq!(json(&state.view(viewer)), format!("{game}{seat}{now}{own}{PUBLIC}"));
    }
}

/// Whether two positions look alike: the same value, the same bytes, the same print.
fn alike(viewer: Viewer, a: &State, b: &State) -> bool {
    let (a, b) = (a.view(viewer), b.view(viewer));
    let same = a == b;
    assert_eq!(json(&a) == json(&b), same);
    assert_eq!(format!("{a:?}") == format!("{b:?}"), same);
    same
}

#[test]
fn m_8_2_what_is_secret_changes_nobody_elses_view() {
    let all = |state: &State, other: State| {
        [SEAT_0, SEAT_1, Viewer::Spectator].map(|viewer| alike(viewer, state, &other))
    };
    let state = some_game().build();
    let hand_1 = some_game().hands("OOYK", "PPPPPPPP").build();
    assert_eq!(all(&state, hand_1), [true, false, true]);
    let hand_0 = some_game().hands("PPPP", "RGRGRGRG").build();
    assert_eq!(all(&state, hand_0), [false, true, true]);
    assert_eq!(all(&state, some_game().deck("POG").build()), [true; 3]);
    assert_eq!(all(&state, some_game().deck("YYY").build()), [true; 3]);
    let dealt = |zero, one| Position::new().hands("R", "R").dealt(0, zero).dealt(1, one).cup(1, "GG").build();
    assert_eq!(all(&dealt("OO", "KK"), dealt("OO", "PP")), [true, false, true]);
    assert_eq!(all(&dealt("OO", "KK"), dealt("YY", "KK")), [false, true, true]);
    // What is public changes every view.
    assert_eq!(all(&state, some_game().discard("RGG").build()), [false; 3]);
    assert_eq!(all(&state, some_game().deck("GOPK").build()), [false; 3]);
    assert_eq!(all(&state, some_game().hands("OOY", "RGRGRGR").build()), [false; 3]);
}

#[test]
fn m_8_2_cards_that_enter_a_cup_later_were_seen() {
    let mut state = some_game().mountain(1, "RRROO").field(1, 1, "KKK").claim(1, 1).build();
    play(&mut state, "cR");
    for viewer in Viewer::all(2) {
        let view = state.view(viewer);
        assert_eq!([ZERO, ONE].map(|seat| view.cup_seen(seat)), [pile("RRK"), pile("RRG")]);
        assert_eq!([ZERO, ONE].map(|seat| view.cup_size(seat)), [5, 5]);
    }
    assert_eq!(state.view(SEAT_1).cup(), Some(pile("GKKRR")));
}

#[test]
fn m_8_2_the_end_reveals_everything() {
    let state = some_game().over(Reason::Limit).build();
    for viewer in Viewer::all(2) {
        let view = json(&state.view(viewer));
        let reveal = r#","reveal":{"hands":["OOYK","RRRRGGGG"],"cups":["RRRGK","GKK"]}}"#;
        assert!(view.ends_with(reveal), "{view}");
        assert!(view.contains(r#""to_move":null,"phase":"over","#), "{view}");
    }
    let running = some_game().build().view(Viewer::Spectator);
    assert_eq!((running.revealed_hands(), running.revealed_cups()), (None, None));
}

/// `fresh` and `stale` of each viewer: seat 0, seat 1, a spectator.
fn assert_pools(state: &State, expected: [(&str, &str); 3]) {
    for (viewer, (fresh, stale)) in Viewer::all(2).zip(expected) {
        let view = json(&state.view(viewer));
        let pools = format!(r#","fresh":"{}","stale":"{}"}}"#, pile(fresh), pile(stale));
        assert!(view.ends_with(&pools), "{viewer:?}: {pools} in {view}");
    }
}

fn before_a_reshuffle() -> Position {
    Position::new()
        .hands("RR", "OYG")
        .mountain(1, "P")
        .dealt(0, "KK")
        .dealt(1, "PP")
        .cup(1, "R")
        .deck("GG")
        .discard("OOYYKK")
}

#[test]
fn m_8_3_at_a_reshuffle_the_unseen_cards_and_the_new_deck_are_told_apart() {
    // The deck's last cards go to seat 0's hand, and belong to what seat 1 cannot see at that moment.
    let mut state = before_a_reshuffle().hands("RRO", "OYG").build();
    play_with(&mut state, "dR2", &["YORKYKRO"]);
    assert_pools(&state, [("OOYYKKRR", "OYGPP"), ("OOYYKKRR", "OGGKK"), ("OOYYKKRR", "OYGPPOGGKK")]);
}

#[test]
fn m_8_3_what_a_viewer_draws_or_sees_turned_up_is_fresh_no_longer() {
    let mut state = before_a_reshuffle().build();
    play_with(&mut state, "m1R", &["YOKYOK"]);
    let (stale_0, stale_1, stale_all) = ("OYGPP", "RGGKK", "RGGKKOYGPP");
    assert_pools(&state, [("OOYKK", stale_0), ("OOYYKK", stale_1), ("OOYYKK", stale_all)]);
    // Seat 1 plays an orange card that could be either, and draws another.
    play_with(&mut state, "dO1", &[]);
    assert_pools(&state, [("OOYKK", stale_0), ("OYYKK", stale_1), ("OOYYKK", stale_all)]);
    play_with(&mut state, "f1G1", &[]);
    assert_pools(&state, [("OOYKK", stale_0), ("OYYKK", stale_1), ("OOYYKK", stale_all)]);
}

#[test]
fn m_8_3_a_refill_from_the_new_deck_is_seen_by_all() {
    let mut state = before_a_reshuffle()
        .mountain(1, "R")
        .field(1, 0, "OY")
        .field(1, 1, "GPK")
        .deck("G")
        .turn(1)
        .claim(1, 1)
        .build();
    play_with(&mut state, "cR", &["POKYOKYOGKY"]);
    let fresh = "OKYOKYOGKY";
    assert_pools(&state, [(fresh, "OYGPP"), (fresh, "RRKK"), (fresh, "OYGPPRRKK")]);
}

#[test]
fn m_8_3_another_reshuffle_starts_afresh() {
    let mut state = before_a_reshuffle().discard("OY").build();
    play_with(&mut state, "m1R", &["YO"]);
    assert_pools(&state, [("O", "OYGPP"), ("OY", "RGGKK"), ("OY", "RGGKKOYGPP")]);
    // Seat 1 draws the last card, an orange one, and the green one discarded becomes the deck.
    play_with(&mut state, "dG1", &["G"]);
    assert_pools(&state, [("G", "OOYPP"), ("G", "RGGYKK"), ("G", "OOYPPRGGYKK")]);
}

#[test]
fn m_8_3_before_a_reshuffle_there_is_one_pool() {
    for seat in Seat::all(2) {
        let view = json(&before_a_reshuffle().build().view(Viewer::Seat(seat)));
        assert!(!view.contains("fresh") && !view.contains("stale"), "{view}");
    }
    // An exhaustion with an empty discard pile is none.
    let mut state = before_a_reshuffle().discard("").build();
    play_with(&mut state, "m1R", &[]);
    assert!(json(&state.view(SEAT_0)).ends_with(r#""exhausted":true}"#));
}

/// A failing assertion or a log may print a state while the game runs.
#[test]
fn m_8_2_a_state_prints_what_a_spectator_sees() {
    let print = |number| {
        let seed = Seed::from_number(number);
        let mut state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
        // With the same Mountains, nothing else of the deal is public.
        state.table.mandalas = [Areas::default(); 2];
        format!("{state:?}")
    };
    assert!(print(0).starts_with("State { table: Table {"));
    assert!((1..20).all(|number| print(number) == print(0)));
}

/// Only a record gives it away: [`tabletop::presentation::PresentableGame::open`] asks for a proof.
#[test]
fn m_8_2_an_open_view_is_a_spectators_that_shows_all_hands_and_cups() {
    let state = before_a_reshuffle().build();
    let open = View::open(&state);
    assert_eq!((open.revealed_hands(), open.revealed_cups()), (Some(state.hands), Some(state.cups)));
    assert_eq!(View { reveal: None, ..open }, state.view(Viewer::Spectator));
}
