//! S-3: a turn.

use tabletop::State as _;

use super::position::Position;
use super::{ONE, legal, pick_ups, play, points, refuse, towers};
use crate::action::Action;
use crate::board::{ArtistSpace, StoneSpace};
use crate::error::Illegal;
use crate::stone::{Colour, Pattern};
use crate::table::{Phase, Reason};
use crate::tower::{TowerSet, TowerSpace};

fn stone_space(name: &str) -> StoneSpace {
    StoneSpace::from_name(name).unwrap()
}

fn artist_space(name: &str) -> ArtistSpace {
    ArtistSpace::from_name(name).unwrap()
}

fn tower_space(number: u8) -> TowerSpace {
    TowerSpace::from_number(number).unwrap()
}

#[test]
fn s_3_1_an_artist_moves_any_distance_to_a_free_space() {
    let state = Position::new(2).artists("b2 d2", "b4 d4").around("f6", ["", "Y", "Y", ""]).build();
    assert_eq!(pick_ups(&state), ["b2f6e", "b2f6s", "d2f6e", "d2f6s"]);
    assert_eq!(refuse(&state, "f2f6e1"), Illegal::NoArtist { space: artist_space("f2") });
    assert_eq!(refuse(&state, "b2d4e1"), Illegal::NotFree { space: artist_space("d4") });
    let mut after = state.clone();
    play(&mut after, "b2f6e1");
    let artists: Vec<_> =
        after.table.artists().map(|(space, pattern)| format!("{space} {}", pattern.name())).collect();
    assert_eq!(artists, ["d2 star", "b4 ring", "d4 ring", "f6 star"]);
}

#[test]
fn s_3_1_an_artist_must_move() {
    let state = Position::new(2).everywhere("Y").build();
    assert_eq!(refuse(&state, "d2d2n1"), Illegal::SameSpace { space: artist_space("d2") });
}

#[test]
fn s_3_1_a_stone_of_the_other_pattern_stays() {
    let mut state = Position::new(2).around("b2", ["Yy", "", "", "bB"]).build();
    assert_eq!(pick_ups(&state), ["d2b2n", "b4b2n", "f4b2w", "d6b2w"]);
    assert_eq!(
        refuse(&state, "d2b2w1"),
        Illegal::WrongPattern { space: stone_space("a2"), pattern: Pattern::Star }
    );
    play(&mut state, "d2b2n1");
    assert_eq!(towers(&state, 0), ["Y", "", "", "", ""]);
    assert_eq!(state.stacks[stone_space("a2").index()].to_string(), "bB");
}

#[test]
fn s_3_1_a_stone_next_to_another_artist_stays() {
    // c2 lies between b2 and d2, b3 between b2 and b4.
    let mut state = Position::new(2).around("b2", ["Y", "B", "P", "V"]).build();
    assert_eq!(
        refuse(&state, "d2b2s1"),
        Illegal::NextToArtist { space: stone_space("b3"), artist: artist_space("b4") }
    );
    play(&mut state, "d2b2w5");
    assert_eq!(towers(&state, 0)[4], "BYV");
    assert_eq!(state.stacks[stone_space("b3").index()].to_string(), "P");
}

#[test]
fn s_3_1_the_space_left_behind_no_longer_counts() {
    // c2 is next to d2, from where the artist comes; with the other star artist it stays.
    let state = Position::new(2).artists("d2 f4", "f2 f6").stack("c2", "Y").build();
    assert_eq!(pick_ups(&state), ["d2b2e"]);
    assert_eq!(refuse(&state, "f4b2e1"), Illegal::TakesNothing { space: artist_space("b2") });
}

#[test]
fn s_3_1_an_empty_stack_gives_nothing() {
    let state = Position::new(2).around("b2", ["Y", "", "", ""]).build();
    assert_eq!(refuse(&state, "d2b2w1"), Illegal::EmptyStack { space: stone_space("a2") });
}

#[test]
fn s_3_1_all_stones_must_be_taken_and_only_the_tops() {
    let mut state =
        Position::new(2).artists("d4 f2", "f4 f6").around("b4", ["YYY", "BBB", "PPP", "VVV"]).build();
    play(&mut state, "f2b4n1");
    // c4 is next to the star artist on d4 and stays.
    assert_eq!(towers(&state, 0)[0], "VPY");
    let left: Vec<_> =
        artist_space("b4").neighbours().map(|space| state.stacks[space.index()].to_string()).into();
    assert_eq!(left, ["YY", "BBB", "PP", "VV"]);
}

#[test]
fn s_3_1_a_move_that_takes_nothing_is_illegal() {
    let state = Position::new(2).stack("a2", "Y").build();
    assert_eq!(refuse(&state, "d2d4n1"), Illegal::TakesNothing { space: artist_space("d4") });
    assert_eq!(refuse(&state, "f4b2w1"), Illegal::TakesNothing { space: artist_space("b2") });
    assert_eq!(pick_ups(&state), ["d2b2w", "b4b2w"]);
}

#[test]
fn s_3_1_a_pick_up_needs_an_empty_tower_space() {
    let state = Position::new(2).everywhere("Yy").towers(0, ["Y", "Y", "B", "P", "V"]).build();
    assert_eq!(refuse(&state, "d2b2n1"), Illegal::NoEmptyTowerSpace);
    assert_eq!(state.legal_count(), 1 + 31);
    // The towers of others do not matter.
    let state = Position::new(2).everywhere("Yy").towers(1, ["Y", "Y", "B", "P", "V"]).build();
    assert!(state.check(super::action("d2b2n1")).is_ok());
}

