//! M-7.4 and M-7.5: the score and the winner.

use tabletop::State as _;

use super::ZERO;
use super::position::Position;
use super::told::outcome;
use crate::table::Reason;

#[test]
fn m_7_4_a_cup_card_scores_the_number_of_its_river_space() {
    let scores = |river: &str, cup: &str| {
        let state = Position::new()
            .hands("RRRR", "R")
            .mountain(1, "RR")
            .field(1, 0, "KK")
            .river(0, river)
            .cup(0, cup)
            .over(Reason::Limit)
            .build();
        state.outcome().unwrap().scores[ZERO]
    };
    for (space, colour) in "KRPOGY".chars().enumerate() {
        assert_eq!(scores("KRPOGY", &colour.to_string().repeat(3)), 3 * (space as u32 + 1));
    }
    assert_eq!(scores("KRPOGY", ""), 0, "River, hand and mandala score nothing");
    assert_eq!(scores("KR", "OYGP"), 0, "colours that are not in the River score nothing");
    assert_eq!(scores("KR", "OKRRY"), 1 + 2 + 2);
}

#[test]
fn m_7_4_the_dealt_cup_cards_score_too() {
    let state = Position::new().river(1, "GP").dealt(1, "PP").over(Reason::Limit).build();
    assert_eq!(state.outcome(), Some(outcome([0, 4], Some(1), Reason::Limit)));
}

#[test]
fn m_7_5_more_points_then_fewer_cards_then_a_draw() {
    let end = |cup_0: &str, cup_1: &str| {
        let state = Position::new()
            .river(0, "RG")
            .river(1, "GR")
            .cup(0, cup_0)
            .cup(1, cup_1)
            .over(Reason::River)
            .build();
        state.outcome().unwrap()
    };
    let won = |scores, winner| outcome(scores, Some(winner), Reason::River);
    assert_eq!(end("RRR", "G"), won([3, 1], 0), "more points, though more cards");
    assert_eq!(end("R", "GGG"), won([1, 3], 1));
    assert_eq!(end("G", "GG"), won([2, 2], 0), "fewer cards, also of those that score nothing");
    assert_eq!(end("RR", "R"), won([2, 2], 1));
    assert_eq!(end("GK", "R"), won([2, 2], 1));
    assert_eq!(end("GK", "GG"), outcome([2, 2], None, Reason::River));
    assert_eq!(end("", ""), outcome([0, 0], None, Reason::River));
}
