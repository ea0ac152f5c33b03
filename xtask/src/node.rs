//! Node, which builds and tests the web app.

use std::fs;

use crate::failure::Failure;
use crate::install::ensure_package;
use crate::invocation::{Invocation, OWN_NODE, root};
use crate::terminal::print_error;

/// Where a Node of our own is installed, where the system's is too old.
const FOLDER: &str = "target/node";

/// The package that is installed there.
const PACKAGE: &str = "node@22";

/// Makes sure that there is a Node that the web app's tools run on, and npm.
pub(crate) fn ensure_node() -> Result<(), Failure> {
    // Ours comes first in the path; npm is the system's in any case.
    if !works() {
        ensure_package("node", "nodejs")?;
    }
    ensure_package("npm", "npm")?;
    if works() {
        return Ok(());
    }
    print_error(format_args!("Node is too old for the web app; installing {PACKAGE} into {FOLDER}."));
    let failed = |source| Failure::File { path: FOLDER.to_owned(), source };
    fs::create_dir_all(root().join(FOLDER)).map_err(failed)?;
    let install = Invocation::npm(FOLDER, &["install", "--no-save", PACKAGE]);
    if install.succeeds()? && root().join(OWN_NODE).is_dir() && works() {
        return Ok(());
    }
    Err(Failure::Missing {
        what: "Node 20.19, 22.12 or newer".into(),
        command: "a package of https://nodejs.org, or your system's package manager".into(),
    })
}

/// Whether the Node that is used is new enough.
fn works() -> bool {
    let version = Invocation::node(&["--version"]);
    version.works() && version.output().is_ok_and(|version| is_new_enough(&version))
}

/// Vite says which it takes.
fn is_new_enough(version: &str) -> bool {
    let mut parts = version.trim().trim_start_matches('v').split('.').map(str::parse::<u32>);
    match (parts.next(), parts.next()) {
        (Some(Ok(20)), Some(Ok(minor))) => minor >= 19,
        (Some(Ok(22)), Some(Ok(minor))) => minor >= 12,
        (Some(Ok(major)), Some(Ok(_))) => major > 22,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_versions_are_told_from_new_ones() {
        for version in ["v20.19.0\n", "v20.20.2", "v22.12.0", "v23.0.0", "v24.1.3"] {
            assert!(is_new_enough(version), "{version}");
        }
        for version in ["v18.20.4", "v20.18.9", "v21.7.0", "v22.11.0", "", "node", "v20"] {
            assert!(!is_new_enough(version), "{version}");
        }
    }
}
