//! Text that reads as an action is exactly what that action writes.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::notation(data));
