//! The laws every game must keep, over random games of Mandala Stones.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use proptest::prelude::*;
use stones::{Action, ArtistSpace, Colour, Direction, Options, State, Stone, Stones, TowerSet, TowerSpace};
use tabletop::notation::Letter;
use tabletop::testing::{Law, keeps_the_laws};

fn universe() -> Vec<Action> {
    let mut all: Vec<_> = Colour::ALL.into_iter().map(|colour| Action::ScoreColour { colour }).collect();
    all.extend((0..=TowerSet::ALL.bits()).map(|bits| Action::ScoreAny { towers: TowerSet::from_bits(bits) }));
    for from in ArtistSpace::all() {
        for to in ArtistSpace::all() {
            for first in Direction::ALL {
                all.extend(TowerSpace::ALL.map(|tower| Action::PickUp { from, to, first, tower }));
            }
        }
    }
    all
}

/// Every stone is in a stack, in a tower or on the track. Only once the track is full are stones laid aside, where no
/// player counts them (S-5.1).
fn conserved(state: &State, options: &Options) -> bool {
    let full = serde_json::to_value(<Stones as tabletop::record::ReplayableGame>::full(state)).unwrap();
    let letters = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let mut stones: String = full["stacks"].as_object().unwrap().values().map(letters).collect();
    for towers in full["towers"].as_array().unwrap() {
        stones.extend(towers.as_array().unwrap().iter().map(letters));
    }
    let each_at_most_twelve = Stone::KINDS
        .iter()
        .all(|kind| stones.chars().filter(|&letter| letter == kind.letter()).count() <= Stone::EACH);
    let placed = full["placed"].as_u64().unwrap();
    let counted = stones.len() + placed as usize;
    let laid_aside = placed == options.track.length && counted < Stone::COUNT;
    each_at_most_twelve && (counted == Stone::COUNT || laid_aside)
}

fn options() -> impl Strategy<Value = Options> {
    let stacks = prop_oneof![Just("sides"), Just("open"), Just("closed")];
    let track = prop_oneof![
        Just(String::new()),
        (0..100u32, 0..100u32, 0..9u32, 0..100u32, 2..5u32).prop_map(|(length, space, bonus, hands, players)| format!(
            r#","track":{{"length":{length},"bonus":{{"{space}":{bonus}}},"hands":{{"{hands}":{players}}}}}"#
        )),
    ];
    (stacks, track, 0..30u32).prop_map(|(stacks, track, two)| {
        let text = format!(r#"{{"stacks":"{stacks}"{track},"objectives":{{"two":{two}}}}}"#);
        tabletop::record::read_options::<Stones>(&text).unwrap()
    })
}

proptest! {
    #[test]
    fn stones_keep_the_laws(seed: u64, players in 2..=4usize, options in prop_oneof![Just(Options::default()), options()]) {
        // 96 stones are picked up at most once and leave at most once.
        let law = Law::<Stones> { universe: &universe(), conserved, longest: 2 * Stone::COUNT + 1 };
        prop_assert_eq!(keeps_the_laws(&law, players, &options, seed), Ok(()));
    }
}
