//! The keyboard alone.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenario::Failure,
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    rings_by_keyboard,
    discs_by_keyboard,
    the_slider_by_keyboard,
    keys_of_the_page,
    undo_keeps_the_keyboard_on_the_board,
    what_is_open_closes_when_the_focus_leaves;
    once:
    classics_by_keyboard,
    locks_by_keyboard,
    chains_by_keyboard,
    the_game_by_keyboard,
}

/// The script of the first visit: to the board, a move, to the slider, to the goal.
async fn rings_by_keyboard(page: Page) -> Result<()> {
    page.open("").await?;
    page.press(&[Key::Tab]).await?;
    assert_eq!(page.focused().await?.1, "Skip to board");
    page.tab_to(Role::Button, "Ring 1, on, can move, best next").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("111111110").await?;
    page.expect_text("Next: ring 3 off").await?;
    // Arrows go from ring to ring, as they lie.
    page.press(&[Key::Left, Key::Left]).await?;
    page.expect_focus("Ring 3, on, can move, best next").await?;
    page.press(&[Key::Space]).await?;
    page.expect_state("111111010").await?;
    page.type_text("5").await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.tab_to(Role::Slider, "Step").await?;
    page.press(&[Key::End]).await?;
    page.expect_state("000000000").await?;
    Ok(())
}

/// A box below a button, tabbed past on either side, covers nothing any more.
async fn what_is_open_closes_when_the_focus_leaves(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.tab_to(Role::Button, "Share").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_shown(".share .popover-box").await?;
    page.tab_to(Role::ComboBox, "Language").await?;
    page.expect_count(".popover-box", 0).await?;
    page.tab_to(Role::Button, "Landmarks").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_shown(".landmarks-list").await?;
    page.press(&[Key::Tab]).await?;
    page.expect_count(".landmarks-list", 0).await
}

async fn discs_by_keyboard(page: Page) -> Result<()> {
    page.open("hanoi?n=2").await?;
    page.tab_to(Role::Button, "Peg A, discs 2 1, can move, best next").await?;
    page.type_text("ab").await?;
    page.expect_state("AB").await?;
    page.type_text("ac").await?;
    page.expect_state("CB").await?;
    page.type_text("bc").await?;
    page.expect_state("CC").await
}

async fn the_slider_by_keyboard(page: Page) -> Result<()> {
    page.open("rings?n=64").await?;
    page.tab_to(Role::Slider, "Step").await?;
    page.press(&[Key::Right, Key::Right, Key::Up]).await?;
    page.expect_step("3").await?;
    page.press(&[Key::Left]).await?;
    page.expect_step("2").await?;
    page.press(&[Key::End]).await?;
    page.expect_step("12297829382473034410").await?;
    page.press(&[Key::Down]).await?;
    page.expect_step("12297829382473034409").await?;
    page.press(&[Key::Home]).await?;
    page.expect_step("0").await
}

async fn keys_of_the_page(page: Page) -> Result<()> {
    page.open("").await?;
    page.type_text("...").await?;
    page.expect_step("3").await?;
    page.type_text(",").await?;
    page.expect_step("2").await?;
    page.type_text("u").await?;
    page.expect_step("0").await?;
    page.type_text("U").await?;
    page.expect_step("2").await?;
    page.type_text("hh").await?;
    page.expect_step("3").await
}

