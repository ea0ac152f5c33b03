//! Players are paired one after the other, whichever servers they have come to.

use std::time::Duration;

use tokio::sync::MutexGuard;

use crate::app::App;
use crate::refusal::Refusal;

/// Whoever pairs longer than this is gone.
const LONGEST: Duration = Duration::from_secs(3);
/// How soon one tries again.
const SOON: Duration = Duration::from_millis(20);

/// The right to pair players, until it is given back.
pub(crate) struct Turn<'a> {
    app: &'a App,
    _here: MutexGuard<'a, ()>,
}

impl App {
    /// Waits for one's turn to pair: of two at once, one makes the table and the other finds it.
    pub(crate) async fn turn_to_pair(&self) -> Result<Turn<'_>, Refusal> {
        let here = self.pairing.lock().await;
        while self.bus.is_shared() {
            let now = self.time.now();
            if self.store.lease("pairing", self.node, now, now.plus(LONGEST)).await? {
                break;
            }
            tokio::time::sleep(SOON).await;
        }
        Ok(Turn { app: self, _here: here })
    }
}

impl Turn<'_> {
    /// Lets the next one in. Dropped without this, others wait until it has lasted too long.
    pub(crate) async fn end(self) {
        if self.app.bus.is_shared() {
            let now = self.app.time.now();
            // If this fails, others wait a little longer.
            let _ = self.app.store.lease("pairing", self.app.node, now, now).await;
        }
    }
}
