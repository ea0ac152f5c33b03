//! Playing: what is listed as legal is accepted, what is not is refused, and a refusal changes nothing.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::apply(data));
