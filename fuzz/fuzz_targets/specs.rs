//! Any text is read as a spec without a panic, and what was read is written as a text that says the same.

#![no_main]

use gros_fuzz::{MOST_PIECES, check_text, check_timeline};
use gros_session::spec;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(opened) = spec::open(text, MOST_PIECES) {
        check_timeline(opened.session.timeline(), opened.session.timeline().cursor());
        check_text(&opened.session);
    }
});
