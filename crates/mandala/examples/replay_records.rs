//! Checks a file of records, one game a line: `cargo run -p mandala --example replay_records -- games.jsonl`.

use std::env;
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, Write, stdout};

use mandala::Mandala;
use mandala::tabletop::State;
use mandala::tabletop::record::{Lines, RawRecord, ReplayError, replay};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("name a file of records")?;
    let mut lines = Lines::new(BufReader::new(File::open(path)?));
    let mut out = stdout().lock();
    while let Some(line) = lines.next_line()? {
        let record = line.and_then(RawRecord::parse).map_err(ReplayError::before);
        match record.and_then(|record| replay::<Mandala>(&record, |_, _| {})) {
            Ok(game) => writeln!(out, "{} actions, {:?}", game.actions.len(), game.state.outcome())?,
            Err(error) => writeln!(out, "{error}")?,
        }
    }
    Ok(())
}
