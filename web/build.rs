//! Asks the linker to keep relocations, without which the program cannot be split.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_for_browsers = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if is_for_browsers && env::var_os("CARGO_FEATURE_PIECES").is_some() {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
