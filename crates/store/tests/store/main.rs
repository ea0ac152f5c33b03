//! What a store promises, whichever database is behind it.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

mod accounts;
mod analyses;
mod appending;
mod cluster;
mod daily;
mod gaps;
mod history;
mod keeping;
mod listing;
mod logins;
mod migration;
mod naming;
mod opening;
mod personal_data;
mod ratings;
mod removing;
mod scene;
mod seat_limits;
mod test_store;

/// Runs each of these tests with every database.
macro_rules! with_every_database {
    ($($test:ident),+ $(,)?) => {$(
        mod $test {
            use crate::test_store::TestStore;

            #[tokio::test]
            async fn sqlite() {
                super::$test(TestStore::sqlite().await).await;
            }

            #[tokio::test]
            async fn postgres() {
                super::$test(TestStore::postgres().await).await;
            }
        }
    )+};
}
use with_every_database;
