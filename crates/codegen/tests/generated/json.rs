//! Random games of both games: everything they write is of the written types.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::path::Path;

use mandala::Mandala;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use serde_json::{Value, json};
use stones::Stones;
use tabletop::chance::below;
use tabletop::presentation::{Event, PresentableGame};
use tabletop::record::{Journal, RawRecord, read_options, replay_open};
use tabletop::{Seat, Seed, State, Viewer};

use crate::types::Types;

/// How many games of each number of players are played with each set of options.
const GAMES: u64 = 6;

#[test]
fn mandala_writes_what_is_declared() {
    let options = ["{}", r#"{"turn_limit":40}"#];
    TypeCheck::<Mandala>::new("Mandala", &declared("mandala.ts")).games(&options).unwrap();
}

#[test]
fn stones_writes_what_is_declared() {
    let options = [
        "{}",
        r#"{"stacks":"closed"}"#,
        r#"{"stacks":"open","track":{"length":20,"bonus":{"7":1},"hands":{}},"objectives":{"two":9}}"#,
    ];
    TypeCheck::<Stones>::new("Stones", &declared("stones.ts")).games(&options).unwrap();
}

#[test]
fn what_is_not_declared_is_found() {
    let types = Types::read(&declared("mandala.ts"));
    let event = json!({"event": "drew", "seat": 0, "count": 1, "cards": "R"});
    types.check("MandalaEvent", &event).unwrap();
    for (field, wrong) in
        [("event", json!("drawn")), ("seat", Value::Null), ("cards", Value::Null), ("more", json!(1))]
    {
        let mut event = event.clone();
        event[field] = wrong;
        assert!(types.check("MandalaEvent", &event).is_err(), "{event}");
    }
    for action in ["m1R", "f2K3", "dG2", "cP"] {
        types.check("MandalaAction", &json!(action)).unwrap();
    }
    for wrong in ["m3R", "f2K", "cX", "m1R1", ""] {
        assert!(types.check("MandalaAction", &json!(wrong)).is_err(), "{wrong}");
    }
}

/// Declarations that differ from what is written in one place do not pass.
#[test]
fn a_wrong_declaration_is_found() {
    let mandala = declared("mandala.ts");
    for (right, wrong) in [
        ("cards?: MandalaPile", "cards: MandalaPile"),
        ("claiming: MandalaNumber | null", "claiming: MandalaNumber"),
        ("deck: number", "deck: string"),
        ("reveal?: MandalaReveal,", ""),
        ("\"swept\"", "\"sweeping\""),
        ("\"turn\" | \"claim\"", "\"turn\""),
    ] {
        assert!(mandala.contains(right), "{right}");
        let wrong = mandala.replace(right, wrong);
        assert!(TypeCheck::<Mandala>::new("Mandala", &wrong).games(&["{}"]).is_err(), "{right}");
    }
    let stones = declared("stones.ts");
    for (right, wrong) in [
        ("Partial<Record<StonesArtistSpace, StonesPattern>>", "Record<StonesArtistSpace, StonesPattern>"),
        ("| `${StonesColour}?`", ""),
        ("others?: number", "others: number"),
        ("leaves: Array<StonesLeft>", "leaves: Array<StonesLeft>, more: number"),
    ] {
        assert!(stones.contains(right), "{right}");
        let wrong = stones.replace(right, wrong);
        assert!(TypeCheck::<Stones>::new("Stones", &wrong).games(&["{}"]).is_err(), "{right}");
    }
}

fn declared(module: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = codegen::files(&root).unwrap();
    files.into_iter().find(|file| file.path.ends_with(module)).unwrap().text
}

/// A game's types, and what of them has been met.
struct TypeCheck<G> {
    types: Types,
    prefix: &'static str,
    events: BTreeSet<String>,
    /// The first value that is not of its type.
    wrong: OnceCell<String>,
    game: PhantomData<G>,
}

impl<G: PresentableGame> TypeCheck<G> {
    fn new(prefix: &'static str, module: &str) -> Self {
        let (types, events) = (Types::read(module), BTreeSet::new());
        Self { types, prefix, events, wrong: OnceCell::new(), game: PhantomData }
    }

    fn is(&self, kind: &str, value: &impl Serialize) {
        let name = format!("{}{kind}", self.prefix);
        if let Err(why) = self.types.check(&name, &serde_json::to_value(value).unwrap()) {
            self.wrong.get_or_init(|| why);
        }
    }

    fn games(mut self, options: &[&str]) -> Result<(), String> {
        for options in options {
            let options = read_options::<G>(options).unwrap();
            self.is("Options", &options);
            for players in G::PLAYERS {
                self.is("Printed", &G::printed(&options, players));
                for seed in 0..GAMES {
                    self.game(&options, players, seed);
                    if let Some(wrong) = self.wrong.take() {
                        return Err(wrong);
                    }
                }
            }
        }
        let declared = self.types.tags(&format!("{}Event", self.prefix), "event");
        if self.events == declared {
            Ok(())
        } else {
            Err(format!("declared are {declared:?}, met were {:?}", self.events))
        }
    }

    fn game(&mut self, options: &G::Options, players: usize, seed: u64) {
        let names = Seat::all(players).map(|seat| seat.to_string()).collect();
        let mut journal = Journal::<G>::deal(names, options.clone(), Seed::from_number(seed), false);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while let Some(seat) = journal.state().to_move() {
            let view = journal.state().view(Viewer::Seat(seat));
            journal.state().for_each_legal(|action| {
                self.is("Action", &action.to_string());
                self.is("Effects", &G::effects(&view, action).unwrap());
            });
            let action = journal.state().pick_legal(|count| below(&mut rng, count));
            journal.play(action, &mut tabletop::record::Ignore).unwrap();
        }
        let record = RawRecord::parse(&journal.to_line()).unwrap();
        replay_open::<G>(&record, |state, caused, recorded| {
            let views = Viewer::all(players).map(|viewer| state.view(viewer));
            for view in views.chain([G::open(state, recorded)]) {
                self.is("View", &view);
                self.is("Figures", &G::figures(&view));
            }
            for (viewer, event) in
                Viewer::all(players).flat_map(|it| caused.iter().map(move |event| (it, event)))
            {
                let redacted = serde_json::to_value(event.redact(viewer)).unwrap();
                self.is("Event", &redacted);
                self.events.insert(redacted["event"].as_str().unwrap().to_owned());
            }
        })
        .unwrap();
    }
}
