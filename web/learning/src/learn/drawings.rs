//! Drawings of stops and lessons, and beside the questions of tasks.

use std::rc::Rc;

use gros_learning::lessons::{Drawing, Task};
use gros_picture::Scene;
use gros_picture::cube::Cube;
use gros_picture::one_ruler::Ticks;
use gros_solver::Steps;
use gros_text::Lang;
use yew::prelude::*;

use super::fold::copies;
use crate::board::picture::Picture;
use crate::ui::component::{component, list};

/// The colours of wood: its area and its outline.
const WOOD: (&str, &str) = ("var(--plate)", "var(--plate-line)");

/// The bar with rings: `x` of each, and whether it is on.
fn rings(places: &[(u32, bool)], end: u32) -> Html {
    let ring = |(x, is_on): &(u32, bool)| {
        let (stroke, y) = if *is_on { ("var(--ring-on)", 24) } else { ("var(--ring-off)", 37) };
        html! { <ellipse fill="none" {stroke} stroke-width="4" cx={x.to_string()} cy={y.to_string()} rx="7" ry="12" /> }
    };
    let bar = format!("M14 20H{end}q8 4 0 8H14");
    html! { <><path fill="var(--rail)" stroke="var(--rail-line)" stroke-width="1.5" d={bar} />{ list(places.iter().map(ring)) }</> }
}

