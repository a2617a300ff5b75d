//! Small screens: text stays legible, nothing is clipped, and important parts need no scrolling.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    text_is_large_enough: Settings::sized((320, 568)),
    coach_text_is_large_enough: Settings::sized((320, 568)),
    a_long_goal_keeps_board_and_buttons_visible: Settings::sized((320, 568)),
    the_game_fits_a_landscape_phone: Settings::sized((844, 390));
    chromium:
    the_mark_of_the_next_ring_stays_below_the_header: Settings::sized((320, 568)),
    the_game_fits_a_landscape_phone_in_chinese: Settings { viewport: (844, 390), ..Settings::reading("zh-TW,zh") },
    first_actions_fit_a_short_phone: Settings::sized((800, 360)),
    the_card_below_the_board_shows_its_reason: Settings::on_phone(),
    no_line_starts_with_a_separator: Settings { viewport: (1024, 768), ..Settings::reading("zh-TW,zh") },
    a_long_refusal_fits: Settings::sized((1440, 900)),
}

/// Minimum font sizes in CSS pixels.
const MIN_SIZE: f64 = 11.0;
const MIN_PEG_SIZE: f64 = 12.0;

const BOARDS: [&str; 8] = [
    "rings?step=123",
    "rings?n=64&step=40",
    "hanoi?step=12",
    "spinout",
    "elephants?step=4",
    "kugellager",
    "hexadecimal",
    "slideout?base=3&n=5",
];

async fn text_is_large_enough(page: Page) -> Result<()> {
    for place in BOARDS {
        page.open(place).await?;
        page.settle().await?;
        let small = page.text_smaller_than(MIN_SIZE).await?;
        ensure!(small.is_empty(), "{place}: {small:?}");
    }
    for place in ["hanoi?step=12", "hanoi?n=8&pegs=8"] {
        page.open(place).await?;
        page.settle().await?;
        let small = page.text_smaller_than(MIN_PEG_SIZE).await?;
        ensure!(!small.iter().any(|words| words.contains("peg-letter")), "{place}: {small:?}");
    }
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Explain").await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.settle().await?;
    let small = page.text_smaller_than(MIN_SIZE).await?;
    ensure!(small.is_empty(), "below a sheet: {small:?}");
    Ok(())
}

async fn coach_text_is_large_enough(page: Page) -> Result<()> {
    for place in ["rings?step=123", "elephants"] {
        page.open(place).await?;
        page.click_tab_or_button("Coach").await?;
        page.click(Role::Button, "Start").await?;
        page.expect_shown(".coach-next").await?;
        page.settle().await?;
        let small = page.text_smaller_than(MIN_SIZE).await?;
        ensure!(small.is_empty(), "{place}: {small:?}");
    }
    Ok(())
}

async fn the_mark_of_the_next_ring_stays_below_the_header(page: Page) -> Result<()> {
    for place in ["rings", "rings?step=123", "rings?n=64&step=40"] {
        page.open(place).await?;
        page.expect_shown(".board .tag").await?;
        page.settle().await?;
        let above: f64 = page.script(ABOVE_THE_BOARD, vec![]).await?;
        ensure!(above <= 0.0, "{place}: the mark reaches {above} pixels over the header");
    }
    Ok(())
}

const ABOVE_THE_BOARD: &str = "
    const [header, tag] = ['.header', '.board .tag'].map((part) => document.querySelector(part).getBoundingClientRect());
    return header.bottom - tag.top;";

async fn a_long_goal_keeps_board_and_buttons_visible(page: Page) -> Result<()> {
    page.open("rings?n=64&step=12345678901234567890").await?;
    page.expect_shown(".caption-won").await?;
    page.settle().await?;
    let found = page.short_screen_faults().await?;
    ensure!(found.is_empty(), "{found:?}");
    let cut: Vec<String> = page.script(CUT_BUTTONS, vec![]).await?;
    ensure!(cut.is_empty(), "{cut:?}");
    let small = page.text_smaller_than(MIN_SIZE).await?;
    ensure!(small.is_empty(), "{small:?}");
    Ok(())
}

