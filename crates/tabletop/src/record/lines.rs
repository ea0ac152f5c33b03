//! Reading a file line by line in bounded memory.

use alloc::vec::Vec;
use std::io::{self, BufRead};

use super::error::{MAX_LINE, RecordError};

/// The lines of a file that are not blank. A line that is too long or not UTF-8 is an error of its own, and reading goes
/// on behind it.
///
/// ```
/// use tabletop::record::Lines;
///
/// let mut lines = Lines::new(&b"first\n\nsecond"[..]);
/// let mut found = Vec::new();
/// while let Some(line) = lines.next_line()? {
///     found.push(line.expect("it is UTF-8 and short").to_owned());
/// }
/// assert_eq!(found, ["first", "second"]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads from `reader`.
    pub fn new(reader: R) -> Self {
        Self { reader, line: Vec::new() }
    }

    /// The next line that is not blank, or `None` at the end of the file.
    pub fn next_line(&mut self) -> io::Result<Option<Result<&str, RecordError>>> {
        loop {
            self.line.clear();
            match self.read_line()? {
                LineStatus::End => return Ok(None),
                LineStatus::TooLong => return Ok(Some(Err(RecordError::TooLong))),
                LineStatus::Line if self.line.iter().all(u8::is_ascii_whitespace) => {}
                LineStatus::Line => break,
            }
        }
        Ok(Some(str::from_utf8(&self.line).map_err(|_| RecordError::NotUtf8)))
    }

    /// Reads up to the next line break, keeping nothing of a line once it is too long.
    fn read_line(&mut self) -> io::Result<LineStatus> {
        let mut read = LineStatus::End;
        loop {
            let chunk = match self.reader.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if chunk.is_empty() {
                return Ok(read);
            }
            let (part, ended) = match chunk.iter().position(|&byte| byte == b'\n') {
                Some(end) => (&chunk[..end], true),
                None => (chunk, false),
            };
            if self.line.len() + part.len() > MAX_LINE {
                read = LineStatus::TooLong;
            }
            match read {
                LineStatus::TooLong => self.line = Vec::new(),
                LineStatus::End | LineStatus::Line => {
                    self.line.extend_from_slice(part);
                    read = LineStatus::Line;
                }
            }
            let consumed = part.len() + usize::from(ended);
            self.reader.consume(consumed);
            if ended {
                return Ok(read);
            }
        }
    }
}

enum LineStatus {
    End,
    Line,
    TooLong,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<Result<String, RecordError>> {
        let mut lines = Lines::new(io::BufReader::with_capacity(7, bytes));
        let mut all = Vec::new();
        while let Some(line) = lines.next_line().unwrap() {
            all.push(line.map(str::to_owned));
        }
        all
    }

    #[test]
    fn blank_lines_are_skipped_and_the_last_needs_no_break() {
        assert_eq!(read(b"one\n\n \t\r\ntwo"), [Ok("one".to_owned()), Ok("two".to_owned())]);
    }

    #[test]
    fn a_line_too_long_is_refused_and_the_next_is_read() {
        let mut bytes = vec![b'x'; MAX_LINE + 1];
        bytes.extend(b"\nnext\n");
        assert_eq!(read(&bytes), [Err(RecordError::TooLong), Ok("next".to_owned())]);
        let longest = vec![b'x'; MAX_LINE];
        assert!(matches!(read(&longest).as_slice(), [Ok(line)] if line.len() == MAX_LINE));
    }

    #[test]
    fn a_line_that_is_not_utf8_is_an_error_of_its_own() {
        assert_eq!(read(b"\xff\xfe\nok"), [Err(RecordError::NotUtf8), Ok("ok".to_owned())]);
    }
}
