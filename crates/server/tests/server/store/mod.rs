//! The store itself: what it promises, whichever database is behind it.

mod accounts;
mod analyses;
mod appending;
mod belongings;
mod cluster;
mod daily;
mod history;
mod house;
mod keeping;
mod listing;
mod logins;
mod moving;
mod naming;
mod opening;
mod ratings;
mod removing;
mod scene;

/// Runs each of these tests with every database.
macro_rules! with_every_database {
    ($($test:ident),+ $(,)?) => {$(
        mod $test {
            use crate::store::house::House;

            #[tokio::test]
            async fn sqlite() {
                super::$test(House::sqlite().await).await;
            }

            #[tokio::test]
            async fn postgres() {
                super::$test(House::postgres().await).await;
            }
        }
    )+};
}
use with_every_database;

pub(crate) use house::House;
