//! Positions that are the same up to names, such as those of colours.

/// A symmetry of a game, as two permutations.
///
/// In a position and in its image, corresponding actions lead to corresponding positions, with the same result. Both
/// permutations say where each place of the image comes from, as `numpy` and `torch` index:
/// `image = observation[symmetry.observation]`, `image = mask[symmetry.actions]`, and likewise for a policy.
///
/// ```
/// use encoding::{Encoded, Symmetry};
/// use mandala::Mandala;
///
/// let all = Mandala::symmetries();
/// assert_eq!(all.len(), 1440);
/// assert!(all[0].observation.iter().zip(0..).all(|(&from, to)| from == to), "the first is the identity");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// For each byte of the image's observation, the byte it comes from.
    pub observation: Box<[u16]>,
    /// For each id in the image, the id it comes from.
    pub actions: Box<[u16]>,
}

impl Symmetry {
    /// The symmetry that moves each byte and each id to its image.
    pub(crate) fn new(
        bytes: usize,
        image_of_byte: impl Fn(usize) -> usize,
        ids: usize,
        image_of_id: impl Fn(u16) -> u16,
    ) -> Self {
        Self {
            observation: inverse(bytes, image_of_byte),
            actions: inverse(ids, |id| usize::from(image_of_id(id as u16))),
        }
    }
}

fn inverse(places: usize, image: impl Fn(usize) -> usize) -> Box<[u16]> {
    let mut from = vec![0; places];
    for place in 0..places {
        from[image(place)] = place as u16;
    }
    from.into()
}
