//! Text that fits a terminal: widths, padding, wrapping, columns.

use anstream::adapter::strip_str;

/// The widest line that is written.
pub(crate) const WIDTH: usize = 78;

/// How many places the text takes on the screen, its colours not counted.
pub(crate) fn width(text: &str) -> usize {
    strip_str(text).map(|part| part.chars().count()).sum()
}

/// The text, filled up with spaces to a width.
pub(crate) fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// The text in the middle of a width.
pub(crate) fn centre(text: &str, to: usize) -> String {
    let left = to.saturating_sub(width(text)) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), to)
}

/// The text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text broken into lines between words; all but the first line are indented. Its own line breaks stay.
pub(crate) fn wrap(text: &str, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        // Leading spaces are meant: they are kept.
        let start = paragraph.len() - paragraph.trim_start_matches(' ').len();
        let mut line = paragraph[..start].to_owned();
        let mut empty = true;
        for word in paragraph[start..].split(' ') {
            if !empty && width(&line) + 1 + width(word) > WIDTH {
                lines.push(line);
                line = " ".repeat(indent);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        lines.push(line);
    }
    lines
}

/// Items side by side, each in a column of its own width, in as many lines as it takes.
pub(crate) fn flow(items: &[String], indent: usize, gap: usize) -> Vec<String> {
    let column = items.iter().map(|item| width(item)).max().unwrap_or(0) + gap;
    let columns = ((WIDTH + gap - indent) / column.max(1)).max(1);
    items
        .chunks(columns)
        .map(|row| {
            let cells: String = row.iter().map(|item| pad(item, column)).collect();
            format!("{}{}", " ".repeat(indent), cells.trim_end())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::ink::{BOLD, paint};
    use super::*;

    #[test]
    fn colours_take_no_room() {
        let bold = paint(BOLD, "żółty");
        assert_eq!(width(&bold), 5);
        assert_eq!(width(&pad(&bold, 8)), 8);
    }

    #[test]
    fn long_text_is_wrapped_and_its_own_breaks_stay() {
        let lines = wrap(&format!("  {}\nend", "word ".repeat(30).trim()), 4);
        assert!(lines[0].starts_with("  word"));
        assert!(lines[1].starts_with("    word"));
        assert_eq!(lines.last().unwrap(), "end");
        assert!(lines.iter().all(|line| width(line) <= WIDTH));
    }

    #[test]
    fn columns_line_up() {
        let items: Vec<_> = (0..30).map(|n| format!("item {n}")).collect();
        let lines = flow(&items, 2, 3);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line) <= WIDTH));
        assert_eq!(lines[0].find("item 1"), lines[1].find("item 8"));
    }
}
