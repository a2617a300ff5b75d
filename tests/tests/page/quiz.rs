//! Exercises: questions, answers, mistakes, results, and the sheet on paper.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    results_are_kept_with_the_link;
    chromium:
    a_wrong_answer_is_told_what_it_is_the_answer_to,
    all_by_the_keyboard,
    the_questions_are_chosen_on_the_page,
    a_card_leads_to_an_exercise_and_back,
    on_a_phone_pieces_are_put_in_place: Settings::on_phone(),
    exercises_on_a_small_phone: Settings::sized((320, 568)),
}

/// The states of three discs on the way from A to C, the largest disc first.
const TOWER: [&str; 8] = ["AAA", "AAC", "ABC", "ABB", "CBB", "CBA", "CCA", "CCC"];

/// Sends discs to the next peg until each is on its own.
async fn put(page: &Page, from: &str, to: &str) -> Result<()> {
    for (disc, (mut peg, goal)) in (1..=3).rev().zip(from.chars().zip(to.chars())) {
        while peg != goal {
            let name = format!("Disc {disc}, on peg {peg}");
            page.find(Role::Button, &name).await?;
            let focus = format!("document.querySelector('.quiz-columns [aria-label=\"{name}\"]').focus()");
            page.script::<()>(&focus, vec![]).await?;
            page.press(&[Key::Enter]).await?;
            peg = if peg == 'C' { 'A' } else { char::from(peg as u8 + 1) };
        }
    }
    page.expect_text(to).await
}

/// The first question is how far 110100 is, 39 moves; read from the right it is 14.
const FIRST: &str = "quiz?seed=2&kind=f&count=3";

async fn open(page: &Page, spec: &str) -> Result<()> {
    page.visit().await?;
    page.navigate(spec).await?;
    page.expect_shown(".quiz-asks").await
}

/// The state that is asked about, as the question gives it, and its place on the line of states, counted here.
async fn asked(page: &Page) -> Result<(String, u32)> {
    let given: String =
        page.script("return document.querySelector('.quiz-given').textContent", vec![]).await?;
    let row: String = given.chars().filter(|symbol| matches!(symbol, '0' | '1')).take(6).collect();
    Ok((row.clone(), moves_left(&row)))
}

/// Copies digits, and swaps them after each 1.
fn moves_left(row: &str) -> u32 {
    let mut is_swapped = false;
    row.chars().fold(0, |number, digit| {
        is_swapped ^= digit == '1';
        2 * number + u32::from(is_swapped)
    })
}

fn reversed(row: &str) -> String {
    row.chars().rev().collect()
}

/// Types into the field in place of what is there.
async fn write(page: &Page, text: &str) -> Result<()> {
    let field = page.find(Role::TextBox, "Your answer").await?;
    page.click_on(&field).await?;
    field.send_keys(Key::Control + "a").await?;
    field.send_keys(text).await?;
    Ok(())
}

/// Answers by the pointer.
async fn answer(page: &Page, text: &str) -> Result<()> {
    write(page, text).await?;
    page.click(Role::Button, "Check").await
}

/// There is no board to wait for.
async fn reload(page: &Page) -> Result<()> {
    let address = page.address().await?;
    page.visit_address("about:blank").await?;
    page.visit_address(&address).await?;
    page.expect_shown(".quiz-asks").await
}

async fn a_wrong_answer_is_told_what_it_is_the_answer_to(page: Page) -> Result<()> {
    open(&page, FIRST).await?;
    page.click(Role::Button, "Check").await?;
    page.expect_text("Type an answer first.").await?;
    answer(&page, "many").await?;
    page.expect_text("That must be a whole number from 0 to 9,999,999.").await?;
    page.expect_attribute(Role::TextBox, "Your answer", "aria-invalid", "true").await?;
    let typed = "return document.querySelector('.quiz-field input').value";
    page.expect("what was typed", "many", async || page.script::<String>(typed, vec![]).await).await?;
    let (row, right) = asked(&page).await?;
    let (back, wrong) = (reversed(&row), moves_left(&reversed(&row)));
    ensure!(right != wrong, "{row} is the same from both ends");
    answer(&page, &wrong.to_string()).await?;
    page.expect_text("Read backwards").await?;
    page.expect_text(&format!("{wrong} is the answer for {back}.")).await?;
    page.expect_focus("Your answer").await?;
    page.audit("a wrong answer").await?;
    answer(&page, &right.to_string()).await?;
    page.expect_text(&format!("Right: {right} moves.")).await?;
    page.expect_text("½ of 1 point").await?;
    // On paper the answers are on another page.
    page.expect_count(".paper-questions > li", 3).await?;
    page.expect_count(".paper-answers li", 3).await?;
    let first: String =
        page.script("return document.querySelector('.paper-answers li').textContent", vec![]).await?;
    ensure!(first.starts_with(&format!("{right} moves")), "{first}");
    page.expect_text_gone("The same questions on the page").await
}

