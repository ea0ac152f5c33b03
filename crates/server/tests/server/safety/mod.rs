//! What must not work, and what must not break.

mod bad_input;
mod connections;
mod rates;
mod sites;
mod sockets;
