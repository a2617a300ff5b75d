//! The greedy builder: the visitor says the smallest number that makes no square, and the word turns out to be the ruler.

use gros_learning::tools::squares::builder::{Judged, Search, fill, judge, next};
use gros_learning::tools::squares::{Letter, sign, square_with};
use gros_session::spec::{Learn, Tool};
use gros_solver::ruler;
use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use super::search::{SearchView, thue};
use super::word::{Word, use_letter_keys};
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::tools::head;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

/// From this length on the page says what the word is.
const SEEN: usize = 7;
/// The longest word.
const LONGEST: usize = 127;
/// How many marks the ruler has.
const MARKS: usize = 15;

#[derive(PartialEq)]
pub struct GreedyPage {
    pub ctx: Ctx,
    /// How many numbers there are; as many as it needs if that is not said.
    pub most: Option<Letter>,
}

rendered_by!(GreedyPage, use_page);

#[hook]
fn use_page(props: &GreedyPage) -> Html {
    let (ctx, lang, most) = (props.ctx, props.ctx.lang, props.most);
    let choices: Vec<Option<Letter>> =
        [None].into_iter().chain((Tool::FEWEST_GREEDY..=Tool::MOST_GREEDY).map(Some)).collect();
    let options = choices.iter().map(|choice| {
        html! { <option selected={*choice == most}>{ lang.greedy_numbers(*choice) }</option> }
    });
    let options = list(options);
    let onchange = ctx.on(move |event: Event| {
        let most = *choices.get(selected_index(&event)?)?;
        Some(Msg::learn(Learn::Tool(Tool::Greedy(most))))
    });
    html! {
        <div>
            { head(ctx, lang.text(Key::GreedyTitle), html! {}) }
            <p class="tool-line">{ lang.text(Key::GreedyTask) }</p>
            <div class="row tool-line tool-setup">
                <label>
                    { lang.text(Key::GreedyNumbers) }
                    { select_box(html! {
                        <select class="select" aria-label={lang.text(Key::GreedyNumbers)} {onchange}>{ options }</select>
                    }) }
                </label>
            </div>
            { keyed(format!("{most:?}"), Build { ctx, most }) }
        </div>
    }
}

#[derive(PartialEq)]
struct Build {
    ctx: Ctx,
    most: Option<Letter>,
}

rendered_by!(Build, use_build);

#[derive(Clone, Debug, Default, PartialEq)]
struct Visit {
    word: Vec<Letter>,
    told: Told,
    /// How often a guess for the next number was wrong.
    wrong: usize,
    search: Option<Search>,
}

#[derive(Clone, Debug, Default, PartialEq)]
enum Told {
    #[default]
    Nothing,
    Right(Letter),
    Wrong(Letter, Judged),
    Shown(Letter),
    Filled,
}

#[derive(Clone, Debug)]
enum Act {
    Guess(Letter),
    Show,
    Fill(usize),
    Back,
    Clear,
    Search(Search),
}

impl Visit {
    fn acted(&self, most: Option<Letter>, act: Act) -> Visit {
        let Visit { mut word, wrong, .. } = self.clone();
        let told = match act {
            Act::Guess(letter) => match judge(&word, letter) {
                Judged::Right => {
                    word.push(letter);
                    Told::Right(letter)
                }
                judged => {
                    return Visit { told: Told::Wrong(letter, judged), wrong: wrong + 1, ..self.clone() };
                }
            },
            Act::Show => match next(&word, most) {
                Some(letter) => {
                    word.push(letter);
                    Told::Shown(letter)
                }
                None => Told::Nothing,
            },
            Act::Fill(length) => {
                fill(&mut word, length, most);
                Told::Filled
            }
            Act::Back => {
                word.pop();
                Told::Nothing
            }
            Act::Clear => return Visit::default(),
            Act::Search(search) => {
                return Visit { word, told: Told::Nothing, wrong: 0, search: Some(search) };
            }
        };
        Visit { word, told, wrong: 0, search: None }
    }
}

