//! Says when to build again, and lists the files of the web app, which become part of the program.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says so"));
    let (built, page) = (crate_folder.join("../../web/dist"), crate_folder.join("page"));
    // Cargo would build again each time for a folder that is not there. Where it cannot be made, that is what happens.
    let _ = fs::create_dir_all(&built);
    println!("cargo::rerun-if-changed={}\ncargo::rerun-if-changed={}", built.display(), page.display());
    let folder = if built.join("index.html").is_file() { built } else { page }.canonicalize()?;
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says so"));
    fs::write(out.join("files.rs"), listed(&folder)?)
}

/// The files as a constant. Those with a smaller twin, `.br`, carry it along.
fn listed(folder: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    find(folder, &mut files)?;
    files.sort();
    let mut code = "const FILES: &[File] = &[\n".to_owned();
    for file in files.iter().filter(|file| !is_brotli(file)) {
        let inside = file.strip_prefix(folder).expect("it was found there");
        let name = inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>();
        let mut small = file.clone().into_os_string();
        small.push(".br");
        let brotli = if files.contains(&small.clone().into()) {
            format!("Some(include_bytes!({:?}))", small.display().to_string())
        } else {
            "None".to_owned()
        };
        let mut hash = DefaultHasher::new();
        fs::read(file)?.hash(&mut hash);
        writeln!(
            code,
            "    File {{ name: {:?}, tag: \"W/\\\"{:016x}\\\"\", plain: include_bytes!({:?}), brotli: {brotli} }},",
            name.join("/"),
            hash.finish(),
            file.display().to_string(),
        )
        .expect("a string takes it");
    }
    Ok(code + "];\n")
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn is_brotli(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "br")
}
