//! The setup panel, puzzles that the user makes up, the menu, sound and language.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role, SMALL_TARGETS},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_puzzle_is_made_up_played_and_kept;
    chromium:
    fields_boards_lists_and_ticks_set_up,
    #[webkit]
    simplified_chinese_and_the_chosen_language: Settings::reading("zh-CN,zh"),
    sound_and_the_menu_of_a_small_phone,
}

async fn fields_boards_lists_and_ticks_set_up(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.open_setup().await?;
    page.fill("Start", "11111x111").await?;
    page.expect_text("Use 9 digits, each 0 or 1; digit 6 is").await?;
    page.expect_step("3").await?;
    page.fill("Start", "100000000").await?;
    page.expect_steps("511").await?;
    page.click(Role::CheckBox, "Rings 1 and 2 can move together").await?;
    page.expect_spec("rings?pair=1&from=1.0*8").await?;
    page.open("spinout").await?;
    page.open_setup().await?;
    // The first small board is the start.
    page.click_on(&page.find_data("mini", "3").await?).await?;
    page.expect_state("1111011").await?;
    page.press(&[Key::Left, Key::Enter]).await?;
    page.expect_state("1110011").await?;
    page.open("hexadecimal").await?;
    page.open_setup().await?;
    page.choose("Key pattern", "0111, 16 moves").await?;
    page.expect_steps("16").await?;
    // The table below the board does the same.
    page.click(Role::Button, "0001, 150 moves").await?;
    page.expect_spec("hexadecimal?key=0001").await
}

async fn a_puzzle_is_made_up_played_and_kept(page: Page) -> Result<()> {
    page.resize((1440, 1000)).await?;
    page.open("custom?mode=guided").await?;
    page.open_setup().await?;
    page.click(Role::Button, "Larger").await?;
    page.expect_spec("custom?places=2,3,2,2").await?;
    page.choose("Start with", "four pieces, with dead ends").await?;
    page.expect_steps("18").await?;
    page.expect_shown(".tree-map").await?;
    ensure!(page.overlaps(".tree-map, .caption-text").await?.is_empty(), "the map is on the caption");
    let guards = page.find_drawn(".design li:nth-child(4) summary").await?;
    page.click_on(&guards).await?;
    page.fill("Step 0–1 of piece 4 waits for", "9").await?;
    page.expect_text("Step 0–1 of piece 4 needs a place of each faster piece (3 in all").await?;
    page.fill("Step 0–1 of piece 4 waits for", "-21").await?;
    page.expect_spec("custom?places=2,3,2,3&waits=,10,-21").await?;
    page.click(Role::Button, "Undo").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_spec("custom?places=2,3,2,3&waits=,10,021&step=1").await?;
    page.reload().await?;
    page.expect_state("0001").await?;
    page.open_setup().await?;
    page.choose("Start with", "two pieces").await?;
    page.expect_spec("custom?places=3,2").await?;
    page.fill("Name of the puzzle", "<b>Two</b>").await?;
    page.click(Role::Button, "Save to my shelf").await?;
    page.expect_text("It is on your shelf.").await?;
    page.navigate("shelf").await?;
    page.click(Role::Link, "<b>Two</b>").await?;
    page.expect_spec("custom?places=3,2").await?;
    page.navigate("shelf").await?;
    page.click(Role::Button, "Take from the shelf: <b>Two</b>").await?;
    page.expect_text_gone("Your own puzzles").await?;
    page.resize((320, 640)).await?;
    page.open("custom?places=9,9,9&waits=8.0.8.0.8.0.8.-&show=setup").await?;
    page.click_on(&page.find_drawn(".design li:nth-child(3) summary").await?).await?;
    page.expect_shown(".design .mini").await?;
    page.expect_none("the editor of a puzzle", SMALL_TARGETS).await
}

async fn simplified_chinese_and_the_chosen_language(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.find(Role::Button, "到终点").await?;
    page.expect_language("zh-Hans").await?;
    page.choose("语言", "English").await?;
    page.find(Role::Button, "To goal").await?;
    page.reload().await?;
    page.find(Role::Button, "To goal").await?;
    page.expect_language("en").await?;
    page.expect_step("3").await
}

/// Counts the notes instead of playing them.
const COUNT: &str = "window.notes = 0; OscillatorNode.prototype.start = () => { window.notes += 1; };";

async fn expect_notes(page: &Page, count: &str) -> Result<()> {
    let read =
        async || page.script::<u32>("return window.notes", vec![]).await.map(|notes| notes.to_string());
    page.expect("the number of notes", count, read).await
}

async fn sound_and_the_menu_of_a_small_phone(page: Page) -> Result<()> {
    page.open("hanoi?n=3&step=4").await?;
    page.script::<()>(COUNT, vec![]).await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_step("5").await?;
    expect_notes(&page, "0").await?;
    page.open_setup().await?;
    page.click(Role::CheckBox, "Sound").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_step("6").await?;
    expect_notes(&page, "2").await?;
    page.click(Role::CheckBox, "Sound").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("5").await?;
    expect_notes(&page, "2").await?;
    page.resize((320, 568)).await?;
    for spec in ["wythoff?lang=zh-Hant", "rings?n=5"] {
        page.open(spec).await?;
        page.script::<()>("document.querySelector('.menu > button').click()", vec![]).await?;
        page.expect_shown(".menu .popover-box").await?;
        let wrong = "
            const found = [], icons = new Set();
            const lines = [...document.querySelectorAll('.menu .popover-box > *')];
            const colour = getComputedStyle(lines[0]).color;
            for (const line of lines) {
                const select = line.querySelector('select');
                const name = line.querySelector('.menu-name') ?? line;
                if (!name.textContent.trim()) found.push('a line without a name');
                if (getComputedStyle(name).color !== colour) found.push(`${name.textContent} is pale`);
                const icon = line.querySelector('svg path')?.getAttribute('d') ?? line;
                if (icons.has(icon)) found.push(`${name.textContent} has the icon of another line`);
                icons.add(icon);
                const { left, right } = line.getBoundingClientRect();
                if (left < 0 || right > innerWidth) found.push(`${name.textContent} sticks out`);
                if (!select) continue;
                const box = select.getBoundingClientRect();
                const arrow = line.querySelector('.select-box > svg').getBoundingClientRect();
                if (arrow.left < box.left || arrow.right > box.right) found.push(`${name.textContent}: the arrow is outside`);
                if (select.selectedOptions[0].textContent === name.textContent) found.push(`${name.textContent} is said twice`);
            }
            return found;";
        page.expect_none(spec, wrong).await?;
        page.expect_readable(spec).await?;
    }
    // A choice made in it is kept.
    page.expect_attribute(Role::Button, "Sound", "aria-pressed", "false").await?;
    page.click(Role::Button, "Sound").await?;
    page.expect_attribute(Role::Button, "Sound", "aria-pressed", "true").await?;
    page.reload().await?;
    page.click(Role::Button, "Menu").await?;
    page.expect_attribute(Role::Button, "Sound", "aria-pressed", "true").await?;
    page.expect_no_sideways_scrolling().await
}
