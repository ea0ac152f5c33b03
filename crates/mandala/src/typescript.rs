//! What Mandala writes as JSON, described for TypeScript.

use tabletop::typescript;
use tabletop::typescript::union;
use ts_rs::TypeVisitor;

use crate::action::{Action, MandalaNumber};
use crate::colour::Colour;
use crate::effects::Effects;
use crate::event::RedactedEvent;
use crate::figures::{Figures, Printed};
use crate::options::Options;
use crate::pile::Pile;
use crate::river::River;
use crate::view::Wire;

typescript!(Colour, "MandalaColour", "A colour of sand, by its letter.", union(Colour::ALL));
typescript!(MandalaNumber, "MandalaNumber", "One of the two mandalas.", union(MandalaNumber::ALL));
typescript!(Pile, "MandalaPile", "Cards: the letters of their colours, sorted.", "string");
typescript!(River, "MandalaRiver", "A River: the letters of its colours, space 1 first.", "string");
typescript!(
    Action,
    "MandalaAction",
    "An action: `m1R` builds, `f2K3` grows, `dG2` discards, `cP` claims.",
    "`m${MandalaNumber}${MandalaColour}` | `f${MandalaNumber}${MandalaColour}${number}` | \
     `d${MandalaColour}${number}` | `c${MandalaColour}`"
);

/// Visits everything that crosses the wire; the types of their parts come along.
pub fn visit(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Wire>();
    visitor.visit::<RedactedEvent>();
    visitor.visit::<Effects>();
    visitor.visit::<Figures>();
    visitor.visit::<Printed>();
    visitor.visit::<Options>();
    visitor.visit::<Action>();
}
