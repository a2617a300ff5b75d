//! `html!` for the page: the notation of Yew's macro of that name, compiled to less code.
//!
//! Yew's macro writes the code that makes an element at each place where there is one. This one writes a template, which
//! is text, and code that hands over the values for its holes; `web/src/markup` puts both together. What it knows is
//! what the page uses: elements, fragments, `{…}`, `{for …}`, `if`, text; attributes, `class={classes!(…)}`, `key`, `ref`,
//! `value`, `checked`, listeners, and `{name}` for `name={name}`.

mod parse;
mod write;

use proc_macro::TokenStream;

/// Makes a view (`yew::Html`) out of markup.
#[proc_macro]
pub fn html(input: TokenStream) -> TokenStream {
    match syn::parse::<parse::Root>(input) {
        Ok(root) => write::root(&root.0).into(),
        Err(error) => error.to_compile_error().into(),
    }
}
