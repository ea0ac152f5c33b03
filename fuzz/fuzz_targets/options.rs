//! Options that read are written so that they read as the same.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::options(data));
