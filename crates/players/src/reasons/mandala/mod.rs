//! Reasons for actions of Mandala.

mod claim;
mod facts;
mod settle;
#[cfg(test)]
mod tests;
mod turn;

use mandala::{Action, Colour, Mandala, MandalaNumber, View};
use tabletop::message::{Arg, Message};

use super::ExplainedGame;
use facts::Facts;

impl ExplainedGame for Mandala {
    type GameReason = MandalaReason;

    fn reasons(view: &View, action: Action, against: Option<Action>) -> Vec<MandalaReason> {
        let Some(facts) = Facts::of(view) else { return Vec::new() };
        match action {
            Action::Claim { colour } => claim::reasons(&facts, colour),
            Action::Build { .. } | Action::Grow { .. } | Action::Discard { .. } => {
                turn::reasons(&facts, action, against)
            }
        }
    }
}

/// A reason for an action of Mandala. The order is the priority, claims and turns each on their own.
///
/// Points are as far as the player can see: the two cards dealt to the opponent's Cup count for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants say what holds; the fields' names and types say of what")]
pub enum MandalaReason {
    /// A claim with an empty Field: the cards are lost to both.
    TakesAway { colour: Colour },
    /// The sixth colour of the own River, with more points than the opponent once the rest is shared out.
    Sixth { colour: Colour, own: u32, other: u32 },
    /// The colour in the Mountain worth most to the opponent, whose River has it; worth more to them than to the player.
    Denies { colour: Colour, points: u32 },
    /// The same for a colour that would be new in the opponent's River, or that would be their sixth.
    Before { colour: Colour, space: u8 },
    /// A new colour that the own Cup holds already: those cards are worth something from now on.
    Match { colour: Colour, count: u8, space: u8, points: u32 },
    /// The claim with most points.
    Most { points: u32 },
    /// A new colour for the own River.
    Opens { colour: Colour, space: u8 },
    /// More cards of a colour the own River has.
    Adds { colour: Colour, points: u32 },
    /// Completes a mandala whose destruction ends the game, with more points than the opponent after it.
    EndsAhead { mandala: MandalaNumber, own: u32, other: u32 },
    /// Completes a mandala in which the opponent has no Field and keeps nothing.
    ShutsOut { mandala: MandalaNumber },
    /// Completes a mandala and chooses first.
    First { mandala: MandalaNumber },
    /// Completes a mandala in which the opponent chooses first, and still gains more.
    Profits { mandala: MandalaNumber, own: u32, other: u32 },
    /// Completes a mandala with two empty Fields: neither player gets its Mountain.
    Sweeps { mandala: MandalaNumber },
    /// Does not complete a mandala that the alternative would complete for the opponent to choose first.
    Avoids { mandala: MandalaNumber },
    /// Takes the lead in a Field.
    Leads { mandala: MandalaNumber, own: u8, other: u8 },
    /// A mandala lacks one colour, and once one card of it is played, by either player, the player chooses first.
    Leaves { mandala: MandalaNumber, colour: Colour },
    /// By the Rule of Colour the opponent's Field can grow only by one colour any more.
    Blocks { mandala: MandalaNumber, colour: Colour },
    /// The first card in a Field, so that claims there are kept.
    Enters { mandala: MandalaNumber },
    /// As many cards in the Field as the opponent.
    Levels { mandala: MandalaNumber },
    /// Keeps cards of the colour that can grow the Field of the other mandala.
    KeepsBoth { colour: Colour, mandala: MandalaNumber },
    /// Strengthens a lead in a Field.
    Strengthens { mandala: MandalaNumber, own: u8, other: u8 },
    /// Draws for a small hand.
    Draws { hand: u8, count: u8 },
    /// Adds to a Mountain from which the player would choose first.
    BuildsUp { mandala: MandalaNumber },
    /// Adds a colour that is worth more to the player than to the opponent.
    Feeds { colour: Colour, space: u8 },
    /// Adds a colour that the own Cup holds and the own River lacks.
    Hoards { colour: Colour },
    /// Discards a colour that can be played nowhere.
    Useless { colour: Colour },
    /// Discards to look for the last colour of a mandala where the player leads.
    Seeks { colour: Colour, mandala: MandalaNumber },
    /// One card for several.
    Gathers { count: u8 },
    /// Discards what is needed least.
    Renews { count: u8 },
}

