//! Who is told what an action causes.

use alloc::vec::Vec;

/// Hears what an action causes, in order.
pub trait Listener<E> {
    /// Something happened; `event` is only made if the listener uses it.
    fn on_event(&mut self, event: impl FnOnce() -> E);
}

/// Ignores events, which then cost nothing.
#[derive(Clone, Copy, Debug)]
pub struct Ignore;

impl<E> Listener<E> for Ignore {
    #[inline]
    fn on_event(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<E> {
    fn on_event(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
