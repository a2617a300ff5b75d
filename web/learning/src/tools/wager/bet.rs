//! What takes a bet: a logarithmic slider with a field for the number, or buttons.

use gros_solver::Steps;
use gros_solver::internals::notation;
use gros_text::{Key, Lang};
use gros_tools::wager::{Bet, Choice, MOST};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::scale::{POWERS, ticks};
use crate::ui::component::{list, rendered_by};

/// How many places of the slider there are to a power of ten.
const PLACES: u32 = 20;
/// Where the slider begins.
const FIRST: u64 = 1_000;

#[derive(PartialEq)]
pub struct Estimate {
    pub lang: Lang,
    pub on_bet: Callback<Bet>,
}

rendered_by!(Estimate, use_estimate);

#[hook]
fn use_estimate(props: &Estimate) -> Html {
    let Estimate { lang, on_bet } = props;
    let lang = *lang;
    let typed = use_state_eq(|| FIRST.to_string());
    // Enter may follow before what was typed is rendered.
    let latest = use_mut_ref(|| FIRST.to_string());
    let is_refused = use_state_eq(|| false);
    let number = read(&typed);
    let take = {
        let (typed, latest, is_refused) = (typed.clone(), latest.clone(), is_refused.clone());
        Callback::from(move |text: String| {
            latest.borrow_mut().clone_from(&text);
            typed.set(text);
            is_refused.set(false);
        })
    };
    let oninput = {
        let take = take.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(place) = field.and_then(|field| field.value().parse().ok()) {
                take.emit(number_at(place).to_string());
            }
        })
    };
    let ontype = {
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                take.emit(field.value());
            }
        })
    };
    let onsubmit = {
        let (on_bet, is_refused) = (on_bet.clone(), is_refused.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let number = read(&latest.borrow());
            match number {
                Some(number) => on_bet.emit(Bet::Number(number)),
                None => is_refused.set(true),
            }
        })
    };
    let shown = number.unwrap_or(FIRST);
    html! {
        <form class="wager-estimate" {onsubmit}>
            <input
                type="range" min="0" max={(POWERS * PLACES).to_string()} value={place_of(shown).to_string()} {oninput}
                aria-label={lang.text(Key::WagerSlider)} aria-valuetext={lang.moves(&Steps::from(shown))}
            />
            { ticks(lang) }
            <p class="tool-form">
                <label>
                    <span>{ lang.text(Key::WagerField) }</span>
                    <input
                        class="field" type="text" inputmode="numeric" autocomplete="off" value={(*typed).clone()} oninput={ontype}
                        aria-invalid={is_refused.then_some("true")} aria-describedby="wager-refused"
                    />
                </label>
                <button class="button button-primary" type="submit">{ lang.text(Key::WagerPlace) }</button>
            </p>
            <p id="wager-refused" class="wager-refused" role="alert">
                if *is_refused { { lang.wager_not_a_number() } }
            </p>
        </form>
    }
}

fn read(text: &str) -> Option<u64> {
    let plain = notation::plain(text).replace([',', '，', '\''], "");
    plain.parse().ok().filter(|number| (1..=MOST).contains(number))
}

/// Returns the number at a place of the slider, to two digits.
fn number_at(place: u32) -> u64 {
    let (power, part) = (place / PLACES, place % PLACES);
    let tens = 10f64.powf(1.0 + f64::from(part) / f64::from(PLACES)).round() as u64;
    // Below ten there is only one digit.
    (tens * 10u64.pow(power) / 10).max(1)
}

fn place_of(number: u64) -> u32 {
    // Not negative, and at most the last place.
    ((number.max(1) as f64).log10() * f64::from(PLACES)).round() as u32
}

#[derive(PartialEq)]
pub struct Choices {
    pub lang: Lang,
    pub pair: [String; 2],
    /// What was chosen already.
    pub tried: Vec<Bet>,
    pub on_bet: Callback<Bet>,
}

rendered_by!(Choices, use_choices);

#[hook]
fn use_choices(props: &Choices) -> Html {
    let Choices { lang, pair: [first, second], tried, on_bet } = props;
    let button = |choice: Choice| {
        let name = match choice {
            Choice::First => first.clone(),
            Choice::Second => second.clone(),
            Choice::Same => lang.text(Key::WagerSame).to_owned(),
        };
        let bet = Bet::Choice(choice);
        let is_off = tried.contains(&bet);
        let onclick = on_bet.reform(move |_: MouseEvent| bet);
        html! { <button class="button" type="button" {onclick} disabled={is_off}>{ name }</button> }
    };
    html! { <div class="wager-choices">{ list(Choice::ALL.into_iter().map(button)) }</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slider_is_logarithmic() {
        let places = [0, PLACES, 3 * PLACES, POWERS * PLACES];
        assert_eq!(places.map(number_at), [1, 10, 1_000, MOST]);
        for place in PLACES..=POWERS * PLACES {
            assert_eq!(place_of(number_at(place)), place);
            assert!(number_at(place) > number_at(place - 1));
        }
    }

    #[test]
    fn numbers_are_read_as_people_type_them() {
        assert_eq!(["2,730", "２７３０", " 2730 "].map(read), [Some(2730); 3]);
        assert_eq!(["0", "", "x", "1000000001", "-3"].map(read), [None; 5]);
    }
}
