//! Plays a game of Mandala between `greedy` and a level, and prints the actions and the result.
//!
//! ```sh
//! cargo run -p mandala-players --example against_a_level -- club
//! ```

use std::error::Error;
use std::io::{self, Write};

use mandala::{Mandala, Options, Setup, State};
use mandala_players::{Bot, Greedy, Level, SearchPlayer};
use tabletop::record::Setup as _;
use tabletop::{Seed, State as _, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let level: Level = match std::env::args().nth(1) {
        None => Level::Casual,
        Some(name) => name.parse().map_err(|_| format!("there is no level {name}"))?,
    };
    let seed = Seed::from_number(1);
    let mut state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
    let mut players: [Box<dyn Bot<Mandala>>; 2] = [
        Box::new(Greedy::new(&seed.child(0))),
        Box::new(SearchPlayer::new(level.config::<Mandala>(), &seed.child(1))),
    ];
    let mut out = io::stdout().lock();
    while let Some(seat) = state.to_move() {
        let action = players[seat.index()].choose(&state.view(Viewer::Seat(seat)));
        write!(out, "{action} ")?;
        state.apply(action)?;
    }
    let outcome = state.outcome().ok_or("the game is over when no player is to move")?;
    writeln!(out, "\ngreedy {}, {level} {}", outcome.scores.as_slice()[0], outcome.scores.as_slice()[1])?;
    Ok(())
}
