//! `cargo xtask web`: the web app, which becomes part of the program.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::SystemTime;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::{ensure_package, ensure_packages, in_path};
use crate::invocation::{Invocation, root};
use crate::node::ensure_node;
use crate::terminal::print_error;

/// What a build leaves, from which `crates/server` takes its files.
const BUILT: &str = "web/dist/index.html";

/// Builds the web app, unless nothing of it has changed.
pub(crate) fn web(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    build()?;
    Ok(ExitCode::SUCCESS)
}

/// The same, for a command that needs it. What is built already stays as it is, so that cargo need not build again.
pub(crate) fn build() -> Result<(), Failure> {
    if is_fresh() {
        print_error("The web app is up to date.");
        return Ok(());
    }
    ready()?;
    print_error("Building the web app.");
    let build = Invocation::npm("web", &["run", "build"]);
    if build.succeeds()? { Ok(()) } else { Err(Failure::Ran { command: build.to_string() }) }
}

/// Makes sure that the web app can be checked, tested and built.
pub(crate) fn ready() -> Result<(), Failure> {
    ensure_node()?;
    install("web")
}

/// Makes sure that the web app and its tests can be read by their tools.
pub(crate) fn ready_lints() -> Result<(), Failure> {
    ensure_node()?;
    install("web")?;
    install("e2e")
}

/// Makes sure that a client can be generated from the server's description of itself.
pub(crate) fn ready_client() -> Result<(), Failure> {
    ensure_node()?;
    install("crates/server/tests/client")
}

/// Makes sure that the whole can be tried in a browser.
pub(crate) fn ready_end_to_end() -> Result<(), Failure> {
    ensure_package("chromium", "chromium")?;
    ensure_node()?;
    install("e2e")
}

/// The Debian packages of Firefox and `WebKit`, and of what their tests need to drive them.
const BROWSERS: [&str; 6] =
    ["firefox-esr", "webkit2gtk-driver", "xvfb", "python3", "python3-gi", "gir1.2-webkit2-4.1"];

/// Makes sure that the app can be tried in Firefox and `WebKit`.
pub(crate) fn ready_browsers() -> Result<(), Failure> {
    // The window of WebKit is a Python program, and the bindings that it needs are no program in the path.
    let bindings = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
    ensure_packages("Firefox or WebKit", &BROWSERS, || {
        ["firefox-esr", "WebKitWebDriver", "Xvfb"].into_iter().all(in_path)
            && Invocation::new("/usr/bin/python3", &["-c", bindings]).works()
    })?;
    ensure_node()?;
    install("e2e")
}

/// Installs what a folder's lock file names, if that has changed since it was last done.
fn install(folder: &str) -> Result<(), Failure> {
    let (lock, installed) =
        (format!("{folder}/package-lock.json"), format!("{folder}/node_modules/.installed"));
    let unread = |source| Failure::File { path: lock.clone(), source };
    let wanted = fs::read(root().join(&lock)).map_err(unread)?;
    if fs::read(root().join(&installed)).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    print_error(format_args!("Installing the packages that {lock} names."));
    // Not `npm ci`, which refuses a lock file without the optional packages of every other system; this keeps to the lock, too.
    let install = Invocation::npm(folder, &["install", "--no-save"]);
    if !install.succeeds()? {
        return Err(Failure::Ran { command: install.to_string() });
    }
    fs::write(root().join(&installed), wanted).map_err(|source| Failure::File { path: installed, source })
}

/// Whether what is built is newer than everything it is built from.
fn is_fresh() -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    let Some(built) = changed(&root().join(BUILT)) else { return false };
    let sources = ["web", "locales"].map(|folder| newest(&root().join(folder)));
    sources.into_iter().flatten().all(|newest| newest < built)
}

/// When something in a folder, or what the folder holds, was last changed; not counting what tools have put there.
fn newest(folder: &Path) -> Option<SystemTime> {
    let mut newest = None;
    for entry in fs::read_dir(folder).ok()?.flatten() {
        let Ok(metadata) = entry.metadata() else { continue };
        if entry.file_name() == "node_modules" || entry.file_name() == "dist" {
            continue;
        }
        // A folder changes when something is taken out of it.
        newest = newest.max(metadata.modified().ok());
        if metadata.is_dir() {
            newest = newest.max(self::newest(&entry.path()));
        }
    }
    newest
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    #[test]
    fn a_change_anywhere_is_noticed_but_not_what_tools_write() {
        let folder = env::temp_dir().join(format!("mandala-web-{}", process::id()));
        let inside = |name: &str| folder.join(name);
        for name in ["src/look", "dist", "node_modules"] {
            fs::create_dir_all(inside(name)).unwrap();
        }
        fs::write(inside("src/look/one.css"), "").unwrap();
        let at = |seconds| SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        let touch = |name: &str, seconds| {
            fs::File::open(inside(name)).unwrap().set_modified(at(seconds)).unwrap();
        };
        for name in ["src/look/one.css", "src/look", "src"] {
            touch(name, 100);
        }
        assert_eq!(newest(&folder), Some(at(100)));
        touch("src/look/one.css", 200);
        assert_eq!(newest(&folder), Some(at(200)));
        touch("src", 300);
        assert_eq!(newest(&folder), Some(at(300)));
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(newest(&folder), None);
    }
}
