//! A random game of Mandala, played, recorded and replayed: `cargo run -p mandala --example random_game -- 7`.

use std::env;
use std::error::Error;
use std::io::{Write, stdout};

use mandala::tabletop::chance::below;
use mandala::tabletop::presentation::Event as _;
use mandala::tabletop::record::{Journal, RawRecord, replay};
use mandala::tabletop::{Seed, State, Viewer};
use mandala::{Mandala, Options};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = Seed::from_number(env::args().nth(1).map_or(Ok(1), |number| number.parse())?);
    let mut rng = seed.child(0).deal();
    let mut out = stdout().lock();

    let names = vec!["north".to_owned(), "south".to_owned()];
    let mut journal = Journal::<Mandala>::deal(names, Options::default(), seed, false);
    while let Some(seat) = journal.state().to_move() {
        let action = journal.state().pick_legal(|count| below(&mut rng, count));
        let mut events = Vec::new();
        journal.play(action, &mut events)?;
        let shown: Vec<_> = events.iter().map(|event| event.redact(Viewer::Spectator)).collect();
        writeln!(out, "{seat} {action}: {shown:?}")?;
    }

    let line = journal.to_line();
    let replayed = replay::<Mandala>(&RawRecord::parse(&line)?, |_, _| {})?;
    writeln!(out, "{line}\n{:?}", replayed.state.outcome())?;
    Ok(())
}
