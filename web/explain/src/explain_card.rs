//! Renders the parts of a card: text, ladders, tables, call stacks, programs, diagrams, plots and bars.

use gros_text::{
    Bar, CallRow, Cell, Example, Examples, Folded, Look, Part as CardPart, Program, Reading, Rung, Snippets,
    Standing, Table, say,
};
use yew::prelude::*;
use yew::virtual_dom::VList;

use super::card_drawings::{cube, plot, round};
use super::card_links::Links;
use super::flip::Flip;
use super::formula::with_powers;
use super::ghost::Haunt;
use super::icicle::icicle;
use super::reading::Predict;
use super::snippets::snippets;
use super::ticks::Counted;
use crate::ui::component::{keyed, list};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy;

/// Maximum indent of a ladder; deeper rungs are not indented further.
const DEEPEST: usize = 8;
/// Number of units in the length of a bar.
const BAR: u8 = 12;

pub fn card_parts(links: Links<'_>, parts: &[CardPart]) -> Html {
    list(parts.iter().enumerate().map(|(place, drawn)| keyed_part(links, place, drawn)))
}

/// Parts have keys, so that what was unfolded stays open only as long as it is about the same.
fn keyed_part(links: Links<'_>, place: usize, drawn: &CardPart) -> Html {
    let key = match drawn {
        CardPart::Folded(Folded { title, .. })
        | CardPart::Snippets(Snippets { title, .. })
        | CardPart::Examples(Examples { title, .. }) => title.clone(),
        _ => place.to_string(),
    };
    VList::with_children(vec![part(links, drawn)], Some(key.into())).into()
}

fn part(links: Links<'_>, part: &CardPart) -> Html {
    match part {
        CardPart::Text(text) => html! { <p class="card-text">{ with_powers(text) }</p> },
        CardPart::Formulas(formulas) => formulas_of(formulas),
        CardPart::Ladder(rungs) => {
            html! { <ol class="ladder">{ list(rungs.iter().map(|rung| draw_rung(links, rung))) }</ol> }
        }
        CardPart::Table(rows) => table(links, rows),
        CardPart::Calls(calls) => {
            html! { <ol>{ list(calls.iter().map(|call| draw_call(links, call))) }</ol> }
        }
        CardPart::Reading(reading) => predict(links, reading),
        CardPart::Ghost(ghost) => lazy(links.lang, Haunt { lang: links.lang, ghost: ghost.clone() }),
        CardPart::Ticks(ticks) => lazy(links.lang, Counted { lang: links.lang, ticks: ticks.clone() }),
        CardPart::Icicle(drawn) => icicle(links, drawn),
        CardPart::Programs(programs) => {
            html! { <div class="programs">{ list(programs.iter().map(program)) }</div> }
        }
        CardPart::Diagram(drawn) => round(links, drawn),
        CardPart::Plot(drawn) => plot(drawn),
        CardPart::Cube(drawn) => cube(drawn),
        CardPart::Bars(bars) => {
            html! { <ul class="stack bars">{ list(bars.iter().map(|bar| draw_bar(links, bar))) }</ul> }
        }
        CardPart::Choices(cells) => html! {
            <ul class="stack choices">
                { list(cells.iter().map(|cell| html! { <li>{ links.cell(cell, html! { &cell.text }) }</li> })) }
            </ul>
        },
        CardPart::Digits(digits) => {
            let key = format!("{} {}", digits.number, digits.width);
            keyed(key, Flip { lang: links.lang, digits: digits.clone() })
        }
        CardPart::Folded(Folded { title, parts }) => html! {
            <details class="card-folded">
                <summary>{ title }{ icon(Shape::Chevron) }</summary>
                { card_parts(links, parts) }
            </details>
        },
        CardPart::Snippets(shown) => snippets(links.lang, shown),
        CardPart::Examples(shown) => examples(shown),
        // The caption says what comes next; questions are a separate component.
        CardPart::Next(_) | CardPart::Asks(_) => html! {},
        CardPart::Result(text) => html! { <p><b>{ text }</b></p> },
    }
}

