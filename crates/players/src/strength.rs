//! What a game says of how strong a level is.

/// The part of a level's configuration that differs between games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// Iterations of search.
    pub iterations: u32,
    /// As in [`SearchConfig`](crate::SearchConfig).
    pub temperature: f32,
}
