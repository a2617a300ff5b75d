//! The finished stops: kept on the device, or for the visit where nothing can be kept.

use std::cell::RefCell;

use gros_learning::lessons::Progress;

use crate::hooks::storage;

thread_local! {
    static DONE: RefCell<Option<Progress>> = const { RefCell::new(None) };
}

pub fn progress() -> Progress {
    DONE.with_borrow_mut(|done| done.get_or_insert_with(|| Progress::read(&storage::lessons())).clone())
}

pub fn keep(done: Progress) {
    storage::save_lessons(&done.write());
    DONE.set(Some(done));
}
