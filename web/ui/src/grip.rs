//! Drags: once pressed on an element, a pointer is heard wherever it goes.

use std::cell::RefCell;
use std::rc::Rc;

use gros_board::Grip;
pub use gros_board::Pull;
use yew::prelude::*;

/// Returns the callback that takes the press of a pointer; from then on that pointer is heard until it is
/// released.
#[hook]
pub fn use_grip(heard: Callback<(Pull, PointerEvent)>) -> Callback<PointerEvent> {
    let newest = use_mut_ref(|| heard.clone());
    newest.replace(heard);
    let grips = use_mut_ref(Vec::<Grip>::new);
    use_callback((), move |press: PointerEvent, ()| {
        let (newest, held) = (newest.clone(), Rc::downgrade(&grips));
        let grip = Grip::new(&press, move |pull, event| {
            let heard = newest.borrow().clone();
            if let Some(grips) = held.upgrade().filter(|_| pull != Pull::Move) {
                forget(&grips, event.pointer_id());
            }
            heard.emit((pull, event.clone()));
        });
        forget(&grips, grip.pointer());
        grips.borrow_mut().push(grip);
    })
}

fn forget(grips: &RefCell<Vec<Grip>>, pointer: i32) {
    grips.borrow_mut().retain(|grip| grip.pointer() != pointer);
}
