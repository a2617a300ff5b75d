//! Boards as elements of a page of another origin, under a strict policy.

pub mod in_react;

use anyhow::{Result, ensure};
use gros_browser_tests::{page::Page, scenarios, site};
use serde_json::{Value, json};
use thirtyfour::Key;

scenarios! {
    on site::boards;
    #[webkit]
    a_board_is_played_by_hand_and_by_keyboard;
    chromium:
    ten_boards_share_one_program_and_faults_are_told,
    a_board_does_as_it_is_told,
    a_board_is_played_while_it_is_translated,
}

/// Waits until every board of a page is there.
async fn open(page: &Page, file: &str) -> Result<()> {
    let address = format!("{}{file}", site::boards()?);
    page.visit_address(&address).await?;
    let are_there = "
        const boards = [...document.querySelectorAll('gros-board')];
        return document.readyState === 'complete' && boards.every((board) => board.dataset.puzzle)";
    page.expect_true("the boards", are_there).await
}

/// Returns the events of the boards since the last time: their names, each with what it is about.
async fn told(page: &Page) -> Result<Vec<Value>> {
    page.script("return told()", vec![]).await
}

/// Evaluates an expression about a board, which may be a promise.
async fn ask(page: &Page, board: &str, expression: &str) -> Result<Value> {
    let script = format!(
        "const [id, done] = arguments; const board = document.getElementById(id);
         Promise.resolve({expression}).then((value) => done(asked(value)), (error) => done(`${{error}}`));"
    );
    page.script_async(&script, vec![json!(board)]).await
}

async fn expect_data(page: &Page, board: &str, name: &str, value: &str) -> Result<()> {
    page.expect_shown(&format!("#{board}[data-{name}='{value}']")).await
}

async fn focus_on(page: &Page, part: &str) -> Result<()> {
    let focus = "document.querySelector('#rings').shadowRoot.querySelector(arguments[0]).focus()";
    page.script(focus, vec![json!(part)]).await
}

async fn expect_no_violations(page: &Page) -> Result<()> {
    let violations: Vec<String> = page.script("return violations", vec![]).await?;
    ensure!(violations.is_empty(), "violations of the policy: {violations:?}");
    Ok(())
}

async fn a_board_is_played_by_hand_and_by_keyboard(page: Page) -> Result<()> {
    open(&page, "index.html").await?;
    told(&page).await?;
    page.click_on(&page.find_in_board("#rings", "[data-ring=\"1\"]").await?).await?;
    expect_data(&page, "rings", "state", "110").await?;
    page.click_on(&page.find_in_board("#rings", "[data-ring=\"2\"]").await?).await?;
    let events = told(&page).await?;
    ensure!(events.len() == 2, "{events:?}");
    ensure!(events[0]["name"] == "gros-change" && events[0]["cause"] == "hand", "{events:?}");
    ensure!(events[1]["name"] == "gros-refuse" && events[1]["blockers"] == json!([1]), "{events:?}");
    for (peg, other) in [("A", "B"), ("A", "C"), ("B", "C")] {
        let find =
            async |peg: &str| page.find_in_board("#tower", &format!("button[data-peg=\"{peg}\"]")).await;
        page.drag_to(&find(peg).await?, &find(other).await?).await?;
    }
    expect_data(&page, "tower", "state", "CC").await?;
    let last = told(&page).await?.pop().unwrap_or_default();
    ensure!(last["name"] == "gros-goal" && last["of"] == "tower", "{last}");
    focus_on(&page, "[data-ring=\"1\"]").await?;
    page.press(&[Key::Left, Key::Left, Key::Enter]).await?;
    expect_data(&page, "rings", "state", "010").await?;
    page.type_text("u").await?;
    expect_data(&page, "rings", "state", "110").await?;
    page.type_text("..").await?;
    expect_data(&page, "rings", "step", "3").await?;
    focus_on(&page, ".slider").await?;
    page.press(&[Key::Home, Key::Right]).await?;
    expect_data(&page, "rings", "step", "1").await?;
    expect_no_violations(&page).await
}

