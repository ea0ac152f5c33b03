//! M-1: pieces and players.

use tabletop::notation::Letter;
use tabletop::record::Setup as _;
use tabletop::{Game, Seed, State as _};

use super::position::Position;
use super::{ONE, ZERO, all_cards, json, pile};
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::pile::Pile;
use crate::river::River;
use crate::{Mandala, Options, Setup, State};

fn dealt(number: u64) -> State {
    let seed = Seed::from_number(number);
    State::new(&Options::default(), &Setup::deal(2, &seed), seed)
}

#[test]
fn m_1_1_eighteen_cards_of_each_of_six_colours() {
    for number in 0..20 {
        let all = all_cards(&dealt(number));
        assert_eq!(all.len(), 108);
        assert_eq!(Colour::ALL.map(|colour| all.count(colour)), [18; 6]);
        assert_eq!(all, Pile::ALL);
    }
}

#[test]
fn m_1_1_colours_are_listed_in_one_order() {
    assert_eq!(tabletop::notation::letters(&Colour::ALL), "ROYGPK");
    assert!(Colour::ALL.is_sorted());
    assert_eq!(pile("KPKGYROR").to_string(), "RROYGPKK");
    for wrong in ['r', 'B', 'V', ' ', 'Ö'] {
        assert_eq!(Colour::from_letter(wrong), None);
    }
}

#[test]
fn m_1_2_two_mandalas_each_with_a_mountain_and_a_field_per_player() {
    assert_eq!(MandalaNumber::ALL.map(MandalaNumber::number), [1, 2]);
    let state = Position::new()
        .mountain(1, "RG")
        .field(1, 0, "PP")
        .field(1, 1, "K")
        .mountain(2, "Y")
        .field(2, 1, "O")
        .build();
    assert_eq!(
        json(&state.table.mandalas),
        r#"[{"mountain":"RG","fields":["PP","K"]},{"mountain":"Y","fields":["","O"]}]"#
    );
}

#[test]
fn m_1_3_each_player_has_a_hand_a_cup_and_a_river() {
    let state = dealt(1);
    for seat in [ZERO, ONE] {
        assert_eq!(state.hands[seat.index()].len(), 6);
        assert_eq!(state.cups[seat.index()].len(), 2);
        assert!(state.table.rivers[seat.index()].is_empty());
    }
}

#[test]
fn m_1_3_a_river_has_six_spaces_in_the_order_they_were_filled() {
    let mut river = River::default();
    for (colour, space) in super::cards("KRPOGY").into_iter().zip(1..) {
        assert!(!river.is_full());
        assert_eq!(river.space(colour), 0);
        river.add(colour);
        assert_eq!((river.space(colour), river.len()), (space, space));
    }
    assert!(river.is_full());
    assert_eq!(json(&river), r#""KRPOGY""#);
    assert_eq!(river.cards(), Pile::RAINBOW);
}

#[test]
fn m_1_4_exactly_two_play_and_seat_0_begins() {
    assert_eq!(Mandala::PLAYERS, 2..=2);
    let state = dealt(1);
    assert_eq!(state.players(), 2);
    assert_eq!(state.to_move(), Some(ZERO));
    assert_eq!(state.table.turn, 0);
}
