//! User actions: pointing, dragging, typing.

use super::{Page, Role};
use crate::{browser::Kind, wait};
use anyhow::{Context, Result, bail};
use thirtyfour::{By, Key, WebElement};

/// The width of the overview's thumb, in CSS pixels.
const THUMB: f64 = 24.0;
/// More than the page has tab stops.
const MAX_TABS: usize = 60;

/// Waits until the box of an element has not changed for three frames.
const UNTIL_STILL: &str = "
    const [element, done] = arguments;
    const box = () => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height].join(); };
    let [last, same] = [box(), 0];
    const check = () => {
        const now = box();
        same = now === last ? same + 1 : 0;
        last = now;
        if (same >= 3) { done(true); } else { requestAnimationFrame(check); }
    };
    requestAnimationFrame(check);
";

const PLACE: &str = "
    const { left, top, width, height } = arguments[0].getBoundingClientRect();
    return [left, top, width, height];";

const UNFOLD: &str = "
    document.querySelectorAll('.card-head[aria-expanded=false]').forEach((head) => head.click());
    document.querySelectorAll('.about').forEach((about) => { about.open = true; })";

impl Page {
    /// Clicks the centre of a control, even if something covers it.
    pub async fn click(&self, role: Role, name: &str) -> Result<()> {
        self.click_on(&self.find(role, name).await?).await
    }

    pub async fn click_by_prefix(&self, role: Role, start: &str) -> Result<()> {
        self.click_on(&self.find_by_prefix(role, start).await?).await
    }

    /// Clicks the centre of an element once it no longer moves, since layout may still be under way.
    pub async fn click_on(&self, element: &WebElement) -> Result<()> {
        element.scroll_into_view().await?;
        self.wait_until_still(element).await?;
        let chain = self.web.action_chain();
        let chain = match self.kind {
            Kind::WebKit => {
                let (x, y) = self.bring_into_view(element).await?;
                chain.move_to(x, y)
            }
            Kind::Chromium | Kind::Firefox => chain.move_to_element_center(element),
        };
        Ok(chain.click().perform().await?)
    }

    /// Scrolls until the centre of an element stays where it is, and returns it. WebKit's driver neither looks whether
    /// what it clicks is in view nor goes to what is there for screen readers only.
    async fn bring_into_view(&self, element: &WebElement) -> Result<(i64, i64)> {
        let mut before = self.center(element).await?;
        wait::until("the element to stay in view", async || {
            element.scroll_into_view().await?;
            let now = self.center(element).await?;
            Ok((std::mem::replace(&mut before, now) == now).then_some(now))
        })
        .await
    }

    /// Clicks a control that is a tab or a button, depending on the layout.
    pub async fn click_tab_or_button(&self, name: &str) -> Result<()> {
        let find_role = async || {
            for role in [Role::Tab, Role::Button] {
                if self.has(role, name).await? {
                    return Ok(Some(role));
                }
            }
            Ok(None)
        };
        let role = wait::until(&format!("a tab or button “{name}”"), find_role).await?;
        self.click(role, name).await
    }

    /// Replaces the text of a field and presses Enter.
    pub async fn fill(&self, name: &str, text: &str) -> Result<()> {
        self.click(Role::TextBox, name).await?;
        // Focus may replace the field by a larger one.
        let field = self.web.active_element().await?;
        field.send_keys(Key::Control + "a").await?;
        field.send_keys(format!("{text}{}", Key::Enter.value())).await?;
        Ok(())
    }

    /// Pastes the clipboard into the step field and returns its text.
    pub async fn paste_into_step_field(&self) -> Result<String> {
        self.click(Role::TextBox, "Step").await?;
        let field = self.web.active_element().await?;
        field.send_keys(Key::Control + "a").await?;
        field.send_keys(Key::Control + "v").await?;
        field.prop("value").await?.context("the field has no value")
    }

    pub async fn choose(&self, list: &str, option: &str) -> Result<()> {
        let list = self.find(Role::ComboBox, list).await?;
        for candidate in list.find_all(By::Tag("option")).await? {
            if candidate.prop("text").await?.is_some_and(|text| text == option) {
                return Ok(candidate.click().await?);
            }
        }
        bail!("the list has no option “{option}”")
    }

