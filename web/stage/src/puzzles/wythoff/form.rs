//! The form for taking stones, which is fully accessible.

use gros_solver::Steps;
use gros_text::Key;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::WythoffBoardProps;
use super::draft::{Draft, Source};
use crate::state::Msg;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

pub fn form(props: &WythoffBoardProps, draft: &UseStateHandle<Draft>) -> Html {
    let WythoffBoardProps { state, waits, may_ask, .. } = props;
    let lang = props.ctx.lang;
    let count = draft.count();
    let valid = count.as_ref().and_then(|count| draft.from.move_taking(state, count));
    let mv = valid.clone().filter(|_| !waits);
    let oninput = {
        let draft = draft.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                draft.set(Draft { text: field.value(), ..(*draft).clone() });
            }
        })
    };
    let step = |key, shape, count: Option<Steps>| {
        let count = count.filter(|count| !count.is_zero() && !waits);
        let off = count.is_none().then_some("true");
        let (draft, from) = (draft.clone(), draft.from);
        let onclick = Callback::from(move |_: MouseEvent| {
            count.iter().for_each(|count| draft.set(Draft::of(from, count)));
        });
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    let less = count.as_ref().and_then(|count| count.checked_sub(&Steps::ONE));
    let more = count.as_ref().map(|count| count + &Steps::ONE);
    let more = more.filter(|more| draft.from.move_taking(state, more).is_some());
    let source_option = |from: Source| {
        let draft = draft.clone();
        let is_on = draft.from == from;
        let onchange = Callback::from(move |_: Event| draft.set(Draft { from, ..(*draft).clone() }));
        html! {
            <label>
                <input type="radio" name="from" checked={is_on} {onchange} />
                <span>{ lang.text(from.name()) }</span>
            </label>
        }
    };
    let name =
        valid.as_ref().map_or_else(|| lang.text(Key::Take).to_owned(), |mv| lang.take_button(state, mv));
    let off = mv.is_none().then_some("true");
    let is_short = valid.is_none() && !state.is_empty();
    let onclick = {
        let on_take = props.on_take();
        Callback::from(move |_: MouseEvent| mv.iter().for_each(|mv| on_take.emit(mv.clone())))
    };
    html! {
        <div class={classes!("stack", "take", waits.then_some("take-waits"))}>
            <div class="row take-row">
                <span aria-hidden="true">{ lang.text(Key::Take) }</span>
                <span class="stepper">
                    { step(Key::OneLess, Shape::Minus, less) }
                    <input
                        type="text" inputmode="numeric" autocomplete="off" tabindex="0" value={draft.text.clone()} {oninput}
                        readonly={*waits}
                        aria-label={lang.text(Key::HowMany)} aria-invalid={is_short.then_some("true")}
                        aria-describedby={is_short.then_some("take-error")}
                    />
                    { step(Key::OneMore, Shape::Plus, more) }
                </span>
                <span aria-hidden="true">{ lang.text(Key::TakeFrom) }</span>
                <fieldset class="segments" disabled={*waits}>
                    <legend class="hidden-text">{ lang.text(Key::TakeFrom) }</legend>
                    { list(Source::all(props.game.rule()).iter().copied().map(source_option)) }
                </fieldset>
            </div>
            if *may_ask {
                <button class="button button-primary take-button" type="button" onclick={props.ctx.on_click(Msg::LetAnswer)}>
                    { lang.text(Key::GameLetComputerMove) }
                </button>
            } else {
                <button class="button button-primary take-button" type="button" {onclick} aria-disabled={off}>{ name }</button>
            }
            if is_short {
                <p class="error" id="take-error">{ icon(Shape::Cross) }{ lang.text(Key::NotEnough) }</p>
            }
        </div>
    }
}
