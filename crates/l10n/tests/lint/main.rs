//! What can be checked of the words without understanding them: capitals, quotation marks, spaces, percentages, and that each
//! thing has one name. Every complaint names the file, the message and what is wrong.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

mod glossary;
mod print;
mod texts;

use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["en", "pl", "nl"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
