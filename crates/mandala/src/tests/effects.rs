//! Effects: what is foreseen, and that it then happens.

use tabletop::chance::{FromSeed, below, shuffle};
use tabletop::presentation::Effects as _;
use tabletop::record::Setup as _;
use tabletop::{Seat, Seed, State as _, Viewer};

use super::position::Position;
use super::{ONE, ZERO, action, json};
use crate::action::{Action, MandalaNumber};
use crate::effects::{Completion, DrawLimit, Effects, Gain};
use crate::error::Illegal;
use crate::event::{ClaimedCards, Event};
use crate::pile::Pile;
use crate::score::points;
use crate::state::State;
use crate::table::{Phase, Reason};
use crate::{Options, Setup};

/// What the player to move foresees of an action, checked against what it does.
fn foresee(state: &State, action: Action) -> Effects {
    let seat = state.to_move().unwrap();
    let foreseen = state.view(Viewer::Seat(seat)).effects(action).unwrap();
    let mut next = state.clone();
    let mut events: Vec<Event> = Vec::new();
    next.play(action, &mut FromSeed, &mut events).unwrap();
    let worth = |state: &State| points(state.table.rivers[seat.index()], state.cups[seat.index()]);
    let gained = worth(&next) - worth(state);

    let mut happened = Effects::default();
    let mut deck = state.table.deck;
    for event in events {
        match event {
            Event::Drew { cards, .. } => {
                deck -= cards.len();
                happened.draws += cards.len();
                happened.exhausts |= deck == 0;
            }
            Event::Reshuffled { cards } => deck += cards,
            Event::Completed { mandala, first, fields, tie, .. } => {
                // The Fields stay until the last claim; where there is none to come, they were empty.
                assert_eq!(fields, next.table.mandala(mandala).fields.map(Pile::len));
                happened.completes = Some(Completion { mandala, first, fields, tie });
            }
            Event::Claimed { taken, colour, .. } => {
                let space = next.table.rivers[seat.index()].space(colour);
                let scoring = u8::try_from(gained).unwrap().checked_div(space).unwrap_or(0);
                let space = (taken.discarded == 0).then_some(space);
                let fills_river = taken.river.is_some() && next.table.rivers[seat.index()].is_full();
                happened.gains = Some(Gain { taken, space, scoring, fills_river, points: gained });
            }
            Event::Refilled { cards, .. } => {
                deck -= cards.len();
                happened.refills += cards.len();
            }
            Event::Ended { outcome, .. } => happened.ends = Some(outcome.reason),
            Event::Built { .. } | Event::Grew { .. } | Event::Discarded { .. } | Event::Swept { .. } => {}
        }
    }
    assert_eq!(deck, next.table.deck);
    // A deadlock may come as a surprise, also instead of the limit.
    if happened.ends == Some(Reason::Deadlock) && foreseen.ends.is_none_or(|ends| ends == Reason::Limit) {
        happened.ends = foreseen.ends;
    }
    // What a draw is limited by has tests of its own.
    happened.draw_limit = foreseen.draw_limit;
    assert_eq!(foreseen, happened, "{action} in {}", json(&state.full()));
    let reveals = happened.draws > 0 || happened.refills > 0 || happened.ends.is_some();
    assert_eq!(foreseen.reveals(), reveals);
    assert_eq!(foreseen.points(), gained);
    foreseen
}

fn foreseen(position: Position, text: &str) -> Effects {
    foresee(&position.build(), action(text))
}

fn drawing(draws: u8, exhausts: bool) -> Effects {
    Effects { draws, exhausts, ..Effects::default() }
}

fn limited(draws: u8, exhausts: bool, limit: DrawLimit) -> Effects {
    Effects { draw_limit: Some(limit), ..drawing(draws, exhausts) }
}

fn quiet() -> Position {
    Position::new().hands("RRRR", "OYGPK").mountain(1, "R").mountain(2, "R")
}

#[test]
fn a_build_draws() {
    assert_eq!(foreseen(quiet().deck("GOPK"), "m1R"), drawing(3, false));
    assert_eq!(foreseen(quiet().deck("GOP").discard("YY"), "m1R"), drawing(3, true));
    assert_eq!(foreseen(quiet().deck("G").discard("Y"), "m1R"), limited(2, true, DrawLimit::Deck));
    assert_eq!(foreseen(quiet().deck("G"), "m1R"), limited(1, true, DrawLimit::Deck));
    let eight = quiet().hands("RRRRRRRR", "O").deck("GO");
    assert_eq!(foreseen(eight, "m1R"), limited(1, false, DrawLimit::Hand));
}

