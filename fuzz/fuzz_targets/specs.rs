//! Any text as a spec: reading does not panic, and the session survives a round trip through its text.

#![no_main]

use gros_fuzz::{MAX_PIECES, check_text, check_timeline};
use gros_session::spec;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(opened) = spec::open(text, MAX_PIECES) {
        check_timeline(opened.session.timeline(), opened.session.timeline().cursor());
        check_text(&opened.session);
    }
});
