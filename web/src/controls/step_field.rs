//! The field that shows the step and takes another one.

use gros_session::{Action, Seek};
use gros_solver::Steps;
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::state::Msg;

/// What the field is given.
#[derive(Properties, PartialEq)]
pub struct StepFieldProps {
    /// The language.
    pub lang: Lang,
    /// The step one stands on.
    pub timeline_step: Steps,
    /// The last step.
    pub steps: Steps,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

/// Draws the field: the step in groups of three, plain while it is typed in.
#[component]
pub fn StepField(props: &StepFieldProps) -> Html {
    let StepFieldProps { lang, timeline_step, steps, dispatch } = props;
    // What is typed and not yet gone to.
    let draft = use_state_eq(|| None::<String>);
    let is_wrong = use_state_eq(|| false);
    let shown = draft.as_ref().map_or_else(|| lang.number(timeline_step), Clone::clone);
    let oninput = {
        let (draft, is_wrong) = (draft.clone(), is_wrong.clone());
        Callback::from(move |event: InputEvent| {
            draft.set(event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()));
            is_wrong.set(false);
        })
    };
    let onkeydown = {
        let (draft, is_wrong, dispatch) = (draft.clone(), is_wrong.clone(), dispatch.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" => go(&event, &draft, &is_wrong, &dispatch),
            "Escape" => {
                draft.set(None);
                is_wrong.set(false);
            }
            _ => {}
        })
    };
    let onfocus = {
        let (draft, step) = (draft.clone(), timeline_step.clone());
        Callback::from(move |event: FocusEvent| {
            if draft.is_none() {
                draft.set(Some(step.to_string()));
            }
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                field.select();
            }
        })
    };
    let onblur = {
        let (draft, is_wrong) = (draft.clone(), is_wrong.clone());
        Callback::from(move |_| {
            if !*is_wrong {
                draft.set(None);
            }
        })
    };
    let wide = shown.chars().count().max(lang.number(steps).chars().count()).clamp(4, 34);
    html! {
        <span class="step-field">
            <input
                id="step" class="field" type="text" inputmode="numeric" autocomplete="off" size={wide.to_string()}
                value={shown} aria-label={lang.text(Key::Step)} title={lang.text(Key::StepFieldHint)}
                aria-invalid={is_wrong.then_some("true")} aria-describedby={is_wrong.then_some("step-error")}
                {oninput} {onkeydown} {onfocus} {onblur}
            />
            if *is_wrong {
                <span class="error" id="step-error" role="alert">
                    { lang.sentences([lang.sentence(lang.text(Key::NotAStep)), lang.sentence(lang.text(Key::StepFieldHint))]) }
                </span>
            }
        </span>
    }
}

fn go(
    event: &KeyboardEvent,
    draft: &UseStateHandle<Option<String>>,
    is_wrong: &UseStateHandle<bool>,
    dispatch: &Callback<Msg>,
) {
    let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
    match field.value().parse::<Seek>() {
        Ok(seek) => {
            draft.set(None);
            is_wrong.set(false);
            dispatch.emit(Msg::Act(Action::Seek(seek)));
        }
        Err(_) => is_wrong.set(true),
    }
}
