//! What a game writes as JSON, described for TypeScript: the parts that every game needs.
//!
//! Types that derive `Serialize` derive their description. [`typescript!`](crate::typescript!) describes those that are
//! serialised by hand.

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::seat::{BySeat, Seat};

/// The union of what these values are written as, so that it cannot differ from what is written.
///
/// # Panics
/// If a value cannot be JSON.
pub fn union<T: Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let literal = |value| serde_json::to_string(&value).expect("the values are plain data");
    values.into_iter().map(literal).collect::<Vec<_>>().join(" | ")
}

/// Describes a type that is serialised by hand: its name in TypeScript, its documentation, and what it is.
#[macro_export]
macro_rules! typescript {
    ($type:ty, $name:literal, $docs:literal, $inline:expr) => {
        impl ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/**\n * ", $docs, "\n */\n").to_owned())
            }

            fn name(_: &::ts_rs::Config) -> String {
                $name.to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                $inline.into()
            }

            fn decl(config: &::ts_rs::Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }

            fn decl_concrete(config: &::ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!($name, ".ts").into())
            }
        }
    };
}

/// A seat is its number.
impl TS for Seat {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        u8::name(config)
    }

    fn inline(config: &Config) -> String {
        u8::inline(config)
    }
}

/// Values by seat are a list.
impl<T: TS> TS for BySeat<T> {
    type WithoutGenerics = BySeat<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
