//! What all players share.

use tokio::sync::Semaphore;

use crate::api::Api;
use crate::pace::Pace;
use crate::tally::Tally;

/// What all players of a run share.
#[derive(Debug)]
pub(crate) struct RunContext {
    pub(crate) apis: Vec<Api>,
    pub(crate) tally: Tally,
    /// A permit for each action that may be on its way.
    pub(crate) at_once: Semaphore,
    /// When the next action may begin.
    pub(crate) pace: Option<Pace>,
}

impl RunContext {
    /// The server with this number, modulo their count.
    pub(crate) fn api(&self, number: usize) -> &Api {
        &self.apis[number % self.apis.len()]
    }
}
