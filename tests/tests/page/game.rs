//! Wythoff's game: moves by form and on the board, illegal moves, the computer, whole games.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    take_by_the_form,
    the_computer_answers,
    #[webkit]
    play_on_a_phone: Settings::on_phone(),
    #[webkit]
    the_queen_is_dragged,
    board_stones_and_form_are_always_there;
    chromium:
    take_by_a_place_and_by_the_keyboard,
    a_place_is_refused,
    who_wins_on_demand,
    the_computer_waits_after_a_seek,
    a_game_to_the_end,
    where_a_lost_game_turned,
    a_game_that_was_won,
    the_rules_are_at_the_head,
    who_made_each_move,
    a_game_of_two_that_is_over,
    the_smallest_phone_keeps_the_row_of_positions,
    show_again_and_redo_on_a_phone: Settings::on_phone(),
    a_narrow_phone_is_laid_out_once: Settings::sized((340, 599)),
    piles_too_large_to_draw,
}

/// The first click chooses a place, the second one moves there.
async fn go_to_place(page: &Page, place: &str) -> Result<()> {
    choose_place(page, place).await?;
    choose_place(page, place).await
}

async fn choose_place(page: &Page, place: &str) -> Result<()> {
    page.click_on(&page.find_data("place", place).await?).await
}

async fn take_by_the_form(page: Page) -> Result<()> {
    page.open("wythoff?against=two").await?;
    page.find(Role::Group, "Wythoff’s game").await?;
    page.fill("How many", "5").await?;
    page.click(Role::Radio, "both").await?;
    page.click(Role::Button, "Take 5 from both piles").await?;
    page.expect_state("9,15").await?;
    page.expect_step("1").await?;
    page.fill("How many", "10").await?;
    page.expect_text("There aren’t that many stones.").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("14,20").await?;
    page.expect_step("0").await
}

async fn take_by_a_place_and_by_the_keyboard(page: Page) -> Result<()> {
    page.open("wythoff?piles=7,4&against=two").await?;
    choose_place(&page, "6,3").await?;
    page.find(Role::Button, "Take 1 from both piles").await?;
    choose_place(&page, "6,3").await?;
    page.expect_state("6,3").await?;
    page.press(&[Key::Left, Key::Left, Key::Enter]).await?;
    page.find(Role::Button, "Take 2 from the left pile").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("4,3").await?;
    page.expect_step("2").await?;
    page.expect_spec("wythoff?piles=7,4&play=6,3.4,3&step=2").await
}

async fn a_place_is_refused(page: Page) -> Result<()> {
    page.open("wythoff?piles=7,4").await?;
    choose_place(&page, "5,3").await?;
    page.expect_text("You cannot take 2 from one pile and 1 from the other").await?;
    page.expect_text("Take any number of stones from one pile, or the same number from both.").await?;
    assert_eq!(page.puzzle().await?.state, "7,4");
    page.expect_step("0").await
}

async fn who_wins_on_demand(page: Page) -> Result<()> {
    page.open("wythoff?against=two").await?;
    page.expect_text_gone("Hot:").await?;
    ensure!(!page.has(Role::Button, "Cold positions").await?, "the map is offered with the verdict only");
    page.click(Role::Button, "Who wins?").await?;
    page.expect_text("Hot: the player to move can win").await?;
    page.expect_text("Take 5 from both piles, or 2 from the left pile.").await?;
    page.expect_shown(".quarter-cold").await?;
    page.expect_shown(".quarter-golden").await?;
    go_to_place(&page, "12,20").await?;
    page.expect_text("Cold: the player to move loses").await?;
    page.expect_text("No move wins from here.").await?;
    page.click(Role::Button, "Hide again").await?;
    page.expect_text_gone("No move wins from here.").await?;
    page.expect_count(".quarter-under .quarter-cold", 0).await?;
    Ok(())
}

async fn the_computer_answers(page: Page) -> Result<()> {
    page.open("wythoff?piles=3,6").await?;
    page.expect_text("Your turn").await?;
    page.click(Role::Radio, "right").await?;
    page.fill("How many", "2").await?;
    page.click(Role::Button, "Take 2 from the right pile").await?;
    // The computer takes two from both piles, which leaves the cold position (1, 2).
    page.expect_state("1,2").await?;
    page.expect_step("2").await?;
    page.expect_text("The computer took 2 from both piles.").await?;
    page.expect_live_text("The computer took 2 from both piles. Your turn. There are 1 and 2 stones.")
        .await?;
    page.expect_count(".stone-gone", 4).await?;
    page.expect_shown(".queen-ghost").await?;
    page.click(Role::Button, "Show again").await?;
    page.expect_text("The computer took 2 from both piles.").await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("3,6").await?;
    page.expect_step("0").await
}

async fn the_computer_waits_after_a_seek(page: Page) -> Result<()> {
    page.open("wythoff?piles=3,6&step=1").await?;
    page.expect_text("The computer’s turn").await?;
    page.click(Role::Button, "Let the computer move").await?;
    page.expect_step("2").await?;
    page.expect_text("Your turn").await
}

