//! The use cases: what people and programs can do, over HTTP or a socket. `http` reads a request, calls one of these
//! and answers; nothing here knows of HTTP. Where a request only reads from the store, `http` asks the store.

mod account;
mod begin_lesson;
mod caller;
mod challenge;
mod client_settings;
mod continue_game;
mod create_table;
mod delete_account;
mod finished_game;
mod guest;
mod hint;
mod judge_action;
mod log_in;
mod personal_feed;
mod play_daily;
mod quick_pairing;
mod rematch;
mod rename;
mod request_analysis;
mod seat_limit;
mod submit_command;
mod table_log;
mod tokens;

pub(crate) use account::{change_password, make_account, new_recovery_code, recover_account};
pub(crate) use begin_lesson::begin_lesson;
pub(crate) use caller::{Caller, Credential, hash_secret};
pub(crate) use client_settings::{client_settings, save_client_settings};
pub(crate) use continue_game::continue_game;
pub(crate) use create_table::create_table;
pub(crate) use delete_account::delete_account;
pub(crate) use finished_game::{Asker, in_replay_pool, own_seat, revealed_game, viewpoint};
pub(crate) use guest::{arrive_as_guest, own_name};
pub(crate) use hint::{TableHint, hint};
pub(crate) use judge_action::judge_action;
pub(crate) use log_in::{LoginSecret, end_login, end_other_logins, log_in};
pub(crate) use personal_feed::PersonalFeed;
pub(crate) use play_daily::play_daily;
pub(crate) use quick_pairing::{PairingRequest, pair};
pub(crate) use rename::rename;
pub(crate) use request_analysis::{request_game_analysis, request_record_analysis};
pub(crate) use seat_limit::check_new_table;
pub(crate) use submit_command::submit_command;
pub(crate) use table_log::table_log;
pub(crate) use tokens::{end_token, make_token};