#[test]
fn a_build_from_an_empty_deck_draws_what_the_pile_has() {
    let empty = || quiet().exhausted();
    assert_eq!(foreseen(empty().discard("YYYY"), "m1R"), drawing(3, false));
    assert_eq!(foreseen(empty().discard("YYY"), "m1R"), drawing(3, true));
    assert_eq!(foreseen(empty().discard("YY"), "m1R"), limited(2, true, DrawLimit::Deck));
    // There is no last card to take.
    assert_eq!(foreseen(empty(), "m1R"), limited(0, false, DrawLimit::Deck));
}

#[test]
fn a_discard_draws() {
    assert_eq!(foreseen(quiet().deck("GOP"), "dR2"), drawing(2, false));
    assert_eq!(foreseen(quiet().deck("GOP"), "dR3"), drawing(3, true));
    assert_eq!(foreseen(quiet().deck("G"), "dR4"), drawing(4, true));
    assert_eq!(foreseen(quiet().exhausted(), "dR4"), drawing(4, true));
    assert_eq!(foreseen(quiet().exhausted().discard("Y"), "dR4"), drawing(4, false));
}

#[test]
fn a_grow_may_do_nothing_more() {
    let effects = foreseen(quiet().mountain(2, "").deck("GOP"), "f2R2");
    assert_eq!(effects, Effects::default());
    assert!(!effects.reveals());
}

/// Mandala 1 lacks red.
fn lacks_red(field_0: &str, field_1: &str) -> Position {
    Position::new()
        .hands("RRR", "OYG")
        .mountain(1, "OYG")
        .field(1, 0, field_0)
        .field(1, 1, field_1)
        .deck("GGGGGG")
        .discard("YYY")
}

#[test]
fn a_completion_and_who_chooses_first() {
    let completes = |first: Option<Seat>, fields: [u8; 2]| {
        let tie = first.is_some() && fields[0] == fields[1];
        Some(Completion { mandala: MandalaNumber::One, first, fields, tie })
    };
    let build = foreseen(lacks_red("P", "K"), "m1R");
    assert_eq!((build.draws, build.completes), (3, completes(Some(ONE), [1, 1])));
    assert_eq!((build.ends, build.refills), (None, 0));
    assert_eq!(foreseen(lacks_red("P", "K"), "f1R1").completes, completes(Some(ZERO), [2, 1]));
    assert_eq!(foreseen(lacks_red("P", "KK"), "f1R1").completes, completes(Some(ONE), [2, 2]));
    assert_eq!(foreseen(lacks_red("", "PK"), "f1R2").completes, completes(Some(ONE), [2, 2]));
    assert_eq!(foreseen(lacks_red("P", ""), "m1R").completes, None);
    // With both Fields empty neither player chooses, and the new Mountain comes at once.
    let swept = foreseen(lacks_red("", "").mountain(1, "OYGPK"), "m1R");
    assert_eq!((swept.completes, swept.refills, swept.ends), (completes(None, [0, 0]), 2, None));
}

#[test]
fn a_completion_without_fields_may_end_the_game() {
    let no_fields = || lacks_red("", "").mountain(1, "OYGPK");
    let ends = |position: Position| {
        let effects = foreseen(position, "m1R");
        (effects.ends, effects.refills)
    };
    assert_eq!(ends(no_fields().exhausted()), (Some(Reason::Deck), 0));
    assert_eq!(ends(no_fields().deck("GGG")), (Some(Reason::Deck), 0));
    assert_eq!(ends(no_fields().deck("GGGG")), (None, 2));
    assert_eq!(ends(no_fields().turn_limit(1)), (Some(Reason::Limit), 2));
}

fn claiming() -> Position {
    Position::new()
        .hands("R", "OYG")
        .mountain(1, "RRRG")
        .field(1, 0, "OY")
        .field(1, 1, "PK")
        .dealt(0, "RG")
        .river(0, "K")
        .deck("GGGGGG")
        .claim(1, 0)
}

