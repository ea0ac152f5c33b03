//! A file of records, whatever is in it, is read and replayed without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mandala::Mandala;
use stones::Stones;
use tabletop::{Lines, RawRecord, replay};

fuzz_target!(|data: &[u8]| {
    let mut lines = Lines::new(data);
    while let Ok(Some(line)) = lines.next_line() {
        let Some(record) = line.ok().and_then(|line| RawRecord::parse(line).ok()) else { continue };
        // Whichever game it names, the other refuses it.
        assert!(replay::<Mandala>(&record, true).is_err() || replay::<Stones>(&record, true).is_err());
    }
});
