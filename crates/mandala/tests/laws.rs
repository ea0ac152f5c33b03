//! The laws every game must keep, over random games of Mandala.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::num::NonZeroU64;

use mandala::{Action, Colour, Mandala, MandalaNumber, Options, State};
use proptest::prelude::*;
use tabletop::testing::{Law, keeps_the_laws};

fn universe() -> Vec<Action> {
    let mut all = Vec::new();
    for colour in Colour::ALL {
        all.push(Action::Claim { colour });
        for mandala in MandalaNumber::ALL {
            all.push(Action::Build { mandala, colour });
            all.extend((0..=9).map(|count| Action::Grow { mandala, colour, count }));
        }
        all.extend((0..=9).map(|count| Action::Discard { colour, count }));
    }
    all
}

/// All 108 cards, 18 of each colour, are somewhere.
fn conserved(state: &State) -> bool {
    let full = serde_json::to_value(<Mandala as tabletop::record::ReplayableGame>::full(state)).unwrap();
    let mut counts = [0; 6];
    count_letters(&full, &mut counts);
    counts == [18; 6]
}

fn count_letters(value: &serde_json::Value, counts: &mut [u32; 6]) {
    use serde_json::Value;
    match value {
        // Names of phases are in lower case.
        Value::String(text) => text.chars().for_each(|letter| {
            if let Some(colour) = <Colour as tabletop::notation::Letter>::from_letter(letter) {
                counts[colour.index()] += 1;
            }
        }),
        Value::Array(items) => items.iter().for_each(|item| count_letters(item, counts)),
        Value::Object(entries) => entries.values().for_each(|item| count_letters(item, counts)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

proptest! {
    #[test]
    fn mandala_keeps_the_laws(seed: u64, limit in prop_oneof![Just(500), 1..80u64]) {
        let options = Options { turn_limit: NonZeroU64::new(limit).unwrap() };
        let law = Law::<Mandala> { universe: &universe(), conserved: |state, _| conserved(state), longest: 2_000 };
        prop_assert_eq!(keeps_the_laws(&law, 2, &options, seed), Ok(()));
    }
}
