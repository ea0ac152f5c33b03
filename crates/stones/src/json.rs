//! Objects written from pairs.

use serde::{Serialize, Serializer};

/// Writes pairs as an object, in their order.
pub(crate) struct Map<I>(pub(crate) I);

impl<K: Serialize, V: Serialize, I: Iterator<Item = (K, V)> + Clone> Serialize for Map<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.clone())
    }
}
