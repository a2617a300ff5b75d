//! What is made again only when it would be something else.

use std::cell::RefCell;
use std::rc::Rc;

/// The value that was made last, and what it was made from.
pub(crate) struct Kept<K, V>(RefCell<Option<(K, Rc<V>)>>);

impl<K: PartialEq, V> Kept<K, V> {
    /// Returns the value, made from something; the one that was made last, if that was made from the same.
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
