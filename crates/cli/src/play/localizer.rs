//! A game's texts for one person: their language, where they sit, and what they call the others.

use tabletop::Seat;
use tabletop::message::{Arg, Message};

use l10n::Translations;

/// The texts of a game for one person.
pub(crate) struct Localizer {
    texts: Translations,
    seat: Seat,
    names: Vec<String>,
}

impl Localizer {
    pub(crate) fn new(texts: Translations, seat: Seat, names: Vec<String>) -> Self {
        Self { texts, seat, names }
    }

    /// Where the person sits.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The seats of the others, in turn order after the person.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> {
        let players = self.names.len();
        (1..players).map(move |after| Seat::new((self.seat.index() + after) % players))
    }

    /// The name of the player in a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The text with an id.
    pub(crate) fn text(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.texts.text(id, args)
    }

    /// A sentence about a player: it may differ between `$who` “you” and the others, who have a `$name`.
    pub(crate) fn about(&self, id: &str, seat: Seat, args: &[(&'static str, Arg)]) -> String {
        let who = if seat == self.seat { "you" } else { "other" };
        let mut all = vec![("who", who.into()), ("name", self.name(seat).into())];
        all.extend_from_slice(args);
        self.text(id, &all)
    }

    /// A message for the person, such as why an action was refused.
    pub(crate) fn message(&self, message: &dyn Message) -> String {
        self.texts.message(message)
    }

    /// So many points.
    pub(crate) fn points(&self, points: u32) -> String {
        self.text("play-points", &[("count", number(points))])
    }
}

/// A number as an argument.
pub(crate) fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}
