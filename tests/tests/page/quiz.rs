//! Exercises: questions, answers, mistakes, results, and the sheet on paper.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    an_exercise_is_done_and_kept_with_its_link,
    questions_are_chosen_and_cards_lead_to_them,
    pieces_are_put_in_place_on_small_phones: Settings::on_phone(),
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

/// Answers by the pointer, in place of what is there.
async fn answer(page: &Page, text: &str) -> Result<()> {
    let field = page.find(Role::TextBox, "Your answer").await?;
    page.click_on(&field).await?;
    field.send_keys(Key::Control + "a").await?;
    field.send_keys(text).await?;
    page.click(Role::Button, "Check").await
}

/// There is no board to wait for.
async fn reload(page: &Page) -> Result<()> {
    let address = page.address().await?;
    page.visit_address("about:blank").await?;
    page.visit_address(&address).await?;
    page.expect_shown(".quiz-asks").await
}

/// By the pointer, by the keyboard and after a reload.
async fn an_exercise_is_done_and_kept_with_its_link(page: Page) -> Result<()> {
    open(&page, FIRST).await?;
    answer(&page, "many").await?;
    page.expect_text("Type a whole number.").await?;
    page.expect_attribute(Role::TextBox, "Your answer", "aria-invalid", "true").await?;
    let typed = "return document.querySelector('.quiz-field input').value";
    page.expect("what was typed", "many", async || page.script::<String>(typed, vec![]).await).await?;
    let (row, right) = asked(&page).await?;
    let back: String = row.chars().rev().collect();
    let wrong = moves_left(&back);
    answer(&page, &wrong.to_string()).await?;
    page.expect_text(&format!("{wrong} is the answer for {back}.")).await?;
    page.expect_focus("Your answer").await?;
    page.audit("a wrong answer").await?;
    reload(&page).await?;
    page.expect_text("Second try").await?;
    answer(&page, &right.to_string()).await?;
    page.expect_text("½ of 1 point").await?;
    // On paper the answers are on another page.
    page.expect_count(".paper-questions > li", 3).await?;
    page.expect_count(".paper-answers li", 3).await?;
    page.navigate("quiz?seed=3&kind=f&count=3").await?;
    page.expect_text_gone("of 1 point").await?;
    page.navigate(FIRST).await?;
    page.expect_text("½ of 1 point").await?;
    // The first question that is open.
    reload(&page).await?;
    page.tab_to(Role::TextBox, "Your answer").await?;
    for number in 2..=3 {
        page.expect_text(&format!("Question {number} of 3")).await?;
        let (_, right) = asked(&page).await?;
        page.type_text(&right.to_string()).await?;
        page.press(&[Key::Enter]).await?;
        page.expect_text(&format!("Right: {right} move")).await?;
        page.press(&[Key::Enter]).await?;
    }
    page.expect_text("All done").await?;
    page.audit("results").await?;
    page.click(Role::Button, "Start again").await?;
    page.expect_text("Question 1 of 3").await?;
    page.expect_text_gone("of 1 point").await
}

async fn pieces_are_put_in_place_on_small_phones(page: Page) -> Result<()> {
    open(&page, "quiz?kind=kth&count=2").await?;
    page.click(Role::Button, "Check").await?;
    // All on is the state after no move: it is never asked for.
    page.expect_text("111111 is").await?;
    let button = page.find_by_prefix(Role::Button, "Ring 6").await?;
    page.click_on(&button).await?;
    page.click(Role::Button, "Check again").await?;
    page.expect_text("011111 is").await?;
    open(&page, "quiz?kind=pegs&n=3&count=1").await?;
    page.click(Role::Button, "Disc 3, on peg A").await?;
    page.find(Role::Button, "Disc 3, on peg B").await?;
    page.expect_text("BAA").await?;
    page.resize((320, 568)).await?;
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

async fn questions_are_chosen_and_cards_lead_to_them(page: Page) -> Result<()> {
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
    page.expect_spec("rings").await?;
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