    /// Opens the setup panel if it is not open already.
    pub async fn open_setup(&self) -> Result<()> {
        if !self.has(Role::TextBox, "Start").await? {
            self.click_tab_or_button("Setup").await?;
            self.find(Role::TextBox, "Start").await?;
        }
        Ok(())
    }

    /// Unfolds all cards and their notes.
    pub async fn unfold_cards(&self) -> Result<()> {
        self.script::<()>(UNFOLD, vec![]).await?;
        self.expect_count(".card-head[aria-expanded=false]", 0).await
    }

    /// Waits for a control, and presses Tab until it has the focus.
    pub async fn tab_to(&self, role: Role, name: &str) -> Result<()> {
        self.find(role, name).await?;
        let mut seen = Vec::new();
        for _ in 0..MAX_TABS {
            let (found_role, found_name) = self.focused().await?;
            if found_role == role.name() && found_name == name {
                return Ok(());
            }
            seen.push(found_name);
            self.press(&[Key::Tab]).await?;
        }
        bail!("Tab does not lead to the {} “{name}”, only to {seen:?}", role.name())
    }

    /// Presses keys, one after another, on the focused element.
    pub async fn press(&self, keys: &[Key]) -> Result<()> {
        for key in keys {
            self.type_text(&key.value().to_string()).await?;
        }
        Ok(())
    }

    /// Presses a key while another one is held.
    pub async fn press_with(&self, held: Key, key: Key) -> Result<()> {
        let chain = self.web.action_chain().key_down(held.clone()).send_keys(key.value().to_string());
        Ok(chain.key_up(held).perform().await?)
    }

    pub async fn type_text(&self, text: &str) -> Result<()> {
        Ok(self.web.action_chain().send_keys(text).perform().await?)
    }

    /// Presses characters faster than the page draws.
    pub async fn press_at_once(&self, characters: &str) -> Result<()> {
        let event = "new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })";
        let press = format!("for (const key of arguments[0]) document.activeElement.dispatchEvent({event})");
        self.script(&press, vec![characters.into()]).await
    }

    pub async fn hover(&self, element: &WebElement) -> Result<()> {
        let (x, y) = self.center(element).await?;
        Ok(self.web.action_chain().move_to(x, y).perform().await?)
    }

    /// Drags from the centre of an element by an offset in pixels, and holds it there while something is done.
    pub async fn carry_by(
        &self,
        element: &WebElement,
        right: i64,
        down: i64,
        done: impl AsyncFnOnce(&Self) -> Result<()>,
    ) -> Result<()> {
        let (x, y) = self.center(element).await?;
        let chain = self.web.action_chain().move_to(x, y).click_and_hold();
        let chain = chain.move_to(x + right / 2, y + down / 2).move_to(x + right, y + down);
        chain.perform().await?;
        let result = done(self).await;
        self.web.action_chain().release().perform().await?;
        result
    }

    /// Drags from the centre of an element by an offset in pixels, in two moves.
    pub async fn drag_by(&self, element: &WebElement, right: i64, down: i64) -> Result<()> {
        self.drag(self.center(element).await?, &[(right / 2, down / 2), (right, down)]).await
    }

    /// Drags horizontally by `by` pixels, starting `from` pixels right of the centre of an element.
    pub async fn drag_along(&self, element: &WebElement, from: i64, by: i64) -> Result<()> {
        let (x, y) = self.center(element).await?;
        self.drag((x + from, y), &[(by / 2, 0), (by, 0)]).await
    }

    /// Drags from a point of the window past others, which are relative to it.
    async fn drag(&self, (x, y): (i64, i64), stops: &[(i64, i64)]) -> Result<()> {
        let chain = self.web.action_chain().move_to(x, y).click_and_hold();
        let chain = stops.iter().fold(chain, |chain, (right, down)| chain.move_to(x + right, y + down));
        Ok(chain.release().perform().await?)
    }

