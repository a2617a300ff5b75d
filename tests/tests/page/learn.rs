//! Lessons: a stop of each kind of task on a small phone, marks on the board, and what else only a browser shows.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    matrix,
    page::{Page, Role},
    runner, scenarios,
};
use gros_learning::lessons::{Kind, LESSONS, Lesson, Rung, Task};
use gros_session::{Timeline, spec};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::Lang;
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_stop_is_a_place_and_the_session_waits;
    chromium:
    #[webkit]
    a_stop_of_each_kind_of_task: Settings::sized((320, 568)),
    #[webkit]
    the_line_is_dragged_open,
    a_wrong_answer_is_told_why_and_nothing_tells_the_right_one,
    the_board_stays_in_sight: Settings::sized((320, 640)),
    no_text_is_cut_on_a_small_phone: Settings::sized((320, 568)),
    marks_and_keys_of_the_ladder,
}

/// Stops with all kinds of tasks between them.
const OF_EACH_KIND: [(&str, usize); 10] = [
    ("tour", 1),
    ("tour", 2),
    ("hanoi-n", 2),
    ("tour", 4),
    ("tour", 6),
    ("tour", 7),
    ("tour", 10),
    ("base-three", 3),
    ("game", 1),
    ("game", 3),
];

fn lesson(id: &str) -> Result<&'static Lesson> {
    Lesson::find(id).context("no lesson")
}

fn timeline(spec: &str) -> Result<Timeline<AnyPuzzle>> {
    let opened = spec::open(spec, 1_000).map_err(|unknown| anyhow::anyhow!("{unknown:?}"))?;
    Ok(opened.session.timeline().clone())
}

/// Clicks on a piece; once more if the board was drawn anew in between, as it is for another position.
async fn press(page: &Page, attribute: &str, value: &str) -> Result<()> {
    let first = page.find_data(attribute, value).await?;
    match page.click_on(&first).await {
        Ok(()) => Ok(()),
        Err(_) => page.click_on(&page.find_data(attribute, value).await?).await,
    }
}

/// Makes the moves of the shortest route to a state.
async fn play(page: &Page, task: &Task, to: &Steps) -> Result<()> {
    let timeline = timeline(task.spec)?;
    let steps = to.to_u64().context("a long route")?;
    for step in 0..steps {
        let step = Steps::from(step);
        let mv = timeline.move_at(&step).context("no move")?;
        let moved = timeline.puzzle().displacement(&timeline.state_at(&step), &mv);
        let peg = |place: u16| char::from(b'A' + place as u8).to_string();
        if timeline.puzzle().stacks() > 0 {
            for place in [moved.from, moved.to] {
                press(page, "peg", &peg(place)).await?;
            }
        } else {
            press(page, "ring", &moved.piece.to_string()).await?;
        }
        page.expect_state(&timeline.state_at(&(&step + &Steps::ONE)).to_string()).await?;
    }
    Ok(())
}

/// Chooses on or off in the ladder, as a click on the word does.
async fn choose_rung(page: &Page, row: usize, is_on: bool) -> Result<()> {
    let click = format!(
        "document.querySelectorAll('.ladder-open')[{row}].querySelectorAll('input')[{}].click()",
        u8::from(!is_on)
    );
    page.script::<()>(&click, vec![]).await
}

