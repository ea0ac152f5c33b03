//! S-6: the end and the winner.

use tabletop::{Seat, State as _};

use super::position::Position;
use super::{ONE, ZERO};
use crate::objective::Objective;
use crate::state::State;
use crate::table::Reason;

const NONE: [&str; 5] = [""; 5];

/// Whether seat 0 meets the objective with this board against the others.
fn met(objective: Objective, own: [&str; 5], others: &[[&str; 5]]) -> bool {
    let position = Position::new(others.len() + 1).towers(0, own);
    let seats = others.iter().zip(1..);
    let position = seats.fold(position, |position, (board, seat)| position.towers(seat, *board));
    objective.is_met(position.build().table(), ZERO)
}

fn over(position: Position) -> State {
    position.over(Reason::Mandala)
}

fn scores(state: &State) -> (Vec<u32>, Option<usize>) {
    let outcome = state.outcome().unwrap();
    (outcome.scores.as_slice().to_vec(), outcome.winner.map(Seat::index))
}

#[test]
fn s_6_1_exact_numbers_count_all_stones_not_only_the_tops() {
    let boards = [
        NONE,
        ["", "Y", "", "", ""],
        ["", "yB", "", "", ""],
        ["Y", "yB", "", "", ""],
        ["Y", "yB", "", "v", ""],
        ["YBPV", "y", "", "", ""],
    ];
    let cards = [Objective::One, Objective::Two, Objective::Three, Objective::Four];
    for (stones, board) in boards.into_iter().enumerate() {
        for (number, card) in (1..).zip(cards) {
            assert_eq!(met(card, board, &[NONE]), stones == number, "{card:?} {board:?}");
        }
    }
}

#[test]
fn s_6_1_every_top_must_show_the_pattern_and_there_must_be_one() {
    for (board, star, ring) in [
        (NONE, false, false),
        (["Yy", "", "B", "", ""], true, false),
        (["yY", "b", "", "", "vV"], false, true),
        (["yY", "B", "", "", ""], false, false),
    ] {
        assert_eq!(met(Objective::Star, board, &[NONE]), star, "{board:?}");
        assert_eq!(met(Objective::Ring, board, &[NONE]), ring, "{board:?}");
    }
}

#[test]
fn s_6_1_three_of_a_colour_or_strictly_more_than_each_other() {
    let cards = [
        (Objective::Yellow, "Y", "yy"),
        (Objective::Blue, "B", "bB"),
        (Objective::Pink, "p", "PP"),
        (Objective::Violet, "v", "vV"),
    ];
    for (card, one, two) in cards {
        let one = ["", one, "", "", ""];
        let three = ["", one[1], "", two, ""];
        let two = ["", "", two, "", ""];
        // Three are enough, whatever the others have.
        assert!(met(card, three, &[three, three]));
        assert!(met(card, two, &[one, NONE]));
        assert!(!met(card, two, &[NONE, two]));
        assert!(!met(card, two, &[three]));
        assert!(met(card, one, &[NONE, NONE, NONE]));
        assert!(!met(card, NONE, &[NONE]));
        // Stones below the top count.
        let below =
            ["", &format!("{}{}", if card == Objective::Blue { "Y" } else { "B" }, two[2]), "", "", ""];
        assert!(met(card, below, &[one]));
    }
    assert!(!met(Objective::Yellow, ["B", "P", "V", "b", ""], &[NONE]));
}

#[test]
fn s_6_1_only_the_better_objective_scores() {
    // One stone, a star, and more yellow than the other: 8 for `one`, 7 for the other two.
    let board = ["Y", "", "", "", ""];
    for (cards, extra) in [
        (["one", "star"], 8),
        (["star", "one"], 8),
        (["star", "yellow"], 7),
        (["two", "star"], 7),
        (["two", "four"], 0),
    ] {
        let state = over(
            Position::new(2)
                .towers(0, board)
                .objectives(0, cards)
                .objectives(1, ["blue", "pink"])
                .points(&[20, 30]),
        );
        assert_eq!(scores(&state).0, [20 + extra, 30], "{cards:?}");
        // The points on the table stay without objectives.
        assert_eq!(state.table.points.as_slice(), [20, 30]);
    }
}

#[test]
fn s_6_1_the_points_of_the_cards_are_an_option() {
    let options = r#"{"objectives":{"one":1,"star":40}}"#;
    let position = Position::new(2).towers(0, ["Y", "", "", "", ""]);
    let position = position.objectives(0, ["one", "star"]).objectives(1, ["two", "pink"]);
    assert_eq!(scores(&over(position.options(options))).0, [40, 0]);
}

#[test]
fn s_6_1_a_stuck_game_scores_the_same_way() {
    let position = Position::new(2).objectives(0, ["one", "star"]).objectives(1, ["two", "pink"]);
    let state = position.towers(1, ["P", "", "", "", ""]).points(&[3, 4]).build();
    assert_eq!(state.outcome().unwrap().reason, Reason::Stuck);
    assert_eq!(scores(&state), (vec![3, 11], Some(1)));
}

#[test]
fn s_6_2_most_points_win_and_objectives_count() {
    let position = Position::new(3).points(&[20, 25, 22]).towers(2, ["Yb", "", "", "", ""]);
    let state = over(position.objectives(2, ["two", "pink"]));
    assert_eq!(scores(&state), (vec![20, 25, 29], Some(2)));
}

#[test]
fn s_6_2_a_tie_goes_to_the_earliest_in_turn_order() {
    for (points, winner) in [
        ([5, 5, 5, 5], 0),
        ([4, 5, 5, 5], 1),
        ([4, 5, 3, 5], 1),
        ([4, 3, 5, 5], 2),
        ([4, 3, 2, 5], 3),
        ([0, 0, 0, 0], 0),
    ] {
        let state = over(Position::new(4).points(&points));
        assert_eq!(scores(&state).1, Some(winner), "{points:?}");
    }
    assert_eq!(over(Position::new(2).points(&[1, 2])).outcome().unwrap().winner, Some(ONE));
}

#[test]
fn s_6_2_a_running_game_has_no_outcome() {
    assert_eq!(Position::new(2).stack("a2", "Y").build().outcome(), None);
}
