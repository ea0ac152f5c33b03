//! The event stream of a person, as a client reads it.

use std::time::Duration;

use protocol::{PersonalEvent, PersonalStatus, PersonalTable};

/// Server-sent events.
pub(crate) struct Events {
    answer: reqwest::Response,
    text: String,
}

impl Events {
    pub(super) fn of(answer: reqwest::Response) -> Self {
        Self { answer, text: String::new() }
    }

    /// The next event as it was sent: its name, and its data. Signs of life alone are no event.
    async fn next_text(&mut self) -> Option<(String, String)> {
        let next = self.read_event();
        tokio::time::timeout(Duration::from_secs(30), next).await.expect("an event comes")
    }

    async fn read_event(&mut self) -> Option<(String, String)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                // A comment is a sign of life.
                if event.starts_with(':') {
                    continue;
                }
                let (name, data) = event.split_once('\n').unwrap();
                return Some((name["event: ".len()..].to_owned(), data["data: ".len()..].to_owned()));
            }
            let chunk = self.answer.chunk().await.ok()??;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event.
    pub(crate) async fn next(&mut self) -> PersonalEvent {
        let (name, data) = self.next_text().await.expect("the stream goes on");
        let event: PersonalEvent = serde_json::from_str(&data).unwrap();
        assert_eq!(event.name(), name);
        event
    }

    /// The tables of the next event, which says everything.
    pub(crate) async fn state(&mut self) -> Vec<PersonalTable> {
        match self.next().await {
            PersonalEvent::State { tables, .. } => tables,
            other => panic!("unexpected {other:?}"),
        }
    }

    /// The next table that stands differently.
    pub(crate) async fn table(&mut self) -> PersonalTable {
        match self.next().await {
            PersonalEvent::Table(table) => table,
            other => panic!("unexpected {other:?}"),
        }
    }

    /// The next table, if it is this one and stands like this.
    pub(crate) async fn stands(&mut self, id: &str, status: PersonalStatus) -> PersonalTable {
        let table = self.table().await;
        assert_eq!((table.table.id.as_str(), table.status), (id, status), "{table:?}");
        table
    }

    /// Everything that comes, as far as the event with this in it.
    pub(crate) async fn texts_until(&mut self, last: &str) -> Vec<String> {
        let mut texts = Vec::new();
        loop {
            let (name, data) = self.next_text().await.expect("the stream goes on");
            let is_last = data.contains(last);
            texts.push(format!("{name} {data}"));
            if is_last {
                return texts;
            }
        }
    }

    /// The reason for which the stream ends, whatever it says before that.
    pub(crate) async fn closing(&mut self) -> String {
        let mut reason = None;
        while let Some((_, data)) = self.next_text().await {
            if let PersonalEvent::Closing { reason: said } = serde_json::from_str(&data).unwrap() {
                reason = Some(said);
            }
        }
        reason.expect("the stream says why it ends")
    }
}
