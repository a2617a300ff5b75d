//! The layout at every size: no overlaps, no scrolling, no layout shifts.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::Viewport,
    matrix::{self, LANGUAGES},
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    no_overlaps_on_a_desktop,
    no_overlaps_on_a_phone,
    no_overlaps_on_the_smallest_phone,
    at_four_hundred_per_cent: Settings::sized((320, 256)),
    notices_keep_the_board_visible: Settings::sized((320, 568)),
    sheets_have_full_width: Settings::on_phone();
    chromium:
    no_overlaps_on_a_tablet,
    tabs_keep_to_one_line,
    no_overlaps_on_a_landscape_phone,
    readable_with_text_spacing,
    at_two_hundred_per_cent: Settings::sized((720, 450)),
    the_layout_is_stable: Settings::with_reduced_motion(),
    the_board_keeps_its_height: Settings::on_phone(),
    readable_when_zoomed,
    open_cards_follow_the_width: Settings::sized((1280, 800)),
}

const SPECS: [&str; 8] = [
    "rings",
    "rings?step=123",
    "rings?n=64&step=6241613783566559914",
    "rings?step=341",
    "hanoi",
    "hanoi?step=12",
    "hanoi?n=20",
    "hanoi?n=64&step=12345678901234567890",
];

/// Desktop, tablet, phone, landscape phone, smallest phone.
const SIZES: [Viewport; 5] = [(1440, 900), (1024, 768), (390, 844), (844, 390), (320, 568)];

async fn no_overlaps(page: &Page, size: usize) -> Result<()> {
    page.resize(SIZES[size]).await?;
    let rows = matrix::rows([SIZES.len(), LANGUAGES.len(), SPECS.len()]);
    for [_, language, spec] in rows.into_iter().filter(|row| row[0] == size) {
        let address = matrix::address(SPECS[spec], LANGUAGES[language], "light");
        page.open(&address).await?;
        expect_fit(page, &address).await?;
    }
    page.open("rings?step=123").await?;
    page.click_on(&page.find_data("ring", "5").await?).await?;
    page.expect_refusal().await?;
    expect_fit(page, "a refusal").await
}

async fn expect_fit(page: &Page, place: &str) -> Result<()> {
    page.settle().await?;
    let found = page.overlaps().await?;
    ensure!(found.is_empty(), "{place}: {found:?}");
    page.expect_no_sideways_scrolling().await?;
    ensure!(!page.scrolls().await?, "{place}: the page scrolls");
    Ok(())
}

async fn no_overlaps_on_a_desktop(page: Page) -> Result<()> {
    no_overlaps(&page, 0).await
}

async fn no_overlaps_on_a_tablet(page: Page) -> Result<()> {
    no_overlaps(&page, 1).await
}

async fn tabs_keep_to_one_line(page: Page) -> Result<()> {
    for width in [900, 1000, 1024, 1200, 1440] {
        page.resize((width, 768)).await?;
        for spec in ["rings", "hanoi", "spinout", "wythoff?piles=14,20"] {
            page.open(spec).await?;
            let broken: Vec<String> = page.script(BROKEN_TABS, vec![]).await?;
            ensure!(broken.is_empty(), "{spec} at {width} pixels: {broken:?}");
        }
    }
    Ok(())
}

/// The tabs of the header whose words take more than a line.
const BROKEN_TABS: &str = "
    const lines = (tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return new Set([...range.getClientRects()].map((line) => line.top)).size;
    };
    return [...document.querySelectorAll('.header-tab')].filter((tab) => lines(tab) > 1).map((tab) => tab.textContent);";

async fn no_overlaps_on_a_phone(page: Page) -> Result<()> {
    no_overlaps(&page, 2).await
}

async fn no_overlaps_on_a_landscape_phone(page: Page) -> Result<()> {
    no_overlaps(&page, 3).await
}

async fn no_overlaps_on_the_smallest_phone(page: Page) -> Result<()> {
    no_overlaps(&page, 4).await
}

/// Puzzles that have every card between them.
const CARDS: [&str; 8] = [
    "brain?n=64&step=9",
    "rings?step=123",
    "rings?n=7&pair=1",
    "hanoi?n=6&step=12",
    "hanoi?n=8&pegs=4",
    "elephants?step=20",
    "kugellager?step=3",
    "wythoff",
];

