//! What may come a little later than the rest: where steps follow each other fast, it is drawn in a slower rhythm.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::state::Shown;

/// Two drawings are at least this far apart.
const REST_MILLISECONDS: u32 = 120;

/// What was given last, and the rest after it.
struct Follower {
    given: Shown,
    task: Shown,
    rest: Option<Timeout>,
}

/// Gives the newest model, or, while steps follow each other fast, one that is not much older; the newest at last.
///
/// What is not a step comes at once: another task or preference, by `settled`, and a card that is folded.
#[hook]
pub fn use_following(newest: &Shown, settled: &Shown) -> Shown {
    let redraw = use_force_update();
    let follower = use_mut_ref(|| Follower { given: newest.clone(), task: settled.clone(), rest: None });
    let mut this = follower.borrow_mut();
    let is_other = this.task != *settled || this.given.cards != newest.cards;
    if this.given != *newest && (is_other || this.rest.is_none()) {
        this.given = newest.clone();
        this.task = settled.clone();
        let follower = follower.clone();
        this.rest = Some(Timeout::new(REST_MILLISECONDS, move || {
            // What came meanwhile is given when the page is drawn again.
            follower.borrow_mut().rest = None;
            redraw.force_update();
        }));
    }
    this.given.clone()
}
