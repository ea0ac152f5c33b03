//! Ratings: from shares of the win to Elo and back, with an interval.
//!
//! Among n players one of strength g against others of strength 1 wins a share g / (g + n − 1); Elo is 400 · log₁₀ g. For
//! two players this is the usual logistic Elo, and equal players are at 0 whatever their number.

/// The 97.5 % point of the normal distribution: 95 % lie within so many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// A rating against the average of the other players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub elo: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rating {
    /// The estimate alone.
    pub(crate) fn without_interval(self) -> Self {
        Self { low: f64::NEG_INFINITY, high: f64::INFINITY, ..self }
    }
}

/// The Elo at which a player wins this share, above 0 and below 1.
pub fn elo(share: f64, players: usize) -> f64 {
    400.0 * (share / (1.0 - share) * (players as f64 - 1.0)).log10()
}

/// The share a player with this Elo wins.
pub fn share(elo: f64, players: usize) -> f64 {
    let strength = 10f64.powf(elo / 400.0);
    strength / (strength + players as f64 - 1.0)
}

/// The rating that follows from a player's mean share in each deal; nothing without a deal.
///
/// The interval is Wilson's, with the variance found between deals instead of that of single games: it is never empty, and
/// stays within 0 and 1. Shares of exactly 0 and 1 have no Elo, so the figures stop where half a game more on the other side
/// would have put them.
pub fn rating(deals: &[f64], players: usize) -> Option<Rating> {
    let n = deals.len() as f64;
    let mean = deals.iter().sum::<f64>() / n;
    let variance = match deals.len() {
        0 => return None,
        // One deal says nothing about the difference between deals, so it is taken to be as large as can be.
        1 => 0.25,
        _ => deals.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0),
    };
    let shrink = 1.0 + Z * Z / n;
    let centre = (mean + Z * Z / (2.0 * n)) / shrink;
    let half = Z / shrink * (variance / n + Z * Z / (4.0 * n * n)).sqrt();
    let nothing = 0.5 / (n * players as f64 + 1.0);
    let at = |share: f64| elo(share.clamp(nothing, 1.0 - nothing), players);
    Some(Rating { elo: at(mean), low: at((centre - half).min(mean)), high: at((centre + half).max(mean)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.005
    }

    #[test]
    fn elo_by_hand() {
        // 400 · log₁₀(3) for three wins of four.
        assert!(close(elo(0.75, 2), 190.85));
        assert!(close(elo(0.5, 2), 0.0));
        // A quarter of the wins among four is par; half of them is strength 3.
        assert!(close(elo(0.25, 4), 0.0));
        assert!(close(elo(0.5, 4), 190.85));
        for players in 2..=4 {
            assert!(close(elo(share(123.0, players), players), 123.0));
        }
    }

    #[test]
    fn an_interval_by_hand() {
        // Four deals: mean 0.625, variance ((0.375)² · 2 + (0.125)² · 2) / 3 = 0.3125 / 3.
        let rating = rating(&[1.0, 0.5, 0.25 + 0.5, 0.25], 2).unwrap();
        // z² = 3.841459; shrink = 1.960365; centre = (0.625 + 0.480182) / 1.960365 = 0.563763;
        // half = 0.999795 · √(0.0260417 + 0.0600228) = 0.293308.
        assert!(close(rating.elo, elo(0.625, 2)));
        assert!((share(rating.low, 2) - 0.270_455).abs() < 1e-4, "{}", share(rating.low, 2));
        assert!((share(rating.high, 2) - 0.857_071).abs() < 1e-4, "{}", share(rating.high, 2));
    }

    #[test]
    fn the_interval_is_of_deals_not_of_games() {
        // Each deal is won by the player who moves first: the games vary, the deals do not.
        let even = rating(&[0.5; 200], 2).unwrap();
        assert!(close(even.elo, 0.0) && even.high < 10.0 && close(even.low, -even.high));
        let swings: Vec<f64> = (0..200).map(|deal| f64::from(deal % 2)).collect();
        assert!(rating(&swings, 2).unwrap().high > 40.0);
    }

    #[test]
    fn all_or_nothing_is_finite() {
        let all = rating(&[1.0; 200], 2).unwrap();
        // 400 games: as if 400 of 400.5 had been won.
        assert!(close(all.elo, elo(1.0 - 0.5 / 401.0, 2)) && close(all.high, all.elo));
        // Wilson: 1 / (1 + 3.841459 / 200).
        assert!(close(all.low, elo(1.0 / (1.0 + 3.841_459 / 200.0), 2)));
        let nothing = rating(&[0.0; 200], 2).unwrap();
        assert!(close(nothing.low, -all.high) && close(nothing.high, -all.low));
        assert!(rating(&[1.0], 2).unwrap().low < 0.0, "one deal proves nothing");
        assert_eq!(rating(&[], 2), None);
    }
}
