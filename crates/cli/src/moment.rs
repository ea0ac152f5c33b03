//! Moments as hosts read them.

use server::{Day, Timestamp};

/// A moment as a date and a time of day: `2026-11-19 04:00:05 UTC`.
pub(crate) fn written(at: Timestamp) -> String {
    let (hours, minutes, seconds) = time_of_day(at);
    format!("{} {hours:02}:{minutes:02}:{seconds:02} UTC", Day::of(at))
}

/// The same in the name of a file, where a colon means something else to some: `2026-11-19T04-00-05Z`.
pub(crate) fn in_file_name(at: Timestamp) -> String {
    let (hours, minutes, seconds) = time_of_day(at);
    format!("{}T{hours:02}-{minutes:02}-{seconds:02}Z", Day::of(at))
}

fn time_of_day(at: Timestamp) -> (u64, u64, u64) {
    let seconds = at.0 / 1000;
    (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_date_and_a_time_of_day() {
        let at = Timestamp(1_795_017_605_999);
        assert_eq!(written(at), "2026-11-18 16:00:05 UTC");
        assert_eq!(in_file_name(at), "2026-11-18T16-00-05Z");
        assert_eq!(written(Timestamp(0)), "1970-01-01 00:00:00 UTC");
    }
}
