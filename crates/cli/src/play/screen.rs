//! Where a game is written to and what is typed read from.

use std::io::{self, BufRead, Write};

use super::ink::{BOLD, paint};
use super::layout::{reflow, wrap};

/// A terminal, or what stands in for one.
pub(crate) struct Screen<R, W> {
    input: R,
    output: W,
    /// Whether what is read must be written too, since no terminal shows it.
    echo: bool,
}

impl<R: BufRead, W: Write> Screen<R, W> {
    pub(crate) fn new(input: R, output: W, echo: bool) -> Self {
        Self { input, output, echo }
    }

    /// Writes lines that fit already.
    pub(crate) fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.output, "{}", line.trim_end()))
    }

    /// Writes an empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Writes text, broken into lines that fit.
    pub(crate) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        self.lines(&wrap(text, 0))
    }

    /// Writes several paragraphs, as `locales/` has them.
    pub(crate) fn prose(&mut self, text: &str) -> io::Result<()> {
        self.lines(&reflow(text))
    }

    /// Writes an item of a list, broken into lines that fit, all but the first indented.
    pub(crate) fn item(&mut self, text: &str, indent: usize) -> io::Result<()> {
        self.lines(&wrap(text, indent))
    }

    /// Asks for a line; nothing at the end of the input.
    pub(crate) fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "{} ", paint(BOLD, ">"))?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.gap()?;
            return Ok(None);
        }
        // Bytes that are no UTF-8 are a mistyped action, not a reason to stop.
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(Some(line))
    }
}