fn dots(count: u32, marked: u32) -> Html {
    let dot = |index: u32| {
        let cx = (22 + index * 14).to_string();
        if index == marked {
            html! { <circle fill="var(--surface)" stroke="var(--accent)" stroke-width="3" {cx} cy="28" r="6" /> }
        } else {
            html! { <circle {cx} cy="28" r="3.5" /> }
        }
    };
    html! { <><path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M22 28H106" />{ list((0..count).map(dot)) }</> }
}

fn words(text: &str, x: u32, y: u32) -> Html {
    html! { <text x={x.to_string()} y={y.to_string()}>{ text }</text> }
}

/// Bars with their heights, of which the last is marked.
fn columns(heights: &[u32], base: u32, pitch: u32) -> Html {
    let bar = |(index, height): (usize, &u32)| {
        let (fill, stroke) = if index + 1 == heights.len() { ("var(--accent)", "none") } else { WOOD };
        let x = 8 + u32::try_from(index).unwrap_or_default() * pitch;
        html! { <rect {fill} {stroke} x={x.to_string()} y={(base - height).to_string()} width={(pitch - 6).to_string()} height={height.to_string()} rx="2" /> }
    };
    html! { <g>{ list(heights.iter().enumerate().map(bar)) }</g> }
}

/// The marks of a ruler; the height of each tells how often its number can be halved.
fn ruler(marks: u32, pitch: u32, left: u32, top: u32) -> Html {
    let mark = |index: u32| {
        let (x, long) = (left + index * pitch, 7 + 7 * index.trailing_zeros().min(5));
        let (stroke, width) =
            if index == marks.div_ceil(2) { ("var(--hint)", "2.5") } else { ("var(--ink)", "2") };
        html! { <path {stroke} stroke-width={width} d={format!("M{x} {top}v{long}")} /> }
    };
    html! { <g>{ list((1..=marks).map(mark)) }</g> }
}

/// The drawing of a stop of the tour.
pub fn stop(id: &str) -> Html {
    let drawn = match id {
        "take-off" => rings(&[(44, true), (62, true), (80, true)], 104),
        "two-moves" => {
            html! { <>{ rings(&[(44, true), (62, true), (84, false)], 104) }<circle fill="none" stroke="var(--hint)" stroke-width="1.5" stroke-dasharray="4 3" cx="44" cy="24" r="15" /><circle fill="none" stroke="var(--hint)" stroke-width="1.5" stroke-dasharray="4 3" cx="84" cy="37" r="15" /></> }
        }
        "one-line" => dots(7, 3),
        "last-ring" => {
            html! { <>{ rings(&[(34, true), (58, false), (74, false), (90, false)], 104) }{ words("?", 106, 46) }</> }
        }
        "ladder" => html! {
            <>
                <rect fill="var(--surface)" stroke="var(--border)" x="16" y="4" width="86" height="14" rx="4" /><circle fill="var(--ring-on)" cx="24" cy="11" r="4" />
                <rect fill="var(--surface)" stroke="var(--border)" x="28" y="21" width="86" height="14" rx="4" /><circle fill="var(--ring-on)" cx="36" cy="28" r="4" />
                <rect fill="var(--hint-tint)" stroke="var(--hint)" x="40" y="38" width="86" height="14" rx="4" /><circle fill="var(--ring-on)" cx="48" cy="45" r="4" />
            </>
        },
        "number" => html! { <>{ digits("001011", 14) }{ words("11", 108, 34) }</> },
        "copy-swap" => html! {
            <>
                <rect fill="var(--surface)" stroke="var(--border)" x="10" y="18" width="48" height="22" rx="11" />{ words("0→0", 21, 33) }
                <rect x="74" y="18" width="48" height="22" rx="11" /><text fill="var(--surface)" x="85" y="33">{ "0→1" }</text>
                <path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M42 14q24-12 48 0M90 44q-24 12-48 0" />
            </>
        },
        "jump" => {
            html! { <><text fill="var(--accent)" font-size="18" x="52" y="22">{ "2⁷⁰" }</text><rect fill="var(--hair)" x="16" y="38" width="100" height="4" rx="2" /><circle fill="var(--surface)" stroke="var(--accent)" stroke-width="3" cx="68" cy="40" r="7" /></> }
        }
        "fold" => {
            html! { <><path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M16 50H70V6" />{ list([16, 34, 52].map(|x| html! { <circle fill="var(--ring-off)" cx={x.to_string()} cy="50" r="5" /> })) }{ list([8, 24, 40].map(|y| html! { <circle fill="var(--ring-on)" cx="70" cy={y.to_string()} r="5" /> })) }<path fill="none" stroke="var(--accent)" stroke-width="1.5" stroke-dasharray="4 3" d="M80 8q34 2 38 34" /></> }
        }
        _ => ruler(15, 8, 2, 8),
    };
    html! { <svg class="learn-drawing" viewBox="0 0 132 56" fill="var(--ink)" font-size="13" font-weight="700" aria-hidden="true">{ drawn }</svg> }
}

fn digits(word: &str, left: u32) -> Html {
    let digit = |(index, digit): (usize, char)| {
        let x = left + u32::try_from(index).unwrap_or_default() * 15;
        let (fill, stroke) =
            if digit == '1' { ("var(--ink)", "none") } else { ("var(--surface)", "var(--border)") };
        let ink = if digit == '1' { "var(--surface)" } else { "var(--ink)" };
        html! { <><rect {fill} {stroke} x={x.to_string()} y="18" width="13" height="22" rx="3" /><text fill={ink} x={(x + 3).to_string()} y="34">{ digit }</text></> }
    };
    html! { <g>{ list(word.chars().enumerate().map(digit)) }</g> }
}

/// The drawing of a lesson; a plain ruler for one that has none.
pub fn lesson(lang: Lang, id: &str) -> Html {
    let drawn = match id {
        "why-341" => {
            html! { <>{ columns(&[1, 1, 2, 3, 5, 9, 17, 34, 68], 74, 22) }{ words("341", 148, 18) }</> }
        }
        "binary" => {
            html! { <>{ rings(&[(52, false), (76, false), (100, true), (124, true), (148, true), (172, false)], 196) }{ list("001011".chars().enumerate().map(|(index, digit)| words(&digit.to_string(), 48 + u32::try_from(index).unwrap_or_default() * 24, 74))) }</> }
        }
        "gray" => html! { <>{ digits("0100", 24) }{ digits("1100", 124) }</> },
        "hanoi-n" => html! {
            <>
                <rect fill="var(--accent-tint)" stroke="var(--accent)" x="4" y="2" width="214" height="16" rx="3" />
                <rect fill="var(--surface)" stroke="var(--border)" x="4" y="22" width="100" height="16" rx="3" /><rect fill="var(--accent-tint)" stroke="var(--accent)" x="118" y="22" width="100" height="16" rx="3" />
                { list([4, 58, 118, 172].map(|x: u32| html! { <rect fill="var(--surface)" stroke="var(--border)" x={x.to_string()} y="42" width="46" height="16" rx="3" /> })) }
                { list([106].map(|x: u32| html! { <rect fill="var(--plate)" stroke="var(--plate-line)" x={x.to_string()} y="22" width="10" height="16" rx="2" /> })) }
                { list([51, 165].map(|x: u32| html! { <rect fill="var(--accent)" x={x.to_string()} y="42" width="6" height="16" rx="2" /> })) }
            </>
        },
        "four-pegs" => {
            html! { <><rect fill="var(--plate)" stroke="var(--plate-line)" x="4" y="8" width="200" height="20" rx="4" />{ words(&lang.number(&Steps::from(1_023u32)), 12, 23) }<rect fill="var(--accent)" x="4" y="44" width="10" height="20" rx="3" />{ words("?", 22, 59) }</> }
        }
        "base-three" => {
            let piece = |(x, place): (u32, u32)| {
                html! {
                    <>
                        <rect fill="var(--surface)" stroke="var(--border)" x={x.to_string()} y="4" width="28" height="70" rx="5" />
                        <rect fill="var(--plate)" stroke="var(--plate-line)" x={x.to_string()} y={(4 + 24 * place).to_string()} width="28" height="22" rx="5" />
                    </>
                }
            };
            html! { <g>{ list([(20, 0), (60, 1), (100, 2), (140, 0), (180, 1)].into_iter().map(piece)) }</g> }
        }
        "game" => {
            let cold = |(x, y): (u32, u32)| {
                html! {
                    <rect fill="var(--accent)" x={(75 + x * 9).to_string()} y={(66 - y * 9).to_string()} width="9" height="9" />
                }
            };
            html! {
                <>
                    <rect fill="var(--plate)" stroke="var(--plate-line)" x="75" y="3" width="72" height="72" rx="2" />
                    { list([(0, 0), (1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4)].into_iter().map(cold)) }
                </>
            }
        }
        _ => {
            html! { <><rect fill="var(--plate)" stroke="var(--plate-line)" x="2" y="8" width="218" height="58" rx="4" />{ ruler(31, 7, 0, 8) }</> }
        }
    };
    html! { <svg class="learn-drawing" viewBox="0 0 222 78" fill="var(--ink)" font-size="13" font-weight="700" aria-hidden="true">{ drawn }</svg> }
}

/// How many marks of the ruler are drawn.
const MARKS: usize = 16;
/// The states of three rings along their line, as binary numbers.
const RINGS: [u8; 8] = [0b000, 0b001, 0b011, 0b010, 0b110, 0b111, 0b101, 0b100];

pub fn figure(lang: Lang, drawing: Drawing, task: &Task) -> Html {
    match drawing {
        Drawing::Ruler => picture(Ticks { count: MARKS }.scene()),
        Drawing::Copies => copies(lang, asked(task)),
        Drawing::Cube => picture(Cube { list: &RINGS }.scene()),
    }
}

fn picture(scene: Scene) -> Html {
    html! { <div class="stop-figure" aria-hidden="true">{ component(Picture { scene: Rc::new(scene) }) }</div> }
}

/// Returns the number that a drawing must not tell.
fn asked(task: &Task) -> Option<u32> {
    task.questions().first()?.answer.number()
}
