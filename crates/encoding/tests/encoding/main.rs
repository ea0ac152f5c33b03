//! The laws of encodings, their golden files and their page; and batches against games played one by one.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

mod batches;
mod decode;
mod golden;
mod laws;
mod page;
mod symmetries;
mod walk;
