//! What `mandala bench --json` prints.

use serde_json::Value;

/// What the program reports of one game at one number of players.
#[derive(Debug, PartialEq)]
pub(crate) struct Figures {
    pub(crate) game: String,
    pub(crate) players: f64,
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
    pub(crate) ns_per_decision: f64,
    pub(crate) decisions_per_game: f64,
    pub(crate) legal_per_decision: f64,
}

/// One document, or a list of them where no game was named.
pub(crate) fn read(output: &str) -> Option<Vec<Figures>> {
    let items = match serde_json::from_str(output).ok()? {
        Value::Array(items) => items,
        item => vec![item],
    };
    let entry = |item: &Value| {
        let number = |key: &str| item[key].as_f64();
        Some(Figures {
            game: item["game"].as_str()?.to_owned(),
            players: number("players")?,
            games_per_second: number("games_per_second")?,
            decisions_per_second: number("decisions_per_second")?,
            ns_per_decision: number("ns_per_decision")?,
            decisions_per_game: number("decisions_per_game")?,
            legal_per_decision: number("legal_per_decision")?,
        })
    };
    items.iter().map(entry).collect()
}

#[cfg(test)]
pub(crate) const ENTRY: &str = r#"{"game":"stones","players":3,"games_per_second":41250.4,"decisions_per_second":2.5e6,
    "ns_per_decision":400.04,"decisions_per_game":60.6,"legal_per_decision":12.346}"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_document_and_a_list_read_alike() {
        let one = read(ENTRY).unwrap();
        assert_eq!(one.len(), 1);
        assert_eq!(one[0].game, "stones");
        let list = read(&format!("[{ENTRY},{ENTRY}]")).unwrap();
        assert_eq!(list.len(), 2);
        assert_eq!(list[1], one[0]);
    }

    #[test]
    fn a_missing_figure_is_noticed() {
        assert_eq!(read(r#"{"game":"stones","players":3}"#), None);
        assert_eq!(read("usage: mandala bench"), None);
    }
}
