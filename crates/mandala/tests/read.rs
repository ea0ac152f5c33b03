//! A view reads back as it was written, and nothing else reads.

use mandala::{Mandala, Options, Setup, State, View};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tabletop::chance::below;
use tabletop::presentation::{ReadView, ViewError};
use tabletop::record::Setup as _;
use tabletop::{Seat, Seed, State as _, Viewer};

fn deal(seed: u64, options: Options) -> State {
    let seed = Seed::from_number(seed);
    State::new(&options, &Setup::deal(2, &seed), seed)
}

proptest! {
    /// In whole random games, for every viewer.
    #[test]
    fn what_is_written_reads_back(seed: u64, limit in prop_oneof![Just(500), 1..80u32]) {
        let options = tabletop::record::read_options::<Mandala>(&format!(r#"{{"turn_limit":{limit}}}"#)).unwrap();
        let mut state = deal(seed, options);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while state.to_move().is_some() {
            for viewer in Viewer::all(2) {
                let view = state.view(viewer);
                let json = serde_json::to_string(&view).unwrap();
                prop_assert_eq!(View::read(&json, &options, 2), Ok(view), "{}", json);
            }
            state.apply(state.pick_legal(|count| below(&mut rng, count))).unwrap();
        }
        for viewer in Viewer::all(2) {
            let json = serde_json::to_string(&state.view(viewer)).unwrap();
            prop_assert_eq!(View::read(&json, &options, 2), Err(ViewError::Over));
        }
    }

    /// Whatever one value is changed to, reading neither panics nor gives a view that cannot be played on from.
    #[test]
    fn a_changed_value_is_refused_or_can_be_played_on(seed in 0..50u64, plies in 0..60usize, key: prop::sample::Index, with in values()) {
        let mut state = deal(seed, Options::default());
        for _ in 0..plies {
            if state.to_move().is_some() {
                state.apply(state.nth_legal(seed as usize % state.legal_count())).unwrap();
            }
        }
        let mut json = serde_json::to_value(state.view(Viewer::Seat(Seat::FIRST))).unwrap();
        let object = json.as_object_mut().unwrap();
        let key = key.get(&object.keys().cloned().collect::<Vec<_>>()).clone();
        object.insert(key, with);
        if let Ok(view) = View::read(&json.to_string(), &Options::default(), 2) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut world = tabletop::View::determinize(&view, &mut rng).unwrap();
            prop_assert_eq!(world.view(tabletop::View::viewer(&view)), view);
            while world.to_move().is_some() {
                prop_assert!(world.legal_count() > 0);
                world.apply(world.pick_legal(|count| below(&mut rng, count))).unwrap();
            }
        }
    }
}

fn values() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-1..120i64).prop_map(Value::from),
        "[ROYGPK]{0,9}".prop_map(|text| {
            let mut letters: Vec<_> = text.chars().collect();
            letters.sort_by_key(|&letter| "ROYGPK".find(letter));
            Value::from(letters.into_iter().collect::<String>())
        }),
        (0..12u8, 0..12u8).prop_map(|(a, b)| json!([a, b])),
        Just(json!(["R", "O"])),
    ]
}

#[test]
fn views_are_read_strictly() {
    let json = serde_json::to_value(deal(1, Options::default()).view(Viewer::Seat(Seat::FIRST))).unwrap();
    let read = |change: &dyn Fn(&mut Value)| {
        let mut json = json.clone();
        change(&mut json);
        View::read(&json.to_string(), &Options::default(), 2)
    };
    assert!(read(&|_| {}).is_ok());
    assert!(read(&|view| view["new"] = 1.into()).is_ok(), "newer programs may say more");
    let changes: [(&str, Value); 18] = [
        ("game", "stones".into()),
        ("seat", 2.into()),
        ("seat", Value::Null),
        ("to_move", 1.into()),
        ("to_move", Value::Null),
        ("phase", "claim".into()),
        ("phase", "Turn".into()),
        ("claiming", 1.into()),
        ("turn", (-1).into()),
        ("turn", 500.into()),
        ("hand", "KR".into()),
        ("hand", "RRRRRRR".into()),
        ("hands", json!([6, 9])),
        ("cups", json!([2, 3])),
        ("rivers", json!(["RR", ""])),
        ("mandalas", json!([["", ["", ""]], ["", ["", ""]]])),
        ("deck", 87.into()),
        ("fresh", "R".into()),
    ];
    for (key, value) in changes {
        let wrong = read(&|view| view[key] = value.clone());
        assert!(wrong.is_err(), "{key} {value}");
    }
    for key in json.as_object().unwrap().keys() {
        let wrong = read(&|view| {
            view.as_object_mut().unwrap().remove(key);
        });
        assert!(wrong.is_err(), "{key}");
    }
    let twice = format!(r#"{{"turn":0,{}"#, &json.to_string()[1..]);
    assert!(matches!(View::read(&twice, &Options::default(), 2), Err(ViewError::Json { .. })));
}
