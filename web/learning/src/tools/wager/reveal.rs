//! What comes of a bet: in words, on the scale, and why.

use gros_solver::Steps;
use gros_text::{Key, Lang};
use gros_tools::wager::{Bet, Question};
use yew::prelude::*;

use super::scale::{Kind, Mark, scale};
use crate::ui::icons::{Shape, icon};

pub fn reveal(lang: Lang, question: &Question, bets: &[Bet]) -> Html {
    let Some(last) = bets.last() else { return html! {} };
    let is_good = question.accepts(*last);
    let both = lang.wager_both(question);
    html! {
        <>
            <p class={if is_good { "wager-result wager-good" } else { "wager-result" }}>
                { icon(if is_good { Shape::Check } else { Shape::Flag }) }
                <strong>{ lang.wager_result(question, *last) }</strong>
            </p>
            if !both.is_empty() {
                <p>{ both }</p>
            }
            { scale(lang, &marks(lang, question, bets)) }
            <p class="wager-why">{ lang.wager_why(question) }</p>
        </>
    }
}

/// The bets and the answer, or the two numbers that were compared.
fn marks(lang: Lang, question: &Question, bets: &[Bet]) -> Vec<Mark> {
    let named = |name: &str, number: u64| {
        format!("{name}{}{}", lang.text(Key::LabelEnd), lang.steps(&Steps::from(number)))
    };
    if let Some(pair) = lang.wager_pair(&question.ask) {
        let counts = question.counts.iter().zip(pair);
        return counts
            .map(|(number, name)| Mark { kind: Kind::Truth, number: *number, name: named(&name, *number) })
            .collect();
    }
    let names = [Key::WagerYourBet, Key::WagerYourSecondBet];
    let placed = bets.iter().zip(names).filter_map(|(bet, name)| match bet {
        Bet::Number(number) => {
            Some(Mark { kind: Kind::Bet, number: *number, name: named(lang.text(name), *number) })
        }
        Bet::Choice(_) => None,
    });
    let truth = question.counts.iter().map(|number| Mark {
        kind: Kind::Truth,
        number: *number,
        name: named(lang.text(Key::WagerRightMark), *number),
    });
    placed.chain(truth).collect()
}
