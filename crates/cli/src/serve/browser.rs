//! Opening a page in a browser, where there is one.

use std::process::{Command, Stdio};

/// Asks the system to show a page. Without a screen it does nothing.
pub(super) fn open(address: &str) {
    let Some((program, arguments)) =
        opener(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    else {
        tracing::info!("no browser opened: there is no screen");
        return;
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address);
    let started = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Err(error) = started {
        tracing::info!(%error, program, "could not open a browser");
    }
}

/// The program that shows a page, found by the environment.
fn opener(has: impl Fn(&str) -> bool) -> Option<(&'static str, &'static [&'static str])> {
    if cfg!(target_os = "macos") {
        Some(("open", &[]))
    } else if cfg!(windows) {
        Some(("rundll32", &["url.dll,FileProtocolHandler"]))
    } else {
        (has("DISPLAY") || has("WAYLAND_DISPLAY")).then_some(("xdg-open", &[]))
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_browser_needs_a_screen() {
        assert_eq!(opener(|_| false), None);
        assert_eq!(opener(|name| name == "WAYLAND_DISPLAY").map(|(program, _)| program), Some("xdg-open"));
    }
}
