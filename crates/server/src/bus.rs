//! The event bus: tells every process that a table has changed.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::id::Id;

/// Carries word of changes. It may lose some: whoever listens finds gaps by the versions.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Says that a table has this version now.
    async fn publish(&self, notice: Notice);

    /// Hears of every change from now on.
    fn subscribe(&self) -> broadcast::Receiver<Notice>;
}

/// Word of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The table.
    pub table: Id,
    /// Its version now.
    pub version: u32,
}

/// A bus within this process.
#[derive(Clone, Debug)]
pub struct InProcess(broadcast::Sender<Notice>);

impl InProcess {
    /// A bus nobody listens to yet.
    pub fn new() -> Self {
        Self(broadcast::Sender::new(1024))
    }
}

impl Default for InProcess {
    fn default() -> Self {
        Self::new()
    }
}

#[async_trait]
impl Bus for InProcess {
    async fn publish(&self, notice: Notice) {
        // Nobody listening is fine.
        let _ = self.0.send(notice);
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }
}
