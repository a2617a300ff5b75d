//! The size of the puzzle, as a stepper with a text field.

use gros_session::Action;
use gros_solver::internals::notation;
use gros_solver::{AnyPuzzle, Puzzle, Setup};
use gros_text::{Key, say};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct SizeStepper {
    pub ctx: Ctx,
    pub puzzle: AnyPuzzle,
}

rendered_by!(SizeStepper, use_size_stepper);

/// Another size starts with the standard task.
#[hook]
fn use_size_stepper(props: &SizeStepper) -> Html {
    let SizeStepper { puzzle, .. } = props;
    let ctx = props.ctx;
    let pieces = puzzle.pieces();
    let draft = use_state_eq(|| None::<String>);
    let resize = {
        let (puzzle, draft) = (puzzle.clone(), draft.clone());
        ctx.on(move |size: usize| {
            draft.set(None);
            let puzzle = puzzle.resized(size).filter(|_| size != pieces)?;
            Some(Msg::Act(Action::SetUp(Setup::standard(puzzle))))
        })
    };
    let step = |key, shape, size: Option<usize>| {
        let size = size.filter(|size| is_allowed(*size));
        let resize = resize.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(size) = size {
                resize.emit(size);
            }
        });
        let off = size.is_none().then_some("true");
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={ctx.lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    let onchange = {
        let (draft, resize) = (draft.clone(), resize.clone());
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let typed = field.value();
            match notation::plain(&typed).parse().ok().filter(|size| is_allowed(*size)) {
                Some(size) => resize.emit(size),
                None => draft.set(Some(typed)),
            }
        })
    };
    let Some(name) = ctx.lang.parameter(puzzle, "n") else { return html! {} };
    let (least, most) = puzzle.sizes(MAX_PIECES);
    if least == most {
        return html! {};
    }
    let is_wrong = draft.is_some();
    let value = draft.as_ref().map_or_else(|| pieces.to_string(), String::clone);
    html! {
        <div class="note stack setup-label setup-size">
            <label for="size">{ name }</label>
            <span class="stepper">
                { step(Key::Smaller, Shape::Minus, pieces.checked_sub(1)) }
                <input
                    id="size" type="text" inputmode="numeric" autocomplete="off" {value} {onchange}
                    aria-invalid={is_wrong.then_some("true")} aria-describedby={is_wrong.then_some("size-error")}
                />
                { step(Key::Larger, Shape::Plus, pieces.checked_add(1)) }
            </span>
            if let Some(typed) = &*draft {
                <span class="error" id="size-error" role="alert">
                    { icon(Shape::Cross) }
                    { say!(ctx.lang, TaskNoSize { typed: ctx.lang.quoted(typed.trim()), sizes: ctx.lang.size_range(least, most) }) }
                </span>
            }
        </div>
    }
}

fn is_allowed(size: usize) -> bool {
    (1..=MAX_PIECES).contains(&size)
}
