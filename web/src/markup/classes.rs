//! The classes of an element, some of which depend on something.

/// Names with spaces between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClassList(pub(super) String);

impl ClassList {
    #[inline(never)]
    fn push(&mut self, class: &str) {
        if class.is_empty() {
            return;
        }
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(class);
    }
}

/// Lists classes, those that are `None` left out.
macro_rules! classes {
    ($($class:expr),* $(,)?) => {{
        let mut classes = $crate::markup::ClassList::default();
        $($crate::markup::Class::add($class, &mut classes);)*
        classes
    }};
}
pub(crate) use classes;

/// What can be a class, or none.
pub trait Class {
    /// Adds it.
    fn add(self, classes: &mut ClassList);
}

impl Class for &str {
    #[inline(always)]
    fn add(self, classes: &mut ClassList) {
        classes.push(self);
    }
}

impl Class for String {
    #[inline(always)]
    fn add(self, classes: &mut ClassList) {
        classes.push(&self);
    }
}

impl Class for ClassList {
    #[inline(always)]
    fn add(self, classes: &mut ClassList) {
        classes.push(&self.0);
    }
}

impl<T: Class> Class for Option<T> {
    #[inline(always)]
    fn add(self, classes: &mut ClassList) {
        if let Some(class) = self {
            class.add(classes);
        }
    }
}
