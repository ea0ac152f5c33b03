//! A table as people pass it on: its id, or a link to it.

use mandala_table::{Id, invited_to};

/// A table, and the key that opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TableLink {
    pub(super) table: String,
    pub(super) key: Option<String>,
}

impl TableLink {
    /// Reads an id, `…/table/ID`, `…/table/ID?key=KEY` or `…/join/KEY`.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let unknown = || format!("`{text}` is no id of a table, nor a link to one");
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let (before, last) = path.trim_end_matches('/').rsplit_once('/').unwrap_or(("", path));
        let last: Id = last.parse().map_err(|_| unknown())?;
        let is_invitation = before == "join" || before.ends_with("/join");
        if is_invitation {
            return Ok(Self { table: invited_to(last).to_string(), key: Some(last.to_string()) });
        }
        let key = query.split('&').find_map(|pair| pair.strip_prefix("key="));
        Ok(Self { table: last.to_string(), key: key.map(str::to_owned) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_links_are_understood() {
        let (id, key) = (Id::from_bytes([1; 16]).to_string(), Id::from_bytes([2; 16]).to_string());
        let plain = TableLink { table: id.clone(), key: None };
        assert_eq!(TableLink::read(&id), Ok(plain.clone()));
        assert_eq!(TableLink::read(&format!("https://play.example.org/sub/table/{id}")), Ok(plain.clone()));
        let opened = TableLink { key: Some("k".to_owned()), ..plain };
        assert_eq!(TableLink::read(&format!("http://localhost/table/{id}?lang=pl&key=k")), Ok(opened));
        let invited = TableLink::read(&format!("http://localhost/join/{key}")).unwrap();
        assert_eq!(
            (invited.table, invited.key),
            (invited_to(Id::from_bytes([2; 16])).to_string(), Some(key))
        );
        assert!(TableLink::read("http://localhost/learn").is_err());
    }
}
