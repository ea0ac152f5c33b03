//! A random game of Mandala Stones, played, recorded and replayed: `cargo run -p mandala-stones --example random_stones_game -- 7`.

use std::env;
use std::error::Error;
use std::io::{Write, stdout};

use stones::tabletop::chance::below;
use stones::tabletop::presentation::Event as _;
use stones::tabletop::record::{Journal, RawRecord, replay};
use stones::tabletop::{Seed, State, Viewer};
use stones::{Options, Stones};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = Seed::from_number(env::args().nth(1).map_or(Ok(1), |number| number.parse())?);
    let mut rng = seed.child(0).deal();
    let mut out = stdout().lock();

    let names = vec!["north".to_owned(), "east".to_owned(), "south".to_owned()];
    let mut journal = Journal::<Stones>::deal(names, Options::default(), seed, false);
    while let Some(seat) = journal.state().to_move() {
        let action = journal.state().pick_legal(|count| below(&mut rng, count));
        let mut events = Vec::new();
        journal.play(action, &mut events)?;
        let shown: Vec<_> = events.iter().map(|event| event.redact(Viewer::Spectator)).collect();
        writeln!(out, "{seat} {action}: {shown:?}")?;
    }

    let line = journal.to_line();
    let replayed = replay::<Stones>(&RawRecord::parse(&line)?, |_, _| {})?;
    writeln!(out, "{line}\n{:?}", replayed.state.outcome())?;
    Ok(())
}
