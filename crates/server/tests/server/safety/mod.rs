//! What must not work, and what must not break.

mod bad_input;
mod bounds;
mod connections;
mod permission;
mod rates;
mod sites;
mod sockets;
