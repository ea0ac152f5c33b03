//! What one's own card tells of the other's in Kuhn poker: the worlds of a view, drawn and counted.
//!
//! `cargo run -p mandala-tabletop --features testing --example worlds`

use std::collections::BTreeMap;
use std::io::{self, Write};

use tabletop::record::ReplayableGame;
use tabletop::testing::kuhn::{Kuhn, Options};
use tabletop::{Game, Seat, Seed, State, View, Viewer, Worlds};

fn main() -> io::Result<()> {
    let state = Kuhn::deal(&Options {}, 2, Seed::from_number(1));
    let view = state.view(Viewer::Seat(Seat::FIRST));
    let Some(worlds) = view.worlds() else { return Ok(()) };
    let mut rng = Seed::from_number(2).deal();
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..1_000 {
        let world = serde_json::to_string(&Kuhn::full(&worlds.draw(&mut rng)))?;
        *seen.entry(world).or_default() += 1;
    }
    let mut out = io::stdout().lock();
    for (world, times) in seen {
        writeln!(out, "{times:4} of 1000: {world}")?;
    }
    Ok(())
}
