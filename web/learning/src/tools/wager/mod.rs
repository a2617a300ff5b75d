//! A wager: a round of bets, each with its answer on a scale and the reason.

mod bet;
mod reveal;
mod scale;
mod summary;

use gros_session::spec::{self, Learn, Tool};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Setup};
use gros_text::Key;
use gros_tools::wager::{self, Ask, Bet, Question};
use yew::prelude::*;

use super::head;
use crate::board::Thumbnail;
use crate::state::{Msg, Prefs};
use crate::ui::component::{keyed, list, rendered_by};
use crate::ui::{focus, random};
use bet::{Choices, Estimate};
use reveal::reveal;
use summary::summary;

/// A new seed is short enough to be read out.
const SEEDS: usize = 9_999;

#[derive(Clone, PartialEq)]
pub struct WagerPage {
    pub prefs: Prefs,
    pub seed: u32,
    pub dispatch: Callback<Msg>,
}

rendered_by!(WagerPage, use_wager);

/// How far a round has come.
#[derive(Clone, Debug, Default, PartialEq)]
struct Round {
    /// The question that is open, from 0; behind the last one is the summary.
    at: usize,
    /// The bets on each question.
    bets: Vec<Vec<Bet>>,
    /// Whether the answer of the open question was asked for.
    is_shown: bool,
}

impl Round {
    fn bets(&self) -> &[Bet] {
        self.bets.get(self.at).map_or(&[], Vec::as_slice)
    }

    /// Returns whether the answer is to be seen.
    fn is_open(&self, question: &Question) -> bool {
        let bets = self.bets();
        self.is_shown || bets.len() > 1 || bets.last().is_some_and(|bet| question.accepts(*bet))
    }

    fn with(&self, bet: Bet) -> Round {
        let mut round = self.clone();
        round.bets.resize(round.bets.len().max(self.at + 1), Vec::new());
        round.bets[self.at].push(bet);
        round
    }
}

#[hook]
fn use_wager(props: &WagerPage) -> Html {
    let WagerPage { prefs, seed, dispatch } = props;
    let (prefs, seed) = (*prefs, *seed);
    let lang = prefs.lang;
    let questions = use_memo(seed, |seed| wager::round(*seed));
    let round = use_state_eq(Round::default);
    let is_new = *round == Round::default();
    use_effect_with((round.at, round.bets().len(), round.is_shown), move |_| {
        if !is_new {
            focus::move_to_first(&["#wager-next", ".wager h2"]);
        }
    });
    let step = |change: fn(&Round) -> Round| {
        let round = round.clone();
        Callback::from(move |_: MouseEvent| round.set(change(&round)))
    };
    let Some(question) = questions.get(round.at) else {
        let new = dispatch.reform(move |_: MouseEvent| {
            let drawn = u32::try_from(random::below(SEEDS)).unwrap_or(0) + 1;
            let seed = if drawn == seed { drawn % 9_999 + 1 } else { drawn };
            Msg::learn(Learn::Tool(Tool::Wager(seed)))
        });
        return html! {
            <div class="wager">
                { head(lang, lang.text(Key::WagerTitle), dispatch, html! {}) }
                { summary(lang, &questions, &round.bets, new) }
            </div>
        };
    };
    let is_open = round.is_open(question);
    let on_bet = {
        let round = round.clone();
        Callback::from(move |bet: Bet| round.set(round.with(bet)))
    };
    let facts = html! {
        <p class="tool-facts"><span>{ lang.wager_number(round.at + 1, questions.len()) }</span></p>
    };
    let next = step(|round| Round { at: round.at + 1, is_shown: false, ..round.clone() });
    let show = step(|round| Round { is_shown: true, ..round.clone() });
    let bets = round.bets();
    html! {
        <div class="wager">
            { head(lang, lang.text(Key::WagerTitle), dispatch, facts) }
            <div class="wager-room">
                <h2 tabindex="-1">{ lang.wager_ask(&question.ask) }</h2>
                { boards(prefs, round.at, question) }
                <div class="wager-told" role="status">
                    if is_open {
                        { reveal(lang, question, bets) }
                    } else if let Some(bet) = bets.last() {
                        <p class="wager-help">{ lang.wager_help(question, *bet) }</p>
                    }
                </div>
                if is_open {
                    <p class="tool-form">
                        <button id="wager-next" class="button button-primary" type="button" onclick={next}>
                            { lang.text(if round.at + 1 < questions.len() { Key::WagerNext } else { Key::WagerEnd }) }
                        </button>
                        <a class="button" href={address(question)}>{ lang.text(Key::WagerLook) }</a>
                    </p>
                } else {
                    { asked(prefs, round.at, question, bets, on_bet) }
                    if !bets.is_empty() {
                        <p class="tool-form">
                            <button class="button" type="button" onclick={show}>{ lang.text(Key::WagerShow) }</button>
                        </p>
                    }
                }
            </div>
        </div>
    }
}

/// What takes the bet: a scale, or buttons.
fn asked(prefs: Prefs, at: usize, question: &Question, bets: &[Bet], on_bet: Callback<Bet>) -> Html {
    let lang = prefs.lang;
    match lang.wager_pair(&question.ask) {
        None => keyed(at.to_string(), Estimate { lang, on_bet }),
        Some(pair) => keyed(at.to_string(), Choices { lang, pair, tried: bets.to_vec(), on_bet }),
    }
}

/// The boards that a question is about.
fn boards(prefs: Prefs, at: usize, question: &Question) -> Html {
    let shown = match &question.ask {
        Ask::Moves(puzzle) | Ask::MoreOften(puzzle, _) => vec![(puzzle.clone(), puzzle.start())],
        Ask::Nearer(puzzle, states) => states.iter().map(|state| (puzzle.clone(), state.clone())).collect(),
        Ask::Longer(puzzles) => puzzles.iter().map(|puzzle| (puzzle.clone(), puzzle.start())).collect(),
    };
    let names = prefs.lang.wager_pair(&question.ask).filter(|_| shown.len() > 1);
    let names = names.map_or_else(Vec::new, Vec::from);
    let board = |(index, (puzzle, state)): (usize, (AnyPuzzle, AnyState))| {
        html! {
            <figure>
                { keyed(format!("{at}-{index}"), Thumbnail { prefs, puzzle, state, moved: None }) }
                { list(names.get(index).map(|name| html! { <figcaption>{ name.clone() }</figcaption> })) }
            </figure>
        }
    };
    html! {
        <div class="wager-boards">
            { list(shown.into_iter().enumerate().map(board)) }
        </div>
    }
}

/// Returns the address of the position with the card that gives the reason.
fn address(question: &Question) -> String {
    let (puzzle, start, cards) = match &question.ask {
        Ask::Moves(puzzle) | Ask::Longer([puzzle, _]) => {
            (puzzle, puzzle.start(), &["recursion", "digits", "slide"][..])
        }
        Ask::MoreOften(puzzle, _) => (puzzle, puzzle.start(), &["alternation", "formulas", "digits"][..]),
        // The farther one.
        Ask::Nearer(puzzle, [first, second]) => {
            let is_first = question.counts.first() > question.counts.last();
            (puzzle, if is_first { first.clone() } else { second.clone() }, &["binary"][..])
        }
    };
    let has = |card: &&&str| puzzle.methods().iter().any(|method| method.id() == **card);
    let card = cards.iter().find(has);
    let task = spec::write_task(&Setup::standard(puzzle.clone()).with_start(start));
    let mark = if task.contains('?') { '&' } else { '?' };
    card.map_or_else(|| format!("#/{task}"), |card| format!("#/{task}{mark}show={card}"))
}
