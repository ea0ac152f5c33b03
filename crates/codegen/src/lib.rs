//! Writes what the web app takes from the Rust: the types of everything that crosses the wire, the routes, the ids of the
//! messages, and the games as published. `cargo xtask codegen` runs it; a test says when that is needed.

mod declarations;
mod games;
mod header;
mod messages;
mod protocol;
mod routes;
mod schema;

use std::io;
use std::path::Path;

/// A file that is written: its path from the root of the repository, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The path.
    pub path: &'static str,
    /// The text.
    pub text: String,
}

/// Every file that is written, for the repository at `root`.
///
/// # Errors
/// If the Fluent files cannot be read.
pub fn files(root: &Path) -> io::Result<Vec<File>> {
    let file = |path, text| File { path, text };
    let (index, names) = protocol::protocol();
    let interface = serde_json::to_value(server::interface())?;
    Ok(vec![
        file("web/src/protocol/index.ts", index),
        file("web/src/protocol/mandala.ts", games::mandala()),
        file("web/src/protocol/stones.ts", games::stones()),
        file("web/src/protocol/routes.ts", routes::routes(&interface, &names)),
        file("web/src/protocol/messages.ts", messages::messages(root)?),
        file("web/src/protocol/published.json", games::published()),
    ])
}