async fn a_board_does_as_it_is_told(page: Page) -> Result<()> {
    open(&page, "index.html").await?;
    ensure!(ask(&page, "rings", "board.seek('50%')").await?["step"] == "2", "half of five is two");
    ensure!(ask(&page, "rings", "board.move('2')").await?["rule"].is_string(), "ring 1 is off");
    ensure!(
        ask(&page, "rings", "board.seek('soon')").await? == "RangeError: soon is not a step",
        "not a step"
    );
    ensure!(ask(&page, "rings", "board.undo()").await? == json!(true), "the seek is taken back");
    expect_data(&page, "rings", "step", "0").await?;
    let file = ask(&page, "tower", "board.toSVG({ width: 300, background: 'white' })").await?;
    let file = file.as_str().unwrap_or_default();
    ensure!(
        file.contains("width=\"300\"") && file.contains("fill=\"white\"") && file.ends_with("</svg>"),
        "{file}"
    );
    // One follows the other to its end.
    told(&page).await?;
    ask(&page, "rings", "board.follow(document.getElementById('tower'))").await?;
    ask(&page, "tower", "board.start()").await?;
    expect_data(&page, "tower", "step", "3").await?;
    expect_data(&page, "rings", "step", "5").await?;
    let goals: Vec<Value> =
        told(&page).await?.into_iter().filter(|told| told["name"] == "gros-goal").collect();
    ensure!(goals.len() == 2 && goals[0]["of"] == "tower", "{goals:?}");
    // Attributes and properties are the same.
    ask(&page, "rings", "(board.n = 4, board.step = 7n, board.controls = 'none')").await?;
    expect_data(&page, "rings", "step", "7").await?;
    ensure!(ask(&page, "rings", "board.getAttribute('n')").await? == "4", "n is an attribute");
    let caption = page.find_in_board("#rings", ".caption").await?;
    ensure!(!caption.is_displayed().await?, "only the board is shown");
    ask(&page, "rings", "(board.controls = 'full', board.lang = 'zh-Hans')").await?;
    page.expect("the name of the slider", "步数", async || {
        let name = page.find_in_board("#rings", ".slider").await?.attr("aria-label").await?;
        Ok(name.unwrap_or_default())
    })
    .await?;
    expect_no_violations(&page).await?;
    open(&page, "index.html").await?;
    ask(&page, "rings", "(board.spec = 'wythoff?piles=8,13')").await?;
    expect_data(&page, "rings", "state", "8,13").await?;
    let control = async |class: &str| page.find_in_board("#rings", &format!(".hands .{class}")).await;
    page.click_on(&control("both").await?).await?;
    page.click_on(&control("more").await?).await?;
    page.click_on(&control("take").await?).await?;
    expect_data(&page, "rings", "state", "6,11").await?;
    expect_no_violations(&page).await?;
    // The policy of the page concerns its own scripts, not those of the driver.
    page.audit("a game on a board").await?;
    page.resize((320, 640)).await?;
    page.expect_no_sideways_scrolling().await?;
    ask(&page, "rings", "(board.hands = 'locked')").await?;
    ensure!(!page.find_in_board("#rings", ".hands").await?.is_displayed().await?, "hands are locked");
    Ok(())
}

async fn ten_boards_share_one_program_and_faults_are_told(page: Page) -> Result<()> {
    open(&page, "ten.html").await?;
    page.expect_count("gros-board[data-step=\"0\"]", 10).await?;
    let requests: Vec<String> = page
        .script("return performance.getEntriesByType('resource').map(({ name }) => name)", vec![])
        .await?;
    for file in ["classics.js", "classics.wasm", "en.words"] {
        let count = requests.iter().filter(|address| address.ends_with(file)).count();
        ensure!(count == 1, "{count} requests for {file}: {requests:?}");
    }
    ensure!(!requests.iter().any(|address| address.contains("/all.")), "{requests:?}");
    page.expect_no_sideways_scrolling().await?;
    expect_no_violations(&page).await?;
    open(&page, "faults.html").await?;
    let told = told(&page).await?;
    let field = |id: &str| -> Vec<&str> {
        let faults = told.iter().filter(|told| told["name"] == "gros-error" && told["of"] == id);
        faults.filter_map(|told| told["field"].as_str()).collect()
    };
    let mut faults = field("faults");
    faults.sort_unstable();
    ensure!(faults == ["n", "step", "tempo", "theme"], "{told:#?}");
    ensure!(field("unknown") == ["puzzle"], "{told:#?}");
    let sentence = told.iter().find(|told| told["field"] == "n").map(|told| told["sentence"].clone());
    ensure!(sentence.is_some_and(|text| text.as_str().is_some_and(|text| text.contains("n=0"))), "{told:#?}");
    expect_data(&page, "faults", "state", "111111111").await
}

/// Its words are translated, too, since each is all that its element has.
async fn a_board_is_played_while_it_is_translated(page: Page) -> Result<()> {
    let mut told = Vec::new();
    for is_translated in [false, true] {
        open(&page, "index.html").await?;
        if is_translated {
            page.translate().await?;
        }
        for step in ["1", "2", "3", "5"] {
            ask(&page, "rings", &format!("(board.step = '{step}')")).await?;
            expect_data(&page, "rings", "step", step).await?;
            page.settle().await?;
            told.push(ask(&page, "rings", "board.shadowRoot.querySelector('.caption').innerText").await?);
        }
    }
    let (own, translated) = told.split_at(told.len() / 2);
    for (own, translated) in own.iter().zip(translated) {
        let translated = translated.as_str().unwrap_or_default();
        let is_same = Some(translated.replace(['‹', '›'], "").as_str()) == own.as_str();
        ensure!(is_same && translated.contains('‹'), "{translated:?} instead of {own}");
    }
    Ok(())
}
