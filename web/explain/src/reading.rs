//! The machine that copies or swaps, read digit by digit: the user predicts each digit before it is shown.

use gros_text::{Key, Lang, Reading, say};
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon, icon_button};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::{change_on_click, set_on_click};

#[derive(Clone, PartialEq)]
pub struct Predict {
    pub lang: Lang,
    pub reading: Reading,
    /// The whole table, which is shown while nothing is predicted.
    pub table: Html,
}

rendered_by!(Predict, use_predict);
lazy_in!(Predict, panels, with later words);

/// How far the machine has read, and what was predicted at each place.
#[derive(Clone, Default, PartialEq)]
struct Run {
    guesses: Vec<Option<bool>>,
}

impl Run {
    fn back(&self) -> Run {
        let mut guesses = self.guesses.clone();
        guesses.pop();
        Run { guesses }
    }

    /// Shows the next digit, which may have been predicted.
    fn on(&self, reading: &Reading, guess: Option<bool>) -> Run {
        let mut guesses = self.guesses.clone();
        if guesses.len() < reading.squares.len() {
            guesses.push(guess);
        }
        Run { guesses }
    }

    /// Counts the right predictions, and all of them.
    fn score(&self, reading: &Reading) -> (usize, usize) {
        let asked = || self.guesses.iter().enumerate().filter_map(|(place, guess)| Some((place, (*guess)?)));
        let right = asked().filter(|(place, guess)| reading.written(*place) == Some(*guess));
        (right.count(), asked().count())
    }
}

