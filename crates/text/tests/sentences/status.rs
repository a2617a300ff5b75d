//! The status line, and announcements of actions.

use gros_session::{Action, Seek};
use gros_solver::{Guarantee, Puzzle, Ways};
use gros_text::Lang;

use crate::said::{open, said, said_in_parts, steps};

#[test]
fn the_status_line() {
    said(
        |lang| lang.step_of(&steps("123"), &steps("341")),
        ["Step 123 of 341", "第 123 步，共 341 步", "第 123 步，共 341 步"],
    );
    said(|lang| lang.of_steps(&steps("12341")), ["of 12,341", "共 12,341 步", "共 12,341 步"]);
    said(
        |lang| lang.to_go(&steps(&"1".repeat(30))),
        [
            "111,111 … 111,111 (30 digits) to go",
            "还差 111,111 … 111,111（30 位）步",
            "還差 111,111 … 111,111（30 位）步",
        ],
    );
    said(|lang| lang.to_go(&steps("218")), ["218 to go", "还差 218 步", "還差 218 步"]);
    let session = open("rings?step=123");
    let (state, mv) = (session.timeline().state(), session.timeline().best_move().unwrap());
    said(
        |lang| lang.status_next(&state, &mv),
        ["Next: ring 2 off", "下一步：解开第 2 环", "下一步：取下第 2 環"],
    );
}

fn slider(text: &str) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| lang.slider_text(session.timeline())
}

#[test]
fn the_slider() {
    said(
        slider("rings?step=123"),
        [
            "Step 123 of 341. Next: ring 2 off. 218 to go",
            "第 123 步，共 341 步。下一步：解开第 2 环。还差 218 步",
            "第 123 步，共 341 步。下一步：取下第 2 環。還差 218 步",
        ],
    );
    said(
        slider("rings?step=341"),
        [
            "Step 341 of 341. Goal reached.",
            "第 341 步，共 341 步。到达终点。",
            "第 341 步，共 341 步。到達終點。",
        ],
    );
    said(
        slider("hanoi?from=B&to=B"),
        ["Start and goal are the same.", "起点和终点相同。", "起點和終點相同。"],
    );
    said(
        slider("hanoi?n=64&step=5"),
        [
            "Step 5 of about 1.84 times 10 to the power of 19. Next: disc 2 from C to B. About 1.84 times 10 to the power of 19 to go",
            "第 5 步，共约 1.84 乘以 10 的 19 次方步。下一步：2 号盘从 C 柱到 B 柱。还差约 1.84 乘以 10 的 19 次方步",
            "第 5 步，共約 1.84 乘以 10 的 19 次方步。下一步：2 號盤從 C 柱到 B 柱。還差約 1.84 乘以 10 的 19 次方步",
        ],
    );
}

/// Plays moves by hand and returns the announcement of the last one.
fn played(text: &str, moves: &[&str]) -> impl Fn(Lang) -> String {
    let mut session = open(text);
    let mut last = None;
    for mv in moves {
        let mv = session.timeline().puzzle().parse_move(mv).unwrap();
        last = Some((session.timeline().state(), mv.clone()));
        session.act(Action::Hand(mv));
    }
    let (before, mv) = last.unwrap();
    move |lang| lang.played(&before, &mv, session.timeline())
}

#[test]
fn a_hand_move() {
    said(
        played("rings?step=123", &["2"]),
        [
            "Ring 2 off. 217 to go. Next: ring 1 off.",
            "解开第 2 环。还差 217 步。下一步：解开第 1 环。",
            "取下第 2 環。還差 217 步。下一步：取下第 1 環。",
        ],
    );
    said(
        played("hanoi?n=2&step=2", &["1C"]),
        ["Disc 1 to C. Goal reached.", "1 号盘移到 C 柱。到达终点。", "1 號盤移到 C 柱。到達終點。"],
    );
    said(
        |lang| lang.off_route(Guarantee::Shortest { ways: Ways::Unique }, &steps("342")),
        [
            "You left the shortest route: 342 to go now.",
            "离开了最短路线，现在还差 342 步。",
            "離開了最短路線，現在還差 342 步。",
        ],
    );
    said(
        |lang| lang.other_route(&steps("2")),
        [
            "This is another route, equally short: 2 to go.",
            "换了一条同样短的路线，还差 2 步。",
            "換了一條同樣短的路線，還差 2 步。",
        ],
    );
}

/// Plays some moves, then to the goal.
fn won(text: &str, own: &[&str]) -> impl Fn(Lang) -> String {
    let mut session = open(text);
    for mv in own {
        let mv = session.timeline().puzzle().parse_move(mv).unwrap();
        session.act(Action::Hand(mv));
    }
    while !session.timeline().to_go().is_zero() {
        session.act(Action::DoIt);
    }
    move |lang| lang.win(&session)
}

#[test]
fn the_win() {
    said(
        won("rings", &[]),
        [
            "Solved in 341 moves, the fewest possible.",
            "用 341 步完成，正是最少步数。",
            "用 341 步完成，正是最少步數。",
        ],
    );
    said(
        won("rings", &["2"]),
        [
            "Solved in 343 moves, 2 over the minimum of 341.",
            "用 343 步完成，比最少的 341 步多 2 步。",
            "用 343 步完成，比最少的 341 步多 2 步。",
        ],
    );
    said(
        won("rings?n=1", &[]),
        [
            "Solved in 1 move, the fewest possible.",
            "用 1 步完成，正是最少步数。",
            "用 1 步完成，正是最少步數。",
        ],
    );
    said(won("rings?step=300", &[]), ["Goal reached.", "到达终点。", "到達終點。"]);
}

#[test]
fn the_counter() {
    let session = open("rings");
    said_in_parts(
        |lang| lang.counter(&session),
        [&["Your moves 0", "shortest 341"], &["已走 0 步", "最少 341 步"], &["已走 0 步", "最少 341 步"]],
    );
    let mut session = open("rings?play=2&step=1");
    said_in_parts(
        |lang| lang.counter(&session),
        [
            &["Your moves 1", "shortest 341", "over by 2"],
            &["已走 1 步", "最少 341 步", "多走 2 步"],
            &["已走 1 步", "最少 341 步", "多走 2 步"],
        ],
    );
    session.act(Action::Seek(Seek::End));
    said_in_parts(
        |lang| lang.counter(&session),
        [
            &["Your moves 1", "shortest 341", "timeline used"],
            &["已走 1 步", "最少 341 步", "拖动过"],
            &["已走 1 步", "最少 341 步", "拖曳過"],
        ],
    );
}

#[test]
fn playing_and_pausing() {
    said(|lang| lang.playing("2"), ["Playing, 2 per second", "正在播放，每秒 2 步", "正在播放，每秒 2 步"]);
    said(|lang| lang.paused(&steps("130")), ["Paused at step 130", "暂停在第 130 步", "暫停在第 130 步"]);
    said(|lang| lang.speed("½"), ["½ move/s", "每秒 ½ 步", "每秒 ½ 步"]);
    said(|lang| lang.speed("1"), ["1 move/s", "每秒 1 步", "每秒 1 步"]);
    said(|lang| lang.speed("2"), ["2 moves/s", "每秒 2 步", "每秒 2 步"]);
    said(|lang| lang.time_left(109.0), ["1 min 49 s left", "还需 1 分 49 秒", "還需 1 分 49 秒"]);
    said(
        |lang| lang.clamped(&steps("341"), &steps("341")),
        [
            "Steps run from 0 to 341; showing 341.",
            "步数是 0 到 341，已到第 341 步。",
            "步數是 0 到 341，已到第 341 步。",
        ],
    );
}
