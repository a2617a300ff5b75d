//! The numbers on the cards at pseudorandom steps.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{page::Page, scenarios};
use gros_session::{Action, Seek, spec};
use gros_solver::chain::methods::DIGITS;
use gros_solver::hanoi::methods::LARGEST_DISC;
use gros_solver::methods::{self, Method, Question};
use gros_solver::rings::methods::{BINARY, EXPECT};
use gros_solver::slideout::methods::SLIDE;
use gros_solver::{Puzzle, Route, Steps};
use gros_text::{Lang, Look, Part, Table};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    cards_of_rings,
    cards_of_discs,
    cards_of_the_family,
}

/// Steps per timeline.
const STEPS: u32 = 3;
/// The multiplier of Knuth's multiplicative hash.
const MULTIPLIER: u32 = 2_654_435_761;

/// The sentences of a card, and the cells of its tables.
type CardContent = (Vec<String>, Vec<String>);

fn expected(text: &str, step: &Steps, method: Method) -> Result<CardContent> {
    let mut session = spec::open(text, 1_000).ok().context("a spec")?.session;
    session.act(Action::Seek(Seek::At(step.clone())));
    let (setup, here) = (session.timeline().setup().clone(), session.timeline().state());
    let to_go = setup.puzzle.route(&here, &setup.goal).ok().context("a route")?.steps().clone();
    ensure!(to_go == session.timeline().to_go(), "{text}: {to_go} to go");
    let question = Question { puzzle: setup.puzzle, start: setup.start, goal: setup.goal, here };
    let card = Lang::English.explain(&methods::explain(method, &question)?);
    let (mut sentences, mut cells) = (Vec::new(), Vec::new());
    for part in card.parts {
        match part {
            // Exponents are raised instead.
            Part::Text(text) | Part::Result(text) => sentences.push(raised(&text)),
            Part::Table(table) => cells.extend(cells_of(table)),
            Part::Folded(folded) => {
                let tables = folded.parts.into_iter().filter_map(|part| match part {
                    Part::Table(table) => Some(table),
                    _ => None,
                });
                cells.extend(tables.flat_map(cells_of));
            }
            _ => {}
        }
    }
    let number = Lang::English.number(&to_go);
    ensure!(sentences.iter().any(|sentence| sentence.contains(&format!("{number} to go"))), "{sentences:?}");
    Ok((sentences, cells))
}

fn cells_of(table: Table) -> impl Iterator<Item = String> {
    let shown = table.rows.into_iter().flatten().filter(|cell| cell.look != Look::Step);
    shown.map(|cell| cell.text)
}

/// Returns a text as the page's is read: without the signs of an exponent.
fn raised(text: &str) -> String {
    let mut parts = text.split("^(");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| format!("{text}{}", part.replacen(')', "", 1))).replace('^', "")
}

async fn read(page: &Page) -> Result<CardContent> {
    let script = "const card = document.querySelector('.card-body:not([hidden])'); \
        const texts = (selector) => [...card.querySelectorAll(selector)].map((element) => element.textContent); \
        const isStep = (cell) => cell.cellIndex === 0 && \
            cell.closest('table').tHead?.rows[0].cells[0].textContent === 'Step'; \
        const cells = [...card.querySelectorAll('tbody th, tbody td')].filter((cell) => !isStep(cell)); \
        return [texts(':scope > .card-text, :scope > .card-result'), cells.map((cell) => cell.textContent)]";
    page.script(script, vec![]).await
}

async fn at_random_steps(page: &Page, text: &str, method: Method, seed: u32) -> Result<()> {
    let shown = if text.contains('?') { "&show=" } else { "?show=" };
    page.open(&format!("{text}{shown}{}", method.id())).await?;
    let steps = spec::open(text, 1_000).ok().context("a spec")?.session.timeline().steps().clone();
    for turn in 1..=STEPS {
        let hash = Steps::from(MULTIPLIER.wrapping_mul(seed * STEPS + turn));
        let step = steps.scale_down(&hash, &Steps::power_of_two(32));
        page.fill("Step", &step.to_string()).await?;
        page.expect_step(&step.to_string()).await?;
        let wanted = expected(text, &step, method)?;
        page.expect_text(wanted.0.last().context("a sentence")?).await?;
        page.settle().await?;
        let found = read(page).await?;
        ensure!(found == wanted, "{text} at {step}: {found:?}, not {wanted:?}");
    }
    Ok(())
}

async fn cards_of_rings(page: Page) -> Result<()> {
    at_random_steps(&page, "rings", BINARY, 1).await?;
    at_random_steps(&page, "rings?n=64", EXPECT, 2).await?;
    at_random_steps(&page, "rings?from=101101100&to=111001010", BINARY, 3).await
}

async fn cards_of_discs(page: Page) -> Result<()> {
    at_random_steps(&page, "hanoi?n=5", LARGEST_DISC, 4).await?;
    at_random_steps(&page, "hanoi?n=64&to=B", LARGEST_DISC, 5).await?;
    at_random_steps(&page, "hanoi?n=5&from=ACBAB&to=CAACB", LARGEST_DISC, 6).await
}

async fn cards_of_the_family(page: Page) -> Result<()> {
    at_random_steps(&page, "kugellager", DIGITS, 7).await?;
    at_random_steps(&page, "spinout", DIGITS, 8).await?;
    at_random_steps(&page, "elephants", SLIDE, 9).await
}
