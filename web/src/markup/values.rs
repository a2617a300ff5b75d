//! What can be put into a view: the values of attributes, and pieces.

use std::borrow::Cow;

use yew::Html;
use yew::virtual_dom::AttrValue;

use super::ClassList;

/// A value of an attribute.
pub trait Attribute {
    /// Fills the next hole.
    fn fill(self);
}

/// What stands between elements.
pub trait Piece {
    /// Fills the next hole.
    fn fill(self);
}

macro_rules! fill {
    ($($kind:ident: $type:ty, $value:ident => $filled:expr;)*) => {$(
        impl $kind for $type {
            #[inline(always)]
            fn fill(self) {
                let $value = self;
                $filled;
            }
        }
    )*};
}

fill! {
    Attribute: &'static str, text => super::fixed(text);
    Attribute: String, text => super::string(text);
    Attribute: AttrValue, text => super::text(text);
    Attribute: &AttrValue, text => super::text(text.clone());
    Attribute: Cow<'static, str>, text => super::text(AttrValue::from(text));
    Attribute: ClassList, classes => super::string(classes.0);
    Piece: &str, text => super::string(text.to_owned());
    Piece: String, text => super::string(text);
    Piece: &String, text => super::string(text.clone());
    Piece: Html, node => super::node(node);
    Piece: &Html, node => super::node(node.clone());
    Piece: Vec<Html>, nodes => super::nodes(nodes);
    Piece: usize, number => super::string(number.to_string());
    Piece: &usize, number => super::string(number.to_string());
    Piece: u8, number => super::string(number.to_string());
    Piece: u16, number => super::string(number.to_string());
    Piece: u32, number => super::string(number.to_string());
    Piece: char, sign => super::string(sign.to_string());
}

impl<T: Attribute> Attribute for Option<T> {
    #[inline(always)]
    fn fill(self) {
        match self {
            Some(value) => value.fill(),
            None => super::nothing(),
        }
    }
}

impl<T: Piece> Piece for Option<T> {
    #[inline(always)]
    fn fill(self) {
        match self {
            Some(value) => value.fill(),
            None => super::nothing(),
        }
    }
}
