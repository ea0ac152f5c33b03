//! Says when to build again: the migrations become part of the program.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
