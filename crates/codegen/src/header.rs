//! How every written file begins.

/// The first line of every file of TypeScript.
pub(crate) const HEADER: &str = "// Written by `cargo xtask codegen`. Do not change it by hand.\n";
