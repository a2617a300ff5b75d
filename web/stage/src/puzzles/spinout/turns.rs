//! The buttons of a dial: its turns at the gap and outside, and the moves of the slide.

use std::rc::Rc;

use gros_picture::puzzles::spinout::{Turns, turned};
use gros_solver::{AnyMove, DialMove};
use gros_text::Key;
use yew::prelude::*;

use super::SpinOutBoardProps;
use crate::board::picture::Picture;
use crate::ui::component::{component, list};
use crate::ui::icons::{Shape, icon};

pub fn turn_buttons(
    props: &SpinOutBoardProps,
    turns: &Turns,
    dial: usize,
    emit: &Callback<DialMove>,
    (shift, (least, most)): (usize, (usize, usize)),
    slide_to: &Callback<usize>,
) -> Html {
    let lang = props.ctx.lang;
    let state = props.state();
    let turn = |mv: DialMove| {
        let emit = emit.clone();
        let class =
            classes!("button", "turn-button", (props.subject.marked() == Some(&mv)).then_some("hinted"));
        html! {
            <button
                {class} type="button" onclick={Callback::from(move |_: MouseEvent| emit.emit(mv))}
                aria-label={lang.move_name(&state, &AnyMove::SpinOut(mv))} aria-disabled={(!turns.allow(mv)).then_some("true")}
            >
                { component(Picture { scene: Rc::new(turned(mv)) }) }
            </button>
        }
    };
    let place = |is_outside: bool| {
        let key = if is_outside { Key::OutsideTheCase } else { Key::AtTheGap };
        let buttons = turns.others(dial).map(|to| turn(DialMove { dial, to, outside: is_outside }));
        html! {
            <div class="turn-group">
                <span class="line turn-row">{ list(buttons) }</span>
                <span class="note turn-where" aria-hidden="true">{ lang.text(key) }</span>
            </div>
        }
    };
    let push = |key: Key, shape: Shape, to: Option<usize>| {
        let slide_to = slide_to.clone();
        let off = to.is_none().then_some("true");
        let onclick = Callback::from(move |_: MouseEvent| to.into_iter().for_each(|to| slide_to.emit(to)));
        html! {
            <button class="button turn-button" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    html! {
        <div class={classes!("turns", (!props.has_letters()).then_some("turns-low"))}>
            <strong class="turn-name">{ lang.dial(dial) }</strong>
            { place(false) }
            { place(true) }
            <div class="turn-group">
                <span class="line turn-row">
                    { push(Key::PushIn, Shape::Left, Some(shift).filter(|shift| *shift > least).map(|shift| shift - 1)) }
                    { push(Key::PullOut, Shape::Right, Some(shift + 1).filter(|shift| *shift <= most)) }
                </span>
                <span class="note turn-where" aria-hidden="true">{ lang.text(Key::Slide) }</span>
            </div>
        </div>
    }
}
