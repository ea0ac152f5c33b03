//! Days of the calendar (UTC).

use std::fmt;
use std::str::FromStr;

use protocol::Level;
use time::{Date, Month};

use crate::time::Timestamp;

const MILLISECONDS: u64 = 24 * 60 * 60 * 1000;

/// The Julian day of 1970-01-01.
const EPOCH: i32 = 2_440_588;

/// A day, counted from 1970-01-01; written as `2026-11-15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(u64);

impl Day {
    /// The day of a moment.
    pub fn of(at: Timestamp) -> Self {
        Self(at.0 / MILLISECONDS)
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The moment it begins.
    pub fn begins(self) -> Timestamp {
        Timestamp(self.0 * MILLISECONDS)
    }

    /// The opponent: harder as the week goes on.
    pub fn level(self) -> Level {
        // The first day was a Thursday.
        match (self.0 + 3) % 7 {
            0 => Level::Beginner,
            1 => Level::Casual,
            2 | 3 => Level::Club,
            4 | 5 => Level::Expert,
            _ => Level::Master,
        }
    }

    fn date(self) -> Date {
        // The last day that can be written stands for all later ones.
        let date = |days: i32| Date::from_julian_day(EPOCH.checked_add(days)?).ok();
        i32::try_from(self.0).ok().and_then(date).unwrap_or(Date::MAX)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.date().fmt(f)
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let mut parts = text.split('-');
        let mut part = || parts.next().and_then(|part| part.parse::<u16>().ok()).ok_or(NotADay);
        let (year, month, date) = (part()?, u8::try_from(part()?), u8::try_from(part()?));
        let month = month.ok().and_then(|month| Month::try_from(month).ok()).ok_or(NotADay)?;
        let date = Date::from_calendar_date(year.into(), month, date.map_err(|_| NotADay)?);
        let days = date.map_err(|_| NotADay)?.to_julian_day() - EPOCH;
        let day = Self(u64::try_from(days).map_err(|_| NotADay)?);
        // What is not written as we write it, such as `2026-2-1`, is none.
        if day.to_string() == text { Ok(day) } else { Err(NotADay) }
    }
}

/// The text is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a day")]
pub struct NotADay;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days() {
        for (day, text) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (19_782, "2024-02-29"), (20_772, "2026-11-15")]
        {
            assert_eq!(Day(day).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(day)));
        }
        for wrong in ["", "2026", "2026-2-1", "2026-02-30", "2100-02-29", "2026-13-01", "1969-12-31", "x-y-z"]
        {
            assert_eq!(wrong.parse::<Day>(), Err(NotADay), "{wrong}");
        }
    }

    #[test]
    fn every_day_reads_back_and_follows_the_one_before() {
        let mut before = String::new();
        for number in 0..80_000 {
            let text = Day(number).to_string();
            assert!(text > before);
            assert_eq!(text.parse(), Ok(Day(number)));
            before = text;
        }
    }

    #[test]
    fn the_week_gets_harder() {
        let monday: Day = "2026-11-16".parse().unwrap();
        let levels: Vec<_> = (0..7).map(|days| Day(monday.0 + days).level()).collect();
        assert_eq!((levels[0], levels[6]), (Level::Beginner, Level::Master));
        assert!(levels.is_sorted());
        assert!(Level::ALL.iter().all(|level| levels.contains(level)), "every level has its day");
    }
}
