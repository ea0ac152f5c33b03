//! Text that reads as an action is exactly what that action writes.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<mandala::Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(action) = text.parse::<stones::Action>() {
        assert_eq!(action.to_string(), text);
    }
});
