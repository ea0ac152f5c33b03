//! M-2: setting up.

use tabletop::Seed;
use tabletop::record::Setup as _;

use super::json;
use crate::colour::Colour;
use crate::error::SetupError;
use crate::{Options, Setup, State};

/// A deck with these cards on top and the others below in colour order.
fn deck(top: &str) -> String {
    let all = Colour::ALL.map(|colour| tabletop::notation::letters(&[colour; 18])).concat();
    let below = top.chars().fold(all, |rest, letter| rest.replacen(letter, "", 1));
    top.to_owned() + &below
}

fn setup(deck: &str) -> Result<Setup, SetupError> {
    Setup::read(serde_json::from_str(&format!(r#"{{"deck":"{deck}"}}"#)).unwrap(), 2)
}

fn start(deck: &str) -> State {
    State::new(&Options::default(), &setup(deck).unwrap(), Seed::from_number(1))
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
        let deck = tabletop::notation::letters(&deal(number).deck);
        assert_eq!(setup(&deck), Ok(deal(number)));
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
    assert_eq!(json(&setup(&whole).unwrap()), format!(r#"{{"deck":"{whole}"}}"#));
    let wrong_deck = |colour, count| Err(SetupError::WrongDeck { colour, count });
    assert_eq!(setup(&whole.replacen('O', "K", 1)), wrong_deck(Colour::Orange, 17));
    assert_eq!(setup(&"P".repeat(108)), wrong_deck(Colour::Purple, 108));
    for (deck, count) in [(&whole[1..], 107), (&(whole.clone() + "R"), 109), ("", 0)] {
        assert_eq!(setup(deck), Err(SetupError::WrongSize { count }));
    }
    for (letter, written) in [('r', "r"), ('é', "é"), ('\n', "\\n")] {
        assert_eq!(setup(&whole.replacen('R', written, 1)), Err(SetupError::NoColour { letter }));
    }
    for wrong in [r#"{"deck":1}"#, r#"{"deck":["R"]}"#, r#"{"deck":"","dock":""}"#, "{}", "null"] {
        assert!(
            serde_json::from_str::<<Setup as tabletop::record::Setup>::SetupJson>(wrong).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn m_8_2_a_set_up_does_not_print_itself() {
    assert_eq!(format!("{:?}", Setup::deal(2, &Seed::from_number(7))), "Setup { .. }");
}

#[test]
fn m_2_2_a_mountain_may_begin_with_two_cards_of_one_colour() {
    let state = start(&deck("RRRR"));
    assert_eq!(state.table.mandalas.map(|areas| areas.mountain), [super::pile("RR"); 2]);
    assert_eq!(state.deck_cards().len(), 88);
}
