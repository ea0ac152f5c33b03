//! What Mandala Stones writes as JSON, described for TypeScript.

use tabletop::typescript;
use tabletop::typescript::union;
use ts_rs::TypeVisitor;

use crate::action::Action;
use crate::board::{ArtistSpace, Direction, StoneSpace};
use crate::effects::Effects;
use crate::event::RedactedEvent;
use crate::figures::Figures;
use crate::objective::{Objective, ObjectivePoints};
use crate::options::{Options, Stacks};
use crate::printed::{Cards, Printed};
use crate::seen::SeenStone;
use crate::stack::Stack;
use crate::stone::{Colour, Pattern, Stone};
use crate::tower::TowerSpace;
use crate::view::Wire;

typescript!(Colour, "StonesColour", "A colour of stone, by its letter.", union(Colour::ALL));
typescript!(Pattern, "StonesPattern", "A pattern of stone or artist.", union(Pattern::ALL));
typescript!(
    Stone,
    "StonesStone",
    "A stone: a capital letter has a star, a small one a ring.",
    union(Stone::KINDS)
);
typescript!(
    SeenStone,
    "StonesSeenStone",
    "What is seen of a stone: all of it, its colour from the side (`Y?`), or that it is there (`?`).",
    "StonesStone | `${StonesColour}?` | \"?\""
);
typescript!(Stack, "StonesStack", "A tower: the letters of its stones, top first.", "string");
typescript!(StoneSpace, "StonesStoneSpace", "A space for stones on the board.", union(StoneSpace::all()));
typescript!(ArtistSpace, "StonesArtistSpace", "A space for artists on the board.", union(ArtistSpace::all()));
typescript!(TowerSpace, "StonesTowerSpace", "A tower space, from 1.", union(TowerSpace::ALL));
typescript!(Direction, "StonesDirection", "A side of an artist.", union(Direction::ALL));
typescript!(Objective, "StonesObjective", "An objective card.", union(Objective::ALL));
typescript!(
    Stacks,
    "StonesStacks",
    "What is seen of the stones below the top of a stack.",
    union(Stacks::ALL)
);
typescript!(
    ObjectivePoints,
    "StonesObjectivePoints",
    "The points of the objective cards that differ from the game as published.",
    "Partial<Record<StonesObjective, number>>"
);
typescript!(
    Cards,
    "StonesPrintedObjectives",
    "The points of every objective card.",
    "Record<StonesObjective, number>"
);
typescript!(
    Action,
    "StonesAction",
    "An action: `d2b2n3` picks up, `cV` scores a colour, `t135` scores the tops of towers.",
    "`${StonesArtistSpace}${StonesArtistSpace}${StonesDirection}${StonesTowerSpace}` | `c${StonesColour}` | `t${number}`"
);

/// Visits everything that crosses the wire; the types of their parts come along, but for those that are only mentioned in
/// types written by hand.
pub fn visit(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Wire<(), ()>>();
    visitor.visit::<StoneSpace>();
    visitor.visit::<ArtistSpace>();
    visitor.visit::<SeenStone>();
    visitor.visit::<RedactedEvent>();
    visitor.visit::<Effects>();
    visitor.visit::<Figures>();
    visitor.visit::<Printed>();
    visitor.visit::<Options>();
    visitor.visit::<Action>();
    visitor.visit::<Direction>();
}
