//! What goes into a statement.

use mandala_table::{Id, Timestamp};
use sqlx::query::Query;
use sqlx::{Database, Encode, Type};

/// A value for a statement. Each kind can be nothing, for a database wants to know of which kind nothing is.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A text.
    Text(Option<String>),
    /// A whole number, or a time.
    Number(Option<i64>),
    /// Yes or no.
    Flag(Option<bool>),
    /// A number with a fraction.
    Real(Option<f64>),
}

/// The values of a statement, in the order of its parameters `$1`, `$2` and so on.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::value::Value::from($value)),*]
    };
}
pub(crate) use values;

/// A statement with its values.
pub(crate) fn bound<'q, DB: Database>(
    statement: &'q str,
    values: Vec<Value>,
) -> Query<'q, DB, DB::Arguments<'q>>
where
    Option<String>: Encode<'q, DB> + Type<DB>,
    Option<i64>: Encode<'q, DB> + Type<DB>,
    Option<bool>: Encode<'q, DB> + Type<DB>,
    Option<f64>: Encode<'q, DB> + Type<DB>,
{
    values.into_iter().fold(sqlx::query(statement), |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Flag(flag) => query.bind(flag),
        Value::Real(real) => query.bind(real),
    })
}

/// How a kind of thing is written down.
macro_rules! written_as {
    ($($kind:ident: $($from:ty => $into:expr),+;)+) => {$($(
        impl From<$from> for Value {
            fn from(value: $from) -> Self {
                Self::$kind(Some(($into)(value)))
            }
        }

        impl From<Option<$from>> for Value {
            fn from(value: Option<$from>) -> Self {
                Self::$kind(value.map($into))
            }
        }
    )+)+};
}

written_as! {
    Text: String => |text| text, &str => str::to_owned, &String => String::clone, Id => |id: Id| id.to_string();
    Number: i64 => |number| number, u32 => i64::from, u8 => i64::from, Timestamp => Timestamp::signed;
    Flag: bool => |flag| flag;
    Real: f64 => |real| real;
}