fn examples(Examples { title, examples }: &Examples) -> Html {
    let item = |Example { name, text, address }: &Example| {
        html! { <li><a href={format!("#/{address}")}><b>{ name }</b>{ " " }{ text }</a></li> }
    };
    html! {
        <details class="card-folded">
            <summary>{ title }{ icon(Shape::Chevron) }</summary>
            <ul class="stack examples">{ list(examples.iter().map(item)) }</ul>
        </details>
    }
}

/// The digits of a machine, by themselves for each state that is read.
fn predict(links: Links<'_>, reading: &Reading) -> Html {
    let digit = |place| if reading.written(place) == Some(true) { '1' } else { '0' };
    let key: String = (0..reading.squares.len()).map(digit).collect();
    let (lang, table) = (links.lang, table(links, &reading.table));
    VList::with_children(
        vec![lazy(lang, Predict { lang, reading: reading.clone(), table })],
        Some(key.into()),
    )
    .into()
}

fn formulas_of(formulas: &[String]) -> Html {
    html! {
        <div class="stack box box-sunken">
            { list(formulas.iter().map(|formula| html! { <p class="formula">{ with_powers(formula) }</p> })) }
        </div>
    }
}

/// A column of marks has no header, so that screen readers do not announce an empty one.
fn column_head(name: &str) -> Html {
    if name.is_empty() {
        html! { <td /> }
    } else {
        html! { <th scope="col">{ name }</th> }
    }
}

fn draw_rung(
    links: Links<'_>,
    Rung { piece, is_on, depth, text, note, standing, stretch, goes }: &Rung,
) -> Html {
    let (class, sign) = match standing {
        Standing::Met => ("rung-met", Some(Shape::Check)),
        Standing::NotYet => ("rung-waits", None),
        Standing::Now => ("rung-now", Some(Shape::Right)),
    };
    let is_lit = piece.is_some() && *piece == links.lit;
    let content = html! {
        <>
            if let Some(piece) = piece {
                <b class={classes!("mark", is_on.then_some("mark-on"))} data-text={piece.to_string()} />
            }
            <span>{ text }</span>
            { " " }
            <span class="note rung-note">
                { note }
                if let Some(shape) = sign {
                    { icon(shape) }
                }
            </span>
        </>
    };
    let called = say!(links.lang, Phrases { text, phrase: note });
    html! {
        <li
            class={classes!("rung", class, is_lit.then_some("rung-lit"))} data-depth={(*depth).min(DEEPEST).to_string()}
            data-stretch={stretch.as_ref().map(|[from, to]| format!("{from} {to}"))}
        >
            { links.wrap(goes.as_ref(), &called, content) }
        </li>
    }
}

pub fn look(look: Look) -> Option<&'static str> {
    Some(match look {
        Look::Plain | Look::Step => return None,
        Look::Quiet => "look-quiet",
        Look::Bold => "look-bold",
        Look::Light => "look-light",
        Look::Dark => "look-dark",
        Look::Struck => "look-struck",
        Look::Here => "look-here",
        Look::Next => "look-next",
        Look::Good => "look-good",
        Look::Up | Look::Down | Look::End => "look-arrow",
        Look::Code => "look-code",
        Look::Disc { odd: true, .. } => "look-disc look-odd",
        Look::Disc { .. } => "look-disc",
        Look::Height(_) => "look-height",
    })
}

fn cell_content(cell: &Cell) -> Html {
    let text = &cell.text;
    let arrow = |shape| html! { <>{ icon(shape) }<span class="look-words">{ text }</span></> };
    match (cell.look, cell.marked) {
        (Look::Up, _) => arrow(Shape::Rising),
        (Look::Down, _) => arrow(Shape::Falling),
        (Look::End, _) => arrow(Shape::Ended),
        (Look::Struck, _) => html! { <s>{ text }</s> },
        (Look::Disc { size, .. }, _) => {
            html! { <span class="disc" data-size={size.to_string()}>{ text }</span> }
        }
        (Look::Height(height), _) => html! {
            <>
                { text }
                <svg class="column" viewBox="0 0 16 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect y={(100 - height).to_string()} width="16" height={height.to_string()} />
                </svg>
            </>
        },
        (_, Some(at)) => {
            let part = |from, to: usize| text.chars().skip(from).take(to).collect::<String>();
            html! { <>{ part(0, at) }<u>{ part(at, 1) }</u>{ part(at + 1, usize::MAX) }</> }
        }
        _ => html! { text },
    }
}

