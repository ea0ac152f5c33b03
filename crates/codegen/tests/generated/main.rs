//! What is written is what the Rust says: the files are current, and real JSON is of the written types.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

mod current;
mod json;
mod types;
