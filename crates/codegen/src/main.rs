//! Writes the files, and says which.

use std::path::Path;
use std::{fs, io};

use codegen::{File, files};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for File { path, text } in files(&root)? {
        fs::write(root.join(path), text)?;
        io::Write::write_all(&mut io::stdout(), format!("{path} is up to date.\n").as_bytes())?;
    }
    Ok(())
}
