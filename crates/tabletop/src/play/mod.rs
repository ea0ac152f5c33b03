//! Playing without players: at random, or every way there is.

mod perft;
mod play_out;

pub use perft::perft;
pub use play_out::play_out;
