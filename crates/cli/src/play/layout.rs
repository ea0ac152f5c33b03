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
    wrap_to(text, indent, WIDTH)
}

/// The same for a narrower column.
pub(crate) fn wrap_to(text: &str, indent: usize, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        // Leading spaces are meant: they are kept.
        let start = paragraph.len() - paragraph.trim_start_matches(' ').len();
        let mut line = paragraph[..start].to_owned();
        let mut empty = true;
        for word in paragraph[start..].split(' ') {
            if !empty && width(&line) + 1 + width(word) > room {
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

/// Text as people write it, broken anew: lines that follow each other are one paragraph; an indented line begins an item of
/// its own, and lines indented more than that go on with it.
pub(crate) fn reflow(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut begun = None;
    for line in text.split('\n') {
        let indent = line.len() - line.trim_start().len();
        let goes_on = begun.is_some_and(|begun| if begun == 0 { indent == 0 } else { indent > begun });
        match paragraphs.last_mut() {
            Some(last) if goes_on && !line.is_empty() => *last = format!("{last} {}", line.trim_start()),
            _ => {
                paragraphs.push(line.to_owned());
                begun = (!line.is_empty()).then_some(indent);
            }
        }
    }
    paragraphs.iter().flat_map(|paragraph| wrap(paragraph, hanging(paragraph))).collect()
}

/// Where the text of an item begins: after what stands before a wider gap, such as `  moves       every action`.
fn hanging(item: &str) -> usize {
    let indent = item.len() - item.trim_start().len();
    if indent == 0 {
        return 0;
    }
    let item: Vec<char> = item.chars().collect();
    let gap = (indent..item.len().saturating_sub(1)).find(|&at| item[at] == ' ' && item[at + 1] == ' ');
    gap.and_then(|gap| (gap..item.len()).find(|&at| item[at] != ' ')).unwrap_or(indent)
}

/// Items side by side in equal columns after a label, in as many lines as it takes.
pub(crate) fn flow(label: &str, items: &[String], gap: usize) -> Vec<String> {
    let indent = width(label);
    let column = items.iter().map(|item| width(item)).max().unwrap_or(0) + gap;
    let columns = ((WIDTH + gap).saturating_sub(indent) / column.max(1)).max(1);
    let mut lines = Vec::new();
    for (row, items) in items.chunks(columns).enumerate() {
        let cells: String = items.iter().map(|item| pad(item, column)).collect();
        let before = if row == 0 { label.to_owned() } else { " ".repeat(indent) };
        lines.push(format!("{before}{}", cells.trim_end()));
    }
    lines
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
    fn paragraphs_are_broken_anew_and_items_stay() {
        let lines = reflow("one\ntwo\n\n  żż  three\n      four\n  five\nsix");
        assert_eq!(lines, ["one two", "", "  żż  three four", "  five", "six"]);
        let long = reflow(&format!("  żż  {}", "word ".repeat(30).trim()));
        assert!(long[1].starts_with("      word") && long.iter().all(|line| width(line) <= WIDTH));
    }

    #[test]
    fn columns_line_up() {
        let items: Vec<_> = (0..30).map(|n| format!("item {n}")).collect();
        let lines = flow("label: ", &items, 3);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line) <= WIDTH));
        assert_eq!(lines[0].find("item 1"), lines[1].find("item 8"));
    }
}
