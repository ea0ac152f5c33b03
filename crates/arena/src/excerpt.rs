//! What a program wrote, fit to be shown: escaped, and no more of it than a reader needs.

/// The most characters that are shown.
const ENOUGH: usize = 200;

/// A line as far as a reader needs it, escaped.
pub(crate) fn excerpt(line: &[u8]) -> String {
    let mut pieces = escaped(line);
    let shown: String = pieces.by_ref().take(ENOUGH).collect();
    match pieces.next() {
        None => shown,
        Some(_) => format!("{shown}… ({} bytes in all)", without_end(line).len()),
    }
}

/// A line without its end, character by character. Those that a terminal would act upon, or that cannot be seen, are escaped.
pub(crate) fn escaped(line: &[u8]) -> impl Iterator<Item = String> {
    without_end(line).utf8_chunks().flat_map(|chunk| {
        let readable = chunk.valid().chars().map(escape);
        readable.chain(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")))
    })
}

fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

fn escape(letter: char) -> String {
    // Quotes are common in JSON, and harmless.
    if letter == '"' || letter == '\'' { letter.to_string() } else { letter.escape_debug().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read_is_shown_as_it_is() {
        assert_eq!(excerpt("{\"action\":\"m1R\"}\r\n".as_bytes()), r#"{"action":"m1R"}"#);
        assert_eq!(excerpt("myślę…\n".as_bytes()), "myślę…");
        assert_eq!(excerpt(b"\n"), "");
    }

    #[test]
    fn what_a_terminal_would_act_upon_is_escaped() {
        assert_eq!(excerpt(b"\x1b[31mred\tx\0\n"), r"\u{1b}[31mred\tx\0");
        assert_eq!(excerpt("\u{202e}txt".as_bytes()), r"\u{202e}txt");
        assert_eq!(excerpt(b"a\xff\xfeb\n"), r"a\xff\xfeb");
    }

    #[test]
    fn a_long_line_is_cut() {
        let shown = excerpt(&vec![b'x'; 65_536]);
        assert_eq!(shown, format!("{}… (65536 bytes in all)", "x".repeat(ENOUGH)));
        assert_eq!(excerpt(&[b'x'; ENOUGH]), "x".repeat(ENOUGH));
    }
}
