//! A recorded game as one viewer sees it.

use mandala_games::{AnyStep, Registry};
use protocol::{Json, ReplayAt, ReplayFilm, ReplayFrame};
use tabletop::record::{RawRecord, ReplayError};
use tabletop::{Seat, Viewer};

use crate::refusal::Refusal;

/// The longest game that is shown. Games by the rules as published are far shorter; an uploaded record may say anything.
const LONGEST: usize = mandala_table::MOST_PLIES;

/// As which viewer a finished game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum ReplayViewpoint {
    /// Everything lies open.
    #[default]
    Open,
    /// As spectators saw it.
    Public,
    /// As a player saw it.
    Seat(u8),
}

impl ReplayViewpoint {
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

    /// Whose view that is at a table of so many; nothing for the open viewpoint.
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
pub(crate) fn film(games: &Registry, line: &str, viewpoint: ReplayViewpoint) -> Result<ReplayFilm, Refusal> {
    replay(games, line, viewpoint, FrameSelection::All)
}

/// The game after so many actions; at its end, if none is named.
pub(crate) fn frame(
    games: &Registry,
    line: &str,
    viewpoint: ReplayViewpoint,
    ply: Option<u32>,
) -> Result<ReplayAt, Refusal> {
    let film = replay(games, line, viewpoint, ply.map_or(FrameSelection::Last, FrameSelection::At))?;
    let no_such_ply = Refusal::NoSuchPly { plies: film.plies as usize };
    let frame = film.frames.into_iter().next().ok_or(no_such_ply)?;
    Ok(ReplayAt { plies: film.plies, frame })
}

/// Which frames of a game are made.
#[derive(Clone, Copy)]
enum FrameSelection {
    All,
    At(u32),
    Last,
}

fn replay(
    games: &Registry,
    line: &str,
    viewpoint: ReplayViewpoint,
    selection: FrameSelection,
) -> Result<ReplayFilm, Refusal> {
    let record = RawRecord::parse(line).map_err(ReplayError::before)?;
    let rules = games.of_record(&record)?;
    if record.plies() > LONGEST {
        return Err(Refusal::TooLarge);
    }
    let viewer = viewpoint.viewer(record.players.len())?;
    let is_selected = |ply: u32| match selection {
        FrameSelection::All => true,
        FrameSelection::At(selected) => ply == selected,
        FrameSelection::Last => ply as usize == record.plies(),
    };
    let mut frames = Vec::new();
    let (mut ply, mut mover) = (0, None);
    let replayed = rules.replay(&record, &mut |step| {
        if is_selected(ply) {
            frames.push(frame_of(step, viewer, (ply, mover)));
        }
        ply += 1;
        mover = step.to_move();
    });
    let replayed = replayed?;
    for frame in &mut frames {
        let last = (frame.ply as usize).checked_sub(1);
        frame.action = last.map(|last| replayed.actions[last].clone());
    }
    Ok(ReplayFilm {
        game: rules.name(),
        players: record.players.clone(),
        printed: Json(rules.printed(replayed.options.get(), record.players.len())),
        options: Json(replayed.options),
        viewpoint: viewpoint.name(),
        own: None,
        plies: record.plies() as u32,
        result: replayed.result.as_ref().map(Json::of),
        forfeit: replayed.forfeit.as_ref().map(Json::of),
        frames,
    })
}

/// One frame. What an action caused is shown as the viewer saw it; from the open
/// viewpoint, as the player who acted saw it.
fn frame_of(step: &dyn AnyStep, viewer: Option<Viewer>, (ply, mover): (u32, Option<Seat>)) -> ReplayFrame {
    let listener = viewer.unwrap_or_else(|| mover.map_or(Viewer::Spectator, Viewer::Seat));
    let (view, figures) = step.view(viewer);
    ReplayFrame {
        ply,
        seat: mover.map(|seat| seat.index() as u8),
        action: None,
        events: Json(step.events(listener)),
        view: Json(view),
        figures: Json(figures),
    }
}