    pub async fn drag_to(&self, element: &WebElement, target: &WebElement) -> Result<()> {
        let (from, to) = (self.center(element).await?, self.center(target).await?);
        self.drag_by(element, to.0 - from.0, to.1 - from.1).await
    }

    async fn wait_until_still(&self, element: &WebElement) -> Result<()> {
        self.web.execute_async(UNTIL_STILL, vec![element.to_json()?]).await?;
        Ok(())
    }

    /// Returns left, top, width and height of an element in the window, once it no longer moves.
    async fn place(&self, element: &WebElement) -> Result<[f64; 4]> {
        self.wait_until_still(element).await?;
        self.script(PLACE, vec![element.to_json()?]).await
    }

    /// Returns the centre of an element in the window.
    pub(super) async fn center(&self, element: &WebElement) -> Result<(i64, i64)> {
        let [left, top, width, height] = self.place(element).await?;
        Ok(((left + width / 2.0).round() as i64, (top + height / 2.0).round() as i64))
    }

    /// Drags the thumb of a slider to a fraction of the track, in three moves.
    pub async fn drag_slider(&self, name: &str, fraction: f64) -> Result<()> {
        let ([from, stops @ ..], y) = self.way_of_slider(name, fraction).await?;
        self.drag((from, y), &stops.map(|x| (x - from, 0))).await
    }

    /// The same by a finger, which ends above the slider.
    pub async fn swipe_slider(&self, name: &str, fraction: f64) -> Result<()> {
        let (stops, y) = self.way_of_slider(name, fraction).await?;
        let way = stops.map(|x| (x, y));
        self.touch(&[&[&way[..], &[(way[3].0, y - 60)]].concat()]).await
    }

    /// Returns the points from the thumb of a slider to a fraction of its track, and their height.
    async fn way_of_slider(&self, name: &str, fraction: f64) -> Result<([i64; 4], i64)> {
        let slider = self.find(Role::Slider, name).await?;
        slider.scroll_into_view().await?;
        let from = self.fraction(&slider).await?;
        let [left, top, width, height] = self.place(&slider).await?;
        let y = (top + height / 2.0).round() as i64;
        let x = |at: f64| (left + pixels(at, width)).round() as i64;
        let thumb = left + THUMB / 2.0 + from * (width - THUMB);
        let [one, two, three] = [0.4, 0.8, 1.0].map(|part| x(from + (fraction - from) * part));
        Ok(([thumb.round() as i64, one, two, three], y))
    }

    /// Clicks a point of an element, relative to its upper left corner.
    pub async fn click_at(&self, element: &WebElement, right: f64, down: f64) -> Result<()> {
        element.scroll_into_view().await?;
        let [left, top, ..] = self.place(element).await?;
        let (x, y) = ((left + right).round() as i64, (top + down).round() as i64);
        Ok(self.web.action_chain().move_to(x, y).click().perform().await?)
    }

    /// Turns the wheel by one notch and returns whether the page prevented scrolling.
    pub async fn scroll_wheel(&self, element: &WebElement, down: bool, shift: bool) -> Result<bool> {
        let event = "new WheelEvent('wheel', \
                     { deltaY: arguments[1], shiftKey: arguments[2], bubbles: true, cancelable: true })";
        let turn = format!("return !arguments[0].dispatchEvent({event})");
        let notch = if down { 100 } else { -100 };
        self.script(&turn, vec![element.to_json()?, notch.into(), shift.into()]).await
    }

    /// Returns the position of a slider's thumb on the track.
    async fn fraction(&self, slider: &WebElement) -> Result<f64> {
        let number = async |name: &str| -> Result<f64> {
            let text = slider.prop(name).await?.with_context(|| format!("the slider has no {name}"))?;
            Ok(text.parse()?)
        };
        let (value, min, max) = (number("value").await?, number("min").await?, number("max").await?);
        Ok((value - min) / (max - min))
    }
}

/// Returns the pixel of a fraction of the track; at the ends the outermost ones, which must work too.
fn pixels(fraction: f64, width: f64) -> f64 {
    match fraction {
        0.0 => 1.0,
        1.0 => width - 1.0,
        between => THUMB / 2.0 + between * (width - THUMB),
    }
}
