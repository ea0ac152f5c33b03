//! The fuzz targets hold for the whole corpus: what a fuzzer once found stays found, and `fuzz/` cannot rot unnoticed.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "the same file is a library in fuzz/, where it is public")]
mod bodies;

/// What a target does with one file of its corpus.
type Body = fn(&[u8]);

const TARGETS: [(&str, Body); 4] = [
    ("replay", bodies::replay),
    ("notation", bodies::notation),
    ("options", bodies::options),
    ("apply", bodies::apply),
];

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("fuzz")
}

/// The names of what is in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn every_target_holds_for_its_corpus() {
    for (target, body) in TARGETS {
        let folder = fuzz().join("corpus").join(target);
        let names = names(&folder);
        assert!(!names.is_empty(), "{target} has no corpus");
        for name in names {
            println!("{target}/{name}");
            body(&fs::read(folder.join(name)).unwrap());
        }
    }
}

#[test]
fn every_target_is_here_and_calls_the_function_of_its_name() {
    let mut targets: Vec<_> = TARGETS.iter().map(|(target, _)| (*target).to_owned()).collect();
    targets.sort();
    assert_eq!(names(&fuzz().join("corpus")), targets);
    let files: Vec<_> = targets.iter().map(|target| format!("{target}.rs")).collect();
    assert_eq!(names(&fuzz().join("fuzz_targets")), files);
    for target in targets {
        let text = fs::read_to_string(fuzz().join(format!("fuzz_targets/{target}.rs"))).unwrap();
        let call = format!("fuzz_target!(|data: &[u8]| fuzz::{target}(data));");
        assert!(text.contains(&call), "{target} does not read {call}");
    }
}
