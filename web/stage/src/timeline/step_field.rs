//! The field that shows the step and seeks to another one.

use gloo_timers::callback::Timeout;
use gros_session::{Action, Seek};
use gros_solver::Steps;
use gros_text::Key;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::rendered_by;
use crate::ui::focus;
use crate::ui::geometry::use_geometry;
use crate::ui::icons::{Shape, icon};
use gros_picture::Within;
use gros_picture::decimal::hundredths;

/// Maximum number of digits per row during editing.
const MAX_COLUMNS: f64 = 48.0;
/// Minimum width in digits.
const MIN_COLUMNS: f64 = 3.0;
/// Up to this width, in digits, a narrow dock uses the full type size.
const SHORT: f64 = 4.5;
/// Width of a digit, and of the padding around the digits, in CSS pixels.
const DIGIT: f64 = 11.0;
const SURROUND: f64 = 56.0;

/// A digit typed on the overview; the count tells two equal ones apart.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TypedDigit {
    digit: Option<char>,
    count: u32,
}

impl TypedDigit {
    pub fn next(self, digit: char) -> TypedDigit {
        TypedDigit { digit: Some(digit), count: self.count + 1 }
    }
}

#[derive(PartialEq)]
pub struct StepField {
    pub ctx: Ctx,
    pub step: Steps,
    pub steps: Steps,
    /// Width of the dock in CSS pixels; 0 before the first measurement.
    pub room: f64,
    pub typed: TypedDigit,
}

rendered_by!(StepField, use_step_field);

/// The step is shown in groups of three, or as plain digits during editing.
#[hook]
fn use_step_field(props: &StepField) -> Html {
    let StepField { step, steps, room, typed, .. } = props;
    let ctx = props.ctx;
    let draft = use_draft(step);
    let field = use_node_ref();
    use_typed_digit(*typed, &draft, &field);
    let max = max_digits(*room);
    let rest = ctx.lang.step_in_field(step, max);
    let width = width_of(&rest).max(width_of(&ctx.lang.step_in_field(steps, max)));
    let text = draft.shown(step, &rest);
    let (columns, rows) = if *draft.is_open { shape(&text, width, *room) } else { (width, 1) };
    let node = use_geometry(vec![
        ("--width", hundredths(width).to_string()),
        ("--columns", hundredths(columns).to_string()),
    ]);
    html! {
        <span class={classes!("step-field", (width > SHORT).then_some("step-field-wide"))} ref={node}>
            <span class="step-field-box">
                <textarea
                    id="step" class={classes!("field", (rows > 1).then_some("field-long"))} ref={field} rows={rows.to_string()}
                    inputmode="numeric" autocomplete="off" spellcheck="false" value={text}
                    aria-label={ctx.lang.text(Key::Step)} title={ctx.lang.text(Key::StepFieldHint)}
                    aria-invalid={draft.is_wrong.then_some("true")} aria-describedby={draft.is_wrong.then_some("step-error")}
                    oninput={draft.type_in()} onkeydown={draft.keys(ctx)} onfocus={draft.open()} onblur={draft.close()}
                />
                if *draft.is_wrong {
                    <span class="error" id="step-error" role="alert">
                        { icon(Shape::Cross) }
                        <span>{ ctx.lang.sentences([ctx.lang.sentence(ctx.lang.text(Key::NotAStep)), ctx.lang.sentence(ctx.lang.text(Key::StepFieldHint))]) }</span>
                    </span>
                }
            </span>
        </span>
    }
}

fn max_digits(room: f64) -> usize {
    match room {
        ..=0.0 | 900.0.. => 26,
        700.0.. => 13,
        360.0.. => 7,
        _ => 4,
    }
}

fn width_of(text: &str) -> f64 {
    let width = |symbol| match symbol {
        ',' | ' ' => 0.5,
        '…' => 1.5,
        _ => 1.0,
    };
    text.chars().map(width).sum::<f64>().max(MIN_COLUMNS)
}

/// Returns the columns, at least `least`, and rows needed to show a whole text during editing.
fn shape(text: &str, least: f64, room: f64) -> (f64, usize) {
    let fitting = ((room - SURROUND) / DIGIT).floor();
    let max = if room <= 0.0 { MAX_COLUMNS } else { fitting.within(MIN_COLUMNS, MAX_COLUMNS) };
    // Some characters are wider than a digit.
    let length = text.chars().count() as f64 + 1.0;
    let columns = length.within(least.min(max), max);
    // A step has at most a few hundred digits, so the cast is exact.
    (columns, (length / columns).ceil() as usize)
}

