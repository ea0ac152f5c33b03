//! People, as the server knows them.

mod accounts;
mod deleting;
mod exporting;
mod guests;
mod logins;
mod online;
mod renaming;
mod tokens;