#[test]
fn s_3_2_the_others_follow_clockwise_from_the_first() {
    for (first, tower) in [("n", "VPBY"), ("e", "YVPB"), ("s", "BYVP"), ("w", "PBYV")] {
        let mut state = Position::new(2).artists("b2 f2", "b6 f6").around("d4", ["Y", "B", "P", "V"]).build();
        play(&mut state, &format!("b2d4{first}2"));
        assert_eq!(towers(&state, 0), ["", tower, "", "", ""]);
    }
}

#[test]
fn s_3_2_the_tower_goes_on_any_one_empty_space() {
    let state = Position::new(2).stack("a2", "Y").towers(0, ["", "B", "", "", "P"]).build();
    let pick_ups = legal(&state).into_iter().filter(|action| action.starts_with("d2b2"));
    assert_eq!(pick_ups.collect::<Vec<_>>(), ["d2b2w1", "d2b2w3", "d2b2w4"]);
    assert_eq!(refuse(&state, "d2b2w5"), Illegal::TowerSpaceTaken { tower: tower_space(5) });
}

#[test]
fn s_3_3_a_colour_must_top_two_towers_whatever_their_patterns() {
    let state = Position::new(2).towers(0, ["VY", "", "v", "Bv", "PV"]).build();
    let colours = legal(&state).into_iter().filter(|action| action.starts_with('c'));
    assert_eq!(colours.collect::<Vec<_>>(), ["cV"]);
    assert_eq!(refuse(&state, "cB"), Illegal::TooFewTops { colour: Colour::Blue, count: 1 });
    assert_eq!(refuse(&state, "cY"), Illegal::TooFewTops { colour: Colour::Yellow, count: 0 });
    let all = Position::new(2).towers(0, ["Y", "y", "B", "B", "Y"]).build();
    let colours = legal(&all).into_iter().filter(|action| action.starts_with('c'));
    assert_eq!(colours.collect::<Vec<_>>(), ["cY", "cB"]);
}

#[test]
fn s_3_3_every_tower_of_the_colour_scores_and_only_their_tops_leave() {
    let mut state =
        Position::new(2).towers(0, ["Y", "vY", "VBY", "V", "yV"]).towers(1, ["V", "", "", "", ""]).build();
    play(&mut state, "cV");
    // Space 2 with height 2, space 3 with height 3, space 4 with height 1.
    assert_eq!(points(&state), [2 + 4 + 1, 0]);
    assert_eq!(towers(&state, 0), ["Y", "Y", "BY", "", "yV"]);
    assert_eq!(towers(&state, 1), ["V", "", "", "", ""]);
    assert_eq!(state.table.placed, 3);
    assert_eq!(state.to_move(), Some(ONE));
}

#[test]
fn s_3_4_any_towers_give_one_point_each() {
    let mut state =
        Position::new(2).towers(0, ["Y", "vY", "", "VVVV", "yV"]).towers(1, ["V", "", "", "", ""]).build();
    play(&mut state, "t245");
    assert_eq!(points(&state), [3, 0]);
    assert_eq!(towers(&state, 0), ["Y", "Y", "", "VVV", "V"]);
    assert_eq!(state.table.placed, 3);
}

#[test]
fn s_3_4_only_towers_that_stand() {
    let state = Position::new(2).towers(0, ["Y", "", "B", "", ""]).build();
    assert_eq!(legal(&state), ["t1", "t3", "t13"]);
    assert_eq!(refuse(&state, "t123"), Illegal::EmptyTower { tower: tower_space(2) });
    let none = Action::ScoreAny { towers: TowerSet::EMPTY };
    assert_eq!(state.check(none), Err(Illegal::NoTower));
}

#[test]
fn s_3_4_sets_are_listed_as_binary_numbers() {
    let state = Position::new(2).towers(0, ["Y", "B", "P", "V", ""]).build();
    let expected = "t1 t2 t12 t3 t13 t23 t123 t4 t14 t24 t124 t34 t134 t234 t1234";
    assert_eq!(legal(&state).join(" "), expected);
}

#[test]
fn s_3_5_a_player_with_no_action_ends_the_game_at_once() {
    // Seat 1 has no stone, and none can be picked up; seat 2 could still play.
    let mut state = Position::new(3)
        .towers(0, ["Y", "", "", "", ""])
        .towers(2, ["Y", "B", "", "", ""])
        .points(&[3, 2, 9])
        .build();
    play(&mut state, "t1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Stuck));
    assert_eq!(state.to_move(), None);
    assert_eq!(refuse(&state, "t1"), Illegal::GameOver);
    assert_eq!(state.legal_count(), 0);
}

#[test]
fn s_3_5_also_in_the_last_round() {
    let mut state = Position::new(2).towers(0, ["Y", "Y", "", "", ""]).placed(35).build();
    play(&mut state, "t1");
    assert!(state.table.ending);
    assert_eq!(state.table.phase, Phase::Over(Reason::Stuck));
}

#[test]
fn s_3_5_also_before_the_first_turn() {
    let state = Position::new(2).stack("c2", "y").artists("b2 d2", "d4 f6").build();
    assert_eq!(state.table.phase, Phase::Over(Reason::Stuck));
    assert!(state.outcome().is_some());
}

#[test]
fn s_3_5_whoever_can_pick_up_or_has_a_stone_is_not_stuck() {
    for position in [
        Position::new(2).stack("a2", "Y"),
        Position::new(2).stack("a2", "y"),
        Position::new(2).towers(0, ["", "", "", "", "y"]),
    ] {
        assert_eq!(position.build().table.phase, Phase::Turn);
    }
}

#[test]
fn s_3_5_stuck_comes_after_the_end_of_the_last_round() {
    // The last seat plays its last turn: the game ends by the mandala board, though seat 0 would be stuck.
    let mut state = Position::new(2).towers(1, ["Y", "", "", "", ""]).turn(1).ending().build();
    play(&mut state, "t1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
}
