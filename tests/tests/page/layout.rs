//! The layout at every size: no overlaps, no scrolling, no layout shifts.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    browser::Viewport,
    matrix,
    page::{Page, Role, SHORT_SCREEN_FAULTS, SMALL_TARGETS},
    scenarios, wait,
};
use std::collections::BTreeMap;
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    nothing_overlaps_at_any_size;
    chromium:
    zoomed_and_spaced_text_is_readable,
    notices_and_sheets_leave_room: Settings::sized((320, 568)),
    lines_break_where_they_should,
    open_cards_follow_the_width,
    the_layout_is_stable: Settings::with_reduced_motion(),
}

const SPECS: [&str; 6] = [
    "rings",
    "rings?step=123",
    "rings?n=64&step=6241613783566559914",
    "rings?step=341",
    "hanoi?n=20",
    "hanoi?n=64&step=12345678901234567890",
];
const MORE_SPECS: [&str; 2] = ["hanoi", "hanoi?step=12"];

/// Desktop, landscape phone, phone, smallest phone.
const SIZES: [Viewport; 4] = [(1440, 900), (844, 390), (390, 844), (320, 568)];
const TABLET: [Viewport; 1] = [(1024, 768)];

async fn nothing_overlaps_at_any_size(page: Page) -> Result<()> {
    let sizes = matrix::values(&SIZES, &TABLET);
    for (spec, language) in matrix::in_languages(&matrix::values(&SPECS, &MORE_SPECS)) {
        let address = matrix::address(spec, language, "light");
        page.open(&address).await?;
        for size in &sizes {
            page.resize(*size).await?;
            expect_fit(&page, &format!("{address} at {size:?}")).await?;
        }
    }
    page.open("rings?step=123").await?;
    for size in sizes {
        page.resize(size).await?;
        page.click_on(&page.find_data("ring", "5").await?).await?;
        page.expect_refusal().await?;
        expect_fit(&page, &format!("a refusal at {size:?}")).await?;
    }
    Ok(())
}

/// The parts that neither overlap nor reach beyond the window.
const PARTS: &str = ".header, .head, .board svg:not(.icon, .strip, .strip *), .digits, .letters, .strip, .caption-text, \
    .caption-actions, .transport-buttons, .transport-step, .transport-speed, .overview, .tabs, .panel";

/// Parts of the page arrive after the board, and after the window has changed.
async fn expect_fit(page: &Page, place: &str) -> Result<()> {
    wait::until(&format!("{place} to fit"), async || {
        page.settle().await?;
        let found = page.overlaps(PARTS).await?;
        ensure!(found.is_empty(), "{found:?}");
        page.expect_no_sideways_scrolling().await?;
        ensure!(!page.scrolls().await?, "the page scrolls");
        Ok(Some(()))
    })
    .await
}

/// The specs with the longest texts.
const WORDY: [&str; 4] = ["rings?n=64&step=40", "hanoi?n=10&pegs=4&step=24", "elephants?step=83", "wythoff"];
const MORE_WORDY: [&str; 1] = ["rings"];

/// 1440 × 900 at 200 % and at 400 %, and 1280 × 1024 at 400 %.
const ZOOMED: [Viewport; 3] = [(720, 450), (360, 225), (320, 256)];
const SPACED: [Viewport; 3] = [(1440, 900), (1024, 768), (390, 844)];

/// When zoomed, one column may scroll vertically only (WCAG 1.4.10).
async fn zoomed_and_spaced_text_is_readable(page: Page) -> Result<()> {
    for (spec, language) in matrix::in_languages(&matrix::values(&WORDY, &MORE_WORDY)) {
        let address = matrix::address(spec, language, "light");
        page.open(&address).await?;
        for size in ZOOMED {
            page.resize(size).await?;
            page.expect_readable(&format!("{address} at {size:?}")).await?;
        }
        page.script::<()>(SPACE, vec![]).await?;
        for size in SPACED {
            page.resize(size).await?;
            page.expect_readable(&format!("{address} at {size:?}, spaced")).await?;
        }
    }
    page.resize((320, 256)).await?;
    page.open("rings").await?;
    page.expect_no_sideways_scrolling().await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await
}

