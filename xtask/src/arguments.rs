//! The few flags of these commands. A parser such as xflags would need as many lines (decision 26).

use std::ffi::OsString;
use std::num::NonZeroU64;

use crate::failure::Failure;

/// The arguments that no flag has taken yet.
pub(crate) struct Arguments {
    words: Vec<String>,
}

impl Arguments {
    pub(crate) fn new(words: Vec<OsString>) -> Result<Self, Failure> {
        let words = words.into_iter().map(|word| {
            word.into_string().map_err(|word| {
                Failure::Usage(format!("the argument `{}` is not Unicode", word.to_string_lossy()))
            })
        });
        Ok(Self { words: words.collect::<Result<_, _>>()? })
    }

    /// Takes a flag out, and says whether it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes out `--seconds N` or `--seconds=N`, a whole number above zero.
    pub(crate) fn seconds(&mut self) -> Result<Option<u64>, Failure> {
        const NAME: &str = "--seconds";
        let Some(value) = self.value(NAME)? else { return Ok(None) };
        match value.parse::<NonZeroU64>() {
            Ok(seconds) => Ok(Some(seconds.get())),
            Err(_) => Err(Failure::Usage(format!(
                "{NAME} needs a whole number of seconds above zero, not `{value}`"
            ))),
        }
    }

    /// Takes out a flag with a whole number, such as `--nodes 3`.
    pub(crate) fn number(&mut self, name: &str) -> Result<Option<u64>, Failure> {
        let Some(value) = self.value(name)? else { return Ok(None) };
        let number = value.parse().map(Some);
        number.map_err(|_| Failure::Usage(format!("{name} needs a whole number, not `{value}`")))
    }

    /// Takes out a flag with a value, as `--name value` or `--name=value`.
    pub(crate) fn value(&mut self, name: &str) -> Result<Option<String>, Failure> {
        let Some(at) = self.words.iter().position(|word| word.split('=').next() == Some(name)) else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        match word.split_once('=') {
            Some((_, value)) => Ok(Some(value.to_owned())),
            None if at < self.words.len() => Ok(Some(self.words.remove(at))),
            None => Err(Failure::Usage(format!("{name} needs a value"))),
        }
    }

    /// Takes out the first word that is not a flag. Flags with values are to be taken before.
    pub(crate) fn word(&mut self) -> Option<String> {
        let at = self.words.iter().position(|word| !word.starts_with('-'))?;
        Some(self.words.remove(at))
    }

    /// Refuses what is left over, so that a mistyped flag never passes unnoticed.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(Failure::Usage(format!("unexpected argument `{word}`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Arguments {
        Arguments::new(line.split_whitespace().map(OsString::from).collect()).unwrap()
    }

    #[test]
    fn seconds_take_both_spellings() {
        for line in ["--seconds 7", "--seconds=7"] {
            let mut given = arguments(line);
            assert_eq!(given.seconds().unwrap(), Some(7));
            given.finish().unwrap();
        }
        assert_eq!(arguments("").seconds().unwrap(), None);
    }

    #[test]
    fn seconds_that_are_no_number_are_refused() {
        for line in ["--seconds", "--seconds 0", "--seconds=", "--seconds -3", "--seconds 1.5"] {
            assert!(matches!(arguments(line).seconds(), Err(Failure::Usage(_))), "{line}");
        }
    }

    #[test]
    fn a_number_may_be_nothing_but_a_number() {
        let mut given = arguments("--nodes 3 --workers=0");
        assert_eq!(
            (given.number("--nodes").unwrap(), given.number("--workers").unwrap()),
            (Some(3), Some(0))
        );
        assert!(matches!(arguments("--nodes few").number("--nodes"), Err(Failure::Usage(_))));
    }

    #[test]
    fn a_flag_is_taken_once_and_for_all() {
        let mut given = arguments("--slow");
        assert!(given.flag("--slow"));
        assert!(!given.flag("--slow"));
        given.finish().unwrap();
    }

    #[test]
    fn a_word_stands_anywhere_among_the_flags() {
        for line in ["records --seconds 3", "--seconds 3 records"] {
            let mut given = arguments(line);
            assert_eq!(given.seconds().unwrap(), Some(3));
            assert_eq!(given.word().as_deref(), Some("records"));
            given.finish().unwrap();
        }
    }

    #[test]
    fn what_is_left_over_is_refused_by_name() {
        let failure = arguments("--slwo").finish().unwrap_err();
        assert_eq!(failure.to_string(), "unexpected argument `--slwo`");
    }
}
