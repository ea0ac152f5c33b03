//! How settings are defined.

/// Defines settings together with their descriptions: the documentation here is what `mandala serve --print-config` prints.
macro_rules! settings {
    (
        $(#[doc = $about:literal])*
        pub struct $name:ident {
            $( $(#[doc = $doc:literal])+ $(#[serde($($serde:tt)*)])? pub $field:ident: $type:ty, )*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $( $(#[doc = $doc])+ $(#[serde($($serde)*)])? pub $field: $type, )*
        }

        impl $name {
            /// Each setting's name, and what it means.
            pub const EXPLAINED: &[(&str, &str)] = &[$( (stringify!($field), concat!($($doc),+)), )*];
        }
    };
}

pub(crate) use settings;