fn table(links: Links<'_>, Table { head, rows, row, column }: &Table) -> Html {
    let draw_row = |(at, cells): (usize, &Vec<Cell>)| {
        let mut place = 0;
        let cells = cells.iter().map(|cell| {
            let (first, is_marked) = (place, (place..=place + cell.more).any(|place| Some(place) == *column));
            place += 1 + cell.more;
            let class = classes!(look(cell.look), is_marked.then_some("cell-marked"));
            let colspan = (cell.more > 0).then(|| (cell.more + 1).to_string());
            let content =
                if cell.look == Look::Step { links.step(cell) } else { links.cell(cell, cell_content(cell)) };
            if first == 0 {
                html! { <th scope="row" {class}>{ content }</th> }
            } else {
                html! { <td {class} {colspan}>{ content }</td> }
            }
        });
        html! {
            <tr class={(Some(at) == *row).then_some("row-marked")} aria-current={(Some(at) == *row).then_some("true")}>
                { list(cells) }
            </tr>
        }
    };
    // Two rows of two cells are rules, condition and action; the row that applies is framed.
    let is_rules = matches!(rows.as_slice(), [_, second] if second.len() == 2);
    html! {
        // Focusable, so that a wide table can be scrolled by the keyboard.
        <div class="card-table" tabindex="0">
            <table class={is_rules.then_some("rules")}>
                if !head.is_empty() {
                    <thead><tr>{ list(head.iter().map(|name| column_head(name))) }</tr></thead>
                }
                <tbody>{ list(rows.iter().enumerate().map(draw_row)) }</tbody>
            </table>
        </div>
    }
}

fn draw_call(links: Links<'_>, CallRow { name, span, lines, active, goes }: &CallRow) -> Html {
    let line = |(at, cell): (usize, &Cell)| {
        let class = match at.cmp(active) {
            std::cmp::Ordering::Less => "call-done",
            std::cmp::Ordering::Equal => "call-active",
            std::cmp::Ordering::Greater => "call-later",
        };
        let current = (at == *active).then_some("true");
        html! {
            <span class={classes!("call-line", class)} aria-current={current}>{ links.cell(cell, html! { &cell.text }) }</span>
        }
    };
    let called = links.lang.list([name, span]);
    html! {
        <li class="call">
            { links.wrap(goes.as_ref(), &called, html! { <b><code>{ name }</code></b> }) }
            <span class="note">{ span }</span>
            <span class="call-lines">{ list(lines.iter().enumerate().map(line)) }</span>
        </li>
    }
}

fn program(Program { head, lines, active }: &Program) -> Html {
    let line = |(at, line): (usize, &String)| {
        let is_active = Some(at) == *active;
        html! {
            <li class={is_active.then_some("program-active")} aria-current={is_active.then_some("true")}><code>{ line }</code></li>
        }
    };
    html! {
        <div class="box box-sunken program">
            <code class="program-head">{ head }</code>
            <ol>{ list(lines.iter().enumerate().map(line)) }</ol>
        </div>
    }
}

fn draw_bar(links: Links<'_>, Bar { label, stretches, total, note }: &Bar) -> Html {
    let stretch = |(cell, share): &(Cell, u8)| {
        html! {
            <span class={classes!("ellipsis", "bar-part", look(cell.look))} data-share={share.to_string()}>
                { links.cell(cell, html! { &cell.text }) }
            </span>
        }
    };
    let rest = BAR.saturating_sub(stretches.iter().map(|(_, share)| share).sum());
    html! {
        <li class="row apart">
            <span class="bar-label">{ label }</span>
            if let Some(note) = note {
                <span class="good">{ icon(Shape::Check) }{ note }</span>
            }
            <span class="bar">
                { list(stretches.iter().map(stretch)) }
                <b class="bar-total" data-share={rest.to_string()}>{ total }</b>
            </span>
        </li>
    }
}