/// The text spacing of WCAG 1.4.12.
const SPACE: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } \
        p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return null;";

/// Tabs of the header keep to one line, and no line of the caption starts with a separator.
async fn lines_break_where_they_should(page: Page) -> Result<()> {
    let always =
        [("wythoff?piles=14,20", "en"), ("rings?step=12", "zh-Hant"), ("elephants?step=9", "zh-Hant")];
    let deep =
        [("rings", "en"), ("hanoi", "en"), ("hanoi?step=12", "zh-Hant"), ("spinout?step=5", "zh-Hant")];
    for (spec, language) in matrix::values(&always, &deep) {
        page.open(&matrix::address(spec, language, "light")).await?;
        for width in [900, 1024, 1200] {
            page.resize((width, 768)).await?;
            page.settle().await?;
            page.expect_none(&format!("{spec} in {language} at {width} pixels"), BROKEN_TABS).await?;
            page.expect_none(&format!("{spec} in {language} at {width} pixels"), LINE_STARTS).await?;
        }
    }
    Ok(())
}

/// Lines of the caption that start with a separator instead of a word.
const LINE_STARTS: &str = "
    const found = [];
    for (const row of document.querySelectorAll('.caption .parts')) {
        if (!row.checkVisibility()) continue;
        const left = row.getBoundingClientRect().left;
        const lines = new Map();
        for (const phrase of row.children) {
            const range = document.createRange();
            range.selectNodeContents(phrase);
            const [first] = range.getClientRects();
            if (!first || !phrase.textContent) continue;
            const line = Math.round(first.bottom / 8);
            if (!lines.has(line)) lines.set(line, [first.left, phrase.textContent]);
        }
        for (const [start, words] of lines.values()) {
            if (start > left + 1) found.push(`${words} begins ${start - left} pixels too far in`);
        }
    }
    return found;";

/// The tabs of the header whose words take more than a line.
const BROKEN_TABS: &str = "
    const lines = (tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return new Set([...range.getClientRects()].map((line) => line.top)).size;
    };
    return [...document.querySelectorAll('.header-tab')].filter((tab) => lines(tab) > 1).map((tab) => tab.textContent);";

/// Puzzles that have every card between them.
const CARDS: [&str; 4] = ["brain?n=64&step=9", "rings?n=7&pair=1", "hanoi?n=8&pegs=4", "wythoff"];
const MORE_CARDS: [&str; 4] =
    ["rings?step=123", "hanoi?n=6&step=12", "elephants?step=20", "kugellager?step=3"];

/// What was measured on a wide page does not keep a narrow one wide, whatever cards, drawings and notes are unfolded.
async fn open_cards_follow_the_width(page: Page) -> Result<()> {
    let narrow = [(390, 844), (844, 390), (320, 568)];
    let sizes = matrix::values(&narrow, &[(1024, 768), (1280, 800), (390, 844)]);
    for (spec, language) in matrix::in_languages(&matrix::values(&CARDS, &MORE_CARDS)) {
        page.resize((1280, 800)).await?;
        page.open(&matrix::address(spec, language, "light")).await?;
        page.unfold_cards().await?;
        page.type_text("h").await?;
        for size in &sizes {
            page.resize(*size).await?;
            expect_width(&page, &format!("{spec} in {language} at {size:?}")).await?;
            page.expect_none(&format!("{spec} in {language} at {size:?}"), COVERED_TEXTS).await?;
            // On a phone the cards are in a sheet.
            page.script::<()>("document.querySelector('nav.tabs button')?.click()", vec![]).await?;
            expect_width(&page, &format!("{spec} in {language} at {size:?} with its cards")).await?;
        }
    }
    page.resize((1280, 800)).await?;
    page.open("brain?n=64&step=9&show=recursion&mode=guided").await?;
    page.click(Role::Button, "Larger").await?;
    page.expect_shown(".icicle-window[open]").await?;
    for size in narrow {
        page.resize(size).await?;
        expect_width(&page, &format!("the drawing in a window of its own at {size:?}")).await?;
    }
    page.resize((1024, 768)).await?;
    page.open("elephants?step=83").await?;
    page.expect_shown(".about summary").await?;
    page.settle().await?;
    page.expect_whole("elephants?step=83", ".card-table").await
}

