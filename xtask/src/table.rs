//! Tables that read well in a terminal and can be pasted into a document as they are.

use std::fmt;

/// Whether the cells of a column stand left or right.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// A Markdown table with its columns padded to equal width.
pub(crate) struct Table<const N: usize> {
    heads: [(&'static str, Align); N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Table<N> {
    pub(crate) fn new(heads: [(&'static str, Align); N]) -> Self {
        Self { heads, rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, cells: [String; N]) {
        self.rows.push(cells);
    }

    fn widths(&self) -> [usize; N] {
        std::array::from_fn(|column| {
            let cells = self.rows.iter().map(|row| row[column].chars().count());
            // Three is the least that Markdown takes for the rule under a heading.
            cells.chain([self.heads[column].0.chars().count(), 3]).max().unwrap_or(3)
        })
    }
}

impl<const N: usize> fmt::Display for Table<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        let line = |f: &mut fmt::Formatter<'_>, cells: [&str; N]| {
            for ((cell, (_, align)), width) in cells.into_iter().zip(self.heads).zip(widths) {
                match align {
                    Align::Left => write!(f, "| {cell:<width$} ")?,
                    Align::Right => write!(f, "| {cell:>width$} ")?,
                }
            }
            f.write_str("|")
        };
        line(f, self.heads.map(|(head, _)| head))?;
        writeln!(f)?;
        for ((_, align), width) in self.heads.into_iter().zip(widths) {
            match align {
                Align::Left => write!(f, "| {:-<width$} ", "")?,
                Align::Right => write!(f, "| {:->width$} ", ":")?,
            }
        }
        f.write_str("|")?;
        for row in &self.rows {
            writeln!(f)?;
            line(f, row.each_ref().map(String::as_str))?;
        }
        Ok(())
    }
}

/// A number with its thousands set apart, rounded to a whole one.
pub(crate) fn whole(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if value <= -0.5 { format!("-{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_padded_and_numbers_stand_right() {
        let mut table = Table::new([("game", Align::Left), ("games/s", Align::Right)]);
        table.row(["mandala".into(), "41,250".into()]);
        table.row(["stones".into(), "9".into()]);
        let expected = "\
| game    | games/s |
| ------- | ------: |
| mandala |  41,250 |
| stones  |       9 |";
        assert_eq!(table.to_string(), expected);
    }

    #[test]
    fn letters_are_counted_not_bytes() {
        let mut table = Table::new([("gra", Align::Left)]);
        table.row(["żółw".into()]);
        assert_eq!(table.to_string(), "| gra  |\n| ---- |\n| żółw |");
    }

    #[test]
    fn thousands_are_set_apart() {
        let shown: Vec<_> =
            [0.0, 7.4, 999.5, 12_345.0, 1_234_567.0, -0.2, -4_321.0].into_iter().map(whole).collect();
        assert_eq!(shown, ["0", "7", "1,000", "12,345", "1,234,567", "0", "-4,321"]);
    }
}