/// What was measured on a wide page does not keep a narrow one wide, whatever cards, drawings and notes are unfolded.
async fn open_cards_follow_the_width(page: Page) -> Result<()> {
    for (spec, language) in CARDS.into_iter().zip(LANGUAGES.into_iter().cycle()) {
        page.resize((1280, 800)).await?;
        page.open(&matrix::address(spec, language, "light")).await?;
        page.script::<()>(UNFOLD, vec![]).await?;
        page.expect_count(".card-head[aria-expanded=false]", 0).await?;
        page.type_text("h").await?;
        for size in [(390, 844), (1024, 768), (844, 390), (320, 568), (1280, 800), (390, 844)] {
            page.resize(size).await?;
            expect_width(&page, &format!("{spec} in {language} at {size:?}")).await?;
            // On a phone the cards are in a sheet.
            page.script::<()>("document.querySelector('nav.tabs button')?.click()", vec![]).await?;
            expect_width(&page, &format!("{spec} in {language} at {size:?} with its cards")).await?;
        }
    }
    // A drawing in a window of its own.
    for size in [(390, 844), (844, 390), (320, 568)] {
        page.resize((1280, 800)).await?;
        page.open("brain?n=64&step=9&show=recursion&mode=guided").await?;
        page.click(Role::Button, "Larger").await?;
        page.expect_shown(".icicle-window[open]").await?;
        page.resize(size).await?;
        expect_width(&page, &format!("the drawing at {size:?}")).await?;
    }
    Ok(())
}

async fn expect_width(page: &Page, place: &str) -> Result<()> {
    page.settle().await?;
    let wide: Vec<String> = page.script(TOO_WIDE, vec![]).await?;
    ensure!(wide.is_empty(), "{place}: {wide:?}");
    Ok(())
}

const UNFOLD: &str = "
    document.querySelectorAll('.card-head[aria-expanded=false]').forEach((head) => head.click());
    document.querySelectorAll('.about').forEach((about) => { about.open = true; });";

/// Elements beyond the right edge of a page that scrolls sideways, or of a panel that does.
const TOO_WIDE: &str = "
    const within = (box, edge) => [...box.querySelectorAll('*')].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > edge + 1);
    const boxes = [document.documentElement, ...document.querySelectorAll('.panel-content, .card, dialog[open]')];
    const wide = boxes.filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth);
    const name = (e) => `${e.localName}.${e.getAttribute('class') ?? e.id}`;
    return wide.flatMap((box) => [`${name(box)} by ${box.scrollWidth - box.clientWidth}:`,
        ...within(box, box.getBoundingClientRect().left + box.clientWidth).slice(0, 6).map(name)]);";

/// A desktop zoomed to 200 %.
async fn at_two_hundred_per_cent(page: Page) -> Result<()> {
    for spec in SPECS {
        page.open(spec).await?;
        page.settle().await?;
        page.expect_no_sideways_scrolling().await?;
    }
    page.find(Role::Button, "Play").await?;
    Ok(())
}

/// One column, which may scroll vertically only (WCAG 1.4.10).
async fn at_four_hundred_per_cent(page: Page) -> Result<()> {
    for spec in SPECS {
        page.open(spec).await?;
        page.settle().await?;
        page.expect_no_sideways_scrolling().await?;
    }
    page.open("rings").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await
}

/// Specs, with an attribute of a piece whose move is refused after the first one.
const REFUSED: [(&str, &str, &str); 2] = [("rings", "ring", "9"), ("kugellager", "piece", "4")];

/// Board and actions keep their places on the first move, a hint, a refusal and at the goal.
async fn the_layout_is_stable(page: Page) -> Result<()> {
    for size in [(390, 844), (320, 568), (844, 390), (768, 1024), (1440, 900)] {
        page.resize(size).await?;
        for (spec, mark, refused) in REFUSED {
            page.open(spec).await?;
            page.settle().await?;
            let small = page.small_targets().await?;
            ensure!(small.is_empty(), "{spec} at {size:?}: {small:?}");
            let before = page.board_boxes().await?;
            let expect_unmoved = async |what: &str| {
                page.settle().await?;
                let now = page.board_boxes().await?;
                ensure!(now == before, "{what} of {spec} at {size:?} moves {before:?} to {now:?}");
                Ok(())
            };
            match mark {
                "ring" => page.click_on(&page.find_data(mark, "1").await?).await?,
                _ => page.click(Role::Button, "Forward").await?,
            }
            page.expect_step("1").await?;
            expect_unmoved("the first move").await?;
            page.click(Role::Button, "Hint").await?;
            page.expect_shown(".caption-hint").await?;
            expect_unmoved("a hint").await?;
            page.click_on(&page.find_data(mark, refused).await?).await?;
            page.expect_refusal().await?;
            expect_unmoved("a refusal").await?;
            page.click(Role::Button, "To goal").await?;
            page.expect_shown(".caption-won").await?;
            page.settle().await?;
            let now = page.board_boxes().await?;
            // The words of the actions make way for the card of the goal.
            ensure!(
                right_ends(&now) == right_ends(&before),
                "the goal of {spec} at {size:?} moves {before:?} to {now:?}"
            );
        }
    }
    Ok(())
}

