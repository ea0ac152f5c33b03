//! The input of a command.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use crate::failure::Failure;

/// A file to read line by line; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).map_err(|source| Failure::File { path: path.to_owned(), source })?;
    Ok(Box::new(BufReader::new(file)))
}
