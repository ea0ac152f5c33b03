//! M-2: setting up.

use tabletop::{Seed, Setup as _, State as _};

use super::json;
use crate::colour::Colour;
use crate::error::Illegal;
use crate::{Options, Setup, State};

/// A deck with these cards on top and the others below in colour order.
fn deck(top: &str) -> String {
    let all = Colour::ALL.map(|colour| tabletop::letters(&[colour; 18])).concat();
    let below = top.chars().fold(all, |rest, letter| rest.replacen(letter, "", 1));
    top.to_owned() + &below
}

fn setup(deck: &str) -> Result<Setup, serde_json::Error> {
    serde_json::from_str(&format!(r#"{{"deck":"{deck}"}}"#))
}

fn start(deck: &str) -> State {
    let setup = setup(deck).unwrap();
    setup.check(2).unwrap();
    State::new(&Options::default(), &setup, Seed::from_number(1))
}

#[test]
fn m_2_1_the_cards_are_dealt_from_the_top_in_a_fixed_order() {
    let deck = deck(&["RO", "YG", "PKPKPK", "ROYROY", "GK", "YP"].concat());
    let left = &deck[20..];
    assert_eq!(left.len(), 88);
    let table = concat!(
        r#""to_move":0,"phase":"turn","hands":["PPPKKK","RROOYY"],"cups":["GK","YP"],"rivers":["",""],"#,
        r#""mandalas":[{"mountain":"RO","fields":["",""]},{"mountain":"YG","fields":["",""]}]"#
    );
    let expected = format!(r#"{{{table},"deck":"{left}","discard":"","exhausted":false}}"#);
    assert_eq!(json(&start(&deck).full()), expected);
}

#[test]
fn m_2_1_a_seed_shuffles_the_whole_deck() {
    let deal = |number| Setup::deal(2, &Seed::from_number(number));
    assert_eq!(deal(7), deal(7));
    assert_ne!(deal(7), deal(8));
    for number in 0..20 {
        assert_eq!(deal(number).check(2), Ok(()));
    }
    // Over many deals, every place of the deck sees every colour.
    let decks: Vec<_> = (0..200).map(|number| deal(number).deck).collect();
    for place in 0..108 {
        for colour in Colour::ALL {
            assert!(decks.iter().any(|deck| deck[place] == colour), "{colour:?} at {place}");
        }
    }
}

#[test]
fn m_2_1_a_deck_must_be_the_whole_game() {
    let whole = deck("");
    assert_eq!(setup(&whole).unwrap().check(2), Ok(()));
    assert_eq!(json(&setup(&whole).unwrap()), format!(r#"{{"deck":"{whole}"}}"#));
    let one_more_black = setup(&whole.replacen('O', "K", 1)).unwrap();
    assert_eq!(one_more_black.check(2), Err(Illegal::WrongDeck { colour: Colour::Orange, count: 17 }));
    let only_purple = setup(&"P".repeat(108)).unwrap();
    assert_eq!(only_purple.check(2), Err(Illegal::WrongDeck { colour: Colour::Purple, count: 108 }));
    for wrong in [&whole[1..], &(whole.clone() + "R"), &whole.to_lowercase(), ""] {
        assert!(setup(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn m_2_2_a_mountain_may_begin_with_two_cards_of_one_colour() {
    let state = start(&deck("RRRR"));
    assert_eq!(state.table.mandalas.map(|areas| areas.mountain), [super::pile("RR"); 2]);
    assert_eq!(state.deck_cards().len(), 88);
}
