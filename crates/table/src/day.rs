//! Days of the calendar (UTC).

use std::fmt;
use std::str::FromStr;

use protocol::Level;

use crate::time::Timestamp;

const MILLISECONDS: u64 = 24 * 60 * 60 * 1000;

/// A day, counted from 1970-01-01; written as `2026-11-15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(u64);

impl Day {
    /// The day of a moment.
    pub fn of(at: Timestamp) -> Self {
        Self(at.0 / MILLISECONDS)
    }

    /// The day after.
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The moment it begins.
    pub fn begins(self) -> Timestamp {
        Timestamp(self.0 * MILLISECONDS)
    }

    /// Whom one plays against: harder as the week goes on.
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

    /// Year, month and day: counted from 0000-03-01 in eras of 400 years, so that a leap day is the last of its year.
    fn date(self) -> (u64, u64, u64) {
        let days = self.0 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let date = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u64::from(month <= 2), month, date)
    }

    fn from_date(year: u64, month: u64, date: u64) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&date) {
            return None;
        }
        let year = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (year / 400, year % 400);
        let month = if month > 2 { month - 3 } else { month + 9 };
        let of_year = (153 * month + 2) / 5 + date - 1;
        let day = of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        (era * 146_097 + day).checked_sub(719_468).map(Self)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, date) = self.date();
        write!(f, "{year:04}-{month:02}-{date:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let mut parts = text.split('-').map(|part| part.parse::<u64>().map_err(|_| NotADay));
        let mut part = || parts.next().ok_or(NotADay)?;
        let day = Self::from_date(part()?, part()?, part()?).ok_or(NotADay)?;
        // What is not written as we write it, such as a thirtieth of February, is none.
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
    }
}
