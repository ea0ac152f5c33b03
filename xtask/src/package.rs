//! `cargo xtask package`: what is to be published, packed, and built from the packages alone.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::Invocation;

/// The crates to be published, each after those it depends on.
const PUBLISHED: [&str; 4] = ["mandala-tabletop", "mandala", "mandala-stones", "mandala-ismcts"];

/// Packs the crates and builds them from what was packed. What is not committed yet is packed, too.
pub(crate) fn package(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    let mut command = vec!["package", "--locked", "--allow-dirty"];
    command.extend(PUBLISHED.iter().flat_map(|name| ["--package", name]));
    let packing = Invocation::cargo(&command);
    Ok(if packing.succeeds()? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::invocation::root;

    /// A crate is kept from the registry by its `publish`; all others are packed, with a page that says what they are for.
    #[test]
    fn every_crate_to_be_published_is_packed() {
        let mut published = Vec::new();
        for entry in fs::read_dir(root().join("crates")).unwrap() {
            let folder = entry.unwrap().path();
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            if !manifest.contains("\npublish") {
                let name = manifest.split('"').nth(1).unwrap().to_owned();
                let readme = fs::read_to_string(folder.join("README.md")).unwrap();
                assert!(folder.join("examples").exists(), "{name}");
                // On the registry there is nothing beside the page.
                let targets = readme.split("](").skip(1);
                assert!(
                    targets.into_iter().all(|target| target.starts_with("https://")),
                    "{name} links a file"
                );
                for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
                    let text = fs::read_to_string(root().join(licence)).unwrap();
                    assert_eq!(fs::read_to_string(folder.join(licence)).unwrap(), text, "{name}");
                }
                published.push(name);
            }
        }
        published.sort();
        let mut packed = PUBLISHED.to_vec();
        packed.sort_unstable();
        assert_eq!(published, packed);
        let policy = fs::read_to_string(root().join("docs/versions.md")).unwrap();
        assert!(
            packed.iter().all(|name| policy.contains(&format!("`{name}`"))),
            "docs/versions.md names them all"
        );
    }
}
