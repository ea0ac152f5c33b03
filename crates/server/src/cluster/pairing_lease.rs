//! Players are paired one after the other, on all nodes together.

use std::time::Duration;

use tokio::sync::MutexGuard;

use crate::app::App;
use crate::refusal::Refusal;

/// How long a lease lasts: a node that has held it for longer is gone.
const DURATION: Duration = Duration::from_secs(3);
/// How soon another try is made.
const RETRY: Duration = Duration::from_millis(20);

/// The right to pair players, until it is given back.
pub(crate) struct PairingLease<'a> {
    app: &'a App,
    _on_this_node: MutexGuard<'a, ()>,
}

impl App {
    /// Waits for the lease: of two requests at once, one makes the table and the other finds it.
    pub(crate) async fn lease_pairing(&self) -> Result<PairingLease<'_>, Refusal> {
        let on_this_node = self.pairing.lock().await;
        while self.bus.is_shared() {
            let now = self.time.now();
            if self.store.lease("pairing", self.node, now, now.plus(DURATION)).await? {
                break;
            }
            tokio::time::sleep(RETRY).await;
        }
        Ok(PairingLease { app: self, _on_this_node: on_this_node })
    }
}

impl PairingLease<'_> {
    /// Gives the lease back. If it is dropped without this, others wait until it has run out.
    pub(crate) async fn release(self) {
        if self.app.bus.is_shared() {
            let now = self.app.time.now();
            // If this fails, others wait a little longer.
            let _ = self.app.store.lease("pairing", self.app.node, now, now).await;
        }
    }
}
