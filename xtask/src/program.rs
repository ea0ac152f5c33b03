//! Building the program itself.

use std::path::PathBuf;

use serde_json::Value;

use crate::failure::Failure;
use crate::invocation::Invocation;
use crate::terminal::print_error;

/// How a program is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Profile {
    /// As it is shipped and measured.
    Release,
    /// Soon playable: nearly as fast, without the long optimisation across crates.
    Play,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Play => "play",
        }
    }
}

/// Builds `mandala`, with cargo's progress shown, and returns where it lies.
///
/// Cargo is asked for the place, because the target folder can be moved in half a dozen ways.
pub(crate) fn build(profile: Profile) -> Result<PathBuf, Failure> {
    print_error(format_args!("Building mandala ({}). The first time takes some minutes.", profile.name()));
    build_of("cli", "mandala", profile)
}

/// Builds a program of a package, and returns where it lies.
pub(crate) fn build_of(package: &str, program: &str, profile: Profile) -> Result<PathBuf, Failure> {
    let start = ["build", "--locked", "--message-format", "json-render-diagnostics"];
    let invocation = ["--profile", profile.name(), "--package", package, "--bin", program]
        .into_iter()
        .fold(Invocation::cargo(&start), Invocation::argument);
    let messages = invocation.output()?;
    executable(&messages, program).ok_or_else(|| Failure::Output {
        of: invocation.to_string(),
        detail: format!("it names no executable `{program}`"),
    })
}

/// The path of the program among cargo's messages, one JSON document a line.
fn executable(messages: &str, program: &str) -> Option<PathBuf> {
    let artifacts = messages.lines().rev().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut named = artifacts.filter(|message| message["target"]["name"] == program);
    named.find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_is_told_from_the_library_of_the_same_name() {
        let messages = r#"
{"reason":"compiler-artifact","target":{"kind":["lib"],"name":"mandala"},"executable":null}
{"reason":"compiler-artifact","target":{"kind":["bin"],"name":"other"},"executable":"/t/other"}
{"reason":"compiler-artifact","target":{"kind":["bin"],"name":"mandala"},"executable":"C:\\t\\mandala.exe"}
{"reason":"build-finished","success":true}
"#;
        assert_eq!(executable(messages, "mandala"), Some(PathBuf::from(r"C:\t\mandala.exe")));
        assert_eq!(executable("{\"reason\":\"build-finished\",\"success\":true}", "mandala"), None);
    }
}
