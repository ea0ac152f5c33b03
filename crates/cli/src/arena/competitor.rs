//! A player of a match as typed: `[LABEL=]PLAYER[@BUDGET]`.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::Duration;

use arena::Entrant;

use crate::players::PlayerName;

/// A player, what it is called, and how long it may think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Competitor {
    label: Option<String>,
    pub(crate) player: PlayerName,
    /// Nothing if the terms of the match hold for it.
    pub(crate) budget: Option<Budget>,
}

/// How long a player may think, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Budget {
    pub(crate) time: Duration,
    text: String,
}

impl Competitor {
    /// The player as records and reports know it. In a log its name must not stand for anything else, so a version is needed
    /// where it does not say everything.
    pub(crate) fn entrant(&self, with_version: bool) -> io::Result<Entrant> {
        let version = match &self.player {
            _ if !with_version => None,
            PlayerName::External(command) => Some(command.fingerprint()?),
            own => self.label.as_ref().map(|_| own.to_string()),
        };
        Ok(Entrant { name: self.to_string(), version })
    }
}

impl FromStr for Competitor {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (label, rest) = match text.split_once('=') {
            Some((label, rest)) if !text.starts_with("cmd:") => (Some(read_label(label)?), rest),
            _ => (None, text),
        };
        let (name, budget) = match rest.rsplit_once('@') {
            Some((name, budget)) => match budget.parse() {
                Ok(budget) => (name, Some(budget)),
                // A command may have any words.
                Err(_) if rest.starts_with("cmd:") => (rest, None),
                Err(error) => return Err(error),
            },
            None => (rest, None),
        };
        let player: PlayerName = name.parse()?;
        if budget.is_some()
            && matches!(player, PlayerName::Random | PlayerName::Greedy | PlayerName::Newcomer)
        {
            return Err(format!("{player} does not think, so it takes no budget"));
        }
        Ok(Self { label, player, budget })
    }
}

/// A label must not pass for another player.
fn read_label(label: &str) -> Result<String, String> {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_. ".contains(letter);
    if label.trim().is_empty() || !label.chars().all(is_plain) {
        return Err(format!("`{label}` is no label: letters, digits, `-`, `_`, `.` and spaces make one"));
    }
    if label.parse::<PlayerName>().is_ok() {
        return Err(format!("`{label}` is a player already, and cannot be a label"));
    }
    Ok(label.to_owned())
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        const DAY: f64 = 86_400.0;
        let wrong = || format!("`{text}` is no budget: 500ms, 1.5s and 2min are");
        let unit = text.find(|letter: char| letter.is_ascii_alphabetic()).ok_or_else(wrong)?;
        let (number, unit) = text.split_at(unit);
        let seconds = match unit {
            "ms" => 0.001,
            "s" => 1.0,
            "min" => 60.0,
            _ => return Err(wrong()),
        };
        let number = number.parse::<f64>().map_err(|_| wrong())? * seconds;
        if !(0.001..=DAY).contains(&number) {
            return Err(format!("`{text}` is no budget: from 1ms to a day"));
        }
        Ok(Self { time: Duration::from_secs_f64(number), text: text.to_owned() })
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The name: the label, or what was typed.
impl fmt::Display for Competitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.label, &self.budget) {
            (Some(label), _) => f.write_str(label),
            (None, Some(budget)) => write!(f, "{}@{budget}", self.player),
            (None, None) => self.player.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (String, String, Option<u64>) {
        let competitor: Competitor = text.parse().unwrap();
        let budget = competitor.budget.as_ref().map(|budget| budget.time.as_millis() as u64);
        (competitor.to_string(), competitor.player.to_string(), budget)
    }

    #[test]
    fn labels_and_budgets_are_read() {
        for (text, name, player, budget) in [
            ("greedy", "greedy", "greedy", None),
            ("master@1s", "master@1s", "master", Some(1_000)),
            ("strong one=master@1.5s", "strong one", "master", Some(1_500)),
            ("mine=cmd:python3 my.py --a=b@30s", "mine", "cmd:python3 my.py --a=b", Some(30_000)),
            ("cmd:bot --a=b", "cmd:bot --a=b", "cmd:bot --a=b", None),
            ("cmd:ssh me@home bot", "cmd:ssh me@home bot", "cmd:ssh me@home bot", None),
            ("v2=cmd:ssh me@home bot@2min", "v2", "cmd:ssh me@home bot", Some(120_000)),
            ("plain@500ms", "plain@500ms", "plain", Some(500)),
        ] {
            assert_eq!(read(text), (name.to_owned(), player.to_owned(), budget), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_meant_is_refused_with_what_can() {
        for (text, expected) in [
            ("=master", "is no label"),
            ("a:b=master", "is no label"),
            ("master=cmd:bot", "is a player already"),
            ("mine=nobody", "the players are random"),
            ("master@fast", "500ms, 1.5s and 2min"),
            ("master@0s", "from 1ms to a day"),
            ("master@25000min", "from 1ms to a day"),
            ("master@1h", "500ms, 1.5s and 2min"),
            ("greedy@1s", "greedy does not think"),
        ] {
            let error = text.parse::<Competitor>().unwrap_err();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn a_version_says_what_a_name_does_not() {
        let version = |text: &str| text.parse::<Competitor>().unwrap().entrant(true).unwrap().version;
        assert_eq!(version("club"), None);
        assert_eq!(version("mine=club"), Some("club".to_owned()));
        assert!(version("cmd:nosuchprogram").unwrap().starts_with("sha256:"));
        assert_ne!(version("mine=cmd:one"), version("mine=cmd:two"));
        let unlogged = "mine=cmd:one".parse::<Competitor>().unwrap().entrant(false).unwrap();
        assert_eq!((unlogged.name.as_str(), unlogged.version), ("mine", None));
    }
}
