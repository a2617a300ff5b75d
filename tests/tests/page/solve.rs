//! Solving without being shown the next move, and the switch to be guided.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    nothing_of_the_route_is_shown,
    hints_tell_more_from_grade_to_grade,
    the_timeline_is_alive_at_once,
    whoever_looks_ahead_comes_back_or_goes_on;
    chromium:
    a_phone_drags_its_first_screen: Settings::on_phone(),
    what_is_said_is_no_more_than_what_is_seen,
    the_mode_is_kept_and_a_link_is_guided,
    a_reload_keeps_the_mode_of_a_link,
    an_explanation_is_shown_until_the_next_move,
    a_first_try_is_won_and_leads_on,
    a_win_is_a_card_that_goes_away,
    back_closes_the_card_and_a_win_is_kept,
    a_phone_shows_a_win_below_the_board: Settings::on_phone(),
    a_win_can_be_sent_with_its_picture,
    the_smallest_phone_sees_all_of_a_win: Settings::sized((320, 568)),
    the_plan_of_many_pegs_is_for_the_guided,
    a_phone_shows_the_plan_of_many_pegs: Settings::on_phone(),
    a_phone_has_the_switch_at_the_board: Settings::on_phone(),
    the_smallest_phone_has_the_switch_in_its_menu: Settings::sized((320, 568)),
}

async fn move_ring(page: &Page, ring: &str) -> Result<()> {
    page.click_on(&page.find_data("ring", ring).await?).await
}

async fn expect_slider_text(page: &Page, wanted: &str) -> Result<()> {
    page.expect_attribute(Role::Slider, "Step", "aria-valuetext", wanted).await
}

async fn nothing_of_the_route_is_shown(page: Page) -> Result<()> {
    page.open("").await?;
    page.find(Role::Button, "Ring 1, on, can move").await?;
    for told in ["best next", "341 to go", "Next:"] {
        page.expect_text_gone(told).await?;
    }
    ensure!(!page.has(Role::Button, "Do it").await?);
    page.expect_text("of 341").await?;
    expect_slider_text(&page, "Step 0 of 341").await?;
    move_ring(&page, "1").await?;
    page.expect_text("Ring 1 off.").await?;
    // The number of moves would judge each one.
    page.expect_text_gone("of 341").await?;
    // A move back is a move like any other.
    move_ring(&page, "1").await?;
    expect_slider_text(&page, "Step 2").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.expect_text("341 to go").await
}

async fn hints_tell_more_from_grade_to_grade(page: Page) -> Result<()> {
    page.open("rings?n=3&mode=solve").await?;
    move_ring(&page, "1").await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_text("Two rings can move: 1 and 3.").await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_text("The largest one that still has to move can move now.").await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_text("Ring 3 off.").await?;
    page.find(Role::Button, "Ring 3, on, can move, best next").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_state("010").await?;
    for ring in ["1", "2", "1"] {
        move_ring(&page, ring).await?;
    }
    page.find(Role::Region, "Three rings solved").await?;
    page.expect_text("move shown").await
}

async fn the_timeline_is_alive_at_once(page: Page) -> Result<()> {
    page.open("").await?;
    page.expect_text("Click a ring, or drag the timeline: 341 moves, and you can go to any of them.").await?;
    page.drag_slider("Step", 0.5).await?;
    page.expect_text("Looking ahead:").await?;
    page.expect_text("It counts as one look.").await?;
    page.expect_text_gone("best next").await?;
    page.click(Role::Button, "Back to the start").await?;
    page.expect_step("0").await?;
    page.fill("Step", "170").await?;
    page.expect_step("170").await?;
    expect_slider_text(&page, "Step 170 of 341").await?;
    page.click(Role::Button, "Play").await?;
    page.click(Role::Button, "Pause").await?;
    page.click(Role::Button, "To start").await?;
    page.expect_text_gone("Looking ahead:").await
}

async fn a_phone_drags_its_first_screen(page: Page) -> Result<()> {
    page.open("").await?;
    for name in ["Play", "Forward"] {
        page.expect_in_view(&page.find(Role::Button, name).await?).await?;
    }
    page.drag_slider("Step", 0.5).await?;
    page.expect_text("Looking ahead:").await?;
    page.expect_in_view(&page.find(Role::Button, "Back to the start").await?).await?;
    page.expect_no_sideways_scrolling().await
}

