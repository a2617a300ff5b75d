//! A cache of one value.

use std::cell::RefCell;
use std::rc::Rc;

/// The most recent value, and what it was made from.
pub(crate) struct Kept<K, V>(RefCell<Option<(K, Rc<V>)>>);

impl<K: PartialEq, V> Kept<K, V> {
    /// Returns the value made from `from`, making it only if the previous one was made from something else.
    pub fn get(&self, from: K, make: impl FnOnce(&K) -> V) -> Rc<V> {
        if let Some((_, value)) = self.0.borrow().as_ref().filter(|(known, _)| *known == from) {
            return value.clone();
        }
        let value = Rc::new(make(&from));
        *self.0.borrow_mut() = Some((from, value.clone()));
        value
    }
}

impl<K, V> Default for Kept<K, V> {
    fn default() -> Kept<K, V> {
        Kept(RefCell::new(None))
    }
}
