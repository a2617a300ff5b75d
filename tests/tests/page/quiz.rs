//! Exercises: fields and buttons, what is kept, links and Back, and the sheet on paper.

use anyhow::Result;
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
}

async fn open(page: &Page, spec: &str) -> Result<()> {
    page.visit().await?;
    page.navigate(spec).await?;
    page.expect_shown(".quiz-asks").await
}

/// The question is how far 000101 is: 6 moves.
async fn an_exercise_is_done_and_kept_with_its_link(page: Page) -> Result<()> {
    open(&page, "quiz?seed=2&kind=f&count=1").await?;
    page.fill("Your answer", "many").await?;
    page.expect_attribute(Role::TextBox, "Your answer", "aria-invalid", "true").await?;
    let typed = "return document.querySelector('.quiz-field input').value";
    page.expect("what was typed", "many", async || page.script::<String>(typed, vec![]).await).await?;
    page.fill("Your answer", "40").await?;
    page.expect_text("Second try").await?;
    page.expect_focus("Your answer").await?;
    // There is no board to wait for.
    let address = page.address().await?;
    page.visit_address("about:blank").await?;
    page.visit_address(&address).await?;
    page.expect_text("Second try").await?;
    // On paper the answers are on another page.
    page.expect_count(".paper-questions > li", 1).await?;
    page.expect_count(".paper-answers li", 1).await?;
    page.tab_to(Role::TextBox, "Your answer").await?;
    page.press(&[Key::End, Key::Backspace, Key::Backspace]).await?;
    page.type_text("6").await?;
    page.click(Role::Button, "Check").await?;
    page.expect_text("½ of 1 point").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("All done").await?;
    page.audit("results").await?;
    page.click(Role::Button, "Start again").await?;
    page.expect_text_gone("of 1 point").await?;
    open(&page, "quiz?kind=pegs&n=3&count=1").await?;
    page.click(Role::Button, "Disc 3, on peg A").await?;
    page.find(Role::Button, "Disc 3, on peg B").await.map(drop)
}

async fn questions_are_chosen_and_cards_lead_to_them(page: Page) -> Result<()> {
    open(&page, "quiz?kind=f").await?;
    page.click(Role::Button, "Change the questions").await?;
    page.click(Role::Button, "Disc of move k").await?;
    page.click(Role::Button, "Moves left").await?;
    page.expect_spec("quiz?kind=disc").await?;
    page.choose("Pieces", "4").await?;
    page.choose("Questions", "5").await?;
    page.expect_spec("quiz?kind=disc&n=4&count=5").await?;
    page.back().await?;
    page.expect_spec("rings").await?;
    page.open("rings?n=5&step=3&show=automaton").await?;
    page.click(Role::Link, "Try one").await?;
    page.expect_spec("quiz?seed=4&kind=f&n=5&count=1").await?;
    // That is how far 10001 is.
    page.fill("Your answer", "30").await?;
    page.click(Role::Link, "Why?").await?;
    page.expect_spec("rings?n=5&from=10001").await?;
    page.back().await?;
    page.expect_text("1 of 1 point").await?;
    page.back().await?;
    page.expect_spec("rings?n=5&step=3").await
}