#[hook]
fn use_predict(props: &Predict) -> Html {
    let Predict { lang, reading, table } = props;
    let lang = *lang;
    let run = use_state_eq(|| None::<Run>);
    let node = use_node_ref();
    let set = |next: Option<Run>| set_on_click(&run, next);
    let turn = reading.turn.as_ref().map(|turn| html! { <p class="card-text">{ turn }</p> });
    let Some(now) = &*run else {
        return html! {
            <div class="stack reading">
                { table.clone() }
                { list(turn) }
                <button class="button" type="button" onclick={set(Some(Run::default()))}>{ lang.text(Key::ReadingStart) }</button>
            </div>
        };
    };
    let read = now.guesses.len();
    let is_done = read == reading.squares.len();
    let onkeydown = {
        let (run, reading) = (run.clone(), reading.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            // Not the digits that were drawn: keys may come faster than drawings.
            let now = (*run).clone().unwrap_or_default();
            run.set(Some(match event.key().as_str() {
                "ArrowLeft" => now.back(),
                "ArrowRight" => now.on(&reading, None),
                "0" => now.on(&reading, Some(false)),
                "1" => now.on(&reading, Some(true)),
                _ => return,
            }));
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let last = read.checked_sub(1).map(|place| {
        let guess = now.guesses.get(place).copied().flatten();
        let is_right = guess.map(|guess| reading.written(place) == Some(guess));
        lang.reading_tells(reading, place, is_right)
    });
    let asks = if is_done {
        let (right, asked) = now.score(reading);
        lang.reading_ends(reading, right, asked)
    } else {
        lang.reading_asks(reading, read)
    };
    let go_on = |guess: Option<bool>| {
        let reading = reading.clone();
        change_on_click(&run, move |run| Some(run.clone().unwrap_or_default().on(&reading, guess)))
    };
    let guess = |digit: bool| {
        let text = u8::from(digit).to_string();
        html! {
            <button
                class="button reading-guess" type="button" aria-label={say!(lang, ReadingGuess { digit: u8::from(digit) })}
                aria-disabled={is_done.then_some("true")} onclick={go_on(Some(digit))}
            >
                { text }
            </button>
        }
    };
    let back = change_on_click(&run, |run| run.as_ref().map(Run::back));
    html! {
        <div class="stack reading" ref={node} role="group" aria-label={lang.text(Key::ReadingName)} {onkeydown}>
            { tape(lang, reading, now) }
            <p class="card-text reading-said" role="status">{ list(last) }{ lang.text(Key::SentenceGap) }<b>{ asks }</b></p>
            if is_done {
                { list(turn) }
            }
            <div class="row">
                { icon_button(lang.text(Key::ReadingBack), Shape::Left, read == 0, back) }
                { guess(false) }
                { guess(true) }
                { icon_button(lang.text(Key::ReadingForward), Shape::Right, is_done, go_on(None)) }
                <button class="button button-quiet" type="button" onclick={set(None)}>{ lang.text(Key::ReadingLeave) }</button>
            </div>
        </div>
    }
}

/// The digits so far: what is read is seen from the start, what is written only up to the head.
fn tape(lang: Lang, reading: &Reading, run: &Run) -> Html {
    let read = run.guesses.len();
    let row = |name: Key, cell: &dyn Fn(usize) -> Html| {
        html! {
            <tr>
                <th scope="row">{ lang.text(name) }</th>
                { list((0..reading.squares.len()).map(cell)) }
            </tr>
        }
    };
    let digit = |is_one: bool| u8::from(is_one).to_string();
    let head = |place: usize| (place == read).then_some("reading-head");
    let name = |place: usize| {
        let name = reading.numbers.get(place).cloned();
        html! { <th scope="col" class={head(place)} aria-current={head(place).map(|_| "true")}>{ list(name) }</th> }
    };
    let given = |place: usize| {
        let square = reading.squares.get(place).map(|square| digit(square.read));
        html! { <td class={head(place)}>{ list(square) }</td> }
    };
    let written = |place: usize| {
        let guess = run.guesses.get(place);
        let (class, text) = match (guess, reading.written(place)) {
            (Some(guess), Some(written)) => {
                let class = match guess {
                    Some(guess) if *guess == written => "reading-right",
                    Some(_) => "reading-wrong",
                    None => "",
                };
                (class, digit(written))
            }
            _ => ("reading-hidden", "?".to_owned()),
        };
        let mark = match class {
            "reading-right" => Some(icon(Shape::Check)),
            "reading-wrong" => Some(icon(Shape::Cross)),
            _ => None,
        };
        html! { <td class={classes!(class, head(place))}>{ text }{ list(mark) }</td> }
    };
    html! {
        <div class="card-table" tabindex="0">
            <table>
                <thead><tr><td />{ list((0..reading.squares.len()).map(name)) }</tr></thead>
                <tbody>
                    { row(Key::RingsRowRead, &given) }
                    { row(Key::RingsRowWritten, &written) }
                </tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peek::question;
    use crate::state::TimelineRef;
    use gros_session::spec;
    use gros_solver::methods;
    use gros_solver::rings::methods::AUTOMATON;
    use gros_text::Part;

    fn reading() -> Reading {
        let timeline = TimelineRef::new(spec::open("rings?n=4&from=1101", 4).unwrap().session);
        let found = methods::explain(AUTOMATON, &question(&timeline)).unwrap();
        let parts = Lang::English.explain(&found).parts;
        parts
            .into_iter()
            .find_map(|part| if let Part::Reading(reading) = part { Some(reading) } else { None })
            .unwrap()
    }

    #[test]
    fn what_was_predicted_is_counted_and_can_be_taken_back() {
        let reading = reading();
        let written: Vec<bool> = (0..4).filter_map(|place| reading.written(place)).collect();
        assert_eq!(written, [true, false, false, true]);
        let run = Run::default().on(&reading, Some(true)).on(&reading, Some(true)).on(&reading, None);
        assert_eq!(run.score(&reading), (1, 2));
        assert_eq!(run.back().back().score(&reading), (1, 1));
        let run = run.on(&reading, Some(true)).on(&reading, Some(true));
        assert_eq!((run.guesses.len(), run.score(&reading)), (4, (2, 3)));
    }
}