async fn solve(page: &Page, task: &Task) -> Result<()> {
    let route = timeline(task.spec)?;
    page.settle().await?;
    match &task.kind {
        Kind::Goal => play(page, task, route.steps()).await,
        Kind::State(state) => {
            let state = route.puzzle().parse_state(state).map_err(|error| anyhow::anyhow!("{error:?}"))?;
            play(page, task, &route.step_of(&state).context("not on the route")?).await
        }
        Kind::Cold => {
            page.click(Role::Button, "Take 1 from the left pile").await?;
            page.expect_text("You left 6 and 9, which is not cold.").await?;
            page.expect_state("7,9").await?;
            page.fill("How many", "4").await?;
            page.click(Role::Radio, "both").await?;
            page.click(Role::Button, "Take 4 from both piles").await
        }
        Kind::Blocked => press(page, "ring", "5").await,
        Kind::Seek(step) => page.fill("Step", step).await,
        Kind::Guess(_) => page.fill("Your answer", "81").await,
        Kind::Answer(_) => {
            let question = task.questions().pop().context("no answer")?;
            page.fill("Your answer", &question.answer.to_string()).await
        }
        Kind::Row(row) => {
            for ((label, _), question) in row.iter().zip(task.questions()) {
                page.fill(&format!("For {label}"), &question.answer.to_string()).await?;
            }
            Ok(())
        }
        Kind::Choose(answers) => {
            let right = answers.iter().find(|choice| choice.why.is_none()).context("none is right")?;
            page.click(Role::Radio, Lang::English.lesson(&right.answer)).await?;
            page.click(Role::Button, "Check").await
        }
        Kind::Ladder => {
            let ladder = Rung::ladder(task.spec);
            let first = ladder.iter().position(|rung| !rung.is_done()).unwrap_or_default() + 1;
            for (row, rung) in ladder.iter().skip(first).enumerate() {
                choose_rung(page, row, rung.must_be_on).await?;
            }
            let next = Rung::next(&ladder).context("nothing moves")?;
            page.fill("So the ring to move now is ring", &next.to_string()).await
        }
        Kind::Sieve => {
            page.click(Role::Button, "3 and 3").await?;
            page.expect_text("Take 3 from both piles: that leaves 0 and 0").await?;
            for square in ["0 and 0", "1 and 2", "5 and 3", "7 and 4"] {
                page.click(Role::Button, square).await?;
            }
            Ok(())
        }
        Kind::Fold => {
            page.script::<()>("document.querySelector('.fold').focus()", vec![]).await?;
            page.press(&[Key::End]).await
        }
    }
}

/// Does all tasks of a stop, and goes on.
async fn walk(page: &Page, lesson: &Lesson, number: usize) -> Result<()> {
    let stop = lesson.stop(number).context("no stop")?;
    for task in &stop.tasks {
        page.expect_text(Lang::English.lesson(&task.ask)).await?;
        solve(page, task).await?;
    }
    page.expect_text(Lang::English.lesson(&stop.done)).await?;
    if number == lesson.stops.len() {
        page.expect_text(Lang::English.lesson(&lesson.learnt)).await?;
    }
    if number < lesson.stops.len() {
        page.click_by_prefix(Role::Button, "Next: ").await?;
        page.expect_spec(&format!("learn/{}/{}", lesson.id, number + 1)).await
    } else {
        page.click(Role::Button, "Finish").await?;
        page.expect_spec("learn").await
    }
}

async fn a_stop_of_each_kind_of_task(page: Page) -> Result<()> {
    page.open("rings").await?;
    for (id, number) in OF_EACH_KIND {
        let (lesson, place) = (lesson(id)?, format!("{id}/{number}"));
        page.navigate(&format!("learn/{place}")).await?;
        page.expect_text(&format!("stop {number} of {}", lesson.stops.len())).await?;
        walk(&page, lesson, number).await.context(place)?;
    }
    // What was done is kept.
    page.navigate("learn/tour/1").await?;
    page.find(Role::Link, "Stop 2: Only two moves, done").await?;
    Ok(())
}

async fn the_line_is_dragged_open(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/4").await?;
    let slider = page.find(Role::Slider, "Angle of the second copy").await?;
    page.expect_attribute(Role::Slider, "Angle of the second copy", "aria-valuetext", "90 degrees to go")
        .await?;
    page.drag_by(&slider, 150, 60).await?;
    page.expect_text("Right.").await?;
    page.expect_focus("For 3").await
}

async fn a_stop_is_a_place_and_the_session_waits(page: Page) -> Result<()> {
    page.open("hanoi?n=4&step=3").await?;
    page.click(Role::Button, "Learn").await?;
    page.click(Role::Link, "Stop 6: Fill in the ladder").await?;
    page.expect_state("011101").await?;
    page.click(Role::Link, "Stop 1: Take three rings off").await?;
    page.expect_state("111").await?;
    page.back().await?;
    page.expect_spec("learn/tour/6").await?;
    page.expect_state("011101").await?;
    page.reload().await?;
    page.expect_state("011101").await?;
    page.back().await?;
    page.expect_spec("learn").await?;
    page.back().await?;
    page.expect_spec("hanoi?n=4&step=3").await?;
    page.expect_state(&timeline("hanoi?n=4&step=3")?.state().to_string()).await?;
    // An address without a stop leads to where one left off, and one without a lesson to the list.
    page.navigate("learn/tour").await?;
    page.expect_spec("learn/tour/1").await?;
    page.expect_state("111").await?;
    page.navigate("learn/nowhere/2").await?;
    page.expect_spec("learn").await?;
    page.click(Role::Link, "For teachers").await?;
    page.expect_text("How many moves? (45 minutes, from age 10)").await?;
    page.expect_no_sideways_scrolling().await?;
    page.click(Role::Link, "#/learn/museum/1").await?;
    page.expect_spec("learn/museum/1").await
}

