//! The setup panel, the menu, sound and language.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    everything_is_set_up,
    #[webkit]
    simplified_chinese_and_the_chosen_language: Settings::reading("zh-CN,zh"),
    sound_and_the_menu_of_a_small_phone,
}

async fn everything_is_set_up(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.open_setup().await?;
    page.fill("Start", "11111x111").await?;
    page.expect_text("Use 9 digits, each 0 or 1; digit 6 is").await?;
    page.expect_step("3").await?;
    page.fill("Start", "100000000").await?;
    page.expect_steps("511").await?;
    page.fill("Goal", "111111111").await?;
    page.expect_steps("170").await?;
    page.open("spinout").await?;
    page.open_setup().await?;
    // The first small board is the start.
    page.click_on(&page.find_data("mini", "3").await?).await?;
    page.expect_state("1111011").await?;
    page.press(&[Key::Left, Key::Enter]).await?;
    page.expect_state("1110011").await?;
    page.press(&[Key::Right, Key::Right, Key::Enter]).await?;
    page.expect_state("1110001").await?;
    page.open("chain").await?;
    page.open_setup().await?;
    page.click(Role::Button, "More places").await?;
    page.expect_spec("chain?base=4").await?;
    page.expect_steps("255").await?;
    page.open("hexadecimal").await?;
    page.open_setup().await?;
    page.choose("Key pattern", "0111, 16 moves").await?;
    page.expect_steps("16").await?;
    // The table below the board does the same.
    page.click(Role::Button, "0001, 150 moves").await?;
    page.expect_spec("hexadecimal?key=0001").await?;
    page.expect_count(".key-moves[aria-pressed=true]", 1).await?;
    page.open("rings").await?;
    page.open_setup().await?;
    page.click(Role::CheckBox, "Rings 1 and 2 can move together").await?;
    page.expect_steps("256").await?;
    page.click(Role::Button, "Take rings 1 and 2 off, can move").await?;
    page.expect_state("111111100").await
}

async fn simplified_chinese_and_the_chosen_language(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.find(Role::Button, "到终点").await?;
    page.expect_text("第 2 环").await?;
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
    // The knock of the last disc, and the chord of the goal.
    page.click(Role::Button, "Do it").await?;
    page.expect_step("7").await?;
    expect_notes(&page, "8").await?;
    page.click(Role::CheckBox, "Sound").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("6").await?;
    expect_notes(&page, "8").await?;
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
                if (name.scrollWidth > name.clientWidth) found.push(`${name.textContent} is cut`);
                const icon = line.querySelector('svg path')?.getAttribute('d') ?? line;
                if (icons.has(icon)) found.push(`${name.textContent} has the icon of another line`);
                icons.add(icon);
                const { right, left } = line.getBoundingClientRect();
                if (left < 0 || right > innerWidth) found.push(`${name.textContent} sticks out`);
                if (!select) continue;
                const box = select.getBoundingClientRect();
                const arrow = line.querySelector('.select-box > svg').getBoundingClientRect();
                if (arrow.left < box.left || arrow.right > box.right || box.right > right) found.push(`${name.textContent}: the arrow is outside`);
                if (select.selectedOptions[0].textContent === name.textContent) found.push(`${name.textContent} is said twice`);
            }
            return found;";
        assert_eq!(page.script::<Vec<String>>(wrong, vec![]).await?, Vec::<String>::new(), "{spec}");
    }
    // What is chosen in it is kept.
    page.expect_attribute(Role::Button, "Sound", "aria-pressed", "false").await?;
    page.click(Role::Button, "Sound").await?;
    page.expect_attribute(Role::Button, "Sound", "aria-pressed", "true").await?;
    page.reload().await?;
    page.click(Role::Button, "Menu").await?;
    page.expect_attribute(Role::Button, "Sound", "aria-pressed", "true").await?;
    page.open("rings?n=5&mode=solve").await?;
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.expect_no_sideways_scrolling().await
}