async fn all_by_the_keyboard(page: Page) -> Result<()> {
    open(&page, FIRST).await?;
    page.tab_to(Role::TextBox, "Your answer").await?;
    for number in 1..=3 {
        let (_, right) = asked(&page).await?;
        page.type_text(&right.to_string()).await?;
        page.press(&[Key::Enter]).await?;
        page.expect_text(&format!("Right: {right} move")).await?;
        page.expect_text(&format!("{number} of {number} point")).await?;
        page.press(&[Key::Enter]).await?;
    }
    page.expect_text("All done").await?;
    page.expect_text("3 of 3 points").await?;
    page.audit("results").await
}

async fn on_a_phone_pieces_are_put_in_place(page: Page) -> Result<()> {
    open(&page, "quiz?kind=kth&count=2").await?;
    page.click(Role::Button, "Check").await?;
    // All on is the state after no move: it is never asked for.
    page.expect_text("111111 is").await?;
    let button = page.find_by_prefix(Role::Button, "Ring 6").await?;
    page.click_on(&button).await?;
    page.click(Role::Button, "Check again").await?;
    page.expect_text("011111 is").await?;
    open(&page, "quiz?kind=pegs&n=3&count=1").await?;
    let asks: String = page.script("return document.querySelector('.quiz-asks').textContent", vec![]).await?;
    let at: usize = asks.chars().filter(char::is_ascii_digit).collect::<String>().parse()?;
    put(&page, TOWER[0], TOWER[at]).await?;
    page.click(Role::Button, "Check").await?;
    page.expect_text(&format!("Right: {}.", TOWER[at])).await
}

async fn results_are_kept_with_the_link(page: Page) -> Result<()> {
    open(&page, FIRST).await?;
    let (row, right) = asked(&page).await?;
    answer(&page, &row).await?;
    page.expect_text("is not right").await?;
    reload(&page).await?;
    page.expect_text("Second try").await?;
    answer(&page, &right.to_string()).await?;
    page.expect_text("½ of 1 point").await?;
    page.navigate("quiz?seed=3&kind=f&count=3").await?;
    page.expect_text("Question 1 of 3").await?;
    page.expect_text_gone("of 1 point").await?;
    page.navigate(FIRST).await?;
    page.expect_text("½ of 1 point").await?;
    // The first question that is open.
    reload(&page).await?;
    page.expect_text("Question 2 of 3").await?;
    page.click(Role::Button, "Show my results").await?;
    page.expect_text("My results").await?;
    page.expect_text("½ of 1 point").await?;
    page.click(Role::Button, "Start again").await?;
    page.expect_text("Question 1 of 3").await?;
    page.expect_text_gone("of 1 point").await
}

async fn the_questions_are_chosen_on_the_page(page: Page) -> Result<()> {
    open(&page, "quiz?kind=f").await?;
    page.click(Role::Button, "Change the questions").await?;
    page.click(Role::Button, "Disc of move k").await?;
    page.expect_spec("quiz?kind=f,disc").await?;
    page.click(Role::Button, "Moves left").await?;
    page.expect_spec("quiz?kind=disc").await?;
    page.expect_attribute(Role::Button, "Disc of move k", "aria-disabled", "true").await?;
    page.choose("Pieces", "4").await?;
    page.choose("Questions", "5").await?;
    page.expect_spec("quiz?kind=disc&n=4&count=5").await?;
    page.expect_text("A tower of four discs goes from A to C.").await?;
    page.click(Role::Button, "New questions").await?;
    let start = async || Ok(page.spec().await?.chars().take("quiz?seed=".len()).collect::<String>());
    page.expect("another seed", "quiz?seed=", start).await?;
    page.back().await?;
    page.expect_spec("rings").await
}

async fn a_card_leads_to_an_exercise_and_back(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3&show=automaton").await?;
    page.click(Role::Link, "Try one").await?;
    page.expect_spec("quiz?seed=4&kind=f&n=5&count=1").await?;
    page.expect_text("How many moves until all rings are off?").await?;
    page.expect_text("The state is 10001").await?;
    answer(&page, &moves_left("10001").to_string()).await?;
    page.click(Role::Link, "Why?").await?;
    page.expect_state("10001").await?;
    page.expect_spec("rings?n=5&from=10001").await?;
    page.back().await?;
    page.expect_text("1 of 1 point").await?;
    page.back().await?;
    page.expect_spec("rings?n=5&step=3").await
}

async fn exercises_on_a_small_phone(page: Page) -> Result<()> {
    for spec in
        ["quiz?kind=kth&n=12", "quiz?kind=disc&n=12", "quiz?kind=recurrence", "quiz?kind=cold&count=50"]
    {
        open(&page, spec).await?;
        page.settle().await?;
        page.expect_no_sideways_scrolling().await?;
        let mut small = page.small_targets().await?;
        small.retain(|target| !target.starts_with("Question "));
        ensure!(small.is_empty(), "{spec}: {small:?}");
        let bars = "return [...document.querySelectorAll('.quiz-bar')].every((bar) => bar.offsetWidth >= 24 && bar.offsetHeight >= 24)";
        ensure!(page.script::<bool>(bars, vec![]).await?, "{spec}: bars are too small");
    }
    Ok(())
}
