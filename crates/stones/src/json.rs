//! JSON of our own make, where serde's derived code would be lenient or needs a type.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::shorten;

/// Reads one of some named values from its name only; a derived reader would take `{"name":null}` as well.
pub(crate) fn named<'de, T: Copy, D: Deserializer<'de>>(
    deserializer: D,
    what: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T, D::Error> {
    let text = Cow::<str>::deserialize(deserializer)?;
    let found = all.iter().copied().find(|&value| name(value) == text);
    found.ok_or_else(|| D::Error::custom(format_args!("unknown {what} `{}`", shorten(&text))))
}

/// Writes pairs as an object, in their order.
pub(crate) struct Map<I>(pub(crate) I);

impl<K: Serialize, V: Serialize, I: Iterator<Item = (K, V)> + Clone> Serialize for Map<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.clone())
    }
}
