//! People, as the server knows them.

mod accounts;
mod deleting;
mod exporting;
mod guests;
mod logins;
mod renaming;
mod tokens;
