//! The end of a server's day: who is still in, and how they learn that it is time to go.

use std::sync::Arc;

use tokio::sync::watch;

/// Whether the server is closing, and how many connections stay open for long.
#[derive(Clone, Debug)]
pub(crate) struct Closing {
    closing: Arc<watch::Sender<bool>>,
    open: Arc<watch::Sender<usize>>,
}

impl Closing {
    pub(crate) fn new() -> Self {
        Self { closing: Arc::new(watch::Sender::new(false)), open: Arc::new(watch::Sender::new(0)) }
    }

    /// Tells everybody to go.
    pub(crate) fn begin(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Ready when it is time to go.
    pub(crate) fn begun(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.closing.subscribe();
        // Whoever waits may outlive the server: then it is time as well.
        async move { drop(closing.wait_for(|&closing| closing).await) }
    }

    /// Counts somebody in, until the guest is dropped.
    pub(crate) fn enter(&self) -> Guest {
        self.open.send_modify(|open| *open += 1);
        metrics::gauge!(crate::meters::CONNECTIONS).increment(1);
        Guest(self.clone())
    }

    /// Ready when everybody has left.
    pub(crate) async fn empty(&self) {
        drop(self.open.subscribe().wait_for(|&open| open == 0).await);
    }
}

/// Somebody with a connection that stays open.
#[derive(Debug)]
pub(crate) struct Guest(Closing);

impl Drop for Guest {
    fn drop(&mut self) {
        self.0.open.send_modify(|open| *open -= 1);
        metrics::gauge!(crate::meters::CONNECTIONS).decrement(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_is_empty_when_the_last_guest_has_left() {
        let closing = Closing::new();
        let (first, second) = (closing.enter(), closing.enter());
        drop(first);
        let waiting = tokio::spawn({
            let closing = closing.clone();
            async move { closing.empty().await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(second);
        waiting.await.unwrap();
    }

    #[tokio::test]
    async fn guests_are_told_once_and_for_all() {
        let closing = Closing::new();
        let early = closing.begun();
        assert!(!closing.is_closing());
        closing.begin();
        early.await;
        closing.begun().await;
        assert!(closing.is_closing());
    }
}
