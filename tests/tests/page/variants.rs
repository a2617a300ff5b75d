//! Looks of the rings, and the menu of small phones.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    the_menu_of_a_small_phone: Settings::sized((320, 568));
    chromium:
    the_looks_of_the_rings,
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