async fn a_game_to_the_end(page: Page) -> Result<()> {
    page.open("wythoff?piles=1,3&against=two").await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_text("Take 1 from the right pile.").await?;
    // The last grade of a hint chooses what it says.
    choose_place(&page, "1,2").await?;
    page.expect_state("1,2").await?;
    for state in ["1,1", "0,0"] {
        go_to_place(&page, state).await?;
        page.expect_state(state).await?;
    }
    page.expect_text("The first player took the last stone and wins.").await?;
    page.click(Role::Button, "To start").await?;
    page.expect_state("1,3").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_state("1,2").await?;
    page.click(Role::Button, "To goal").await?;
    page.click(Role::Button, "Play these piles again").await?;
    page.expect_spec("wythoff?piles=1,3").await
}

const LOST: &str = "wythoff?play=9,15.9,14.8,13.8,12.7,12.7,4.4,1.2,1.1,1.0,0&step=10";

async fn where_a_lost_game_turned(page: Page) -> Result<()> {
    page.open(LOST).await?;
    page.expect_text("You left the cold positions at move 5.").await?;
    page.expect_text("The computer took the last stones at move 10").await?;
    page.expect_text("Better: 2 from both leaves the cold 6 and 10.").await?;
    page.expect_count("[aria-label='The moves of this game'] li", 10).await?;
    page.click(Role::Button, "Go to move 5").await?;
    page.expect_state("8,12").await?;
    page.click(Role::Button, "To goal").await?;
    page.click(Role::Button, "Try again from move 5").await?;
    page.expect_state("8,12").await?;
    page.expect_text("Your turn").await?;
    page.click(Role::Radio, "both").await?;
    page.fill("How many", "2").await?;
    page.click(Role::Button, "Take 2 from both piles").await?;
    page.expect_text("The computer took 1 from the right pile.").await?;
    page.expect_state("6,9").await
}

async fn a_game_that_was_won(page: Page) -> Result<()> {
    page.open("wythoff?piles=3,4&play=1,2.1,1&step=2").await?;
    page.click(Role::Radio, "both").await?;
    page.click(Role::Button, "Take 1 from both piles").await?;
    page.expect_text("You won, and never left the cold positions.").await?;
    page.expect_text("3 moves, from 3 and 4").await?;
    page.click(Role::Button, "Play again").await?;
    page.expect_spec("wythoff?piles=3,4").await?;
    page.navigate("wythoff?piles=3,4&play=3,3.3,0.0,0&step=3").await?;
    page.expect_text("You won after all: the computer left them at move 2.").await?;
    page.click(Role::Button, "New game").await?;
    page.expect_step("0").await
}

async fn the_rules_are_at_the_head(page: Page) -> Result<()> {
    page.open("wythoff").await?;
    page.expect_text("take from one pile, or the same number from both; the last stone wins").await?;
    page.resize((390, 844)).await?;
    page.expect_text("Take from one pile, or the same from both. Last stone wins.").await?;
    page.resize((320, 568)).await?;
    page.expect_text("One pile, or the same from both. Last stone wins.").await?;
    page.navigate("wythoff?rule=nim").await?;
    page.expect_text("Take from one pile. Last stone wins.").await
}

async fn play_on_a_phone(page: Page) -> Result<()> {
    page.open("wythoff").await?;
    page.click(Role::Button, "One more").await?;
    page.click(Role::Button, "Take 2 from the left pile").await?;
    page.expect_text("The computer took 1 from the right pile.").await?;
    page.expect_state("12,19").await?;
    page.expect_no_sideways_scrolling().await
}

async fn board_stones_and_form_are_always_there(page: Page) -> Result<()> {
    for size in [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)] {
        page.resize(size).await?;
        for spec in ["wythoff", "wythoff?piles=14,24", LOST_ON_THE_WAY] {
            page.open(spec).await?;
            page.settle().await?;
            let missing: Vec<String> = page.script(MISSING, vec![]).await?;
            ensure!(missing.is_empty(), "{spec} at {size:?}: {missing:?}");
        }
    }
    Ok(())
}

const LOST_ON_THE_WAY: &str = "wythoff?play=9,15.9,14.8,13.8,12.7,12.7,4&step=6";

/// Lists what is too small, or cannot be scrolled into view.
const MISSING: &str = "
    const missing = [];
    const grid = document.querySelector('.quarter-grid').getBoundingClientRect();
    if (grid.width < 200 || grid.height < 200) missing.push(`grid of ${grid.width} × ${grid.height}`);
    const stones = [...document.querySelectorAll('.pile-drawing svg')].map((pile) => pile.getBoundingClientRect());
    if (stones.length < 2 || stones.some((pile) => pile.width < 60 || pile.height < 14)) missing.push('stones');
    for (const [name, selector] of [['form', '.take .stepper'], ['button', '.take-button']]) {
        const element = document.querySelector(selector);
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (height < 40) missing.push(`${name} ${height} high`);
        if (!element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) missing.push(name);
    }
    return missing;";

