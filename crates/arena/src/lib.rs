//! Matches between players, and what they show about strength.
//!
//! Every deal is played in all rotations of the seats, so that neither luck nor the first move decides a match. All figures
//! are therefore computed deal by deal: the games of one deal are not independent of each other, deals are.
//!
//! [`run()`] plays a [`Match`], a [`Log`] keeps its games, a [`Report`] sums them up, as [`text()`] or as [`html()`].
//! [`play_game`] plays a single game. A [`Player`] is one of ours or, with [`ExternalPlayer`], any program.

mod command_line;
mod elo;
mod entrant;
mod excerpt;
mod external;
mod fault;
mod forfeits;
mod game_loop;
mod html;
mod joint;
mod lineup;
mod log;
mod match_setup;
mod place;
mod played;
mod player;
mod plot;
mod process;
mod reasons;
mod record;
mod report;
mod results;
mod row;
mod run;
mod scoreboard;
mod sprt;
mod stderr;
mod tables;
mod text;
mod transcript;

pub use command_line::CommandLine;
pub use elo::{Rating, elo, rating, share};
pub use entrant::Entrant;
pub use external::ExternalPlayer;
pub use fault::{FaultReport, PlayerFault};
pub use forfeits::{ForfeitGroup, ForfeitLine, NamedForfeit};
pub use game_loop::{Deal, FinishedGame, play_game};
pub use html::html;
pub use lineup::Lineups;
pub use log::{Log, LogError};
pub use match_setup::Match;
pub use place::Place;
pub use played::{End, MatchGame};
pub use player::{Player, Start};
pub use process::Exit;
pub use reasons::{details, fault_sentence, forfeit_sentence};
pub use report::{Report, Terms};
pub use results::{FromLog, MatchEnd, Progress, Results};
pub use row::{Row, SeatRow};
pub use run::{MatchError, run};
pub use sprt::{BadSprt, Sprt, SprtState, Verdict};
pub use text::text;
pub use transcript::Transcript;
