//! Prints what the web app says of the games as published, where there is no table yet: by game and number of players.

use std::collections::BTreeMap;
use std::io::{self, Write};

use mandala::Mandala;
use serde_json::value::{RawValue, to_raw_value};
use stones::Stones;
use tabletop::Game;

fn main() -> io::Result<()> {
    let games =
        BTreeMap::from([(Mandala::NAME, published::<Mandala>()?), (Stones::NAME, published::<Stones>()?)]);
    writeln!(io::stdout(), "{}", serde_json::to_string(&games)?)
}

/// As the engine writes it, in its order.
fn published<G: Game>() -> serde_json::Result<BTreeMap<String, Box<RawValue>>> {
    let printed = |players| to_raw_value(&G::printed(&G::Options::default(), players));
    G::PLAYERS.map(|players| Ok((players.to_string(), printed(players)?))).collect()
}
