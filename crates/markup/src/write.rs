//! Writing the template, and the code that fills it.
//!
//! The values are put on a stack, from which the template takes as many as it has holes.
//!
//! A template is text, a line each thing, and the first sign says what it is: `<` opens an element of that name, `[` a
//! fragment, `>` closes either, `"` is text, `:name=value` an attribute that never changes. The others are holes, filled
//! in their order: `k` the key, `r` the reference, `v` the value and `c` the check of a field, `=name` an attribute, `!` a
//! listener, `*` a piece of the view.

use crate::parse::{Attribute, For, If, Node, Tag, fixed};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{Expr, spanned::Spanned};

/// Attributes that are there or not, without a value.
const FLAGS: [&str; 8] =
    ["autofocus", "disabled", "hidden", "inert", "multiple", "open", "readonly", "selected"];

/// Writes the expression for one `html!`.
pub fn root(nodes: &[Node]) -> TokenStream {
    let mut view = View::default();
    match nodes {
        [] => {}
        [one] => view.node(one),
        [_, second, ..] => {
            let error = "one element or fragment is the root";
            return syn::Error::new(place(second), error).to_compile_error();
        }
    }
    view.finish()
}

fn place(node: &Node) -> Span {
    match node {
        Node::Tag(tag) => tag.attributes.first().map_or_else(Span::call_site, |first| first.span),
        Node::Value(tokens) | Node::Each(tokens) => tokens.span(),
        Node::If(branch) => branch.condition.span(),
        Node::For(each) => each.things.span(),
        Node::List { .. } | Node::Text(_) => Span::call_site(),
    }
}

/// One template on its way.
#[derive(Default)]
struct View {
    template: String,
    fills: Vec<TokenStream>,
}

impl View {
    fn finish(self) -> TokenStream {
        let View { template, fills } = self;
        let template = template.trim_end_matches('\n');
        quote! {{
            #(#fills)*
            crate::markup::build(#template)
        }}
    }

    fn line(&mut self, sign: char, rest: &str) {
        self.template.push(sign);
        self.template.push_str(rest);
        self.template.push('\n');
    }

    fn fill(&mut self, code: TokenStream) {
        self.fills.push(code);
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Tag(tag) => self.tag(tag),
            Node::List { key, children } => self.list(key.as_ref(), children),
            Node::Text(text) => self.line('"', text),
            Node::Value(value) => {
                self.line('*', "");
                self.fill(quote_spanned! {value.span()=> crate::markup::Piece::fill(#value); });
            }
            Node::Each(pieces) => {
                self.line('*', "");
                self.fill(quote_spanned! {pieces.span()=> crate::markup::each(#pieces); });
            }
            Node::If(branch) => {
                let chosen = chosen(branch);
                self.line('*', "");
                self.fill(quote! { crate::markup::node(#chosen); });
            }
            Node::For(For { pattern, things, drawn }) => {
                let drawn = piece(drawn);
                self.line('*', "");
                self.fill(quote! {
                    crate::markup::node(crate::markup::list((#things).into_iter().map(|#pattern| #drawn)));
                });
            }
        }
    }

    fn list(&mut self, key: Option<&Expr>, children: &[Node]) {
        self.line('[', "");
        if let Some(key) = key {
            self.key(key);
        }
        children.iter().for_each(|child| self.node(child));
        self.line('>', "");
    }

    fn key(&mut self, key: &Expr) {
        self.line('k', "");
        self.fill(quote_spanned! {key.span()=> crate::markup::key(::yew::virtual_dom::Key::from(#key)); });
    }

    fn tag(&mut self, tag: &Tag) {
        self.line('<', &tag.name);
        let is_field = ["input", "textarea"].contains(&tag.name.as_str());
        // The order in which Yew's macro takes them.
        let mut attributes: Vec<(Kind, &Attribute)> =
            tag.attributes.iter().map(|attribute| (Kind::of(&attribute.name, is_field), attribute)).collect();
        attributes.sort_by_key(|(kind, _)| *kind);
        for (kind, attribute) in attributes {
            self.attribute(kind, attribute);
        }
        match tag.children.as_slice() {
            // What may be several pieces is a fragment of its own, unless it stands among others.
            [one @ (Node::Each(_) | Node::If(_) | Node::For(_) | Node::List { .. })] => {
                self.line('[', "");
                self.node(one);
                self.line('>', "");
            }
            children => children.iter().for_each(|child| self.node(child)),
        }
        self.line('>', "");
    }

    fn attribute(&mut self, kind: Kind, Attribute { name, span, value }: &Attribute) {
        match (kind, fixed(value)) {
            (Kind::Key, _) => self.key(value),
            (Kind::Plain, Some(Ok(text))) => self.line(':', &format!("{name}={text}")),
            (Kind::Class, Some(Ok(text))) if text.is_empty() => {}
            (Kind::Class, Some(Ok(text))) => self.line(':', &format!("{name}={text}")),
            (Kind::Flag, Some(Ok(text))) => {
                if text == "true" {
                    self.line(':', &format!("{name}={name}"));
                }
            }
            (_, Some(Err(error))) => {
                let error = error.to_compile_error();
                self.fill(quote! { #error; });
            }
            (Kind::Reference, _) => {
                self.line('r', "");
                self.fill(quote_spanned! {value.span()=> crate::markup::reference(#value); });
            }
            (Kind::Value, _) => {
                self.line('v', "");
                self.fill(quote_spanned! {value.span()=> crate::markup::Attribute::fill(#value); });
            }
            (Kind::Checked, _) => {
                self.line('c', "");
                self.fill(quote_spanned! {value.span()=> crate::markup::flag(#value); });
            }
            (Kind::Flag, None) => {
                self.line('=', name);
                self.fill(quote_spanned! {value.span()=> crate::markup::flag(#value); });
            }
            (Kind::Plain | Kind::Class, None) => {
                self.line('=', name);
                self.fill(quote_spanned! {value.span()=> crate::markup::Attribute::fill(#value); });
            }
            (Kind::Listener, _) => {
                let event = format_ident!("{name}", span = *span);
                self.line('!', "");
                self.fill(quote_spanned! {value.span()=>
                    crate::markup::listener(::yew::html::#event::Wrapper::__macro_new(#value));
                });
            }
        }
    }
}

/// What an attribute is, in the order of their lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Value,
    Checked,
    Reference,
    Key,
    Plain,
    Flag,
    Class,
    Listener,
}

impl Kind {
    fn of(name: &str, is_field: bool) -> Kind {
        match name {
            "key" => Kind::Key,
            "ref" => Kind::Reference,
            "class" => Kind::Class,
            "value" if is_field => Kind::Value,
            "checked" if is_field => Kind::Checked,
            name if FLAGS.contains(&name) => Kind::Flag,
            name if name.starts_with("on") => Kind::Listener,
            _ => Kind::Plain,
        }
    }
}

fn chosen(If { condition, then, otherwise }: &If) -> TokenStream {
    let then = fragment(then);
    let otherwise = match otherwise.as_slice() {
        [Node::If(branch)] => chosen(branch),
        others => fragment(others),
    };
    quote! { if #condition { #then } else { #otherwise } }
}

fn piece(node: &Node) -> TokenStream {
    match node {
        Node::Value(value) => quote_spanned! {value.span()=> ::yew::Html::from(#value) },
        other => {
            let mut view = View::default();
            view.node(other);
            view.finish()
        }
    }
}

fn fragment(nodes: &[Node]) -> TokenStream {
    let mut view = View::default();
    if !nodes.is_empty() {
        view.list(None, nodes);
    }
    view.finish()
}