/// Returns buttons of the caption that the window or the dock clips.
const CUT_BUTTONS: &str = "
    const dock = document.querySelector('.dock').getBoundingClientRect();
    return [...document.querySelectorAll('.caption-more button')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
            const { left, right, bottom } = button.getBoundingClientRect();
            return left < 0 || right > innerWidth || bottom > Math.min(dock.top, innerHeight);
        })
        .map((button) => button.textContent);";

async fn the_game_fits(page: &Page, who_wins: &str) -> Result<()> {
    page.open("wythoff?piles=8,13").await?;
    page.settle().await?;
    ensure!(!page.scrolls().await?, "the page scrolls");
    page.click(Role::Button, who_wins).await?;
    page.expect_shown(".verdict-first").await?;
    page.settle().await?;
    ensure!(!page.scrolls().await?, "the page scrolls when it says who wins");
    let hidden: i64 = page.script(HIDDEN_OF_THE_GAME, vec![]).await?;
    ensure!(hidden <= 0, "{hidden} pixels of the game are out of view");
    Ok(())
}

const HIDDEN_OF_THE_GAME: &str =
    "const game = document.querySelector('.wythoff'); return game.scrollHeight - game.clientHeight";

async fn the_game_fits_a_landscape_phone(page: Page) -> Result<()> {
    the_game_fits(&page, "Who wins?").await
}

async fn the_game_fits_a_landscape_phone_in_chinese(page: Page) -> Result<()> {
    the_game_fits(&page, "誰會贏？").await
}

async fn first_actions_fit_a_short_phone(page: Page) -> Result<()> {
    for place in ["rings", "hanoi", "kugellager"] {
        page.open(place).await?;
        page.expect_shown(".caption-more").await?;
        page.settle().await?;
        let over: i64 = page.script(OVER_THE_EDGE, vec![]).await?;
        ensure!(over <= 0, "{place}: {over} pixels of the last button are cut off");
    }
    Ok(())
}

const OVER_THE_EDGE: &str =
    "const row = document.querySelector('.caption-more'); return row.scrollWidth - row.clientWidth";

async fn the_card_below_the_board_shows_its_reason(page: Page) -> Result<()> {
    for place in
        ["rings?step=123", "hanoi?step=12", "generation?step=7", "spinout?step=5", "elephants?step=9"]
    {
        page.open(place).await?;
        // Of a puzzle with dead ends, the card shows the tree of them.
        page.expect_shown(".peek-text, .peek-tree svg").await?;
        page.settle().await?;
        let is_visible: bool = page.script(REASON_IS_VISIBLE, vec![]).await?;
        ensure!(is_visible, "{place}: the card does not show its reason");
    }
    Ok(())
}

/// Text without room in the card overflows to its side.
const REASON_IS_VISIBLE: &str = "
    const [card, text] = ['.peek-card', '.peek-text, .peek-tree svg'].map((part) => document.querySelector(part).getBoundingClientRect());
    return text.right <= card.right && text.bottom <= card.bottom;";

async fn no_line_starts_with_a_separator(page: Page) -> Result<()> {
    for place in ["rings?step=12", "hanoi?step=12", "spinout?step=5", "elephants?step=9"] {
        for width in [900, 1024, 1200] {
            page.resize((width, 768)).await?;
            page.open(place).await?;
            page.settle().await?;
            let found = page.lines_starting_with_separator().await?;
            ensure!(found.is_empty(), "{place} at {width}: {found:?}");
        }
    }
    Ok(())
}

async fn a_long_refusal_fits(page: Page) -> Result<()> {
    for place in ["slideout?base=3&n=5", "elephants"] {
        for tab in ["Explain", "Moves"] {
            page.open(place).await?;
            page.click(Role::Tab, tab).await?;
            page.click_on(&page.find_data("piece", "4").await?).await?;
            page.expect_refusal().await?;
            page.settle().await?;
            let over: i64 = page.script(BELOW_THE_CAPTION, vec![]).await?;
            ensure!(over <= 0, "{place}, {tab}: {over} pixels of the refusal are out of view");
        }
    }
    Ok(())
}

const BELOW_THE_CAPTION: &str =
    "const text = document.querySelector('.caption-text'); return text.scrollHeight - text.clientHeight";
