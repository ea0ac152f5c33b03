//! S-1: pieces and players.

use tabletop::notation::Letter;
use tabletop::{Game, Seat, State as _};

use super::position::Position;
use super::{dealt, play, points, sorted, stones};
use crate::Stones;
use crate::board::{ArtistSpace, Direction, StoneSpace};
use crate::objective::Objective;
use crate::options::Options;
use crate::stone::{Colour, Pattern, Stone};

#[test]
fn s_1_1_twelve_stones_of_each_colour_and_pattern() {
    let all: String = ["Y", "y", "B", "b", "P", "p", "V", "v"].map(|letter| letter.repeat(12)).concat();
    assert_eq!(all.len(), 96);
    for number in 0..20 {
        assert_eq!(sorted(&stones(&dealt(2, number))), sorted(&all));
    }
}

#[test]
fn s_1_1_upper_case_is_star_and_lower_case_ring() {
    assert_eq!(Stone::from_letter('B'), Some(Stone::new(Colour::Blue, Pattern::Star)));
    assert_eq!(Stone::from_letter('b'), Some(Stone::new(Colour::Blue, Pattern::Ring)));
}

#[test]
fn s_1_2_two_star_and_two_ring_artists() {
    for number in 0..20 {
        let state = dealt(3, number);
        let patterns: Vec<_> = state.table.artists().map(|(_, pattern)| pattern).collect();
        assert_eq!(patterns.len(), 4);
        assert_eq!(patterns.iter().filter(|&&pattern| pattern == Pattern::Star).count(), 2);
    }
}

#[test]
fn s_1_2_two_to_four_play_in_the_order_of_their_seats() {
    assert_eq!(Stones::PLAYERS, 2..=4);
    for players in 2..=4 {
        let mut state = dealt(players, 5);
        assert_eq!(state.players(), players);
        for turn in 0..2 * players {
            assert_eq!(state.to_move(), Some(Seat::new(turn % players)));
            state.apply_unchecked(state.nth_legal(0));
        }
    }
}

#[test]
fn s_1_3_the_spaces_in_reading_order_ranks_from_top_to_bottom() {
    let names: Vec<_> = StoneSpace::all().map(|space| space.to_string()).collect();
    let expected = "b1 d1 f1 a2 c2 e2 g2 b3 d3 f3 a4 c4 e4 g4 b5 d5 f5 a6 c6 e6 g6 b7 d7 f7";
    assert_eq!(names.join(" "), expected);
    let names: Vec<_> = ArtistSpace::all().map(|space| space.to_string()).collect();
    assert_eq!(names.join(" "), "b2 d2 f2 b4 d4 f4 b6 d6 f6");
    for (index, space) in StoneSpace::all().enumerate() {
        assert_eq!(StoneSpace::from_name(&space.to_string()), Some(space));
        assert_eq!(space.index(), index);
    }
    for wrong in ["a1", "b2", "h2", "b8", "b0", "B1", "b", "", "b11", "é"] {
        assert_eq!(StoneSpace::from_name(wrong), None, "{wrong}");
    }
    for wrong in ["a1", "b1", "h2", "b8", "B2", "b22"] {
        assert_eq!(ArtistSpace::from_name(wrong), None, "{wrong}");
    }
}

#[test]
fn s_1_3_an_artist_space_has_four_neighbours() {
    let around = |name: &str| {
        let space = ArtistSpace::from_name(name).unwrap();
        Direction::ALL.map(|direction| space.neighbour(direction).to_string()).join(" ")
    };
    assert_eq!(around("d4"), "d3 e4 d5 c4");
    assert_eq!(around("b2"), "b1 c2 b3 a2");
    assert_eq!(around("f2"), "f1 g2 f3 e2");
    assert_eq!(around("b6"), "b5 c6 b7 a6");
    assert_eq!(around("f6"), "f5 g6 f7 e6");
    let mut times = [0; StoneSpace::COUNT];
    for space in ArtistSpace::all().flat_map(ArtistSpace::neighbours) {
        times[space.index()] += 1;
    }
    assert_eq!(times.iter().filter(|&&times| times == 1).count(), 12);
    assert_eq!(times.iter().filter(|&&times| times == 2).count(), 12);
}

/// What covering one space of the default track brings, and whether it begins the end.
fn covering(players: usize, space: u8) -> (u32, bool) {
    let position = Position::new(players).towers(0, ["Y", "", "", "", ""]);
    let mut state = position.everywhere("Yy").placed(space - 1).build();
    play(&mut state, "t1");
    assert_eq!(state.table.placed, space);
    (points(&state)[0] - 1, state.table.ending)
}

#[test]
fn s_1_4_the_default_track() {
    for space in 1..=72 {
        let bonus = match space {
            6 | 18 | 30 | 42 | 60 => 1,
            12 | 24 | 48 | 66 => 2,
            _ => 0,
        };
        for players in 2..=4 {
            let hands = match space {
                36 => 2,
                54 => 3,
                70 => 4,
                _ => 0,
            };
            assert_eq!(covering(players, space), (bonus, hands == players), "space {space}");
        }
    }
    let mut full = Position::new(2).towers(0, ["Y", "", "", "", ""]).everywhere("Yy").placed(72).build();
    play(&mut full, "t1");
    assert_eq!(full.table.placed, 72);
}

#[test]
fn s_1_5_ten_objective_cards_and_their_points() {
    let points = Options::default().objectives;
    let cards: Vec<_> = Objective::ALL.map(|card| format!("{} {}", card.name(), points.of(card))).into();
    assert_eq!(
        cards.join(", "),
        "one 8, two 7, three 6, four 5, star 7, ring 7, yellow 7, blue 7, pink 7, violet 7"
    );
}