#[test]
fn a_claim_brings_cards_and_points() {
    let gain = |river, cup, discarded, space, scoring, points| {
        let taken = ClaimedCards { river, cup, discarded };
        Some(Gain { taken, space, scoring, fills_river: false, points })
    };
    // The dealt red card scores too, now that red takes space 2.
    let new = foreseen(claiming(), "cR");
    assert_eq!(new.gains, gain(Some(2), 2, 0, Some(2), 3, 6));
    assert_eq!((new.refills, new.ends, new.reveals()), (0, None, false));
    assert_eq!(
        json(&new),
        concat!(
            r#"{"draws":0,"draw_limit":null,"exhausts":false,"completes":null,"#,
            r#""gains":{"river":2,"cup":2,"discarded":0,"space":2,"scoring":3,"fills_river":false,"points":6},"#,
            r#""refills":0,"ends":null}"#
        )
    );
    let known = foreseen(claiming().river(0, "KYR"), "cR");
    assert_eq!(known.gains, gain(None, 3, 0, Some(3), 3, 9));
    // M-7.1: the sixth colour of a River ends the game once the mandala is destroyed.
    let last = foreseen(claiming().river(0, "KOYGP"), "cR");
    assert!(last.gains.unwrap().fills_river && last.ends.is_none());
    let in_vain = foreseen(claiming().field(1, 0, "").field(1, 1, "OYPK"), "cR");
    assert_eq!(in_vain.gains, gain(None, 0, 3, None, 0, 0));
}

#[test]
fn the_last_claim_refills_or_ends_the_game() {
    let last = |position: Position| {
        let effects = foreseen(position.mountain(1, "G"), "cG");
        (effects.refills, effects.ends)
    };
    assert_eq!(last(claiming()), (2, None));
    assert_eq!(last(claiming().deck("G")), (2, None));
    assert_eq!(last(claiming().exhausted()), (0, Some(Reason::Deck)));
    assert_eq!(last(claiming().river(0, "ROYPK")), (0, Some(Reason::River)));
    assert_eq!(last(claiming().river(1, "ROYPKG").exhausted()), (0, Some(Reason::River)));
    assert_eq!(last(claiming().river(0, "OYPK")), (2, None));
    assert_eq!(last(claiming().turn(9).turn_limit(9).claim(1, 0)), (2, Some(Reason::Limit)));
    let not_last = foreseen(claiming().river(0, "OYPKG").exhausted(), "cR");
    assert_eq!((not_last.refills, not_last.ends), (0, None));
}

#[test]
fn the_last_turn_is_foreseen() {
    let last = || quiet().mountain(2, "").deck("GOPK").turn(498);
    for text in ["m1R", "f2R1", "dR1"] {
        assert_eq!(foreseen(last(), text).ends, None);
        assert_eq!(foreseen(last().turn_limit(499), text).ends, Some(Reason::Limit));
    }
}

#[test]
fn only_the_player_to_move_foresees_and_only_what_is_legal() {
    let state = quiet().deck("GOP").build();
    let refused = |viewer: Viewer, text| state.view(viewer).effects(action(text)).unwrap_err();
    assert_eq!(refused(Viewer::Seat(ONE), "dO1"), Illegal::NotYourTurn);
    assert_eq!(refused(Viewer::Spectator, "dR1"), Illegal::NotYourTurn);
    assert_eq!(refused(Viewer::Seat(ZERO), "cR"), Illegal::NothingToClaim);
    let over = quiet().over(Reason::Limit).build();
    let after = over.view(Viewer::Seat(ZERO)).effects(action("dR1"));
    assert_eq!(after, Err(Illegal::GameOver));
}

/// Every legal action on the way through random games is as foreseen.
fn foresee_all(mut state: State, seed: Seed) -> Option<Reason> {
    let mut rng = seed.child(1).deal();
    while state.to_move().is_some() {
        state.for_each_legal(|action| {
            foresee(&state, action);
        });
        state.apply_unchecked(state.pick_legal(|count| below(&mut rng, count)));
    }
    match state.table.phase {
        Phase::Over(reason) => Some(reason),
        Phase::Turn | Phase::Claim(_) => None,
    }
}

#[test]
fn random_games_go_as_foreseen() {
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let options = Options { turn_limit: [500, 60][number as usize % 2].try_into().unwrap() };
        foresee_all(State::new(&options, &Setup::deal(2, &seed), seed), seed);
    }
}

#[test]
fn random_ends_of_games_go_as_foreseen() {
    let mut reasons = Vec::new();
    for number in 0..60 {
        let seed = Seed::from_number(number);
        let mut cards = super::cards("RROOYYGGPPKK");
        shuffle(&mut seed.deal(), &mut cards);
        let cards = tabletop::notation::letters(&cards);
        let position = Position::new()
            .hands(&cards[..4], &cards[4..8])
            .mountain(1, "RROO")
            .mountain(2, "YYG")
            .field(2, 1, "O")
            .deck(&cards[8..])
            .rest_in_cup(0);
        reasons.extend(foresee_all(position.build(), seed));
    }
    for reason in [Reason::Deck, Reason::Deadlock] {
        assert!(reasons.contains(&reason), "no game ended by {reason:?}");
    }
}
