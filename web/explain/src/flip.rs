//! A number in binary and as Gray code: flipping a digit of either changes the other.

use gros_solver::{Steps, gray};
use gros_text::{Digits, Key, Lang, say};
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::setters::set_on_click;

#[derive(PartialEq)]
pub struct Flip {
    pub lang: Lang,
    pub digits: Digits,
}

rendered_by!(Flip, use_flip);

#[hook]
fn use_flip(props: &Flip) -> Html {
    let Flip { lang, digits: Digits { number, width } } = props;
    // The number now, and the one before the last flip.
    let flipped = use_state_eq(|| None::<[Steps; 2]>);
    let [now, before] = flipped.as_ref().map_or([number; 2], |[now, before]| [now, before]);
    let row = |key: Key, value: &Steps, old: &Steps, back: fn(&Steps) -> Steps| {
        let name = lang.text(key);
        let digit = |place: usize| {
            let next = [back(&(value.clone() ^ &Steps::power_of_two(place))), now.clone()];
            let onclick = set_on_click(&flipped, Some(next));
            let (is_on, has_changed) = (value.bit(place), value.bit(place) != old.bit(place));
            html! {
                <button
                    type="button" aria-pressed={is_on.to_string()} aria-label={say!(*lang, FlipDigit { row: name, place: place + 1, digit: u8::from(is_on) })}
                    class={has_changed.then_some("flip-changed")} {onclick}
                >
                    { u8::from(is_on) }
                </button>
            }
        };
        html! {
            <div class="line flip-row" role="group" aria-label={name}>
                <span aria-hidden="true">{ name }</span>
                { list((0..*width).rev().map(digit)) }
            </div>
        }
    };
    let onback = set_on_click(&flipped, None);
    html! {
        <div class="flip">
            <p class="card-text">{ lang.text(Key::FlipTitle) }</p>
            { row(Key::RingsRowGray, &gray::word(now), &gray::word(before), gray::rank) }
            { row(Key::RingsRowBinary, now, before, Steps::clone) }
            <p class="line flip-number" role="status">
                <span>{ "= " }<b>{ lang.number(now) }</b></span>
                if flipped.is_some() {
                    <button class="button button-quiet" type="button" onclick={onback}>{ lang.text(Key::FlipBack) }</button>
                }
            </p>
        </div>
    }
}
