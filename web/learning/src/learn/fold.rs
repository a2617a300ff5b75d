//! The line of four rings as two copies of the line of three rings, the second of which is turned about the
//! joint.

use gros_picture::Within;
use gros_text::{Key, Lang, say};
use web_sys::Element;
use yew::prelude::*;

use super::run::Act;
use crate::ui::component::{list, rendered_by};
use crate::ui::grip::{Pull, use_grip};

#[derive(PartialEq)]
pub struct Fold {
    pub lang: Lang,
    /// How far the second copy still has to turn, in degrees.
    pub angle: u32,
    pub act: Callback<Act>,
}

rendered_by!(Fold, use_fold);

/// The states of a copy, and the distance of two of them.
const STATES: u32 = 8;
const PITCH: f64 = 20.0;
const HINGE: (f64, f64) = (178.0, 212.0);
/// From here it closes by itself.
const CLOSE: u32 = 12;
const KEY_STEP: u32 = 15;
const MOST: u32 = 180;

#[hook]
fn use_fold(props: &Fold) -> Html {
    let Fold { lang, angle, act } = props;
    let (lang, angle) = (*lang, (*angle).min(MOST));
    let node = use_node_ref();
    let turn = {
        let act = act.clone();
        move |angle: u32, is_let_go: bool| {
            act.emit(Act::Turn(if angle <= CLOSE { 0 } else { angle }, is_let_go));
        }
    };
    let onkeydown = {
        let turn = turn.clone();
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => (angle + KEY_STEP).min(MOST),
                "ArrowRight" | "ArrowDown" => angle.saturating_sub(KEY_STEP),
                "Home" => MOST,
                "End" => 0,
                _ => return,
            };
            event.prevent_default();
            turn(to, true);
        })
    };
    let angle_of = {
        let node = node.clone();
        move |event: &PointerEvent| {
            let frame = node.cast::<Element>()?.get_bounding_client_rect();
            let scale = frame.width() / WIDTH;
            let across = f64::from(event.client_x()) - frame.left() - HINGE.0 * scale;
            let up = frame.top() + HINGE.1 * scale - f64::from(event.client_y());
            let degrees = up.max(0.0).atan2(across).to_degrees();
            // Between 0 and 180.
            Some(degrees.round().within(0.0, 180.0) as u32)
        }
    };
    let onpointerdown = use_grip(Callback::from(move |(pull, event): (Pull, PointerEvent)| {
        let to = Some(&event).filter(|_| pull != Pull::Cancel).and_then(&angle_of);
        turn(to.unwrap_or(angle), pull != Pull::Move);
    }));
    let value = if angle == 0 {
        lang.text(Key::FoldOpen).to_owned()
    } else {
        say!(lang, FoldValue { degrees: angle })
    };
    html! {
        <svg
            class="stop-figure fold" ref={node} viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="slider" tabindex="0"
            fill="var(--ink)" font-size="13" font-weight="700"
            aria-label={lang.text(Key::FoldName)} aria-valuemin="0" aria-valuemax="180" aria-valuenow={angle.to_string()}
            aria-valuetext={value} {onkeydown} {onpointerdown}
        >
            { goal() }
            { copy(false, 0) }
            <path fill="none" stroke="var(--hint)" stroke-width="4" d={joint(angle)} />
            <g transform={format!("rotate({} {} {})", 360 - angle, HINGE.0, HINGE.1)}>{ copy(true, angle) }</g>
            <text fill="var(--muted)" font-size="13" font-weight="400" x="10" y="290">{ lang.text(Key::FoldFirst) }</text>
            <text fill="var(--muted)" font-size="13" font-weight="400" x="342" y="290" text-anchor="end">{ lang.text(Key::FoldSecond) }</text>
        </svg>
    }
}

const WIDTH: f64 = 352.0;
const HEIGHT: f64 = 296.0;

/// The colours of a copy: its line, and the area and the edge of its dots.
struct Ink {
    line: &'static str,
    dot: &'static str,
    edge: &'static str,
}

const FIRST: Ink = Ink { line: "var(--border)", dot: "var(--ring-off)", edge: "var(--ring-off-line)" };
const SECOND: Ink = Ink { line: "var(--ring-on-line)", dot: "var(--ring-on)", edge: "var(--ring-on-line)" };

/// The place of a state on the line that is to come.
fn goal() -> Html {
    let dot = |index: u32| {
        let x = HINGE.0 + PITCH * (f64::from(index) + 0.5);
        html! { <circle fill="none" stroke="var(--muted)" stroke-dasharray="3 3" cx={x.to_string()} cy={HINGE.1.to_string()} r="6" /> }
    };
    html! { <g>{ list((0..STATES).map(dot)) }</g> }
}

/// A copy of the line of three rings: the first from the left up to the hinge, the second on from there. Its numbers
/// stand upright: those of the first copy while it lies on that, and those of the whole line when it is open.
fn copy(is_second: bool, angle: u32) -> Html {
    let (side, ink) = if is_second { (1.0, SECOND) } else { (-1.0, FIRST) };
    let x = |index: u32| HINGE.0 + side * PITCH * (f64::from(index) + 0.5);
    let (near, far) = (x(0).to_string(), x(STATES - 1).to_string());
    let y = HINGE.1;
    let dot = |index: u32| {
        // From the joint outwards: 7, 6, 5 … in the first copy, 8, 9, 10 … in the second.
        let number = if is_second { STATES + index } else { STATES - 1 - index };
        let (x, turned) = (x(index), format!("rotate({angle} {} {y})", x(index)));
        html! {
            <g transform={turned}>
                <circle fill={ink.dot} stroke={ink.edge} stroke-width="2.5" cx={x.to_string()} cy={y.to_string()} r="7.5" />
                { label(number, x, angle) }
            </g>
        }
    };
    html! {
        <g>
            <path fill="none" stroke={ink.line} stroke-width="4" d={format!("M{near} {y}H{far}")} />
            { list((0..STATES).map(dot)) }
            if is_second {
                <circle fill="none" stroke="var(--accent)" stroke-width="3" cx={far} cy={y.to_string()} r="16" />
            }
        </g>
    }
}

