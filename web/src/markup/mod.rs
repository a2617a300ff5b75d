//! Views: a template that never changes, and the values for its holes.
//!
//! [`html!`] reads what Yew's macro reads and makes the same tree. But where Yew's writes the code that makes an element at
//! each place where there is one, this one writes a line of text, and a call for each value that is not known before.
//! One function makes the tree out of both. It was half of the program that became less by that.

mod classes;
mod template;
#[cfg(test)]
mod tests;
mod values;

use std::cell::RefCell;
use std::rc::Rc;

use yew::Html;
use yew::html::NodeRef;
use yew::virtual_dom::{AttrValue, Key, Listener, VList};

pub(crate) use classes::classes;
pub use classes::{Class, ClassList};
pub(crate) use gros_markup::html;
pub use values::{Attribute, Piece};

/// A value for a hole.
enum Value {
    /// No attribute, no listener, no piece.
    Nothing,
    /// An attribute without a value, or a checked field.
    Flag,
    /// The value of an attribute, or text.
    Text(AttrValue),
    /// What is called on an event.
    Listener(Rc<dyn Listener>),
    /// A piece of the view.
    Node(Html),
    /// Several of them.
    Nodes(Vec<Html>),
    /// Where to find the element.
    Reference(NodeRef),
    /// What tells the element apart.
    Key(Key),
}

thread_local! {
    /// The values that wait for a template.
    ///
    /// A view that is made of views has their templates take their values first; so one stack is enough for all, and a
    /// value costs a call and no place of its own.
    static WAITING: RefCell<Vec<Value>> = const { RefCell::new(Vec::new()) };
}

#[inline(never)]
fn push(value: Value) {
    WAITING.with_borrow_mut(|waiting| waiting.push(value));
}

/// Takes the last values, in their order.
fn take(count: usize) -> Vec<Value> {
    WAITING.with_borrow_mut(|waiting| waiting.split_off(waiting.len().saturating_sub(count)))
}

/// Makes the view of a template with the values that wait.
#[inline(never)]
pub fn build(template: &'static str) -> Html {
    template::build(template)
}

/// Leaves a hole empty.
#[inline(never)]
pub fn nothing() {
    push(Value::Nothing);
}

/// Fills a hole with a text that never changes.
#[inline(never)]
pub fn fixed(text: &'static str) {
    push(Value::Text(AttrValue::Static(text)));
}

/// Fills a hole with a text.
#[inline(never)]
pub fn string(text: String) {
    push(Value::Text(AttrValue::from(text)));
}

/// Fills a hole with a shared text.
#[inline(never)]
pub fn text(text: AttrValue) {
    push(Value::Text(text));
}

/// Fills the hole of an attribute that is there or not, or of a check.
#[inline(never)]
pub fn flag(is_set: bool) {
    push(if is_set { Value::Flag } else { Value::Nothing });
}

/// Fills the hole of a listener.
#[inline(never)]
pub fn listener(listener: Option<Rc<dyn Listener>>) {
    push(listener.map_or(Value::Nothing, Value::Listener));
}

/// Fills the hole of a key.
#[inline(never)]
pub fn key(key: Key) {
    push(Value::Key(key));
}

/// Fills the hole of a reference.
#[inline(never)]
pub fn reference(reference: NodeRef) {
    push(Value::Reference(reference));
}

/// Fills a hole with a piece of the view.
#[inline(never)]
pub fn node(node: Html) {
    push(Value::Node(node));
}

/// Fills a hole with several pieces.
#[inline(never)]
pub fn nodes(nodes: Vec<Html>) {
    push(Value::Nodes(nodes));
}

/// Fills a hole with all that an iterator gives.
pub fn each<T: Into<Html>>(pieces: impl IntoIterator<Item = T>) {
    nodes(all(pieces));
}

/// Makes a fragment of pieces that may get more or fewer.
///
/// Yew compares the children of an element from the last to the first. Pieces that stand there without a list of their
/// own move all that is before them, which is then made anew.
pub fn list<T: Into<Html>>(pieces: impl IntoIterator<Item = T>) -> Html {
    fragment(all(pieces))
}

fn all<T: Into<Html>>(pieces: impl IntoIterator<Item = T>) -> Vec<Html> {
    let mut nodes = Vec::new();
    for piece in pieces {
        put(&mut nodes, piece.into());
    }
    nodes
}

#[inline(never)]
fn fragment(nodes: Vec<Html>) -> Html {
    VList::with_children(nodes, None).into()
}

#[inline(never)]
fn put(nodes: &mut Vec<Html>, node: Html) {
    nodes.push(node);
}