#[hook]
fn use_build(props: &Build) -> Html {
    let (ctx, lang, most) = (props.ctx, props.ctx.lang, props.most);
    let visit = use_state_eq(Visit::default);
    let act = {
        let visit = visit.clone();
        Callback::from(move |act: Act| visit.set(visit.acted(most, act)))
    };
    let word = &visit.word;
    let highest = word.iter().max().copied().unwrap_or(0);
    let letters = most.unwrap_or((highest + 2).clamp(4, 9));
    use_letter_keys(
        ctx.letter_keys && visit.search.is_none() && word.len() < LONGEST,
        letters,
        &act.reform(Act::Guess),
    );
    let is_searching = visit.search.is_some();
    use_effect_with(is_searching, |is_searching| {
        if *is_searching {
            focus::move_to_first(&["#squares-step"]);
        }
    });
    if let (Some(search), Some(most)) = (visit.search.clone(), most) {
        let on_clear = act.reform(|()| Act::Clear);
        return component(SearchView { lang, search, most, on_search: act.reform(Act::Search), on_clear });
    }
    let stuck = most.filter(|most| next(word, Some(*most)).is_none());
    html! {
        <div class="tool-room">
            <div class="stack">
                { shown(lang, &visit, stuck.is_some()) }
                <div role="status">{ told(lang, &visit) }</div>
                { buttons(lang, letters, word.len() >= LONGEST, &act) }
                { ways(lang, most, &visit, stuck.is_some(), &act) }
                { list(stuck.map(|most| stuck_box(lang, word, most, &act))) }
            </div>
            <aside class="stack">
                { ruler_box(lang, word) }
                if stuck.is_some() && most >= Some(3) {
                    { thue(lang) }
                }
                { known(lang) }
            </aside>
        </div>
    }
}

/// The word, with the wrong guess behind it.
fn shown(lang: Lang, visit: &Visit, is_stuck: bool) -> Html {
    let Visit { word, told, .. } = visit;
    let name = lang.greedy_word(word);
    let (guess, square) = match told {
        Told::Wrong(letter, Judged::Square(square)) => (Some(*letter), Some(*square)),
        Told::Wrong(letter, _) => (Some(*letter), None),
        _ => (None, None),
    };
    let letters: Vec<Letter> = word.iter().copied().chain(guess).collect();
    let place = (guess.is_none() && !is_stuck && word.len() < LONGEST).then_some(word.len());
    let newest = matches!(told, Told::Right(_) | Told::Shown(_)).then(|| word.len() - 1);
    let guess = guess.map(|_| word.len());
    html! {
        <>
            { Word { letters: &letters, square, guess, newest, place }.view(name) }
            <p class="note">{ say!(lang, GreedyLength { count: Count(word.len()) }) }</p>
        </>
    }
}

fn told(lang: Lang, visit: &Visit) -> Html {
    let (class, shape, text) = match &visit.told {
        Told::Nothing => return html! {},
        Told::Right(letter) => ("box-good", Shape::Check, lang.greedy_right(*letter, false)),
        Told::Shown(letter) => ("", Shape::Info, lang.greedy_right(*letter, true)),
        Told::Filled => ("", Shape::Info, say!(lang, GreedyFilled { count: Count(visit.word.len()) })),
        Told::Wrong(letter, judged) => {
            ("box-bad", Shape::Cross, lang.greedy_wrong(&visit.word, *letter, *judged, visit.wrong < 2))
        }
    };
    html! { <p class={classes!("line", "box", class)}>{ icon(shape) }<span>{ text }</span></p> }
}

fn buttons(lang: Lang, letters: Letter, is_full: bool, act: &Callback<Act>) -> Html {
    let button = |letter: Letter| {
        let onclick = act.reform(move |_: MouseEvent| Act::Guess(letter));
        html! {
            <button class="button squares-letter" type="button" onclick={(!is_full).then_some(onclick)} aria-disabled={is_full.then_some("true")}>
                { sign(letter) }
            </button>
        }
    };
    html! {
        <>
            <h2 id="squares-ask">{ lang.text(Key::GreedyNext) }</h2>
            <div class="row" role="group" aria-labelledby="squares-ask">{ list((1..=letters).map(button)) }</div>
            <p class="note squares-keys">{ lang.text(Key::GreedyKeys) }</p>
        </>
    }
}

