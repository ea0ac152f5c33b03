//! A part of an observation, described.

/// Some bytes of an observation that have one meaning.
///
/// ```
/// use encoding::Encoded;
/// use mandala::Mandala;
///
/// let hand = Mandala::FIELDS.iter().find(|field| field.name == "hand_me").expect("there is a hand");
/// assert_eq!((hand.offset, hand.shape, hand.most), (0, [6].as_slice(), 8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name, which is unique in an encoding.
    pub name: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// The lengths of its axes; the last one varies fastest.
    pub shape: &'static [usize],
    /// The largest value of a byte; the smallest is 0.
    pub most: u8,
    /// What the bytes say, in a sentence or two of Markdown.
    pub meaning: &'static str,
}

impl Field {
    /// How many bytes it has.
    pub const fn length(&self) -> usize {
        let (mut length, mut axis) = (1, 0);
        while axis < self.shape.len() {
            length *= self.shape[axis];
            axis += 1;
        }
        length
    }

    /// Where the field after it begins.
    pub const fn end(&self) -> usize {
        self.offset + self.length()
    }

    /// The first field of an observation.
    pub(crate) const fn first(
        name: &'static str,
        shape: &'static [usize],
        most: u8,
        meaning: &'static str,
    ) -> Self {
        Self { name, offset: 0, shape, most, meaning }
    }

    /// The field after this one.
    pub(crate) const fn then(
        &self,
        name: &'static str,
        shape: &'static [usize],
        most: u8,
        meaning: &'static str,
    ) -> Self {
        Self { name, offset: self.end(), shape, most, meaning }
    }
}