async fn expect_width(page: &Page, place: &str) -> Result<()> {
    page.settle().await?;
    page.expect_none(place, TOO_WIDE).await
}

/// Texts in the heads of cards that an icon covers.
const COVERED_TEXTS: &str = "
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...document.querySelectorAll('.card')].flatMap((card) => {
        const icons = [...card.querySelectorAll('.about summary, .card-head .icon')].map((icon) => icon.getBoundingClientRect());
        return [...card.querySelectorAll('.card-head > span, .card-tag')]
            .filter((text) => icons.some((icon) => overlap(icon, text.getBoundingClientRect())))
            .map((text) => text.textContent);
    });";

/// Elements beyond the right edge of a page that scrolls sideways, or of a panel that does.
const TOO_WIDE: &str = "
    const within = (box, edge) => [...box.querySelectorAll('*')].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > edge + 1);
    const boxes = [document.documentElement, ...document.querySelectorAll('.panel-content, .card, dialog[open]')];
    const wide = boxes.filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth);
    const name = (e) => `${e.localName}.${e.getAttribute('class') ?? e.id}`;
    return wide.flatMap((box) => [`${name(box)} by ${box.scrollWidth - box.clientWidth}:`,
        ...within(box, box.getBoundingClientRect().left + box.clientWidth).slice(0, 6).map(name)]);";

/// Specs, with an attribute of a piece whose move is refused after the first one.
const REFUSED: [(&str, &str, &str); 4] = [
    ("rings", "ring", "9"),
    ("spinout", "piece", "5"),
    ("kugellager", "piece", "4"),
    ("brain", "piece", "5"),
];

/// Board and actions stay where they are on the first move and at the goal, and all controls on hints and refusals.
async fn the_layout_is_stable(page: Page) -> Result<()> {
    for (size, (spec, mark, refused)) in matrix::pairs(&matrix::values(&SIZES, &[(768, 1024)]), &REFUSED) {
        page.resize(size).await?;
        page.open(spec).await?;
        page.settle().await?;
        page.expect_none(&format!("{spec} at {size:?}"), SMALL_TARGETS).await?;
        let before = board_boxes(&page).await?;
        let expect_unmoved = async |what: &str| {
            page.settle().await?;
            let now = board_boxes(&page).await?;
            ensure!(now == before, "{what} of {spec} at {size:?} moves {before:?} to {now:?}");
            Ok(())
        };
        page.click(Role::Button, "Forward").await?;
        page.expect_step("1").await?;
        expect_unmoved("the first move").await?;
        ask_and_fail(&page, mark, refused).await.with_context(|| format!("{spec} at {size:?}"))?;
        expect_unmoved("a refusal").await?;
        page.click(Role::Button, "To goal").await?;
        page.expect_shown(".caption-won").await?;
        page.settle().await?;
        let now = board_boxes(&page).await?;
        // The words of the actions make way for the card of the goal.
        ensure!(
            right_ends(&now) == right_ends(&before),
            "the goal of {spec} at {size:?} moves {before:?} to {now:?}"
        );
    }
    // A move has been made: what a first visit offers makes room at the first touch.
    for size in [(1440, 900), (390, 844)] {
        page.resize(size).await?;
        page.open("rings?play=1&step=1&mode=solve").await?;
        ask_and_fail(&page, "ring", "7").await.with_context(|| format!("solving at {size:?}"))?;
    }
    page.open("wythoff?mode=solve").await?;
    let before = places(&page).await?;
    page.click(Role::Button, "Who wins?").await?;
    page.find(Role::Button, "Hide again").await?;
    expect_places(&page, &before).await
}

/// Returns left, top, width and height of the board, its drawing and the actions.
async fn board_boxes(page: &Page) -> Result<Vec<[i64; 4]>> {
    page.script(BOARD_BOXES, vec![]).await
}

const BOARD_BOXES: &str = "
    return ['#board', '#board .board svg', '.caption-actions'].map((part) => {
        const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round);
    });";

