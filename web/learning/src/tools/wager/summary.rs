//! The end of a round: how far off the estimates were, and each bet beside its answer.

use gros_text::{Key, Lang};
use gros_tools::wager::{Bet, Miss, Question, average};
use yew::prelude::*;

use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

pub fn summary(lang: Lang, questions: &[Question], bets: &[Vec<Bet>], new: Callback<MouseEvent>) -> Html {
    let misses = |of: fn(&[Bet]) -> Option<&Bet>| -> Vec<Miss> {
        let missed = |(question, bets): (&Question, &Vec<Bet>)| question.miss(*of(bets)?);
        questions.iter().zip(bets).filter_map(missed).collect()
    };
    let choices = questions.iter().zip(bets).filter(|(question, _)| question.right().is_some());
    let at_once = choices
        .clone()
        .filter(|(question, bets)| bets.first().is_some_and(|bet| question.accepts(*bet)))
        .count();
    let row = |(question, bets): (&Question, &Vec<Bet>)| {
        let is_good = bets.first().is_some_and(|bet| question.accepts(*bet));
        let said: Vec<String> = bets.iter().map(|bet| lang.wager_bet(&question.ask, *bet)).collect();
        html! {
            <tr>
                <th scope="row">{ lang.wager_ask(&question.ask) }</th>
                <td>{ list(said.into_iter().map(|bet| html! { <div>{ bet }</div> })) }</td>
                <td class={is_good.then_some("wager-good")}>
                    if is_good { { icon(Shape::Check) } }
                    { lang.wager_answer(question) }
                </td>
            </tr>
        }
    };
    html! {
        <div class="wager-room">
            <h2 tabindex="-1">{ lang.text(Key::WagerSummary) }</h2>
            <p class="wager-result"><strong>
                { lang.wager_average(average(&misses(<[Bet]>::first)), average(&misses(<[Bet]>::last))) }
            </strong></p>
            <p>{ lang.wager_choices(at_once, choices.count()) }</p>
            <table class="wager-table">
                <thead>
                    <tr>
                        { list([Key::WagerColumnQuestion, Key::WagerColumnBet, Key::WagerColumnRight].map(|key| html! { <th scope="col">{ lang.text(key) }</th> })) }
                    </tr>
                </thead>
                <tbody>{ list(questions.iter().zip(bets).map(row)) }</tbody>
            </table>
            <p class="tool-form">
                <button id="wager-next" class="button button-primary" type="button" onclick={new}>{ lang.text(Key::WagerNew) }</button>
            </p>
        </div>
    }
}