/// Neither board nor timeline nor caption tell what is asked for, and the pieces wait.
async fn a_wrong_answer_is_told_why_and_nothing_tells_the_right_one(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/5").await?;
    page.expect_state("1000").await?;
    let shown = page.text().await?;
    ensure!(!shown.contains("15"), "{shown}");
    page.settle().await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_text("Do the task first. Then the board is yours.").await?;
    page.expect_state("1000").await?;
    page.fill("Your answer", "1").await?;
    page.expect_text("But ring 3 must be on first.").await?;
    page.expect_focus("Your answer").await?;
    page.expect_attribute(Role::TextBox, "Your answer", "aria-invalid", "true").await?;
    ensure!(!page.has(Role::Button, "Show me the answer").await?, "after one try");
    page.fill("Your answer", "14").await?;
    page.click(Role::Button, "Try it on the board").await?;
    press(&page, "ring", "1").await?;
    page.expect_state("1001").await?;
    page.expect_text("1 of your 14 moves made.").await?;
    page.click(Role::Button, "Show me the answer").await?;
    page.expect_text("The answer: 15.").await?;
    page.click(Role::Button, "Play it: were you right?").await?;
    page.expect_state("1000").await
}

/// While one goes through the fields of a task, the board that it is about is above them.
async fn the_board_stays_in_sight(page: Page) -> Result<()> {
    for (stop, field) in [(6, "So the ring to move now is ring"), (8, "Your answer")] {
        page.open(&format!("learn/tour/{stop}")).await?;
        page.tab_to(Role::TextBox, field).await?;
        page.expect_in_view(&page.find(Role::TextBox, field).await?).await?;
        page.expect_in_view(&page.find_data("ring", "1").await?).await?;
    }
    Ok(())
}

/// Returns the stop with the longest words in a language.
fn longest(lesson: &Lesson, lang: Lang) -> usize {
    let length = |number: &usize| {
        let stop = &lesson.stops[*number - 1];
        let asked = stop.tasks.iter().map(|task| lang.lesson(&task.ask).chars().count()).sum::<usize>();
        asked + lang.lesson(&stop.title).chars().count() + lang.lesson(&stop.text).chars().count()
    };
    (1..=lesson.stops.len()).max_by_key(length).unwrap_or(1)
}

/// Each lesson is read in one language, and in all of them in the deep run.
async fn no_text_is_cut_on_a_small_phone(page: Page) -> Result<()> {
    for (first, lang) in Lang::ALL.into_iter().enumerate() {
        page.open("rings").await?;
        page.navigate(&format!("rings?lang={}", lang.tag())).await?;
        page.expect_language(lang.tag()).await?;
        page.navigate("learn").await?;
        page.expect_text(lang.lesson(&lesson("tour")?.line)).await?;
        uncut(&page).await?;
        let read = LESSONS.iter().enumerate();
        let read = read.filter(|(index, _)| runner::is_deep() || index % Lang::ALL.len() == first);
        for (_, lesson) in read {
            let number = longest(lesson, lang);
            let place = format!("{}/{number}", lesson.id);
            page.navigate(&format!("learn/{place}")).await?;
            page.expect_text(lang.lesson(&lesson.stops[number - 1].text)).await?;
            uncut(&page).await.with_context(|| format!("{place} in {}", lang.tag()))?;
        }
    }
    Ok(())
}

/// Returns texts that run over their boxes or are outside of the window.
const CUT: &str = "
    return [...document.querySelectorAll('.learn *, .stop-top *, .stop-task *')]
        .filter((e) => e.checkVisibility() && !e.closest('svg') && !e.matches('.hidden-text, input, .ladder-half, .stop-bar'))
        .filter((e) => getComputedStyle(e).clipPath === 'none')
        .filter((e) => {
            const { left, right } = e.getBoundingClientRect();
            return left < -0.5 || right > innerWidth + 0.5 || (e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1);
        })
        .map((e) => `${e.className}: ${e.textContent}`);";

