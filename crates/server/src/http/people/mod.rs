//! People: coming, becoming an account, logging in and out, programs, and going.

mod account;
mod delete;
mod export;
mod log_in;
mod logins;
mod me;
mod online;
mod person;
mod settings;
mod tokens;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
pub(super) use log_in::cookie;

/// Everything about people.
pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me::come, me::me_now, me::rename))
        .routes(routes!(person::person))
        .routes(routes!(online::online))
        .routes(routes!(account::make))
        .routes(routes!(account::change_password))
        .routes(routes!(account::new_recovery))
        .routes(routes!(account::recover))
        .routes(routes!(log_in::log_in))
        .routes(routes!(log_in::log_out))
        .routes(routes!(logins::list, logins::end_others))
        .routes(routes!(logins::end))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::end))
        .routes(routes!(settings::read, settings::save))
        .routes(routes!(export::export))
        .routes(routes!(delete::delete))
}
