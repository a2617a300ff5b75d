//! Rules of the tower, counts of the rings, looks, and the menu of small phones.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    the_looks_of_the_rings,
    the_menu_of_a_small_phone: Settings { viewport: (320, 568), ..Settings::reading("zh-TW,zh") };
    chromium:
    four_pegs_and_their_plan,
    neighbouring_pegs_only,
    clockwise_only,
    two_rings_as_one,
    the_menu_of_a_small_phone_in_english: Settings::sized((320, 568)),
    the_looks_on_a_phone: Settings::on_phone(),
}

async fn carry(page: &Page, from: &str, to: &str) -> Result<()> {
    page.click_on(&page.find_data("peg", from).await?).await?;
    page.click_on(&page.find_data("peg", to).await?).await
}

async fn four_pegs_and_their_plan(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    page.open_setup().await?;
    page.choose("Pegs", "4").await?;
    page.expect_steps("5").await?;
    page.expect_text("proven shortest (Bousch 2014)").await?;
    page.expect_text("No route is shorter: Bousch proved this for four pegs in 2014.").await?;
    page.choose("Pegs", "5").await?;
    page.expect_text("presumed shortest").await?;
    page.expect_text("but this is unproven").await?;
    page.open("hanoi?n=10&pegs=4").await?;
    page.expect_text("Frame–Stewart plan: 17 + 15 + 17 = 49.").await?;
    page.click_by_prefix(Role::Button, "4 large discs go to D").await?;
    page.expect_step("17").await
}

async fn neighbouring_pegs_only(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    page.open_setup().await?;
    page.choose("Discs move", "to neighbouring pegs").await?;
    page.expect_steps("26").await?;
    carry(&page, "A", "C").await?;
    page.expect_text("A disc can move only to a neighbouring peg.").await?;
    assert_eq!(page.puzzle().await?.state, "AAA");
    carry(&page, "A", "B").await?;
    page.expect_state("AAB").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("AAA").await
}

async fn clockwise_only(page: Page) -> Result<()> {
    page.open("hanoi?n=1&rule=cyclic").await?;
    page.expect_steps("2").await?;
    carry(&page, "A", "C").await?;
    page.expect_text("A to B, B to C, C to A").await?;
    carry(&page, "A", "B").await?;
    page.click(Role::Button, "Hint").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_state("C").await?;
    page.expect_text("Solved in 2 moves, the fewest possible").await
}

async fn two_rings_as_one(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.open_setup().await?;
    page.click(Role::CheckBox, "Rings 1 and 2 can move together").await?;
    page.expect_steps("256").await?;
    page.expect_text("341 moves ring by ring").await?;
    page.click(Role::Button, "Take rings 1 and 2 off, can move").await?;
    page.expect_state("111111100").await?;
    page.open("rings?n=2&pair=1").await?;
    page.click_by_prefix(Role::Button, "Take rings 1 and 2 off, can move, best next").await?;
    page.expect_state("00").await?;
    page.expect_text("Solved in 1 move, the fewest possible").await?;
    page.open("rings?n=2&pair=1&from=10").await?;
    page.click_by_prefix(Role::Button, "Put rings 1 and 2 on").await?;
    page.expect_text("annot move").await?;
    page.expect_state("10").await
}

async fn the_looks_of_the_rings(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    for look in ["Vertical", "Lights", "Realistic"] {
        page.choose("View", look).await?;
        page.click_on(&page.find_data("ring", "1").await?).await?;
        page.expect_state("11110").await?;
        page.click_on(&page.find_data("ring", "1").await?).await?;
        page.expect_state("11111").await?;
    }
    Ok(())
}

/// Each line has a name, its own icon and an unclipped control, and does not look disabled.
async fn the_menu_of_a_small_phone(page: Page) -> Result<()> {
    for spec in ["rings", "wythoff"] {
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
    Ok(())
}

async fn the_menu_of_a_small_phone_in_english(page: Page) -> Result<()> {
    the_menu_of_a_small_phone(page).await
}

async fn the_looks_on_a_phone(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.click(Role::Button, "Menu").await?;
    page.choose("View", "Vertical").await?;
    page.click(Role::Button, "Menu").await?;
    page.click_on(&page.find_data("ring", "5").await?).await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.expect_no_sideways_scrolling().await
}
