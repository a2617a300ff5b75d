//! The field in which the answer to a question is typed, in exercises and lessons.

use gros_learning::Form;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// No answer in a range is longer, even with spaces.
const LONGEST: &str = "24";

pub struct Field {
    /// Its name for screen readers.
    pub name: String,
    /// The form of answer that can be typed.
    pub form: Form,
    pub value: String,
    pub is_wrong: bool,
    /// The ids of the elements that describe it to a screen reader.
    pub described: Option<&'static str>,
}

/// Draws a field, which reports its text.
pub fn field(field: Field, on_text: &Callback<String>) -> Html {
    let Field { name, form, value, is_wrong, described } = field;
    let (mode, class) = match form {
        Form::Pegs { .. } => ("text", None),
        Form::Binary { .. } => ("numeric", Some("quiz-binary")),
        _ => ("numeric", None),
    };
    let has_no_end = matches!(form, Form::Number { most: None, .. });
    let oninput = on_text.reform(|event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        input.map(|input| input.value()).unwrap_or_default()
    });
    html! {
        <input
            class={classes!("field", class)} type="text" inputmode={mode} autocomplete="off" spellcheck="false"
            maxlength={(!has_no_end).then_some(LONGEST)} {value} {oninput} aria-label={name} aria-describedby={described}
            aria-invalid={is_wrong.then_some("true")}
        />
    }
}
