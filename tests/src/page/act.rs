//! What a person does: points, drags, types.

use super::{Page, Role};
use crate::wait;
use anyhow::{Context, Result, bail};
use thirtyfour::{By, Key, WebElement};

/// How wide the thumb of the overview is.
const THUMB: f64 = 24.0;
/// More than the page has stops.
const MOST_TABS: usize = 60;

/// Answers when an element has stood in one place for three frames.
const KEEPS_ITS_PLACE: &str = "
    const [element, done] = arguments;
    const place = () => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height].join(); };
    let [last, same] = [place(), 0];
    const look = () => {
        const now = place();
        same = now === last ? same + 1 : 0;
        last = now;
        if (same >= 3) { done(true); } else { requestAnimationFrame(look); }
    };
    requestAnimationFrame(look);
";

impl Page {
    /// Points at the middle of a control and clicks, whatever lies on top there.
    pub async fn click(&self, role: Role, name: &str) -> Result<()> {
        self.click_on(&self.find(role, name).await?).await
    }

    /// Clicks the first control whose name begins so.
    pub async fn click_starting(&self, role: Role, start: &str) -> Result<()> {
        self.click_on(&self.find_starting(role, start).await?).await
    }

    /// Clicks the middle of an element, once it keeps its place: a page that is still being laid out moves it away.
    pub async fn click_on(&self, element: &WebElement) -> Result<()> {
        element.scroll_into_view().await?;
        self.keeps_its_place(element).await?;
        Ok(self.web.action_chain().move_to_element_center(element).click().perform().await?)
    }

    /// Clicks a control of this name, be it a tab or a button: layouts differ in that.
    pub async fn click_any(&self, name: &str) -> Result<()> {
        let look = async || {
            for role in [Role::Tab, Role::Button] {
                if self.has(role, name).await? {
                    return Ok(Some(role));
                }
            }
            Ok(None)
        };
        let role = wait::until(&format!("a tab or button “{name}”"), look).await?;
        self.click(role, name).await
    }

    /// Puts a text into a field in place of what is there, and presses Enter.
    pub async fn fill(&self, name: &str, text: &str) -> Result<()> {
        self.click(Role::TextBox, name).await?;
        // The field may grow when it takes the keyboard, so it is looked for again.
        let field = self.web.active_element().await?;
        field.send_keys(Key::Control + "a").await?;
        field.send_keys(format!("{text}{}", Key::Enter.value())).await?;
        Ok(())
    }

    /// Puts what was copied into the field of the step, and reads it there.
    pub async fn pasted(&self) -> Result<String> {
        self.click(Role::TextBox, "Step").await?;
        let field = self.web.active_element().await?;
        field.send_keys(Key::Control + "a").await?;
        field.send_keys(Key::Control + "v").await?;
        field.prop("value").await?.context("the field has no value")
    }

    /// Chooses an option of a list.
    pub async fn choose(&self, list: &str, option: &str) -> Result<()> {
        self.choose_which(list, option, |text| text == option).await
    }

    /// Chooses the first option of a list that begins so.
    pub async fn choose_starting(&self, list: &str, start: &str) -> Result<()> {
        self.choose_which(list, start, |text| text.starts_with(start)).await
    }

    async fn choose_which(&self, list: &str, option: &str, fits: impl Fn(&str) -> bool) -> Result<()> {
        let list = self.find(Role::ComboBox, list).await?;
        for candidate in list.find_all(By::Tag("option")).await? {
            if candidate.prop("text").await?.is_some_and(|text| fits(&text)) {
                return Ok(candidate.click().await?);
            }
        }
        bail!("the list has no option “{option}”")
    }

    /// Opens the panel in which puzzle, size, start and goal are set, where it is not open anyway.
    pub async fn show_setup(&self) -> Result<()> {
        if !self.has(Role::TextBox, "Start").await? {
            self.click_any("Setup").await?;
            self.find(Role::TextBox, "Start").await?;
        }
        Ok(())
    }

    /// Presses Tab until a control has the keyboard.
    pub async fn tab_to(&self, role: Role, name: &str) -> Result<()> {
        let mut seen = Vec::new();
        for _ in 0..MOST_TABS {
            let (found_role, found_name) = self.focused().await?;
            if found_role == role.name() && found_name == name {
                return Ok(());
            }
            seen.push(found_name);
            self.press(&[Key::Tab]).await?;
        }
        bail!("Tab does not lead to the {} “{name}”, only to {seen:?}", role.name())
    }

    /// Presses keys, one after the other, wherever the keyboard is.
    pub async fn press(&self, keys: &[Key]) -> Result<()> {
        for key in keys {
            self.type_text(&key.value().to_string()).await?;
        }
        Ok(())
    }

    /// Presses a key while Control is held, wherever the keyboard is.
    pub async fn press_with_control(&self, key: Key) -> Result<()> {
        let chain = self.web.action_chain().key_down(Key::Control).send_keys(key.value().to_string());
        Ok(chain.key_up(Key::Control).perform().await?)
    }

    /// Types a text, wherever the keyboard is.
    pub async fn type_text(&self, text: &str) -> Result<()> {
        Ok(self.web.action_chain().send_keys(text).perform().await?)
    }

    /// Holds a control down until something has come of it, then lets go.
    pub async fn hold_until(
        &self,
        role: Role,
        name: &str,
        done: impl AsyncFnOnce(&Self) -> Result<()>,
    ) -> Result<()> {
        let control = self.find(role, name).await?;
        self.web.action_chain().move_to_element_center(&control).click_and_hold().perform().await?;
        let result = done(self).await;
        self.web.action_chain().release().perform().await?;
        result
    }

