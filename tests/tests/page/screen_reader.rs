//! What a screen reader announces, from the accessibility trees of both browsers.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    first_visit_in_english,
    events_in_english;
    chromium:
    first_visit_in_traditional: Settings::reading("zh-TW,zh"),
    first_visit_in_simplified: Settings::reading("zh-CN,zh"),
    events_in_simplified: Settings::reading("zh-CN,zh"),
    events_in_traditional: Settings::reading("zh-TW,zh"),
}

/// The announcements of a first visit, by tab stops.
struct Visit {
    header: [&'static str; 17],
    ring: &'static str,
    played: &'static str,
    dock: [&'static str; 13],
    slider: &'static str,
    goal: &'static str,
    panel: [&'static str; 3],
}

const ENGLISH: Visit = Visit {
    header: [
        "Skip to board; link",
        "navigation Puzzles > Chinese rings; button",
        "navigation Puzzles > Tower of Hanoi; button",
        "navigation Puzzles > Spin-Out family; button",
        "navigation Puzzles > Wythoff’s game; button",
        "navigation Puzzles > More; button",
        "Today’s puzzle: not solved yet; button",
        "Learn; button",
        "Coach; button",
        "Share; button",
        "Language; combobox",
        "Theme; combobox",
        "Help; button",
        "radiogroup Next move > Guided; radio; checked",
        "View; combobox",
        "Mirror; button",
        "Setup; button",
    ],
    ring: "group Nine rings, free end right > Ring 1, on, can move, best next; button",
    played: "Ring 1 off. 340 to go. Next: ring 3 off. At most two rings can move: ring 1, and the one next to the first ring that is on.",
    dock: [
        "Got it; button",
        "Undo; button",
        "Redo; button; unavailable",
        "Hint; button",
        "Do it; button",
        "Step; textbox",
        "To start; button",
        "Back; button",
        "Play; button",
        "Forward; button",
        "To goal; button",
        "Speed; combobox",
        "Landmarks; combobox",
    ],
    slider: "Step; slider; Step 1 of 341. Next: ring 3 off. 340 to go",
    goal: "Step; slider; Step 341 of 341. Goal reached.",
    panel: [
        "group One tick = 1 step > Zoom out; button",
        "group One tick = 1 step > Zoom in; button; unavailable",
        "tablist Panels > Explain; tab; selected",
    ],
};

const SIMPLIFIED: Visit = Visit {
    header: [
        "跳到操作区; link",
        "navigation 题目 > 九连环; button",
        "navigation 题目 > 汉诺塔; button",
        "navigation 题目 > 多进制玩具; button",
        "navigation 题目 > 威佐夫博弈; button",
        "navigation 题目 > 更多; button",
        "今日一题：还没解开; button",
        "学习; button",
        "陪练; button",
        "分享; button",
        "语言; combobox",
        "主题; combobox",
        "帮助; button",
        "radiogroup 下一步 > 带着走; radio; checked",
        "视图; combobox",
        "左右翻转; button",
        "设置; button",
    ],
    ring: "group 九连环，活动端在右 > 第 1 环，在杠上，可以动，最佳下一步; button",
    played: "解开第 1 环。还差 340 步。下一步：解开第 3 环。最多只有两个环能动：第 1 环，和最外面那个在横杠上的环里侧的一环。",
    dock: [
        "知道了; button",
        "撤销; button",
        "重做; button; unavailable",
        "提示; button",
        "走这一步; button",
        "步数; textbox",
        "回到起点; button",
        "上一步; button",
        "播放; button",
        "下一步; button",
        "到终点; button",
        "速度; combobox",
        "关键点; combobox",
    ],
    slider: "步数; slider; 第 1 步，共 341 步。下一步：解开第 3 环。还差 340 步",
    goal: "步数; slider; 第 341 步，共 341 步。到达终点。",
    panel: [
        "group 每格 = 1 步 > 缩小; button",
        "group 每格 = 1 步 > 放大; button; unavailable",
        "tablist 面板 > 讲解; tab; selected",
    ],
};

const TRADITIONAL: Visit = Visit {
    header: [
        "跳到盤面; link",
        "navigation 題目 > 九連環; button",
        "navigation 題目 > 河內塔; button",
        "navigation 題目 > 多進位玩具; button",
        "navigation 題目 > 威佐夫遊戲; button",
        "navigation 題目 > 更多; button",
        "今日一題：還沒解開; button",
        "學習; button",
        "陪練; button",
        "分享; button",
        "語言; combobox",
        "主題; combobox",
        "說明; button",
        "radiogroup 下一步 > 帶著走; radio; checked",
        "檢視; combobox",
        "左右翻轉; button",
        "設定; button",
    ],
    ring: "group 九連環，活動端在右 > 第 1 環，在劍上，可以動，最佳下一步; button",
    played: "取下第 1 環。還差 340 步。下一步：取下第 3 環。最多只有兩個環能動：第 1 環，和劍上最外面那個環內側的一環。",
    dock: [
        "知道了; button",
        "復原; button",
        "重做; button; unavailable",
        "提示; button",
        "走這一步; button",
        "步數; textbox",
        "回到起點; button",
        "上一步; button",
        "播放; button",
        "下一步; button",
        "到終點; button",
        "速度; combobox",
        "關鍵點; combobox",
    ],
    slider: "步數; slider; 第 1 步，共 341 步。下一步：取下第 3 環。還差 340 步",
    goal: "步數; slider; 第 341 步，共 341 步。到達終點。",
    panel: [
        "group 每格 = 1 步 > 縮小; button",
        "group 每格 = 1 步 > 放大; button; unavailable",
        "tablist 面板 > 解說; tab; selected",
    ],
};

/// Records every text of the live region, including the empty one.
const LISTEN: &str = "
    const region = document.querySelector('[aria-live=polite][aria-atomic=true]');
    window.announced = [];
    const record = () => { window.announced.push(region.textContent); };
    new MutationObserver(record).observe(region, { childList: true, characterData: true, subtree: true });
    return null;";

async fn first_visit(page: &Page, visit: &Visit) -> Result<()> {
    page.open("rings").await?;
    tab_through(page, &visit.header).await?;
    tab_through(page, &[visit.ring]).await?;
    page.expect_live_text("").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_live_text(visit.played).await?;
    tab_through(page, &visit.dock).await?;
    tab_through(page, &[visit.slider]).await?;
    page.script::<()>(LISTEN, vec![]).await?;
    page.press(&[Key::End]).await?;
    page.expect_focus_announcement(visit.goal).await?;
    page.settle().await?;
    // The focused slider announces its value, which must not be announced twice.
    let announced: Vec<String> = page.script("return window.announced", vec![]).await?;
    ensure!(announced.is_empty(), "the live region announces {announced:?}");
    tab_through(page, &visit.panel).await
}

/// Presses Tab for each stop and compares its announcement.
async fn tab_through(page: &Page, stops: &[&str]) -> Result<()> {
    for stop in stops {
        page.press(&[Key::Tab]).await?;
        page.expect_focus_announcement(stop).await?;
    }
    Ok(())
}

async fn first_visit_in_english(page: Page) -> Result<()> {
    first_visit(&page, &ENGLISH).await
}

async fn first_visit_in_simplified(page: Page) -> Result<()> {
    first_visit(&page, &SIMPLIFIED).await
}

async fn first_visit_in_traditional(page: Page) -> Result<()> {
    first_visit(&page, &TRADITIONAL).await
}

/// The announcements of events, in their order.
struct Events {
    /// Keys of the board, and the sentence after each.
    keys: [(&'static str, &'static str); 8],
    play: &'static str,
    playing: &'static str,
    pause: &'static str,
    /// The beginning of the sentence; the step depends on timing.
    paused: &'static str,
    set_up: &'static str,
    won: &'static str,
}

async fn expect_events(page: &Page, events: &Events) -> Result<()> {
    page.open("rings?step=123").await?;
    page.press(&[Key::Tab, Key::Enter]).await?;
    for (key, sentence) in events.keys {
        page.type_text(key).await?;
        page.expect_live_text(sentence).await?;
    }
    page.click(Role::Button, events.play).await?;
    page.expect_live_text(events.playing).await?;
    page.click(Role::Button, events.pause).await?;
    let is_paused = async || Ok(page.live_text().await?.starts_with(events.paused).then_some(()));
    wait::until(events.paused, is_paused).await?;
    page.navigate("rings?n=5").await?;
    page.expect_live_text(events.set_up).await?;
    page.navigate("rings?n=1").await?;
    page.expect_state("1").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_live_text(events.won).await
}

async fn events_in_english(page: Page) -> Result<()> {
    let english = Events {
        keys: [
            ("d", "On: rings 8, 6, 5, 3, 2, 1. Off: 9, 7, 4."),
            (
                "2",
                "Ring 2 off. 217 to go. Next: ring 1 off. At most two rings can move: ring 1, and the one next to the first ring that is on.",
            ),
            ("5", "Ring 5 cannot move. Ring 4 must be on. Rings 1 and 3 must be off."),
            ("u", "Undone: ring 2 on again."),
            ("U", "Redone: ring 2 off."),
            ("h", "Ring 1 off, so that ring 4 can go on. Ring 5 needs ring 4, and ring 7 needs ring 5."),
            ("h", "Ring 1 off. 216 to go. Next: ring 4 on."),
            ("1", "Ring 1 on. 217 to go. Next: ring 1 off. Moving the same ring again just undoes it."),
        ],
        play: "Play",
        playing: "Playing, 2 per second",
        pause: "Pause",
        paused: "Paused at step 1",
        set_up: "5 rings, 21 moves",
        won: "Solved in 1 move, the fewest possible.",
    };
    expect_events(&page, &english).await
}

async fn events_in_simplified(page: Page) -> Result<()> {
    let simplified = Events {
        keys: [
            ("d", "在横杠上：第 8、6、5、3、2、1 环。已解开：9、7、4。"),
            (
                "2",
                "解开第 2 环。还差 217 步。下一步：解开第 1 环。最多只有两个环能动：第 1 环，和最外面那个在横杠上的环里侧的一环。",
            ),
            ("5", "第 5 环不能动。第 4 环要在横杠上。第 1、3 环要先解开。"),
            ("u", "已撤销：第 2 环又套上了。"),
            ("U", "已重做：解开第 2 环。"),
            ("h", "解开第 1 环，好让第 4 环套上。第 5 环要等第 4 环，而第 7 环要等第 5 环。"),
            ("h", "解开第 1 环。还差 216 步。下一步：套上第 4 环。"),
            ("1", "套上第 1 环。还差 217 步。下一步：解开第 1 环。再动刚才那一环，就是走回头路。"),
        ],
        play: "播放",
        playing: "正在播放，每秒 2 步",
        pause: "暂停",
        paused: "暂停在第 1",
        set_up: "5 个环，21 步",
        won: "用 1 步完成，正是最少步数。",
    };
    expect_events(&page, &simplified).await
}

async fn events_in_traditional(page: Page) -> Result<()> {
    let traditional = Events {
        keys: [
            ("d", "在劍上：第 8、6、5、3、2、1 環。已取下：9、7、4。"),
            (
                "2",
                "取下第 2 環。還差 217 步。下一步：取下第 1 環。最多只有兩個環能動：第 1 環，和劍上最外面那個環內側的一環。",
            ),
            ("5", "第 5 環不能動。第 4 環要在劍上。第 1、3 環要先取下。"),
            ("u", "已復原：第 2 環又放上了。"),
            ("U", "已重做：取下第 2 環。"),
            ("h", "取下第 1 環，好讓第 4 環放上。第 5 環要等第 4 環，而第 7 環要等第 5 環。"),
            ("h", "取下第 1 環。還差 216 步。下一步：放上第 4 環。"),
            ("1", "放上第 1 環。還差 217 步。下一步：取下第 1 環。再動剛才那一環，就是走回頭路。"),
        ],
        play: "播放",
        playing: "正在播放，每秒 2 步",
        pause: "暫停",
        paused: "暫停在第 1",
        set_up: "5 個環，21 步",
        won: "用 1 步完成，正是最少步數。",
    };
    expect_events(&page, &traditional).await
}
