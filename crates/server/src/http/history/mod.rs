//! Finished games and what follows from them.

mod access;
mod analysis;
mod continued;
mod daily;
mod games;
mod lessons;
mod positions;
mod replay;
mod standing;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Where the addresses begin to which records are uploaded, which may be longer than other bodies.
pub(super) const UPLOADS: &str = "/api/replay";

/// The longest record that can be uploaded, in bytes.
pub(super) const MAX_RECORD: usize = 256 * 1024;

/// The routes of this part.
pub(super) fn routes() -> OpenApiRouter<App> {
    let uploads = OpenApiRouter::new()
        .routes(routes!(replay::upload))
        .routes(routes!(analysis::upload))
        .layer(DefaultBodyLimit::max(MAX_RECORD));
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::export))
        .routes(routes!(games::record))
        .routes(routes!(replay::at))
        .routes(routes!(replay::whole))
        .routes(routes!(replay::verify))
        .routes(routes!(positions::legal))
        .routes(routes!(positions::effects))
        .routes(routes!(positions::judge))
        .routes(routes!(continued::play_on))
        .routes(routes!(analysis::ask, analysis::of_game))
        .routes(routes!(analysis::game_events))
        .routes(routes!(analysis::of_upload))
        .routes(routes!(analysis::upload_events))
        .routes(routes!(standing::ratings))
        .routes(routes!(standing::rating_history))
        .routes(routes!(standing::person_statistics))
        .routes(routes!(standing::leaderboard))
        .routes(routes!(daily::now, daily::play))
        .routes(routes!(daily::on))
        .routes(routes!(daily::played))
        .routes(routes!(daily::results))
        .routes(routes!(lessons::list, lessons::begin))
        .merge(uploads)
}
