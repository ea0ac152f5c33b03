//! `--transcript`: the conversation with programs, in a file.

use std::path::Path;

use arena::Transcript;

use crate::failure::Failure;

/// Begins a transcript, if one is asked for.
pub(crate) fn create(path: Option<&Path>) -> Result<Option<Transcript>, Failure> {
    path.map(|path| {
        Transcript::create(path).map_err(|source| Failure::File { path: path.to_owned(), source })
    })
    .transpose()
}

/// Whether all of it could be written.
pub(crate) fn finish(path: Option<&Path>, transcript: Option<&Transcript>) -> Result<(), Failure> {
    let (Some(path), Some(transcript)) = (path, transcript) else { return Ok(()) };
    transcript.finish().map_err(|source| Failure::File { path: path.to_owned(), source })
}