#[derive(Clone)]
struct Draft {
    /// Input that was not submitted yet.
    text: UseStateHandle<Option<String>>,
    /// Whether the input was submitted and rejected.
    is_wrong: UseStateHandle<bool>,
    is_open: UseStateHandle<bool>,
}

/// A rejected input that was left in the field disappears when the step changes.
#[hook]
fn use_draft(step: &Steps) -> Draft {
    let draft = Draft {
        text: use_state_eq(|| None),
        is_wrong: use_state_eq(|| false),
        is_open: use_state_eq(|| false),
    };
    use_effect_with(step.clone(), {
        let draft = draft.clone();
        move |_| {
            if !*draft.is_open {
                draft.clear();
            }
        }
    });
    draft
}

/// Selects the text when the field is focused, and starts an entry with a digit typed on the overview.
#[hook]
fn use_typed_digit(typed: TypedDigit, draft: &Draft, field: &NodeRef) {
    use_effect_with(*draft.is_open, {
        let (draft, field) = (draft.clone(), field.clone());
        move |is_open| {
            // A click places the caret after the focus event.
            let timer = (*is_open && draft.text.is_none()).then(|| {
                Timeout::new(0, move || {
                    if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                        field.select();
                    }
                })
            });
            move || drop(timer)
        }
    });
    use_effect_with(typed, {
        let (draft, field) = (draft.clone(), field.clone());
        move |typed| {
            if let (Some(digit), Some(field)) = (typed.digit, field.cast::<HtmlTextAreaElement>()) {
                draft.text.set(Some(digit.to_string()));
                // Only a hidden field could refuse the focus, and this one is always visible.
                let _ = field.focus();
            }
        }
    });
}

impl Draft {
    fn shown(&self, step: &Steps, rest: &str) -> String {
        match (&*self.text, *self.is_open) {
            (Some(text), _) => text.clone(),
            (None, true) => step.to_string(),
            (None, false) => rest.to_owned(),
        }
    }

    fn clear(&self) {
        self.text.set(None);
        self.is_wrong.set(false);
    }

    fn open(&self) -> Callback<FocusEvent> {
        let draft = self.clone();
        Callback::from(move |_| draft.is_open.set(true))
    }

    fn close(&self) -> Callback<FocusEvent> {
        let draft = self.clone();
        Callback::from(move |_| {
            draft.is_open.set(false);
            if !*draft.is_wrong {
                draft.text.set(None);
            }
        })
    }

    fn type_in(&self) -> Callback<InputEvent> {
        let draft = self.clone();
        Callback::from(move |event: InputEvent| {
            draft.text.set(event.target_dyn_into::<HtmlTextAreaElement>().map(|field| field.value()));
            draft.is_wrong.set(false);
        })
    }

    fn keys(&self, ctx: Ctx) -> Callback<KeyboardEvent> {
        let draft = self.clone();
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if !event.is_composing() => {
                event.prevent_default();
                draft.go(&event, ctx);
            }
            "Escape" => draft.clear(),
            _ => {}
        })
    }

    fn go(&self, event: &KeyboardEvent, ctx: Ctx) {
        let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() else { return };
        match field.value().parse::<Seek>() {
            Ok(seek) => {
                self.clear();
                ctx.send(Msg::Act(Action::Seek(seek)));
                // A field that keeps the focus would not be left; failure is harmless.
                let _ = field.blur();
                focus::move_to_first(&[".overview input:enabled", "#board [tabindex='0']"]);
            }
            Err(_) => self.is_wrong.set(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_steps_keep_the_width_of_the_field() {
        assert_eq!(shape("123", 5.0, 1440.0), (5.0, 1));
        assert_eq!(shape("7", 3.0, 390.0), (3.0, 1));
        assert_eq!(width_of("6,241,613"), 8.0);
    }

    #[test]
    fn long_steps_are_fully_visible() {
        for (length, room) in [(20, 320.0), (302, 320.0), (302, 390.0), (302, 1440.0), (302, 0.0)] {
            let (columns, rows) = shape(&"1".repeat(length), 3.0, room);
            assert!(columns * rows as f64 > length as f64, "{length} in {room}");
            assert!(room == 0.0 || columns * DIGIT + SURROUND <= room);
        }
    }
}