/// Asks for a hint and makes a move that is refused.
async fn ask_and_fail(page: &Page, mark: &str, refused: &str) -> Result<()> {
    let before = places(page).await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_shown(".caption-hint").await?;
    expect_places(page, &before).await.context("a hint")?;
    page.click_on(&page.find_data(mark, refused).await?).await?;
    page.expect_refusal().await?;
    expect_places(page, &before).await.context("a refusal")
}

/// Where controls are, by their names.
type Places = BTreeMap<String, [i64; 4]>;

async fn places(page: &Page) -> Result<Places> {
    page.expect_count("[aria-busy=true]", 0).await?;
    page.settle().await?;
    page.script(PLACES, vec![]).await
}

async fn expect_places(page: &Page, before: &Places) -> Result<()> {
    let after = places(page).await?;
    let moved: Vec<_> = before
        .iter()
        .filter_map(|(name, place)| Some((name, place, after.get(name).filter(|after| *after != place)?)))
        .collect();
    ensure!(moved.is_empty(), "{moved:?}");
    ensure!(before.keys().filter(|name| after.contains_key(*name)).count() > 10, "{after:?}");
    Ok(())
}

const PLACES: &str = "
    const name = (button) => button.id || button.getAttribute('aria-label') || button.textContent.trim();
    const place = (button) => { const { x, y, width, height } = button.getBoundingClientRect();
        return [x, y, width, height].map(Math.round); };
    const buttons = [...document.querySelectorAll('button, input')]
        .filter((button) => button.checkVisibility() && !button.matches('.refused-over *, .piece'));
    return Object.fromEntries(buttons.map((button) => [name(button), place(button)]));";

/// Returns where board and drawing are, and where the actions end.
fn right_ends(boxes: &[[i64; 4]]) -> (&[[i64; 4]], Option<[i64; 3]>) {
    let split = boxes.split_last();
    let ends = split.map(|([left, top, width, height], _)| [left + width, *top, *height]);
    (split.map_or(&[], |(_, boards)| boards), ends)
}

/// Of three notices only one is shown at a time if there is no room for more.
async fn notices_and_sheets_leave_room(page: Page) -> Result<()> {
    page.open("rings?from=abc&colour=red&step=99999").await?;
    page.expect_step("341").await?;
    page.expect_text("from=abc").await?;
    page.expect_text("(2 more)").await?;
    page.expect_text_gone("colour").await?;
    page.expect_none("three notices", SHORT_SCREEN_FAULTS).await?;
    for _ in 0..3 {
        page.click(Role::Button, "Dismiss").await?;
    }
    expect_fit(&page, "no notice").await?;
    for spec in matrix::values(&["hanoi?n=4&colour=red", "wythoff"], &["rings?n=5&step=3"]) {
        page.resize((390, 844)).await?;
        page.open(spec).await?;
        for width in matrix::values(&[320, 640], &[480, 899]) {
            for height in matrix::values(&[320, 480, 560, 660], &[400, 520, 600, 700]) {
                page.resize((width, height)).await?;
                page.settle().await?;
                page.expect_none(&format!("{spec} at {width} x {height}"), SHORT_SCREEN_FAULTS).await?;
            }
        }
    }
    page.open("rings").await?;
    for (size, opener) in [((390, 844), "Setup"), ((320, 568), "Moves"), ((844, 390), "Explain")] {
        page.resize(size).await?;
        page.click_tab_or_button(opener).await?;
        page.expect_shown(".panel[data-open=true]").await?;
        let margin: f64 = page.script(MARGIN, vec![]).await?;
        ensure!(margin < 1.0, "{size:?}: {margin} pixels beside the page are unused");
        ensure!(!page.scrolls().await?, "{size:?}: the page scrolls");
        page.expect_none(&format!("{opener} at {size:?}"), SMALL_TARGETS).await?;
        if opener == "Moves" {
            page.click(Role::Tab, "Graph").await?;
            page.expect_shown(".graph-picture .you").await?;
        }
        page.press(&[Key::Escape]).await?;
    }
    Ok(())
}

const MARGIN: &str = "return innerWidth - document.querySelector('.header').getBoundingClientRect().right";
