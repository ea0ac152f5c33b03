//! Listeners, which receive what an action causes.

use alloc::vec::Vec;

/// Receives what an action causes, in order.
///
/// ```
/// use tabletop::record::Listener;
///
/// struct Counter(usize);
///
/// impl<E> Listener<E> for Counter {
///     fn on_event(&mut self, _: impl FnOnce() -> E) {
///         self.0 += 1;
///     }
/// }
/// let mut counter = Counter(0);
/// counter.on_event(|| "a card was played");
/// assert_eq!(counter.0, 1);
/// ```
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
