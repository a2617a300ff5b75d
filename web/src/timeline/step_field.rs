//! The field that shows the step and takes another one.

use gloo_timers::callback::Timeout;
use gros_session::{Action, Seek};
use gros_solver::Steps;
use gros_text::{Key, Lang};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::state::Msg;
use crate::ui::component::rendered_by;
use crate::ui::focus;
use crate::ui::geometry::use_geometry;
use crate::ui::icons::{Shape, icon};
use gros_picture::Within;
use gros_picture::decimal::hundredths;

/// The most digits of a row while the field is typed in.
const MOST_COLUMNS: f64 = 48.0;
/// The fewest digits that the field is wide.
const LEAST_COLUMNS: f64 = 3.0;
/// The widest row that a narrow dock has room for in the full size of type, in digits.
const SHORT: f64 = 4.5;
/// The width of a digit of the field, and of what surrounds the digits in a dock, in pixels.
const DIGIT: f64 = 11.0;
const SURROUND: f64 = 56.0;

/// A digit that was typed elsewhere, to begin the field with; the number tells two equal ones apart.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Typed {
    digit: Option<char>,
    count: u32,
}

impl Typed {
    /// Returns the next digit that was typed.
    pub fn next(self, digit: char) -> Typed {
        Typed { digit: Some(digit), count: self.count + 1 }
    }
}

/// The field that shows the step.
#[derive(PartialEq)]
pub struct StepField {
    /// The language.
    pub lang: Lang,
    /// The step one stands on.
    pub step: Steps,
    /// The last step.
    pub steps: Steps,
    /// How wide the dock is; 0 where that is not known yet.
    pub room: f64,
    /// The newest digit that was typed on the overview.
    pub typed: Typed,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(StepField, use_step_field);

/// Draws the field: the step in groups of three, plain and whole while it is typed in.
#[hook]
fn use_step_field(props: &StepField) -> Html {
    let StepField { lang, step, steps, room, typed, dispatch } = props;
    let draft = use_draft(step);
    let field = use_node_ref();
    use_typed(*typed, &draft, &field);
    let most = most_digits(*room);
    let rest = lang.step_in_field(step, most);
    let width = width_of(&rest).max(width_of(&lang.step_in_field(steps, most)));
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
                    aria-label={lang.text(Key::Step)} title={lang.text(Key::StepFieldHint)}
                    aria-invalid={draft.is_wrong.then_some("true")} aria-describedby={draft.is_wrong.then_some("step-error")}
                    oninput={draft.type_in()} onkeydown={draft.keys(dispatch)} onfocus={draft.open()} onblur={draft.leave()}
                />
                if *draft.is_wrong {
                    <span class="error" id="step-error" role="alert">
                        { icon(Shape::Cross) }
                        <span>{ lang.sentences([lang.sentence(lang.text(Key::NotAStep)), lang.sentence(lang.text(Key::StepFieldHint))]) }</span>
                    </span>
                }
            </span>
        </span>
    }
}

/// Returns the most digits that a dock has room for beside all else.
fn most_digits(room: f64) -> usize {
    match room {
        ..=0.0 | 900.0.. => 26,
        700.0.. => 13,
        360.0.. => 7,
        _ => 4,
    }
}

/// Estimates the width of a row, in digits.
fn width_of(text: &str) -> f64 {
    let width = |symbol| match symbol {
        ',' | ' ' => 0.5,
        '…' => 1.5,
        _ => 1.0,
    };
    text.chars().map(width).sum::<f64>().max(LEAST_COLUMNS)
}

/// Returns the columns and rows in which a text is wholly seen while it is typed in, at least `least` columns.
fn shape(text: &str, least: f64, room: f64) -> (f64, usize) {
    let inside = ((room - SURROUND) / DIGIT).floor();
    let most = if room <= 0.0 { MOST_COLUMNS } else { inside.within(LEAST_COLUMNS, MOST_COLUMNS) };
    // Some symbols are wider than a digit.
    let length = text.chars().count() as f64 + 1.0;
    let columns = length.within(least.min(most), most);
    // A step has a few hundred digits at most: the cast loses nothing.
    (columns, (length / columns).ceil() as usize)
}

/// The field's own state.
#[derive(Clone)]
struct Draft {
    /// What is typed and not yet gone to.
    text: UseStateHandle<Option<String>>,
    /// Whether that is no step.
    is_wrong: UseStateHandle<bool>,
    /// Whether the field has the keyboard.
    is_open: UseStateHandle<bool>,
}

/// Keeps what is typed; what was wrong and left so goes when the step changes.
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

/// Chooses the whole text when the field is opened, and begins with the digit that was typed elsewhere.
#[hook]
fn use_typed(typed: Typed, draft: &Draft, field: &NodeRef) {
    use_effect_with(*draft.is_open, {
        let (draft, field) = (draft.clone(), field.clone());
        move |is_open| {
            // A click puts the caret after it gave the focus.
            let later = (*is_open && draft.text.is_none()).then(|| {
                Timeout::new(0, move || {
                    if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                        field.select();
                    }
                })
            });
            move || drop(later)
        }
    });
    use_effect_with(typed, {
        let (draft, field) = (draft.clone(), field.clone());
        move |typed| {
            if let (Some(digit), Some(field)) = (typed.digit, field.cast::<HtmlTextAreaElement>()) {
                draft.text.set(Some(digit.to_string()));
                // A field that is not shown cannot take the focus; it is always shown.
                let _ = field.focus();
            }
        }
    });
}

impl Draft {
    /// Returns what stands in the field.
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

    fn leave(&self) -> Callback<FocusEvent> {
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

    fn keys(&self, dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
        let (draft, dispatch) = (self.clone(), dispatch.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if !event.is_composing() => {
                event.prevent_default();
                draft.go(&event, &dispatch);
            }
            "Escape" => draft.clear(),
            _ => {}
        })
    }

    fn go(&self, event: &KeyboardEvent, dispatch: &Callback<Msg>) {
        let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() else { return };
        match field.value().parse::<Seek>() {
            Ok(seek) => {
                self.clear();
                dispatch.emit(Msg::Act(Action::Seek(seek)));
                // The field closes when it is left; where there is no way to slide along, it is left for nothing.
                let _ = field.blur();
                focus::move_to_first(&[".overview input:enabled"]);
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
    fn long_steps_are_wholly_seen() {
        for (length, room) in [(20, 320.0), (302, 320.0), (302, 390.0), (302, 1440.0), (302, 0.0)] {
            let (columns, rows) = shape(&"1".repeat(length), 3.0, room);
            assert!(columns * rows as f64 > length as f64, "{length} in {room}");
            assert!(room == 0.0 || columns * DIGIT + SURROUND <= room);
        }
    }
}
