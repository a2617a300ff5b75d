//! Reading templates, and making trees out of them. How a template is written, `crates/markup/src/write.rs` says.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::str::Lines;
use std::vec::IntoIter;

use yew::Html;
use yew::html::NodeRef;
use yew::virtual_dom::listeners::Listeners;
use yew::virtual_dom::{AttrValue, AttributeOrProperty, Attributes, Key, Listener, VList, VTag, VText};

use super::Value;

/// What begins a line that takes a value.
const HOLES: [char; 7] = ['*', '=', '!', 'k', 'r', 'v', 'c'];

/// A template that was read.
struct Template {
    holes: usize,
    root: Piece,
}

/// A line of a template and what belongs to it.
enum Piece {
    Text(&'static str),
    Hole,
    List { keyed: bool, children: Vec<Piece> },
    Tag(Tag),
}

/// An element of a template.
struct Tag {
    name: &'static str,
    value: bool,
    checked: bool,
    reference: bool,
    key: bool,
    attributes: Known,
    listeners: usize,
    children: Vec<Piece>,
}

/// What is known of the attributes.
enum Known {
    All(&'static [(&'static str, AttributeOrProperty)]),
    Names { names: &'static [&'static str], values: Vec<Option<&'static str>> },
}

thread_local! {
    /// The templates that were read, by where they are.
    static READ: RefCell<HashMap<*const u8, Rc<Template>>> = RefCell::default();
}

/// Makes the tree of a template with the values that wait.
pub(super) fn build(template: &'static str) -> Html {
    if template.is_empty() {
        return Html::default();
    }
    let template = READ.with_borrow_mut(|read| {
        Rc::clone(read.entry(template.as_ptr()).or_insert_with(|| Rc::new(Template::read(template))))
    });
    template.root.make(&mut super::take(template.holes).into_iter())
}

impl Template {
    fn read(template: &'static str) -> Template {
        let holes = template.lines().filter(|line| line.starts_with(HOLES)).count();
        Template { holes, root: Reader(template.lines()).piece() }
    }
}

impl Piece {
    /// Makes the one piece that stands here.
    fn make(&self, values: &mut IntoIter<Value>) -> Html {
        match self {
            Piece::Text(text) => VText::new(*text).into(),
            Piece::Hole => match values.next() {
                Some(Value::Node(node)) => node,
                Some(Value::Nodes(nodes)) => VList::with_children(nodes, None).into(),
                Some(Value::Text(text)) => VText::new(text).into(),
                _ => Html::default(),
            },
            Piece::List { keyed, children } => {
                let key = if *keyed { key(values) } else { None };
                VList::with_children(make_all(children, values), key).into()
            }
            Piece::Tag(tag) => tag.make(values).into(),
        }
    }
}

fn make_all(pieces: &[Piece], values: &mut IntoIter<Value>) -> Vec<Html> {
    let mut nodes = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match piece {
            Piece::Hole => match values.next() {
                Some(Value::Node(node)) => nodes.push(node),
                Some(Value::Nodes(several)) => nodes.extend(several),
                Some(Value::Text(text)) => nodes.push(VText::new(text).into()),
                _ => {}
            },
            other => nodes.push(other.make(values)),
        }
    }
    nodes
}

fn key(values: &mut IntoIter<Value>) -> Option<Key> {
    match values.next() {
        Some(Value::Key(key)) => Some(key),
        _ => None,
    }
}

fn text(values: &mut IntoIter<Value>) -> Option<AttrValue> {
    match values.next() {
        Some(Value::Text(text)) => Some(text),
        _ => None,
    }
}