/// Returns where board and drawing are, and where the actions end.
fn right_ends(boxes: &[[i64; 4]]) -> (&[[i64; 4]], Option<[i64; 3]>) {
    let split = boxes.split_last();
    let ends = split.map(|([left, top, width, height], _)| [left + width, *top, *height]);
    (split.map_or(&[], |(_, boards)| boards), ends)
}

/// With and without a notice, the page scrolls only if the board has its minimum height.
async fn the_board_keeps_its_height(page: Page) -> Result<()> {
    for spec in ["rings?n=5&step=3", "hanoi?n=4&colour=red", "wythoff"] {
        page.resize((390, 844)).await?;
        page.open(spec).await?;
        for width in [320, 480, 640, 899] {
            for height in [320, 400, 480, 520, 560, 600, 660, 700] {
                page.resize((width, height)).await?;
                page.settle().await?;
                let found = page.short_screen_faults().await?;
                ensure!(found.is_empty(), "{spec} at {width} x {height}: {found:?}");
            }
        }
    }
    Ok(())
}

/// Of three notices only one is shown at a time if there is no room for more.
async fn notices_keep_the_board_visible(page: Page) -> Result<()> {
    page.open("rings?from=abc&colour=red&step=99999").await?;
    page.expect_text("from=abc").await?;
    page.expect_text("(2 more)").await?;
    page.expect_text_gone("colour").await?;
    let found = page.short_screen_faults().await?;
    ensure!(found.is_empty(), "three notices: {found:?}");
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text("step=99999").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text("colour").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text_gone("colour").await?;
    expect_fit(&page, "no notice").await
}

async fn sheets_have_full_width(page: Page) -> Result<()> {
    page.open("rings").await?;
    for (size, opener) in [((390, 844), "Setup"), ((320, 568), "Moves"), ((844, 390), "Explain")] {
        page.resize(size).await?;
        page.click_tab_or_button(opener).await?;
        page.expect_shown(".panel[data-open=true]").await?;
        let margin: f64 = page.script(MARGIN, vec![]).await?;
        ensure!(margin < 1.0, "{size:?}: {margin} pixels beside the page are unused");
        ensure!(!page.scrolls().await?, "{size:?}: the page scrolls");
        let small = page.small_targets().await?;
        ensure!(small.is_empty(), "{opener} at {size:?}: {small:?}");
        page.press(&[Key::Escape]).await?;
    }
    Ok(())
}

const MARGIN: &str = "return innerWidth - document.querySelector('.header').getBoundingClientRect().right";

/// The specs with the longest texts.
const WORDY: [&str; 5] =
    ["rings", "rings?n=64&step=40", "hanoi?n=10&pegs=4&step=24", "elephants?step=83", "wythoff"];

async fn readable(page: &Page, sizes: [Viewport; 3], is_spaced: bool) -> Result<()> {
    for [size, language, spec] in matrix::rows([sizes.len(), LANGUAGES.len(), WORDY.len()]) {
        let address = matrix::address(WORDY[spec], LANGUAGES[language], "light");
        page.resize(sizes[size]).await?;
        page.open(&address).await?;
        if is_spaced {
            page.apply_text_spacing().await?;
        }
        page.settle().await?;
        let found = page.unreadable_text().await?;
        ensure!(found.is_empty(), "{address} at {:?}: {found:?}", sizes[size]);
        page.expect_no_sideways_scrolling().await?;
    }
    Ok(())
}

/// 1440 × 900 at 200 % and at 400 %, and 1280 × 1024 at 400 %.
async fn readable_when_zoomed(page: Page) -> Result<()> {
    readable(&page, [(720, 450), (360, 225), (320, 256)], false).await
}

async fn readable_with_text_spacing(page: Page) -> Result<()> {
    readable(&page, [(1440, 900), (1024, 768), (390, 844)], true).await
}