/// The number of a state and its rings: below a copy that lies, beside one that stands, above one that lies on the other.
fn label(number: u32, x: f64, angle: u32) -> Html {
    let (y, word) = (HINGE.1, word(number));
    match angle {
        0..45 => {
            let below = y + 32.0;
            html! {
                <>
                    <text x={x.to_string()} y={(y + 23.0).to_string()} text-anchor="middle">{ number }</text>
                    <text class="fold-state" x={x.to_string()} y={below.to_string()} transform={format!("rotate(90 {x} {below}) translate(0 4)")}>{ word }</text>
                </>
            }
        }
        45..136 => html! {
            <text class="fold-state" x={(x + 24.0).to_string()} y={(y + 5.0).to_string()}>
                { word }{ " " }<tspan fill="var(--ink)" font-size="13" font-weight="700">{ number }</tspan>
            </text>
        },
        _ => {
            html! { <text x={x.to_string()} y={(y - 14.0).to_string()} text-anchor="middle">{ number }</text> }
        }
    }
}

/// The rings of a state, by its number of moves to the end of the line.
fn word(number: u32) -> String {
    format!("{:04b}", number ^ (number >> 1))
}

/// The distance of two states, and the height of a row, where the copies lie one above the other.
const COLUMN: f64 = 42.0;
const ROWS: (f64, f64) = (48.0, 100.0);

/// Both copies, the second above the first: a state of the one is above the state of the other with the same smaller
/// rings. The numbers of the second copy are left out except at its ends; one of them is asked for.
pub fn copies(lang: Lang, asked: Option<u32>) -> Html {
    let last = x_of(STATES - 1);
    let joint = format!("M{last} {}q26 {} 0 {}", ROWS.0, (ROWS.1 - ROWS.0) / 2.0, ROWS.1 - ROWS.0);
    html! {
        <svg class="stop-figure" viewBox="0 0 352 156" fill="var(--ink)" font-size="13" font-weight="700" aria-hidden="true" focusable="false">
            <path fill="none" stroke="var(--hint)" stroke-width="4" d={joint} />
            <g>{ row(&SECOND, ROWS.0, (ROWS.0 - 33.0, ROWS.0 - 17.0), |index| 2 * STATES - 1 - index, asked) }</g>
            <g>{ row(&FIRST, ROWS.1, (ROWS.1 + 40.0, ROWS.1 + 24.0), |index| index, None) }</g>
            <text fill="var(--muted)" font-size="13" font-weight="400" x="2" y={(ROWS.0 + 26.0).to_string()}>{ lang.text(Key::FoldSecond) }</text>
        </svg>
    }
}

/// Returns the place of a state in a copy.
fn x_of(index: u32) -> f64 {
    COLUMN * (f64::from(index) + 0.5) + 4.0
}

/// A copy, with the numbers and the rings of its states on two lines; without numbers in between if one is asked for.
fn row(ink: &Ink, y: f64, lines: (f64, f64), number: impl Fn(u32) -> u32, asked: Option<u32>) -> Html {
    let state = |index: u32| {
        let (x, number) = (x_of(index).to_string(), number(index));
        let is_end = index == 0 || index == STATES - 1;
        let told = match asked {
            Some(asked) if asked == number => "?".to_owned(),
            Some(_) if !is_end => String::new(),
            _ => number.to_string(),
        };
        html! {
            <>
                <circle fill={ink.dot} stroke={ink.edge} stroke-width="2.5" cx={x.clone()} cy={y.to_string()} r="8" />
                <text x={x.clone()} y={lines.0.to_string()} text-anchor="middle">{ told }</text>
                <text class="fold-state" {x} y={lines.1.to_string()} text-anchor="middle">{ word(number) }</text>
            </>
        }
    };
    html! {
        <>
            <path fill="none" stroke={ink.line} stroke-width="4" d={format!("M{} {y}H{}", x_of(0), x_of(STATES - 1))} />
            { list((0..STATES).map(state)) }
        </>
    }
}

/// The edge that joins the two copies, which stretches with the angle.
fn joint(angle: u32) -> String {
    let radians = f64::from(angle).to_radians();
    let half = PITCH / 2.0;
    let (x, y) = (HINGE.0 + half * radians.cos(), HINGE.1 - half * radians.sin());
    format!("M{} {}Q{} {} {x:.1} {y:.1}", HINGE.0 - half, HINGE.1, HINGE.0, HINGE.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_joint_ends_where_the_second_copy_begins() {
        assert_eq!(joint(0), "M168 212Q178 212 188.0 212.0");
        assert_eq!(joint(90), "M168 212Q178 212 178.0 202.0");
    }

    #[test]
    fn the_states_are_those_of_the_rings() {
        let session = gros_session::spec::open("rings?n=4&from=1000", 1_000).unwrap().session;
        let timeline = session.timeline();
        for number in 0..2 * STATES {
            assert_eq!(word(number), timeline.state_at(&(15 - number).into()).to_string());
        }
    }
}