    /// Moves the mouse over the middle of an element.
    pub async fn hover(&self, element: &WebElement) -> Result<()> {
        let (x, y) = self.middle(element).await?;
        Ok(self.web.action_chain().move_to(x, y).perform().await?)
    }

    /// Drags from the middle of an element so many pixels right and down, over a place half-way.
    pub async fn drag_by(&self, element: &WebElement, right: i64, down: i64) -> Result<()> {
        let (x, y) = self.middle(element).await?;
        let chain = self.web.action_chain().move_to(x, y).click_and_hold();
        let chain = chain.move_to(x + right / 2, y + down / 2).move_to(x + right, y + down);
        Ok(chain.release().perform().await?)
    }

    /// Drags from the middle of an element to the middle of another.
    pub async fn drag_to(&self, element: &WebElement, target: &WebElement) -> Result<()> {
        let (from, to) = (self.middle(element).await?, self.middle(target).await?);
        self.drag_by(element, to.0 - from.0, to.1 - from.1).await
    }

    /// Waits until an element keeps its place.
    async fn keeps_its_place(&self, element: &WebElement) -> Result<()> {
        self.web.execute_async(KEEPS_ITS_PLACE, vec![element.to_json()?]).await?;
        Ok(())
    }

    /// Where the middle of an element is in the window.
    pub(super) async fn middle(&self, element: &WebElement) -> Result<(i64, i64)> {
        self.keeps_its_place(element).await?;
        let script = "
            const { left, top, width, height } = arguments[0].getBoundingClientRect();
            return [Math.round(left + width / 2), Math.round(top + height / 2)];";
        self.script(script, vec![element.to_json()?]).await
    }

    /// Drags the thumb of a slider to a fraction of its way, over two places on the way there.
    pub async fn drag_slider(&self, name: &str, fraction: f64) -> Result<()> {
        let slider = self.find(Role::Slider, name).await?;
        slider.scroll_into_view().await?;
        self.keeps_its_place(&slider).await?;
        let from = self.fraction(&slider).await?;
        let rect = slider.rect().await?;
        let (left, top): (f64, f64) = self.script("return [scrollX, scrollY]", vec![]).await?;
        let y = (rect.y - top + rect.height / 2.0).round() as i64;
        let x = |at: f64| (rect.x - left + pixels(at, rect.width)).round() as i64;
        let thumb = rect.x - left + THUMB / 2.0 + from * (rect.width - THUMB);
        let chain = self.web.action_chain().move_to(thumb.round() as i64, y).click_and_hold();
        let way = [0.4, 0.8, 1.0].map(|part| from + (fraction - from) * part);
        let chain = way.into_iter().fold(chain, |chain, at| chain.move_to(x(at), y));
        Ok(chain.release().perform().await?)
    }

    /// Clicks a point of an element, so many pixels from its upper left corner.
    pub async fn click_at(&self, element: &WebElement, right: f64, down: f64) -> Result<()> {
        element.scroll_into_view().await?;
        self.keeps_its_place(element).await?;
        let rect = element.rect().await?;
        let (left, top): (f64, f64) = self.script("return [scrollX, scrollY]", vec![]).await?;
        let (x, y) = ((rect.x - left + right).round() as i64, (rect.y - top + down).round() as i64);
        Ok(self.web.action_chain().move_to(x, y).click().perform().await?)
    }

    /// Presses on an element, `from` pixels right of its middle, and drags `by` pixels to the right, in two parts.
    pub async fn drag_along(&self, element: &WebElement, from: i64, by: i64) -> Result<()> {
        self.keeps_its_place(element).await?;
        let rect = element.rect().await?;
        let (left, top): (f64, f64) = self.script("return [scrollX, scrollY]", vec![]).await?;
        let x = (rect.x - left + rect.width / 2.0).round() as i64 + from;
        let y = (rect.y - top + rect.height / 2.0).round() as i64;
        let chain = self.web.action_chain().move_to(x, y).click_and_hold();
        Ok(chain.move_to(x + by / 2, y).move_to(x + by, y).release().perform().await?)
    }

    /// Turns the wheel over an element by one notch, and tells whether the page was kept from turning with it.
    pub async fn turn_wheel(&self, element: &WebElement, down: bool, shift: bool) -> Result<bool> {
        let event = "new WheelEvent('wheel', \
                     { deltaY: arguments[1], shiftKey: arguments[2], bubbles: true, cancelable: true })";
        let turn = format!("return !arguments[0].dispatchEvent({event})");
        let notch = if down { 100 } else { -100 };
        self.script(&turn, vec![element.to_json()?, notch.into(), shift.into()]).await
    }

    /// Where the thumb of a slider is.
    async fn fraction(&self, slider: &WebElement) -> Result<f64> {
        let number = async |name: &str| -> Result<f64> {
            let text = slider.prop(name).await?.with_context(|| format!("the slider has no {name}"))?;
            Ok(text.parse()?)
        };
        let (value, min, max) = (number("value").await?, number("min").await?, number("max").await?);
        Ok((value - min) / (max - min))
    }
}

/// How far from the left edge the thumb is held; at both ends as far out as can be.
fn pixels(fraction: f64, width: f64) -> f64 {
    match fraction {
        0.0 => 1.0,
        1.0 => width - 1.0,
        between => THUMB / 2.0 + between * (width - THUMB),
    }
}
