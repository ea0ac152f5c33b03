//! The encoding of Mandala.
//!
//! Whatever is counted by colour is a plane of six bytes, one for each colour in order. So are the ids of actions: the
//! first six of them build on Mandala 1, the next six on Mandala 2, and so on.

mod actions;
mod fields;
mod observation;
mod symmetry;

use mandala::{Action, Mandala, View};

use crate::encoded::Encoded;
use crate::field::Field;
use crate::symmetry::Symmetry;

pub use symmetry::symmetry;

impl Encoded for Mandala {
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
        actions::mask(&view.choices(), out.try_into().expect("the buffer has a byte for each id"));
    }

    fn symmetries() -> Vec<Symmetry> {
        symmetry::all()
    }
}