async fn whoever_looks_ahead_comes_back_or_goes_on(page: Page) -> Result<()> {
    page.open("rings?n=3&mode=solve").await?;
    move_ring(&page, "1").await?;
    page.fill("Step", "4").await?;
    page.expect_text("Your own moves end at 1.").await?;
    page.click(Role::Button, "Back to my move 1").await?;
    page.expect_state("110").await?;
    page.type_text(".").await?;
    page.expect_text("Looking ahead:").await?;
    page.click(Role::Button, "Back to my move 1").await?;
    for ring in ["3", "1", "2", "1"] {
        move_ring(&page, ring).await?;
    }
    page.find(Role::Region, "Three rings solved").await?;
    page.expect_text("looks").await?;
    page.open("rings?n=5&mode=solve").await?;
    page.fill("Step", "9").await?;
    page.click(Role::Button, "Go on from here").await?;
    page.expect_text_gone("Looking ahead:").await?;
    page.expect_step("9").await
}

async fn what_is_said_is_no_more_than_what_is_seen(page: Page) -> Result<()> {
    page.open("rings?n=5&mode=solve").await?;
    move_ring(&page, "1").await?;
    let said = "Ring 1 off.";
    page.expect_live_text(said).await?;
    page.type_text("h").await?;
    page.expect_live_text(
        "Two rings can move: 1 and 3. Which larger ring do you want to move next, and what does it need?",
    )
    .await?;
    page.type_text("u").await?;
    page.expect_live_text("Undone: ring 1 on again.").await
}

async fn the_mode_is_kept_and_a_link_is_guided(page: Page) -> Result<()> {
    page.open("").await?;
    move_ring(&page, "1").await?;
    page.expect_text("Your 1st move.").await?;
    wait::until("the session is saved", async || Ok(page.address().await?.contains("step=1").then_some(())))
        .await?;
    page.reload().await?;
    page.expect_text("Ring 1 off.").await?;
    page.find(Role::Button, "Ring 3, on, can move").await?;
    page.open("rings?n=4").await?;
    page.find(Role::Button, "Ring 2, on, can move, best next").await?;
    page.reload().await?;
    page.find(Role::Button, "Ring 2, on, can move, best next").await?;
    page.open("").await?;
    expect_slider_text(&page, "Step 0 of 10").await
}

/// A link's mode is not remembered, but it lasts for the visit.
async fn a_reload_keeps_the_mode_of_a_link(page: Page) -> Result<()> {
    page.open("rings?n=3&mode=solve").await?;
    move_ring(&page, "1").await?;
    wait::until("the session is saved", async || Ok(page.address().await?.contains("step=1").then_some(())))
        .await?;
    page.reload().await?;
    page.expect_text("Ring 1 off.").await?;
    page.find(Role::Button, "Ring 3, on, can move").await?;
    page.open("rings?n=5").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await.map(drop)
}

async fn an_explanation_is_shown_until_the_next_move(page: Page) -> Result<()> {
    page.open("rings?n=5&mode=solve").await?;
    page.expect_text("Stuck?").await?;
    page.click(Role::Button, "Show the explanation").await?;
    page.expect_text("Why ring 1?").await?;
    page.expect_text_gone("Stuck?").await?;
    move_ring(&page, "1").await?;
    page.expect_text_gone("Why ring").await?;
    page.click_tab_or_button("Graph").await?;
    page.expect_text("The map shows every position and the route.").await?;
    page.click(Role::Button, "Show the explanation").await?;
    page.graph().await.map(drop)
}

async fn a_phone_has_the_switch_at_the_board(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.expect_no_sideways_scrolling().await
}

async fn the_smallest_phone_has_the_switch_in_its_menu(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.expect_no_sideways_scrolling().await
}

async fn a_first_try_is_won_and_leads_on(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Try three rings").await?;
    page.expect_state("111").await?;
    page.expect_text("Click a ring, or drag the timeline").await?;
    for ring in THREE {
        move_ring(&page, ring).await?;
    }
    page.expect_text("Three rings solved").await?;
    page.expect_text("Perfect: no shorter run exists").await?;
    page.find(Role::Button, "Share").await?;
    page.click(Role::Button, "Harder: four rings").await?;
    page.expect_state("1111").await?;
    page.expect_text_gone("Three rings solved").await?;
    page.expect_text("of 10").await
}

