//! Press and hold: a button that repeats its action while it is held.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::durations;

#[derive(Clone)]
pub struct Hold {
    pub press: Callback<PointerEvent>,
    pub release: Callback<PointerEvent>,
    pub blur: Callback<FocusEvent>,
    pub click: Callback<MouseEvent>,
}

/// The pending repeat, and whether the action was repeated since the press.
#[derive(Default)]
struct Repeat {
    pending: Option<Timeout>,
    repeated: bool,
}

/// Acts on a click, and repeatedly while the button is held; `off` stops the repeats.
#[hook]
pub fn use_hold(act: Callback<()>, off: bool) -> Hold {
    let repeat = use_mut_ref(Repeat::default);
    use_effect_with(off, {
        let repeat = repeat.clone();
        move |_| {
            repeat.borrow_mut().pending = None;
            move || repeat.borrow_mut().pending = None
        }
    });
    let stop = {
        let repeat = repeat.clone();
        move || repeat.borrow_mut().pending = None
    };
    let press = {
        let (repeat, act) = (repeat.clone(), act.clone());
        Callback::from(move |event: PointerEvent| {
            repeat.borrow_mut().repeated = false;
            if event.button() == 0 && !off {
                wait(&repeat, &act, durations::HOLD, durations::REPEATS.0);
            }
        })
    };
    let click = Callback::from({
        let stop = stop.clone();
        move |event: MouseEvent| {
            stop();
            // The click that ends a hold is not another action; a click from the keyboard has no detail.
            let repeated = std::mem::take(&mut repeat.borrow_mut().repeated);
            if !off && (!repeated || event.detail() == 0) {
                act.emit(());
            }
        }
    });
    let released = stop.clone();
    Hold { press, release: Callback::from(move |_| released()), blur: Callback::from(move |_| stop()), click }
}

/// Acts after `delay`, then at ever shorter intervals beginning with `next`.
fn wait(repeat: &Rc<RefCell<Repeat>>, act: &Callback<()>, delay: u32, next: u32) {
    let again = (repeat.clone(), act.clone());
    let timeout = Timeout::new(delay, move || {
        let (repeat, act) = again;
        repeat.borrow_mut().repeated = true;
        wait(&repeat, &act, next, shorter(next));
        act.emit(());
    });
    repeat.borrow_mut().pending = Some(timeout);
}

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
