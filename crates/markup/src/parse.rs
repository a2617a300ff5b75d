//! Reading markup.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::{
    Expr, Ident, Lit, Pat, Result, Token, braced,
    ext::IdentExt,
    parse::{Parse, ParseStream},
    token::Brace,
};

/// All that stands in one `html!`.
pub struct Root(pub Vec<Node>);

/// A piece of markup.
pub enum Node {
    /// An element.
    Tag(Tag),
    /// A fragment, `<>…</>`.
    List {
        /// Tells it from others.
        key: Option<Expr>,
        /// What is in it.
        children: Vec<Node>,
    },
    /// Text that is written in the markup.
    Text(String),
    /// What an expression gives.
    Value(TokenStream),
    /// All that an iterator gives.
    Each(TokenStream),
    /// One of several fragments.
    If(If),
    /// A fragment of what is drawn for each thing in a list.
    For(For),
}

/// An element.
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its attributes and listeners, as they are written.
    pub attributes: Vec<Attribute>,
    /// What is in it.
    pub children: Vec<Node>,
}

/// An attribute, a listener, or one of the special names.
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub span: Span,
    /// Its value.
    pub value: Expr,
}

/// `if … { … } else …`.
pub struct If {
    /// What it depends on, patterns included.
    pub condition: Box<Expr>,
    /// What there is if so.
    pub then: Vec<Node>,
    /// What there is if not.
    pub otherwise: Vec<Node>,
}

/// `for … in … { … }`.
pub struct For {
    /// The names for what there is.
    pub pattern: Pat,
    /// What there is.
    pub things: Box<Expr>,
    /// What is drawn for each.
    pub drawn: Box<Node>,
}

impl Parse for Root {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.is_empty() || begins_node(input) {
            return nodes(input).map(Root);
        }
        Ok(Root(vec![Node::Value(input.parse()?)]))
    }
}

fn begins_node(input: ParseStream) -> bool {
    input.peek(Token![<])
        || input.peek(Brace)
        || input.peek(Token![if])
        || input.peek(Token![for])
        || input.peek(Lit)
}

fn nodes(input: ParseStream) -> Result<Vec<Node>> {
    let mut nodes = Vec::new();
    let is_closed = || input.peek(Token![<]) && input.peek2(Token![/]);
    while !input.is_empty() && !is_closed() {
        nodes.push(input.parse()?);
    }
    Ok(nodes)
}

impl Parse for Node {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(Token![if]) {
            return if_(input).map(Node::If);
        }
        if input.peek(Token![for]) {
            return for_(input).map(Node::For);
        }
        if input.peek(Lit) {
            return text(&input.parse()?).map(Node::Text);
        }
        if !input.peek(Token![<]) {
            return braces(input);
        }
        input.parse::<Token![<]>()?;
        let is_list = input.peek(Token![>]) || input.peek(Ident::peek_any) && input.peek2(Token![=]);
        if is_list { list(input) } else { tag(input).map(Node::Tag) }
    }
}

fn braces(input: ParseStream) -> Result<Node> {
    let inside;
    braced!(inside in input);
    if inside.peek(Token![for]) {
        inside.parse::<Token![for]>()?;
        return inside.parse().map(Node::Each);
    }
    let tokens: TokenStream = inside.parse()?;
    let mut trees = tokens.clone().into_iter();
    if let (Some(TokenTree::Literal(_)), None) = (trees.next(), trees.next()) {
        return text(&syn::parse2(tokens)?).map(Node::Text);
    }
    Ok(Node::Value(tokens))
}

fn text(literal: &Lit) -> Result<String> {
    let text = match literal {
        Lit::Str(text) => text.value(),
        Lit::Char(one) => one.value().to_string(),
        Lit::Int(number) => number.base10_digits().to_owned(),
        Lit::Float(number) => number.base10_digits().to_owned(),
        Lit::Bool(flag) => flag.value.to_string(),
        _ => return Err(syn::Error::new(literal.span(), "this is no text")),
    };
    if text.contains('\n') {
        return Err(syn::Error::new(literal.span(), "a template has no line breaks in its text"));
    }
    Ok(text)
}

