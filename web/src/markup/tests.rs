//! The views of this macro beside those of Yew's.

use yew::prelude::*;

use super::{Class, ClassList, classes};

/// Makes a view by both macros and compares all that is in it.
macro_rules! same {
    ($($markup:tt)*) => {
        assert_eq!(
            format!("{:#?}", crate::markup::html! { $($markup)* }),
            format!("{:#?}", yew::html! { $($markup)* }),
        )
    };
}

#[test]
fn elements_are_those_of_yew() {
    same! {};
    same! { <hr /> };
    same! { <p class="a b" id="c" data-x-y="1">{ "text" }</p> };
    same! { <g><path d="M0 0" /><path d="M1 1" fill="none" /></g> };
    same! { <><b /><i>{ 'c' }{ 12 }</i></> };
    same! { <div><><b /></></div> };
    same! { "text" };
}

#[test]
fn attributes_are_those_of_yew() {
    let (text, none) = (String::from("text"), None::<&str>);
    let (id, shared) = ("id", AttrValue::from("shared"));
    same! { <p {id} title={text.clone()} lang={none} dir={Some("ltr")} data-a={&shared} /> };
    same! { <p class={id} hidden={true} inert={false} data-n="3" title={shared.clone()} /> };
    same! { <option selected={text.is_empty()} value={text.clone()}>{ "a" }</option> };
    same! { <button disabled={!text.is_empty()} class="button" type="button" /> };
    same! { <p class="" /> };
    let none = String::new();
    same! { <p class={none.clone()} /> };
}

#[test]
fn fields_are_those_of_yew() {
    let text = String::from("text");
    same! { <input type="text" value={text.clone()} readonly={true} /> };
    same! { <input type="checkbox" checked={text.is_empty()} title={text.clone()} /> };
    let (text, node) = (String::from("text"), NodeRef::default());
    same! { <textarea ref={node.clone()} value={text.clone()} rows="3" /> };
}

#[test]
fn keys_references_and_listeners_are_those_of_yew() {
    let (key, node) = (3, NodeRef::default());
    let onclick = Callback::from(|_: MouseEvent| ());
    same! { <p {key} ref={node.clone()} onclick={onclick.clone()} onkeydown={|_: KeyboardEvent| ()} title="a" /> };
    same! { <key={"k"}><b key="b" /></> };
    let onclick = None::<Callback<MouseEvent>>;
    same! { <p onclick={onclick.clone()} /> };
}

#[test]
fn pieces_are_those_of_yew() {
    let (text, some, none) = (String::from("text"), Some("some"), None::<String>);
    let nodes = || vec![yew::html! { <b /> }, yew::html! { <i key="i" /> }];
    same! { <p>{ text.clone() }</p> };
    same! { <p>{ "a" }{ &text }{ 3_usize }{ some }{ none.clone() }<b /></p> };
    same! { <p>{ nodes() }</p> };
    same! { <p><b />{ nodes() }</p> };
    same! { <p>{ for nodes() }</p> };
    same! { <p>{ for nodes() }<b /></p> };
    same! { <p>{ none.clone().map(|text| yew::html! { text }) }</p> };
    same! { <>{ for [text.clone(), text.clone()] }</> };
    same! { for text in ["a", "b"] { <b>{ text }</b> } };
    same! { <p>for text in ["a", "b"] { <b>{ text }</b> }</p> };
    same! { text.clone() };
}

#[test]
fn choices_are_those_of_yew() {
    for number in 0..4_u8 {
        let some = (number > 1).then_some(number);
        same! { <p>if number == 1 { <b />{ "a" } }</p> };
        same! { <p>if number == 1 { <b /> } else if let Some(some) = some { { some } } else { <i /> }<b /></p> };
        same! { if number == 2 { <b /> } };
    }
}

#[test]
fn views_inside_of_views_take_their_own_values() {
    macro_rules! draw {
        ($($html:tt)*) => {{
            let inner = |text: String| $($html)*! { <b title={text.clone()}>{ text }</b> };
            let view = $($html)*! { <p title="a" id={String::from("x")}>{ inner("1".into()) }<i>{ inner("2".into()) }</i>{ "3" }</p> };
            format!("{view:#?}")
        }};
    }
    assert_eq!(draw!(crate::markup::html), draw!(yew::html));
}

#[test]
fn attributes_that_may_change_keep_their_names_in_place() {
    let draw = |title: String| crate::markup::html! { <p id="p" {title} /> };
    let (one, other) = (draw("a".into()), draw("b".into()));
    let names = |node: &Html| match node {
        Html::VTag(tag) => match tag.attributes {
            yew::virtual_dom::Attributes::Dynamic { keys, .. } => keys.as_ptr(),
            _ => std::ptr::null(),
        },
        _ => std::ptr::null(),
    };
    assert!(!names(&one).is_null());
    assert_eq!(names(&one), names(&other), "Yew compares the values one by one only then");
    assert!(one != other);
}

#[test]
fn classes_are_joined() {
    let joined = |classes: ClassList| format!("{:?}", crate::markup::html! { <p class={classes} /> });
    let expected =
        |class: &'static str| format!("{:?}", crate::markup::html! { <p class={class.to_owned()} /> });
    assert_eq!(joined(classes!("a", None::<&str>, Some("b"), String::from("c d"))), expected("a b c d"));
    assert_eq!(joined(classes!(None::<&str>, "")), expected(""));
    let mut both = classes!("a");
    classes!("b").add(&mut both);
    assert_eq!(joined(both), expected("a b"));
}
