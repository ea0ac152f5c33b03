//! Colours on the screen. Letters always say the same, so that colour is never the only sign.

use std::fmt::Display;

use anstyle::{Ansi256Color, AnsiColor, Style};

/// What the eye should find first.
pub(crate) const BOLD: Style = Style::new().bold();
/// What is there for reference only.
pub(crate) const DIM: Style = Style::new().dimmed();
/// A number that can be typed.
pub(crate) const NUMBER: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));
/// Something was refused.
pub(crate) const REFUSED: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));
/// Something deserves attention.
pub(crate) const NOTE: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow)));

/// A piece's own colours, written on its background; fixed ones, since a terminal's sixteen have no orange and are whatever
/// its owner made them.
pub(crate) const fn piece(background: u8, letter: u8) -> Style {
    Style::new()
        .bold()
        .bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(background))))
        .fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(letter))))
}

/// A piece's own colour on the terminal's background, for what is seen less clearly.
pub(crate) const fn faint(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

/// The text in a style.
pub(crate) fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
