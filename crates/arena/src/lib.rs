//! Matches between players, and what they show about strength.
//!
//! Every deal is played in all rotations of the seats, so that neither luck nor the first move decides a match. All figures
//! are therefore computed deal by deal: the games of one deal are not independent of each other, deals are.
//!
//! [`run()`] plays a [`Match`], a [`Log`] remembers its games, a [`Report`] tells what they show. Nothing here prints.

mod elo;
mod html;
mod log;
mod place;
mod played;
mod player;
mod plot;
mod report;
mod run;
mod sprt;
mod table;
mod text;

pub use elo::{Rating, elo, rating, share};
pub use html::html;
pub use log::{Log, LogError};
pub use place::Place;
pub use played::{End, Played};
pub use player::{Player, Start};
pub use report::{Report, Row, Terms};
pub use run::{Ended, Match, Progress, Results, run};
pub use sprt::{BadSprt, Sprt, Test, Verdict};
pub use text::text;
