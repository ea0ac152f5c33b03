//! Lists the files of `locales/`, so that a new one is part of the program by being there.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says so")).join("../../locales");
    let mut code = String::new();
    for language in ["en", "pl", "nl"] {
        let folder = locales.join(language).canonicalize()?;
        println!("cargo::rerun-if-changed={}", folder.display());
        let entries = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path()));
        let mut files: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        writeln!(code, "const {}: &[&str] = &[", language.to_uppercase()).expect("a string takes it");
        for file in files {
            println!("cargo::rerun-if-changed={}", file.display());
            writeln!(code, "    include_str!({:?}),", file.display().to_string()).expect("a string takes it");
        }
        writeln!(code, "];").expect("a string takes it");
    }
    let out = env::var("OUT_DIR").expect("cargo says so");
    fs::write(Path::new(&out).join("files.rs"), code)
}
