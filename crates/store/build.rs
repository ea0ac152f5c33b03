//! Lists the migrations, which become part of the program.
//!
//! The library's own macro would do the same, but it compiles every database driver a second time, for the compiler.

use std::path::Path;
use std::{env, fs, io};

const FOLDER: &str = "migrations";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the folder of the package");
    let out = env::var("OUT_DIR").expect("cargo sets the folder for generated files");
    for database in ["sqlite", "postgres"] {
        let list = list(&Path::new(&root).join(FOLDER).join(database))?;
        fs::write(Path::new(&out).join(format!("{database}.rs")), list)?;
    }
    Ok(())
}

/// The expression of a slice of version, description and statements, in the order of the versions.
fn list(folder: &Path) -> io::Result<String> {
    let mut migrations = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let (version, description) =
            name.split_once('_').expect("a migration is called VERSION_DESCRIPTION.sql");
        let version: i64 = version.parse().expect("the version of a migration is a number");
        migrations.push((version, description.replace('_', " "), path.display().to_string()));
    }
    migrations.sort();
    let items = migrations.iter().map(|(version, description, path)| {
        format!("({version}, {description:?}, include_str!({path:?})),\n")
    });
    Ok(format!("&[\n{}]\n", items.collect::<String>()))
}
