//! A player keeps to the time it is given.

use std::time::Duration;

use mandala::{Mandala, Options, Setup, State};
use mandala_players::{Bot, Level, Limits, Plain, SearchConfig, SearchPlayer};
use tabletop::record::Setup as _;
use tabletop::{Seat, Seed, State as _, Viewer};

/// The clock is looked at every 32 iterations, so without any time there are exactly so many.
#[test]
fn without_time_there_is_a_choice_all_the_same() {
    for number in 0..5 {
        let seed = Seed::from_number(number);
        let state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
        let view = state.view(Viewer::Seat(Seat::FIRST));
        let choose = |bot: &mut dyn Bot<Mandala>, time: Option<Duration>| {
            if let Some(time) = time {
                bot.limit_time(time);
            }
            bot.choose(&view)
        };
        let master = Level::Master.config::<Mandala>();
        let short = SearchConfig { iterations: 32, ..master };
        assert_eq!(
            choose(&mut SearchPlayer::new(master, &seed), Some(Duration::ZERO)),
            choose(&mut SearchPlayer::new(short, &seed), None)
        );
        assert_eq!(
            choose(&mut Plain::new(&seed, Limits::iterations(u32::MAX)), Some(Duration::ZERO)),
            choose(&mut Plain::new(&seed, Limits::iterations(32)), None)
        );
    }
}