impl Message for MandalaReason {
    fn id(&self) -> &'static str {
        match self {
            Self::TakesAway { .. } => "mandala-why-takes-away",
            Self::Sixth { .. } => "mandala-why-sixth",
            Self::Denies { .. } => "mandala-why-denies",
            Self::Before { .. } => "mandala-why-before",
            Self::Match { .. } => "mandala-why-match",
            Self::Most { .. } => "mandala-why-most",
            Self::Opens { .. } => "mandala-why-opens",
            Self::Adds { .. } => "mandala-why-adds",
            Self::EndsAhead { .. } => "mandala-why-ends-ahead",
            Self::ShutsOut { .. } => "mandala-why-shuts-out",
            Self::First { .. } => "mandala-why-first",
            Self::Profits { .. } => "mandala-why-profits",
            Self::Sweeps { .. } => "mandala-why-sweeps",
            Self::Avoids { .. } => "mandala-why-avoids",
            Self::Leads { .. } => "mandala-why-leads",
            Self::Leaves { .. } => "mandala-why-leaves",
            Self::Blocks { .. } => "mandala-why-blocks",
            Self::Enters { .. } => "mandala-why-enters",
            Self::Levels { .. } => "mandala-why-levels",
            Self::KeepsBoth { .. } => "mandala-why-keeps-both",
            Self::Strengthens { .. } => "mandala-why-strengthens",
            Self::Draws { .. } => "mandala-why-draws",
            Self::BuildsUp { .. } => "mandala-why-builds-up",
            Self::Feeds { .. } => "mandala-why-feeds",
            Self::Hoards { .. } => "mandala-why-hoards",
            Self::Useless { .. } => "mandala-why-useless",
            Self::Seeks { .. } => "mandala-why-seeks",
            Self::Gathers { .. } => "mandala-why-gathers",
            Self::Renews { .. } => "mandala-why-renews",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let number = |number: u32| Arg::Number(number.into());
        let place = |mandala: MandalaNumber| ("mandala", Arg::from(mandala));
        match *self {
            Self::TakesAway { colour } | Self::Hoards { colour } | Self::Useless { colour } => {
                vec![("colour", colour.into())]
            }
            Self::Sixth { colour, own, other } => {
                vec![("colour", colour.into()), ("own", number(own)), ("other", number(other))]
            }
            Self::Denies { colour, points } | Self::Adds { colour, points } => {
                vec![("colour", colour.into()), ("points", number(points))]
            }
            Self::Before { colour, space }
            | Self::Opens { colour, space }
            | Self::Feeds { colour, space } => {
                vec![("colour", colour.into()), ("space", space.into())]
            }
            Self::Match { colour, count, space, points } => vec![
                ("colour", colour.into()),
                ("count", count.into()),
                ("space", space.into()),
                ("points", number(points)),
            ],
            Self::Most { points } => vec![("points", number(points))],
            Self::EndsAhead { mandala, own, other } | Self::Profits { mandala, own, other } => {
                vec![place(mandala), ("own", number(own)), ("other", number(other))]
            }
            Self::Leads { mandala, own, other } | Self::Strengthens { mandala, own, other } => {
                vec![place(mandala), ("own", own.into()), ("other", other.into())]
            }
            Self::ShutsOut { mandala }
            | Self::First { mandala }
            | Self::Sweeps { mandala }
            | Self::Avoids { mandala }
            | Self::Enters { mandala }
            | Self::Levels { mandala }
            | Self::BuildsUp { mandala } => vec![place(mandala)],
            Self::Leaves { mandala, colour }
            | Self::Blocks { mandala, colour }
            | Self::KeepsBoth { colour, mandala }
            | Self::Seeks { colour, mandala } => vec![("colour", colour.into()), place(mandala)],
            Self::Draws { hand, count } => vec![("hand", hand.into()), ("count", count.into())],
            Self::Gathers { count } | Self::Renews { count } => vec![("count", count.into())],
        }
    }
}