async fn piles_too_large_to_draw(page: Page) -> Result<()> {
    page.open("wythoff?piles=1000000000000000000000000000000,7&against=two").await?;
    page.expect_text("This is too large to draw, but the verdict is still exact.").await?;
    page.click(Role::Button, "Who wins?").await?;
    page.expect_text("Hot: the player to move can win").await
}

/// The form follows the queen, and the move is still to be made.
async fn the_queen_is_dragged(page: Page) -> Result<()> {
    page.open("wythoff?piles=7,4&against=two").await?;
    let queen = page.find_data("place", "7,4").await?;
    page.drag_to(&queen, &page.find_data("place", "4,1").await?).await?;
    page.find(Role::Button, "Take 3 from both piles").await?;
    page.expect_step("0").await?;
    page.drag_to(&queen, &page.find_data("place", "2,4").await?).await?;
    page.find(Role::Button, "Take 5 from the left pile").await?;
    // Where it may not go, the last move stays chosen.
    page.drag_to(&queen, &page.find_data("place", "8,6").await?).await?;
    page.click(Role::Button, "Take 5 from the left pile").await?;
    page.expect_state("2,4").await
}

/// Two people are the first and the second, not both “you”.
async fn a_game_of_two_that_is_over(page: Page) -> Result<()> {
    page.open("wythoff?piles=1,3&play=1,2.1,1.0,0&step=3&against=two").await?;
    let cells = "return [...document.querySelectorAll('.game-moves li')].map((cell) => cell.innerText.split(/\\s+/)[0]).join()";
    page.expect("the players", "first,second,first", async || page.script(cells, vec![]).await).await
}

async fn who_made_each_move(page: Page) -> Result<()> {
    page.open(&format!("{LOST_ON_THE_WAY}&mode=solve&show=moves")).await?;
    page.expect("the rows", "2 computer 1 from right 9 and 14 / Your turn: 7 and 4", async || {
        page.script(ROWS, vec![]).await
    })
    .await?;
    // The same in the boxes below the slider, where a click seeks.
    page.expect_count(".game-box:not(.game-box-open)", 6).await?;
    page.expect_text("your move").await?;
    page.navigate("wythoff?play=9,15&against=two&mode=solve&show=moves").await?;
    page.expect_text("first").await
}

/// Returns the texts of the second move and of the last row.
const ROWS: &str = "
    const rows = [...document.querySelectorAll('.moves-list li')].map((row) => row.innerText.split(/\\s+/).join(' ').trim());
    return `${rows[2]} / ${rows.at(-1)}`;";

async fn the_smallest_phone_keeps_the_row_of_positions(page: Page) -> Result<()> {
    page.resize((320, 568)).await?;
    page.open(&format!("{LOST_ON_THE_WAY}&mode=solve")).await?;
    page.expect_shown(".game-line-compact").await?;
    let heights: [f64; 2] = page
        .script(
            "return ['.dock', '.app'].map((name) => document.querySelector(name).getBoundingClientRect().height)",
            vec![],
        )
        .await?;
    ensure!(heights == [53.0, 568.0], "{heights:?}");
    page.click(Role::Button, "Back").await?;
    page.expect_state("7,12").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_state("7,4").await?;
    ensure!(!page.has(Role::Button, "To start").await?);
    page.click(Role::Button, "Moves").await?;
    page.click(Role::Button, "To start").await?;
    page.expect_state("14,20").await
}

async fn show_again_and_redo_on_a_phone(page: Page) -> Result<()> {
    page.open("wythoff?piles=3,6").await?;
    page.click(Role::Radio, "right").await?;
    page.click(Role::Button, "One more").await?;
    page.click(Role::Button, "Take 2 from the right pile").await?;
    page.expect_state("1,2").await?;
    page.click(Role::Button, "Show again").await?;
    page.expect_text("The computer took 2 from both piles.").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("3,6").await?;
    page.click(Role::Button, "Redo").await?;
    page.expect_state("1,2").await
}

/// The row of positions is drawn as there is room, which must not depend on how it is drawn.
async fn a_narrow_phone_is_laid_out_once(page: Page) -> Result<()> {
    for width in [328, 340, 343, 344] {
        page.resize((width, 599)).await?;
        page.open("wythoff?piles=14,20").await?;
        page.settle().await?;
        let changes: i64 = page.script_async(CHANGES, vec![]).await?;
        ensure!(changes == 0, "{changes} changes in 20 frames at {width} pixels");
    }
    Ok(())
}

const CHANGES: &str = "
    const [done] = arguments;
    let changes = 0;
    new MutationObserver((records) => { changes += records.length; })
        .observe(document.querySelector('.dock'), { subtree: true, childList: true, attributes: true });
    let frames = 20;
    const next = () => { if (frames-- > 0) requestAnimationFrame(next); else done(changes); };
    next();";