/// Show, write on, take back, start over.
fn ways(lang: Lang, most: Option<Letter>, visit: &Visit, is_stuck: bool, act: &Callback<Act>) -> Html {
    let length = visit.word.len();
    let is_full = is_stuck || length >= LONGEST;
    let target = (3..8).map(|power| (1usize << power) - 1).find(|target| *target > length).unwrap_or(LONGEST);
    let target = most.map_or(target, |most| target.min((1 << most) - 1));
    let way = |text: String, is_off: bool, way: Act| {
        let onclick = act.reform(move |_: MouseEvent| way.clone());
        html! {
            <button class="button" type="button" onclick={(!is_off).then_some(onclick)} aria-disabled={is_off.then_some("true")}>
                { text }
            </button>
        }
    };
    html! {
        <div class="row">
            { way(lang.text(Key::GreedyShow).to_owned(), is_full, Act::Show) }
            { way(say!(lang, GreedyFill { length: target }), is_full, Act::Fill(target)) }
            { way(lang.text(Key::GreedyBack).to_owned(), length == 0, Act::Back) }
            { way(lang.text(Key::GreedyClear).to_owned(), length == 0, Act::Clear) }
        </div>
    }
}

fn stuck_box(lang: Lang, word: &[Letter], most: Letter, act: &Callback<Act>) -> Html {
    let length = word.len();
    let squares = (1..=most).filter_map(|letter| Some((letter, square_with(word, letter)?)));
    let row = |(letter, square)| html! { <li>{ lang.greedy_stuck_at(word, letter, square) }</li> };
    let search = Search { word: word.to_vec(), ..Search::default() };
    let onclick = act.reform(move |_: MouseEvent| Act::Search(search.clone()));
    html! {
        <div class="stack squares-stuck">
            <div role="status"><p class="line box">{ icon(Shape::DeadEnd) }<strong>{ say!(lang, GreedyStuck { length }) }</strong></p></div>
            <ul>{ list(squares.map(row)) }</ul>
            <p>{ say!(lang, GreedyStuckTower { most, length }) }</p>
            <button class="button" type="button" {onclick}>{ lang.text(Key::GreedySearch) }{ icon(Shape::Right) }</button>
        </div>
    }
}

/// Says what the word is, once enough of it is written.
fn ruler_box(lang: Lang, word: &[Letter]) -> Html {
    let count = word.len();
    let discs = word.iter().max().copied().unwrap_or(1);
    html! {
        <section class="stack box">
            <h2>{ lang.text(Key::GreedyRuler) }</h2>
            if count < SEEN {
                <p>{ lang.text(Key::GreedyRulerLater) }</p>
            } else {
                { marks(count) }
                <p>{ say!(lang, GreedyRulerSame { count: Count(count) }) }</p>
                <p>{ lang.text(Key::GreedyRulerWhy) }</p>
                <p class="row squares-links">
                    <a href={format!("#/rings?n={discs}&from=off&to=1{}&show=ruler", "0".repeat(usize::from(discs) - 1))}>
                        { lang.text(Key::GreedyRings) }
                    </a>
                    <a href={format!("#/hanoi?n={discs}&show=ruler")}>{ lang.text(Key::GreedyTower) }</a>
                </p>
                <p class="note">{ lang.text(Key::GreedySourceRuler) }</p>
            }
        </section>
    }
}

/// The known facts about words without squares, and about games with them.
fn known(lang: Lang) -> Html {
    html! {
        <section class="stack box">
            <h2>{ lang.text(Key::GreedyKnown) }</h2>
            { list(Lang::KNOWN_OF_SQUARES.map(|known| html! { <p>{ lang.text(known) }</p> })) }
        </section>
    }
}

/// The first marks of the solver's ruler, up to the moves that are written: the next one is still to be found.
fn marks(count: usize) -> Html {
    let mark = |(index, term): (usize, usize)| {
        let (x, height) = (16 + 22 * index, 12 * term);
        html! {
            <>
                <path stroke="var(--accent)" stroke-width="3" d={format!("M{x} 60v-{height}")} />
                <text x={x.to_string()} y="80" fill="var(--ink)" font-size="15" text-anchor="middle">{ term }</text>
            </>
        }
    };
    html! {
        <svg class="squares-ruler" viewBox="0 0 340 88" aria-hidden="true" focusable="false">
            <path stroke="var(--ink)" d="M4 60.5h332" />
            { list(ruler::terms().take(count.min(MARKS)).enumerate().map(mark)) }
        </svg>
    }
}