/// Says how far the piece with the focus lies from the one that moves best: to the left, to the right, or here.
const WAY: &str = "
    const best = document.querySelector(\"#board button[aria-label$='best next']\");
    const middle = (element) => { const { left, right } = element.getBoundingClientRect(); return left + right; };
    return best ? Math.sign(middle(best) - middle(document.activeElement)) : null;";

/// Plays to the goal with arrows and Enter alone.
async fn play_to_the_goal(page: &Page, spec: &str) -> Result<()> {
    page.open(spec).await?;
    page.press(&[Key::Tab]).await?;
    page.expect_focus("Skip to board").await?;
    page.press(&[Key::Enter]).await?;
    let steps = page.puzzle().await?.steps;
    // No way here is longer than a hundred keys.
    for _ in 0..100 {
        let before = page.puzzle().await?;
        if before.step == steps {
            return page.expect_shown(".caption-won").await;
        }
        page.settle().await?;
        match page.script::<Option<i32>>(WAY, vec![]).await? {
            Some(0) => {
                page.press(&[Key::Enter]).await?;
                // A disc is lifted first; then another place is the best one.
                wait::until("something to come of it", async || {
                    let way = page.script::<Option<i32>>(WAY, vec![]).await?;
                    Ok((way != Some(0) || page.puzzle().await?.state != before.state).then_some(()))
                })
                .await?;
            }
            Some(way) => page.press(&[if way < 0 { Key::Left } else { Key::Right }]).await?,
            None => anyhow::bail!("{spec}: no piece is best at step {}", before.step),
        }
    }
    anyhow::bail!("{spec}: the goal was not reached")
}

/// Every puzzle of the catalogue that has a best move at each step: a place from which its goal is near.
const BOARDS: [[&str; 5]; 3] = [CLASSICS, LOCKS, CHAINS];
const CLASSICS: [&str; 5] =
    ["rings?n=4", "hanoi?n=2", "spinout?step=80", "spinout?outside=1&step=45", "brain?step=164"];
const LOCKS: [&str; 5] = [
    "binary-burr?step=80",
    "rectangle?step=48",
    "lock250?step=244",
    "kugellager?step=1244",
    "kugellager7?step=4796",
];
const CHAINS: [&str; 5] = [
    "generation?step=341718744",
    "elephants?step=108",
    "hexadecimal?step=164",
    "slideout?base=4&n=3&step=46",
    "chain?base=5&n=4&step=619",
];
/// The game, which is played by its form.
const GAME: &str = "wythoff?piles=1,3";

async fn boards_by_keyboard(page: &Page, specs: [&str; 5]) -> Result<()> {
    for spec in specs {
        play_to_the_goal(page, spec).await?;
    }
    Ok(())
}

async fn classics_by_keyboard(page: Page) -> Result<()> {
    boards_by_keyboard(&page, CLASSICS).await
}

async fn locks_by_keyboard(page: Page) -> Result<()> {
    boards_by_keyboard(&page, LOCKS).await
}

async fn chains_by_keyboard(page: Page) -> Result<()> {
    boards_by_keyboard(&page, CHAINS).await
}

/// How many, from where, take: Tab, arrows, digits and Enter.
async fn the_game_by_keyboard(page: Page) -> Result<()> {
    page.open(GAME).await?;
    page.tab_to(Role::TextBox, "How many").await?;
    page.tab_to(Role::Radio, "left").await?;
    page.press(&[Key::Right]).await?;
    page.tab_to(Role::Button, "Take 1 from the right pile").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("1,2").await
}

/// Every puzzle is played by keyboard.
pub fn no_puzzle_is_left_out() -> Result<(), Failure> {
    let played: Vec<&str> =
        BOARDS.into_iter().flatten().chain([GAME]).filter_map(|spec| spec.split('?').next()).collect();
    let missing: Vec<&str> = gros_solver::ids().into_iter().filter(|id| !played.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    Ok(())
}

/// Undo across puzzles and sizes takes the piece away that has the focus.
async fn undo_keeps_the_keyboard_on_the_board(page: Page) -> Result<()> {
    page.open("rings?n=3").await?;
    page.go("rings?n=5").await?;
    page.expect_steps("21").await?;
    page.go("elephants").await?;
    page.expect_puzzle("the elephants", |puzzle| puzzle.puzzle == "elephants").await?;
    page.tab_to(Role::Button, "Elephant 1, up, can move, best next").await?;
    for (steps, ring) in [("21", "5"), ("5", "3")] {
        page.type_text("u").await?;
        page.expect_steps(steps).await?;
        wait::until("a ring to have the focus", async || {
            let (_, name) = page.focused().await?;
            ensure!(name.starts_with("Ring "), "{name:?} has it");
            Ok(Some(()))
        })
        .await?;
        for _ in 0..5 {
            page.press(&[Key::Left]).await?;
        }
        wait::until("the largest ring to have the focus", async || {
            let (_, name) = page.focused().await?;
            ensure!(name.starts_with(&format!("Ring {ring},")), "{name:?} has it");
            Ok(Some(()))
        })
        .await?;
    }
    Ok(())
}
