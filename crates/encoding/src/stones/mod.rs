//! The encoding of Mandala Stones.
//!
//! Stones on top of each other are a byte for each colour and each pattern, with a bit for each depth, so that colours and
//! patterns that change places are bytes that change places.

mod actions;
mod fields;
mod observation;
mod symmetry;

use stones::{Action, Stones, View};

use crate::encoded::Encoded;
use crate::field::Field;
use crate::symmetry::Symmetry;

pub use symmetry::symmetry;

impl Encoded for Stones {
    const VERSION: u32 = 1;
    const FIELDS: &'static [Field] = &fields::ALL;
    const ACTIONS: usize = actions::COUNT;

    #[inline]
    fn id(action: Action) -> Option<u16> {
        actions::id(action)
    }

    #[inline]
    fn action(id: u16) -> Option<Action> {
        actions::action(id)
    }

    #[inline]
    fn observe(view: &View, out: &mut [u8]) {
        observation::write(view, out.try_into().expect("the buffer is of the length of an observation"));
    }

    #[inline]
    fn mask(view: &View, out: &mut [u8]) {
        actions::mask(view.choices(), out.try_into().expect("the buffer has a byte for each id"));
    }

    fn symmetries() -> Vec<Symmetry> {
        symmetry::all()
    }
}
