//! A recorded game through somebody's eyes.

use protocol::{GameName, Json, ReplayAt, ReplayFilm, ReplayFrame};
use tabletop::presentation::{Event, PresentableGame};
use tabletop::record::{RawRecord, RecordError, ReplayError, ResultLine, replay_open};
use tabletop::{Game, Seat, State, Viewer};

use crate::refusal::Refusal;

/// The longest record that can be uploaded, in bytes.
pub(crate) const UPLOAD: usize = 256 * 1024;

/// The longest game that is shown. Games by the rules as published are far shorter; an uploaded record may say anything.
const LONGEST: usize = 2_000;

/// Through whose eyes a finished game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Eyes {
    /// Everything lies open.
    #[default]
    Open,
    /// As spectators saw it.
    Public,
    /// As a player saw it.
    Seat(u8),
}

impl Eyes {
    /// Reads `open`, `public` or a seat's number; nothing means open.
    pub(crate) fn read(text: Option<&str>) -> Result<Self, Refusal> {
        match text {
            None | Some("open") => Ok(Self::Open),
            Some("public") => Ok(Self::Public),
            Some(number) => number.parse().map(Self::Seat).map_err(|_| Refusal::Malformed {
                detail: "a seat is a number, `open` or `public`".to_owned(),
            }),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Open => "open".to_owned(),
            Self::Public => "public".to_owned(),
            Self::Seat(seat) => seat.to_string(),
        }
    }

    /// Whose view that is at a table of so many; nothing for open eyes.
    fn viewer(self, players: usize) -> Result<Option<Viewer>, Refusal> {
        match self {
            Self::Open => Ok(None),
            Self::Public => Ok(Some(Viewer::Spectator)),
            Self::Seat(seat) if usize::from(seat) < players => Ok(Some(Viewer::Seat(Seat::new(seat.into())))),
            Self::Seat(_) => Err(Refusal::NotFound),
        }
    }
}

/// The whole game.
pub(crate) fn film(line: &str, eyes: Eyes) -> Result<ReplayFilm, Refusal> {
    shown(line, eyes, Wanted::All)
}

/// The game after so many actions; at its end, if none is named.
pub(crate) fn frame(line: &str, eyes: Eyes, ply: Option<u32>) -> Result<ReplayAt, Refusal> {
    let film = shown(line, eyes, ply.map_or(Wanted::End, Wanted::At))?;
    let no_such_ply = Refusal::NoSuchPly { plies: film.plies as usize };
    let frame = film.frames.into_iter().next().ok_or(no_such_ply)?;
    Ok(ReplayAt { plies: film.plies, frame })
}

/// Which frames are wanted.
#[derive(Clone, Copy)]
enum Wanted {
    All,
    At(u32),
    End,
}

fn shown(line: &str, eyes: Eyes, wanted: Wanted) -> Result<ReplayFilm, Refusal> {
    let record = RawRecord::parse(line).map_err(|error| Refusal::from(&ReplayError::before(error)))?;
    match record.game.as_str() {
        mandala::Mandala::NAME => of::<mandala::Mandala>(GameName::MANDALA, &record, eyes, wanted),
        stones::Stones::NAME => of::<stones::Stones>(GameName::STONES, &record, eyes, wanted),
        _ => {
            let unknown = RecordError::UnknownGame { game: record.game };
            Err(Refusal::from(&ReplayError::before(unknown)))
        }
    }
}

fn of<G: PresentableGame>(
    game: GameName,
    record: &RawRecord,
    eyes: Eyes,
    wanted: Wanted,
) -> Result<ReplayFilm, Refusal> {
    if record.plies() > LONGEST {
        return Err(Refusal::TooLarge);
    }
    let viewer = eyes.viewer(record.players.len())?;
    let wanted = |ply: u32| match wanted {
        Wanted::All => true,
        Wanted::At(wanted) => ply == wanted,
        Wanted::End => ply as usize == record.plies(),
    };
    let mut frames = Vec::new();
    let (mut ply, mut mover) = (0, None);
    let replayed = replay_open::<G>(record, |state, caused, recorded| {
        if wanted(ply) {
            let view = viewer.map_or_else(|| G::open(state, recorded), |viewer| state.view(viewer));
            frames.push(frame_of::<G>(&view, caused, viewer, (ply, mover)));
        }
        ply += 1;
        mover = state.to_move();
    })
    .map_err(|error| Refusal::from(&error))?;
    for frame in &mut frames {
        let last = (frame.ply as usize).checked_sub(1);
        frame.action = last.map(|last| replayed.actions[last].to_string());
    }
    Ok(ReplayFilm {
        game,
        players: record.players.clone(),
        options: Json::of(&replayed.options),
        printed: Json::of(&G::printed(&replayed.options, record.players.len())),
        eyes: eyes.name(),
        own: None,
        plies: record.plies() as u32,
        result: replayed.state.outcome().as_ref().map(|outcome| Json::of(&ResultLine::from(outcome))),
        forfeit: replayed.forfeit.as_ref().map(Json::of),
        frames,
    })
}

/// One frame. What an action caused is told as the viewer saw it; to open eyes, as whoever acted saw it.
fn frame_of<G: PresentableGame>(
    view: &G::View,
    caused: &[G::Event],
    viewer: Option<Viewer>,
    (ply, mover): (u32, Option<Seat>),
) -> ReplayFrame {
    let ears = viewer.unwrap_or_else(|| mover.map_or(Viewer::Spectator, Viewer::Seat));
    let events: Vec<_> = caused.iter().map(|event| event.redact(ears)).collect();
    ReplayFrame {
        ply,
        seat: mover.map(|seat| seat.index() as u8),
        action: None,
        events: Json::of(&events),
        view: Json::of(view),
        figures: Json::of(&G::figures(view)),
    }
}
