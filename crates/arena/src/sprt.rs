//! A test that stops as soon as it knows: the generalised sequential probability ratio test, over deals.

use std::str::FromStr;

use serde::Serialize;

use crate::elo::share;

/// Whether the first player is worth `elo1` rather than `elo0` against the others, with 5 % risk of either error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower rating.
    pub elo0: f64,
    /// The higher rating.
    pub elo1: f64,
}

/// These are not two ratings, the lower first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("two ratings are needed, the lower first, such as 0,20")]
pub struct BadSprt;

impl FromStr for Sprt {
    type Err = BadSprt;

    fn from_str(text: &str) -> Result<Self, BadSprt> {
        let (elo0, elo1) = text.split_once(',').ok_or(BadSprt)?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        let (Some(elo0), Some(elo1)) = (number(elo0), number(elo1)) else { return Err(BadSprt) };
        if elo0 < elo1 { Ok(Self { elo0, elo1 }) } else { Err(BadSprt) }
    }
}

/// What the test has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The higher rating fits better.
    Above,
    /// The lower rating fits better.
    Below,
    /// Not enough deals to tell.
    Open,
}

/// A test under way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    sprt: Sprt,
    share0: f64,
    share1: f64,
    deals: f64,
    sum: f64,
    squares: f64,
}

impl SprtState {
    /// The log-likelihood ratio at which the test accepts the higher rating, and its opposite the lower: ln(0.95 / 0.05).
    pub const BOUND: f64 = 2.944_438_979_166_44;

    /// Before the first deal.
    pub fn new(sprt: Sprt, players: usize) -> Self {
        let (share0, share1) = (share(sprt.elo0, players), share(sprt.elo1, players));
        Self { sprt, share0, share1, deals: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// What is tested.
    pub fn sprt(&self) -> Sprt {
        self.sprt
    }

    /// Takes note of the first player's mean share in one more deal.
    pub fn add(&mut self, share: f64) {
        self.deals += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The log-likelihood ratio of the two ratings: as if deals were normal with the variance found so far.
    ///
    /// Four deals of the largest possible variance are added to those found: a few equal results must not look like
    /// certainty, and with fewer the risks of error would be above 5 %.
    pub fn llr(&self) -> f64 {
        const ADDED: f64 = 4.0;
        if self.deals == 0.0 {
            return 0.0;
        }
        let mean = self.sum / self.deals;
        let spread = (self.squares - self.deals * mean * mean).max(0.0);
        let variance = (spread + ADDED * 0.25) / (self.deals + ADDED);
        self.deals * (self.share1 - self.share0) * (2.0 * mean - self.share0 - self.share1) / (2.0 * variance)
    }

    /// What the deals so far show.
    pub fn verdict(&self) -> Verdict {
        match self.llr() {
            llr if llr >= Self::BOUND => Verdict::Above,
            llr if llr <= -Self::BOUND => Verdict::Below,
            _ => Verdict::Open,
        }
    }
}

/// The figures for programs.
impl Serialize for SprtState {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Figures {
            elo0: f64,
            elo1: f64,
            llr: f64,
            bound: f64,
            verdict: Verdict,
        }
        let Sprt { elo0, elo1 } = self.sprt;
        Figures { elo0, elo1, llr: self.llr(), bound: Self::BOUND, verdict: self.verdict() }
            .serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;
    use tabletop::chance::below;

    #[test]
    fn the_ratio_by_hand() {
        // Shares: 0.5 at 0; at 100, 10^0.25 / (10^0.25 + 1) = 1.778279 / 2.778279 = 0.640065.
        let mut test = SprtState::new("0,100".parse().unwrap(), 2);
        for share in [1.0, 0.5, 1.0, 0.5] {
            test.add(share);
        }
        // Mean 0.75, spread 4 · 0.0625 = 0.25, variance 1.25 / 8 = 0.15625;
        // 4 · 0.140065 · (1.5 − 1.140065) / 0.3125 = 0.645303.
        assert!((test.llr() - 0.645_303).abs() < 1e-5, "{}", test.llr());
        assert_eq!(test.verdict(), Verdict::Open);
    }

    #[test]
    fn it_decides_both_ways_and_not_at_once() {
        for (share, verdict) in [(1.0, Verdict::Above), (0.0, Verdict::Below), (0.5, Verdict::Below)] {
            let mut test = SprtState::new(Sprt { elo0: 0.0, elo1: 50.0 }, 2);
            let mut deals = 0;
            while test.verdict() == Verdict::Open {
                test.add(share);
                deals += 1;
            }
            assert_eq!(test.verdict(), verdict);
            assert!((3..100).contains(&deals), "{deals}");
        }
    }

    /// Two games a deal, each won with the chance that goes with a rating: both errors are about as rare as promised.
    #[test]
    fn it_seldom_errs() {
        let mut rng = Seed::from_number(1).deal();
        let sprt = Sprt { elo0: 0.0, elo1: 80.0 };
        for (elo, wrong) in [(sprt.elo0, Verdict::Above), (sprt.elo1, Verdict::Below)] {
            let mut errors = 0;
            for _ in 0..1000 {
                let mut test = SprtState::new(sprt, 2);
                while test.verdict() == Verdict::Open {
                    let won = [(); 2]
                        .map(|()| f64::from(below(&mut rng, 1 << 20)) < share(elo, 2) * f64::from(1 << 20));
                    test.add(f64::from(u8::from(won[0]) + u8::from(won[1])) / 2.0);
                }
                errors += u32::from(test.verdict() == wrong);
            }
            // 50 expected; the standard deviation is 7.
            assert!((20..=70).contains(&errors), "{errors} of 1000");
        }
    }

    #[test]
    fn ratings_are_read_strictly() {
        assert_eq!("-5, 5.5".parse(), Ok(Sprt { elo0: -5.0, elo1: 5.5 }));
        for wrong in ["", "5", "5,5", "6,5", "a,b", "0,inf", "0,NaN", "0,1,2"] {
            assert_eq!(wrong.parse::<Sprt>(), Err(BadSprt), "{wrong}");
        }
    }
}
