//! A file of records, whatever is in it, is read and replayed without a panic.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::replay(data));
