//! What a match has come to, in the end and on the way there.

use crate::lineup::Lineups;
use crate::played::MatchGame;
use crate::sprt::SprtState;

/// What a match came to.
#[derive(Clone, Debug)]
pub struct Results {
    /// The games of whole deals, in order.
    pub games: Vec<MatchGame>,
    /// How it ended.
    pub ended: MatchEnd,
    /// The test, if there was one.
    pub test: Option<SprtState>,
    /// The forfeit that ended it, where forfeits end matches. Its deal may not be whole.
    pub stopped_by: Option<MatchGame>,
    /// Who played whom.
    pub lineups: Lineups,
    /// What came from the log, if there was one.
    pub from_log: Option<FromLog>,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchEnd {
    /// Every deal was played.
    Complete,
    /// The test was decided before.
    Decided,
    /// It was stopped before.
    Interrupted,
    /// A game was forfeited, which was to end it.
    Forfeited,
}

/// What a match found in its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FromLog {
    /// Games that count.
    pub games: usize,
    /// Games of other versions of these players, which do not.
    pub of_other_versions: usize,
}

/// How far a match is.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// Games known so far, those from the log included.
    pub games: u64,
    /// Games the match is to have.
    pub of: u64,
    /// The first player's share of the wins; nothing before their first game.
    pub share: Option<f64>,
    /// How many sit at a table.
    pub seats: usize,
    /// The test, if there is one.
    pub test: Option<SprtState>,
    /// The game that has just ended; nothing before the first.
    pub latest: Option<&'a MatchGame>,
    /// What came from the log, if there is one.
    pub from_log: Option<FromLog>,
}
