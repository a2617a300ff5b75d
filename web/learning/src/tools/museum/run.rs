//! A run of a program, step by step: the line, and the variables as they are after it.

use gros_learning::tools::museum::EXHIBITS;
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};

#[derive(PartialEq)]
pub struct Run {
    pub lang: Lang,
    /// The number of the exhibit, from 1.
    pub number: usize,
    pub input: Vec<u64>,
    pub is_mended: bool,
}

rendered_by!(Run, use_run);

#[hook]
fn use_run(props: &Run) -> Html {
    let Run { lang, number, input, is_mended } = props;
    let at = use_state_eq(|| 0usize);
    let trace = use_memo((input.clone(), *is_mended), |(input, is_mended)| {
        let exhibit = &EXHIBITS[*number - 1];
        if *is_mended { exhibit.mended(input).1 } else { exhibit.broken(input).1 }
    });
    let last = trace.steps.len().saturating_sub(1);
    let here = (*at).min(last);
    let oninput = {
        let at = at.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(step) = field.and_then(|field| field.value().parse().ok()) {
                at.set(step);
            }
        })
    };
    let mut known: Vec<(&str, &str, bool)> = Vec::new();
    for (index, step) in trace.steps.iter().enumerate().take(here + 1) {
        for (name, value) in &step.set {
            known.retain(|(known, ..)| known != name);
            known.push((name, value, index == here));
        }
    }
    let line = trace.steps.get(here).map_or(0, |step| step.line);
    let text = lang.museum_step(&trace, here);
    let variable = |(name, value, is_new): (&str, &str, bool)| {
        html! {
            <div class={classes!("box", is_new.then_some("box-accent"))}>
                <dt><code>{ name.to_owned() }</code></dt>
                <dd>{ value.to_owned() }</dd>
            </div>
        }
    };
    html! {
        <section class="stack museum-run" aria-label={lang.text(Key::MuseumSteps)}>
            <h2>{ lang.text(Key::MuseumSteps) }</h2>
            <p>{ text.clone() }</p>
            <input
                type="range" min="0" max={last.to_string()} value={here.to_string()} {oninput}
                aria-label={lang.text(Key::MuseumStepSlider)} aria-valuetext={text}
            />
            <p class="museum-now"><code>{ EXHIBITS[*number - 1].code[line].trim() }</code></p>
            if known.is_empty() {
                <p>{ lang.text(Key::MuseumNoVariables) }</p>
            }
            <dl class="row museum-variables">{ list(known.into_iter().map(variable)) }</dl>
        </section>
    }
}
