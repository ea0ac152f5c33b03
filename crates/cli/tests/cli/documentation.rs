//! What the documentation shows must be true.

use std::fs;
use std::path::Path;

use crate::run::mandala_reading;

/// The records in `docs/records.md`, broken into lines there for reading, replay.
#[test]
fn the_records_in_the_documentation_replay() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let text = fs::read_to_string(path).unwrap();
    let blocks = text.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let records: Vec<String> = blocks
        .filter(|block| block.contains(r#""format":"mandala-record/1""#))
        .map(|block| block.lines().map(str::trim_start).collect())
        .collect();
    assert_eq!(records.len(), 2, "one record of each game");
    for record in records {
        let run = mandala_reading(&["replay", "-"], record.as_bytes());
        assert_eq!(run.stdout, "{\"ok\":true,\"result\":null}\n", "{record}");
    }
}