impl Tag {
    fn make(&self, values: &mut IntoIter<Value>) -> VTag {
        let value = if self.value { text(values) } else { None };
        let checked = self.checked.then(|| matches!(values.next(), Some(Value::Flag)));
        let reference = match self.reference.then(|| values.next()).flatten() {
            Some(Value::Reference(reference)) => reference,
            _ => NodeRef::default(),
        };
        let key = if self.key { key(values) } else { None };
        let attributes = self.attributes.make(values);
        let listeners = self.listeners(values);
        match self.name {
            "input" => VTag::__new_input(value, checked, reference, key, attributes, listeners),
            "textarea" => VTag::__new_textarea(value, None, reference, key, attributes, listeners),
            name => {
                let children = match self.children.as_slice() {
                    [] => Html::default(),
                    [one] => one.make(values),
                    several => VList::with_children(make_all(several, values), None).into(),
                };
                VTag::__new_other(AttrValue::Static(name), reference, key, attributes, listeners, children)
            }
        }
    }

    fn listeners(&self, values: &mut IntoIter<Value>) -> Listeners {
        if self.listeners == 0 {
            return Listeners::None;
        }
        let listener = |value| -> Option<Rc<dyn Listener>> {
            match value {
                Value::Listener(listener) => Some(listener),
                _ => None,
            }
        };
        Listeners::Pending(values.take(self.listeners).map(listener).collect())
    }
}

impl Known {
    fn make(&self, values: &mut IntoIter<Value>) -> Attributes {
        let (names, known) = match self {
            Known::All(all) => return Attributes::Static(all),
            Known::Names { names, values } => (names, values),
        };
        let value = |(name, known): (&&'static str, &Option<&'static str>)| {
            let text = match known {
                Some(known) => AttrValue::Static(known),
                None => match values.next()? {
                    // No class is no attribute.
                    Value::Text(text) if !text.is_empty() || *name != "class" => text,
                    Value::Flag => AttrValue::Static(name),
                    _ => return None,
                },
            };
            Some(AttributeOrProperty::Attribute(text))
        };
        let values = names.iter().zip(known).map(value).collect();
        Attributes::Dynamic { keys: names, values }
    }
}

/// Reads a template, line by line.
struct Reader(Lines<'static>);

impl Reader {
    fn piece(&mut self) -> Piece {
        let line = self.0.next().unwrap_or("*");
        let (sign, rest) = line.split_at(1);
        match sign {
            "\"" => Piece::Text(rest),
            "[" => {
                let keyed = self.takes("k");
                Piece::List { keyed, children: self.children() }
            }
            "<" => Piece::Tag(self.tag(rest)),
            _ => Piece::Hole,
        }
    }

    /// Gives the next line if it begins with a sign, without the sign.
    fn line(&mut self, sign: &str) -> Option<&'static str> {
        let mut ahead = self.0.clone();
        let rest = ahead.next()?.strip_prefix(sign)?;
        self.0 = ahead;
        Some(rest)
    }

    fn takes(&mut self, sign: &str) -> bool {
        self.line(sign).is_some()
    }

    fn children(&mut self) -> Vec<Piece> {
        let mut children = Vec::new();
        while !self.takes(">") && self.0.clone().next().is_some() {
            children.push(self.piece());
        }
        children
    }

    fn tag(&mut self, name: &'static str) -> Tag {
        Tag {
            name,
            value: self.takes("v"),
            checked: self.takes("c"),
            reference: self.takes("r"),
            key: self.takes("k"),
            attributes: self.attributes(),
            listeners: std::iter::from_fn(|| self.line("!")).count(),
            children: self.children(),
        }
    }

    /// What is read of a template stays; the page has as many as there are in its source.
    fn attributes(&mut self) -> Known {
        let (mut names, mut values) = (Vec::new(), Vec::new());
        loop {
            if let Some((name, value)) = self.line(":").and_then(|line| line.split_once('=')) {
                names.push(name);
                values.push(Some(value));
            } else if let Some(name) = self.line("=") {
                names.push(name);
                values.push(None);
            } else {
                break;
            }
        }
        if values.iter().any(Option::is_none) {
            return Known::Names { names: names.leak(), values };
        }
        let value = |value: Option<&'static str>| AttributeOrProperty::Static(value.unwrap_or_default());
        let all: Vec<_> = names.into_iter().zip(values.into_iter().map(value)).collect();
        Known::All(all.leak())
    }
}
