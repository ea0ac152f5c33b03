//! Whether the server can do its work.

use crate::app::App;

/// Whether the store can be written to, and the server is not shutting down.
pub(crate) async fn is_ready(app: &App) -> bool {
    !app.shutdown.is_requested() && app.readiness.can_write(&*app.store, app.node, app.time.now()).await
}
