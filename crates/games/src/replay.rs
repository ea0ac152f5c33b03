//! Recorded games of any kind, replayed.

use serde_json::value::RawValue;
use tabletop::presentation::{Event, PresentableGame};
use tabletop::record::{
    Forfeit, Ignore, Journal, RawRecord, RecordProof, ReplayError, ReplayableGame, ResultLine, Setup, replay,
    replay_open,
};
use tabletop::{Seat, Seed, State, Viewer};

use crate::rules::json;

/// A position on the way through a record.
pub trait AnyStep {
    /// Who must act; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// What a viewer sees, or everything; and what the rules make of it.
    fn view(&self, viewer: Option<Viewer>) -> (Box<RawValue>, Box<RawValue>);

    /// What the action before this position caused, as a viewer saw it.
    fn events(&self, viewer: Viewer) -> Box<RawValue>;
}

/// A record that holds.
#[derive(Clone, Debug)]
pub struct AnyReplay {
    /// What was played.
    pub actions: Vec<String>,
    /// What differs from the game as published.
    pub options: Box<RawValue>,
    /// How it ended, if it was played to its end.
    pub result: Option<ResultLine>,
    /// How it was given up, if it was.
    pub forfeit: Option<Forfeit>,
}

/// Whether the deal of a record comes from a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealCheck {
    /// All of chance is the seed's.
    Fits,
    /// The seed gives another set-up.
    OtherSetup,
    /// It gives another reshuffle.
    OtherReshuffle {
        /// The action that needed it.
        ply: usize,
    },
}

struct Step<'a, G: ReplayableGame> {
    state: &'a G::State,
    caused: &'a [G::Event],
    recorded: RecordProof,
}

impl<G: PresentableGame> AnyStep for Step<'_, G> {
    fn to_move(&self) -> Option<Seat> {
        self.state.to_move()
    }

    fn view(&self, viewer: Option<Viewer>) -> (Box<RawValue>, Box<RawValue>) {
        let view =
            viewer.map_or_else(|| G::open(self.state, self.recorded), |viewer| self.state.view(viewer));
        (json(&view), json(&G::figures(&view)))
    }

    fn events(&self, viewer: Viewer) -> Box<RawValue> {
        let seen: Vec<_> = self.caused.iter().map(|event| event.redact(viewer)).collect();
        json(&seen)
    }
}

pub(crate) fn replayed<G: PresentableGame>(
    record: &RawRecord,
    each: &mut dyn FnMut(&dyn AnyStep),
) -> Result<AnyReplay, ReplayError> {
    let replayed = replay_open::<G>(record, |state, caused, recorded| {
        each(&Step::<G> { state, caused, recorded });
    })?;
    Ok(AnyReplay {
        actions: replayed.actions.iter().map(ToString::to_string).collect(),
        options: json(&replayed.options),
        result: replayed.state.outcome().as_ref().map(ResultLine::from),
        forfeit: replayed.forfeit,
    })
}

/// Deals and plays once more from the seed, and compares all of chance.
pub(crate) fn check_deal<G: ReplayableGame>(
    record: &RawRecord,
    seed: Seed,
) -> Result<DealCheck, ReplayError> {
    let replayed = replay::<G>(record, |_, _| {})?;
    if replayed.setup != G::Setup::deal(record.players.len(), &seed) {
        return Ok(DealCheck::OtherSetup);
    }
    let mut journal = Journal::<G>::deal(record.players.clone(), replayed.options, seed, false);
    for (ply, &action) in replayed.actions.iter().enumerate() {
        // With other reshuffles an action may be illegal for want of the card.
        let played = journal.play(action, &mut Ignore).is_ok();
        let reshuffled = journal.reshuffles().len();
        if !played || record.reshuffles().get(..reshuffled) != Some(journal.reshuffles()) {
            return Ok(DealCheck::OtherReshuffle { ply });
        }
    }
    Ok(DealCheck::Fits)
}