const THREE: [&str; 5] = ["1", "3", "1", "2", "1"];

/// Solves three rings after moving ring 1 off and on again.
async fn win_with_a_detour(page: &Page) -> Result<()> {
    page.open("rings?n=3&mode=solve").await?;
    for ring in ["1", "1"].into_iter().chain(THREE) {
        move_ring(page, ring).await?;
    }
    page.find(Role::Region, "Three rings solved").await?;
    Ok(())
}

async fn the_smallest_phone_sees_all_of_a_win(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.expect_shown(".win-sizes svg").await?;
    for name in ["Share", "Harder: four rings", "Put them back on"] {
        page.expect_in_view(&page.find(Role::Button, name).await?).await?;
    }
    let hidden: i64 = page
        .script(
            "const card = document.querySelector('.win'); return card.scrollHeight - card.clientHeight",
            vec![],
        )
        .await?;
    ensure!(hidden <= 0, "{hidden} pixels of the card are out of view");
    Ok(())
}

async fn the_plan_of_many_pegs_is_for_the_guided(page: Page) -> Result<()> {
    page.open("hanoi?n=10&pegs=4&mode=solve").await?;
    page.expect_text("Move all ten discs to peg D").await?;
    page.expect_text_gone("step aside").await?;
    page.click(Role::Radio, "Guided").await?;
    page.expect_text("6 small discs step aside to B").await
}

async fn a_phone_shows_the_plan_of_many_pegs(page: Page) -> Result<()> {
    page.open("hanoi?n=10&pegs=4&step=24").await?;
    page.expect_text("4 large discs go to D").await?;
    page.expect_shown(".peek-plan [aria-current=step] + .plan-part").await?;
    page.click_by_prefix(Role::Button, "6 small discs follow to D").await?;
    page.expect_step("32").await?;
    page.open("hanoi?n=10&pegs=4&mode=solve").await?;
    page.expect_text_gone("step aside").await
}

async fn a_win_is_a_card_that_goes_away(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.expect_live_text("Three rings solved. Your first with three rings.").await?;
    page.expect_shown("[role=img][aria-label='7 moves, 2 of them off the route']").await?;
    // The focus stays where it was.
    page.expect_focus("Ring 1, off, can move").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_count(".win", 0).await?;
    page.expect_text("Solved in 7 moves").await?;
    page.type_text("u").await?;
    page.expect_state("001").await?;
    move_ring(&page, "1").await?;
    page.find(Role::Region, "Three rings solved").await?;
    page.click(Role::Button, "Close").await?;
    page.expect_count(".win", 0).await?;
    page.expect_state("000").await
}

async fn back_closes_the_card_and_a_win_is_kept(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.back().await?;
    page.expect_count(".win", 0).await?;
    page.expect_state("000").await?;
    page.open("rings?n=3&mode=solve").await?;
    for ring in ["1", "1"].into_iter().chain(THREE) {
        move_ring(&page, ring).await?;
    }
    page.expect_text("2 over the minimum of 5").await
}

async fn a_phone_shows_a_win_below_the_board(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.expect_no_sideways_scrolling().await?;
    let is_below: bool = page
        .script(
            "const digits = document.querySelector('#board').getBoundingClientRect();
             const card = document.querySelector('.win').getBoundingClientRect();
             return card.top >= digits.bottom - 1;",
            vec![],
        )
        .await?;
    ensure!(is_below, "the card covers the board");
    Ok(())
}

async fn a_win_can_be_sent_with_its_picture(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.script::<()>(
        "navigator.canShare = (what) => what.files.length === 1;
         navigator.share = async ({ text, url, files: [file] }) => {
             const picture = await createImageBitmap(file);
             window.sent = [text, url.split('#')[1], file.type, picture.width, picture.height].join(' | ');
         };",
        vec![],
    )
    .await?;
    page.script::<()>("document.querySelector('.win .button-primary').click()", vec![]).await?;
    let sent: String = wait::until("the picture", async || {
        page.script::<Option<String>>("return window.sent ?? null", vec![]).await
    })
    .await?;
    let start = "Three rings in 7 moves (5 is the fewest), no hints, 0:";
    ensure!(sent.starts_with(start), "{sent}");
    ensure!(sent.ends_with(" Can you? | /rings?n=3&mode=solve | image/png | 1200 | 630"), "{sent}");
    Ok(())
}