async fn uncut(page: &Page) -> Result<()> {
    page.settle().await?;
    let cut: Vec<String> = page.script(CUT, vec![]).await?;
    ensure!(cut.is_empty(), "{cut:?}");
    page.expect_no_sideways_scrolling().await
}

/// The labels on the board, from left to right.
const LABELS: &str = "
    return [...document.querySelectorAll('#board > .marks text')]
        .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
        .map((label) => label.textContent);";

/// Labels that are outside of the window, or lie on each other, on words of the page or on the digits of the board.
const CUT_LABELS: &str = "
    const area = (e) => e.getBoundingClientRect();
    const labels = [...document.querySelectorAll('#board > .marks [class$=\"-label\"]')];
    const others = [...document.querySelectorAll('.stop-text, .head-title, .digits .digit, .stop-question')]
        .filter((e) => e.checkVisibility());
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return labels
        .filter((label, index) => area(label).left < 0 || area(label).right > innerWidth
            || [...labels.slice(0, index), ...others].some((other) => meet(area(label), area(other))))
        .map((label) => `${innerWidth}: ${label.nextElementSibling.textContent}`);";

async fn expect_labels(page: &Page, wanted: &[&str]) -> Result<()> {
    page.expect_count("#board > .marks text", wanted.len()).await?;
    page.settle().await?;
    let labels: Vec<String> = page.script(LABELS, vec![]).await?;
    ensure!(labels == wanted, "{labels:?}");
    Ok(())
}

async fn marks_and_keys_of_the_ladder(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/6").await?;
    page.expect_text("Fill in the ladder downwards.").await?;
    page.expect_state("011101").await?;
    expect_labels(&page, &["ring 5 waits"]).await?;
    // Each open row wishes its ring on.
    for row in 0..4 {
        let wish = format!("document.querySelectorAll('.ladder-open')[{row}].querySelector('input').click()");
        page.script::<()>(&wish, vec![]).await?;
    }
    page.click(Role::Button, "Check").await?;
    let right = ["ring 5 waits", "on", "beyond ring 4: on or off?"];
    expect_labels(&page, &right).await?;
    // The rows say it to screen readers.
    page.expect_text("That would block ring 5.").await?;
    page.expect_count("#board > .marks[aria-hidden=true]", 1).await?;
    page.click(Role::Button, "Mirror").await?;
    expect_labels(&page, &["beyond ring 4: on or off?", "on", "ring 5 waits"]).await?;
    for look in ["Realistic", "Lights"] {
        page.resize((1440, 900)).await?;
        page.choose("View", look).await?;
        for size in matrix::values(&[(390, 844), (320, 568), (844, 390)], &[(1440, 900), (1024, 640)]) {
            page.resize(size).await?;
            page.expect_count("#board > .marks text", right.len()).await?;
            page.settle().await?;
            let cut: Vec<String> = page.script(CUT_LABELS, vec![]).await?;
            ensure!(cut.is_empty(), "{look} {size:?}: {cut:?}");
        }
    }
    page.navigate("learn/tour/7").await?;
    page.expect_text("The ladder is a number").await?;
    page.expect_count("#board > .marks", 0).await?;
    page.navigate("rings").await?;
    page.expect_text("Nine rings").await?;
    page.expect_count(".marks", 0).await?;
    // Arrows choose, Tab goes to the next row, Enter checks, and Enter again goes on.
    page.resize((1440, 900)).await?;
    page.open("rings").await?;
    page.navigate("learn/tour/6").await?;
    page.expect_text("Fill in the ladder downwards.").await?;
    page.expect_state("011101").await?;
    let first = "document.querySelector('.ladder-open input').focus()";
    page.script::<()>(first, vec![]).await?;
    // Ring 4 on, ring 3 off, ring 2 on, ring 1 on.
    page.press(&[
        Key::Space,
        Key::Tab,
        Key::Space,
        Key::Right,
        Key::Tab,
        Key::Space,
        Key::Tab,
        Key::Space,
        Key::Tab,
    ])
    .await?;
    page.type_text("2").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Each row follows from the one above, down to the ring that moves now.").await?;
    page.expect_focus("Next: The ladder is a number").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_spec("learn/tour/7").await?;
    page.expect_focus("The ladder is a number").await
}