/// Gives the text of an attribute that is written out.
pub fn fixed(value: &Expr) -> Option<Result<String>> {
    match value {
        Expr::Lit(literal) => Some(text(&literal.lit)),
        _ => None,
    }
}

fn if_(input: ParseStream) -> Result<If> {
    input.parse::<Token![if]>()?;
    let condition = Box::new(input.call(Expr::parse_without_eager_brace)?);
    let then = block(input)?;
    let otherwise = if !input.peek(Token![else]) {
        Vec::new()
    } else {
        input.parse::<Token![else]>()?;
        if input.peek(Token![if]) { vec![Node::If(if_(input)?)] } else { block(input)? }
    };
    Ok(If { condition, then, otherwise })
}

fn for_(input: ParseStream) -> Result<For> {
    input.parse::<Token![for]>()?;
    let pattern = input.call(Pat::parse_single)?;
    input.parse::<Token![in]>()?;
    let things = Box::new(input.call(Expr::parse_without_eager_brace)?);
    let inside;
    braced!(inside in input);
    let drawn = Box::new(inside.parse()?);
    if !inside.is_empty() {
        return Err(inside.error("one piece is drawn for each: put several into a fragment"));
    }
    Ok(For { pattern, things, drawn })
}

fn block(input: ParseStream) -> Result<Vec<Node>> {
    let inside;
    braced!(inside in input);
    nodes(&inside)
}

fn list(input: ParseStream) -> Result<Node> {
    let key = if input.peek(Token![>]) { None } else { Some(input.parse::<Attribute>()?) };
    if let Some(other) = key.as_ref().filter(|key| key.name != "key") {
        return Err(syn::Error::new(other.span, "a fragment has a key and nothing else"));
    }
    input.parse::<Token![>]>()?;
    let children = nodes(input)?;
    input.parse::<Token![<]>()?;
    input.parse::<Token![/]>()?;
    input.parse::<Token![>]>()?;
    Ok(Node::List { key: key.map(|key| key.value), children })
}

fn tag(input: ParseStream) -> Result<Tag> {
    let (name, span) = dashed(input)?;
    let mut attributes = Vec::new();
    while !input.peek(Token![>]) && !input.peek(Token![/]) {
        attributes.push(input.parse()?);
    }
    let is_empty = input.parse::<Option<Token![/]>>()?.is_some();
    input.parse::<Token![>]>()?;
    if is_empty {
        return Ok(Tag { name, attributes, children: Vec::new() });
    }
    let children = nodes(input)?;
    if input.is_empty() {
        return Err(syn::Error::new(span, format!("<{name}> is not closed")));
    }
    input.parse::<Token![<]>()?;
    input.parse::<Token![/]>()?;
    let (closed, at) = dashed(input)?;
    input.parse::<Token![>]>()?;
    if closed != name {
        return Err(syn::Error::new(at, format!("<{name}> is open here, not <{closed}>")));
    }
    Ok(Tag { name, attributes, children })
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(Brace) {
            let inside;
            braced!(inside in input);
            let name: Ident = inside.parse()?;
            let value = syn::parse_quote!(#name);
            return Ok(Attribute { name: name.to_string(), span: name.span(), value });
        }
        let (name, span) = dashed(input)?;
        input.parse::<Token![=]>()?;
        let value = if input.peek(Brace) {
            let inside;
            braced!(inside in input);
            inside.parse()?
        } else {
            Expr::Lit(syn::ExprLit { attrs: Vec::new(), lit: input.parse()? })
        };
        Ok(Attribute { name, span, value })
    }
}

/// Reads a name that may have dashes in it.
fn dashed(input: ParseStream) -> Result<(String, Span)> {
    let first = input.call(Ident::parse_any)?;
    let mut name = first.unraw().to_string();
    while input.peek(Token![-]) {
        input.parse::<Token![-]>()?;
        name.push('-');
        name.push_str(&input.call(Ident::parse_any)?.to_string());
    }
    Ok((name, first.span()))
}
