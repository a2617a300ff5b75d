//! A button that does the same again and again while it is held.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::ui::durations;

/// What a button that can be held listens to.
#[derive(Clone)]
pub struct Hold {
    /// The button is pressed by a pointer.
    pub press: Callback<PointerEvent>,
    /// The pointer is gone.
    pub release: Callback<PointerEvent>,
    /// The button loses the keyboard.
    pub blur: Callback<FocusEvent>,
    /// The button is clicked.
    pub click: Callback<MouseEvent>,
}

/// The next beat of a button that is held, and whether there was one.
#[derive(Default)]
struct Beat {
    waiting: Option<Timeout>,
    repeated: bool,
}

/// Lets a button act when it is clicked, and again and again while it is held; `off` ends that.
#[hook]
pub fn use_hold(act: Callback<()>, off: bool) -> Hold {
    let beat = use_mut_ref(Beat::default);
    use_effect_with(off, {
        let beat = beat.clone();
        move |_| {
            beat.borrow_mut().waiting = None;
            move || beat.borrow_mut().waiting = None
        }
    });
    let stop = {
        let beat = beat.clone();
        move || beat.borrow_mut().waiting = None
    };
    let press = {
        let (beat, act) = (beat.clone(), act.clone());
        Callback::from(move |event: PointerEvent| {
            beat.borrow_mut().repeated = false;
            if event.button() == 0 && !off {
                wait(&beat, &act, durations::HOLD, durations::REPEATS.0);
            }
        })
    };
    let click = Callback::from({
        let stop = stop.clone();
        move |event: MouseEvent| {
            stop();
            // A click that ends a row of repeats is none; one by the keyboard has no detail.
            let repeated = std::mem::take(&mut beat.borrow_mut().repeated);
            if !off && (!repeated || event.detail() == 0) {
                act.emit(());
            }
        }
    });
    let released = stop.clone();
    Hold { press, release: Callback::from(move |_| released()), blur: Callback::from(move |_| stop()), click }
}

/// Acts after `delay`, and then after `next` and ever shorter times.
fn wait(beat: &Rc<RefCell<Beat>>, act: &Callback<()>, delay: u32, next: u32) {
    let again = (beat.clone(), act.clone());
    let timeout = Timeout::new(delay, move || {
        let (beat, act) = again;
        beat.borrow_mut().repeated = true;
        wait(&beat, &act, next, shorter(next));
        act.emit(());
    });
    beat.borrow_mut().waiting = Some(timeout);
}

/// Shortens the time between two repeats by a fifth.
fn shorter(delay: u32) -> u32 {
    (delay * 4 / 5).max(durations::REPEATS.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeats_come_ever_faster() {
        let delays: Vec<u32> =
            std::iter::successors(Some(durations::REPEATS.0), |delay| Some(shorter(*delay)))
                .take(8)
                .collect();
        assert_eq!(delays, [350, 280, 224, 179, 143, 114, 100, 100]);
    }
}
