//! The use cases: what people and programs can do, over HTTP or a socket. `http` reads a request, calls one of these
//! and answers; nothing here knows of HTTP.

mod account;
mod analysis;
mod begin_lesson;
mod caller;
mod challenge;
mod client_settings;
mod continue_game;
mod create_table;
mod daily;
mod delete_account;
mod export_account;
mod finished_game;
mod game_lists;
mod guest;
mod health;
mod hint;
mod judge_action;
mod log_in;
mod people;
mod personal_feed;
mod quick_pairing;
mod rematch;
mod rename;
mod replay;
mod seat_limit;
mod standing;
mod submit_command;
mod table_log;
mod table_preview;
mod tokens;

pub(crate) use account::{change_password, make_account, new_recovery_code, recover_account};
pub(crate) use analysis::{
    analysis, analysis_steps, game_analysis, request_game_analysis, request_record_analysis,
};
pub(crate) use begin_lesson::{begin_lesson, list_lessons};
pub(crate) use caller::{Caller, Credential, hash_secret, owner};
pub(crate) use client_settings::{client_settings, save_client_settings};
pub(crate) use continue_game::continue_game;
pub(crate) use create_table::{create_table, list_tables};
pub(crate) use daily::{current_deals, daily_results, deals_of, play_daily, played_daily};
pub(crate) use delete_account::delete_account;
pub(crate) use export_account::export_account;
pub(crate) use finished_game::{Asker, open_game};
pub(crate) use game_lists::{MAX_PAGE, export_records, list_games, read_cursor};
pub(crate) use guest::{arrive_as_guest, own_name};
pub(crate) use health::is_ready;
pub(crate) use hint::{TableHint, hint};
pub(crate) use judge_action::judge_action;
pub(crate) use log_in::{LoginSecret, end_login, end_other_logins, log_in, logins};
pub(crate) use people::{me, people_online, person};
pub(crate) use personal_feed::PersonalFeed;
pub(crate) use quick_pairing::{PairingRequest, pair};
pub(crate) use rename::rename;
pub(crate) use replay::{
    ReplayRequest, effects_of_action, legal_actions, replay_at, replay_film, replay_record, verify_game,
};
pub(crate) use seat_limit::check_new_table;
pub(crate) use standing::{leaderboard, person_statistics, rating_history, ratings};
pub(crate) use submit_command::submit_command;
pub(crate) use table_log::table_log;
pub(crate) use table_preview::{TablePreview, table_preview};
pub(crate) use tokens::{end_token, make_token, tokens};

use finished_game::{in_replay_pool, replay_cost};
