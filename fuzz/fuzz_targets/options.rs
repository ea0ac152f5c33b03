//! Options that read are written so that they read as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mandala::Mandala;
use stones::Stones;
use tabletop::{Game, read_options};

fuzz_target!(|text: &str| {
    round_trip::<Mandala>(text);
    round_trip::<Stones>(text);
});

fn round_trip<G: Game>(text: &str) {
    if let Ok(options) = read_options::<G>(text) {
        let written = serde_json::to_string(&options).expect("options are plain data");
        assert_eq!(read_options::<G>(&written).ok(), Some(options));
    }
}
