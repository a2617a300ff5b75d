//! Sending a result: with its picture to the system's sheet, else without, else to the clipboard.

use gros_picture::run::Run;
use gros_picture::run::result::{SIZE, Words};
use gros_picture::svg::{self, About, Ink};
use gros_session::spec;
use gros_text::{Feat, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::WinCard;
use crate::caption::won::{offer_or_copy, sent_link};
use crate::export::png::png_file;
use crate::export::theme_of;
use crate::ui::clipboard::offer_file;

pub fn send(props: &WinCard, feat: &Feat) -> Callback<MouseEvent> {
    let (card, feat) = (props.clone(), feat.clone());
    Callback::from(move |_: MouseEvent| {
        let (card, feat) = (card.clone(), feat.clone());
        spawn_local(async move {
            let setup = card.win.timeline.setup();
            let (text, link) = (card.ctx.lang.can_you(setup, &feat), sent_link(setup));
            let file = png_file("gros.png", &picture(&card, &feat, &link), SIZE).await;
            let is_sent = match file {
                Some(file) => offer_file(&text, &link, &file).await,
                None => None,
            };
            // None: the browser cannot send files.
            if is_sent.is_none() {
                offer_or_copy(&text, &link, card.ctx).await;
            }
        });
    })
}

/// Draws the picture to send as an SVG file.
fn picture(card: &WinCard, feat: &Feat, link: &str) -> String {
    let (lang, win) = (card.ctx.lang, &card.win);
    let puzzle = win.timeline.puzzle();
    let address = link.split_once("//").map_or(link, |(_, address)| address);
    let words = Words {
        title: say!(lang, WinSolved { puzzle: lang.task_title(puzzle) }),
        standing: lang.win_merit(puzzle, feat, win.merit),
        facts: lang.win_facts(feat),
        address: address.to_owned(),
    };
    let about = About {
        lang: lang.tag(),
        title: &words.title.clone(),
        description: &spec::write_task(win.timeline.setup()),
    };
    let scene = win.run(Run::result_capacity()).result(words);
    svg::write_about(&scene, Ink::Theme(theme_of(card.ctx.theme)), about)
}
