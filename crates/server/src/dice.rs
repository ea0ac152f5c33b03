//! The system's random numbers.

use mandala_table::Dice;

/// Dice that cannot be guessed, for ids, keys and secrets.
///
/// # Panics
/// When they are thrown and the system has no random bytes to give, without which nothing can be kept secret.
pub fn system_dice() -> Dice {
    Dice::new(|bytes| getrandom::fill(bytes).expect("the system gives random bytes"))
}
