//! Multi-touch gestures.

use super::Page;
use crate::{browser::Kind, extension};
use anyhow::Result;
use serde_json::{Value, json};
use thirtyfour::WebElement;

/// WebKit's driver has one finger.
const PINCH: &str = "
    const [element, [x, y], [from, ...places]] = arguments;
    const send = (type, pointerId, clientX) => document.elementFromPoint(clientX, y)?.dispatchEvent(new PointerEvent(type, {
        bubbles: true, cancelable: true, composed: true, pointerId, pointerType: 'touch', isPrimary: pointerId === 1,
        clientX, clientY: y, buttons: type === 'pointerup' ? 0 : 1 }));
    const both = (type, distance) => [-1, 1].forEach((side, at) => send(type, at + 1, x + side * distance / 2));
    both('pointerdown', from);
    places.forEach((distance) => both('pointermove', distance));
    both('pointerup', places.at(-1));";

impl Page {
    /// Moves two fingers from one distance to another, on a horizontal line through the centre of an element.
    pub async fn pinch(&self, element: &WebElement, from: i64, to: i64) -> Result<()> {
        element.scroll_into_view().await?;
        let (x, y) = self.center(element).await?;
        if self.kind == Kind::WebKit {
            let places = [from, i64::midpoint(from, to), to];
            return self.script(PINCH, vec![element.to_json()?, json!([x, y]), json!(places)]).await;
        }
        let way =
            |side: i64| [from, i64::midpoint(from, to), to].map(|distance| (x + side * distance / 2, y));
        self.touch(&[&way(-1), &way(1)]).await
    }

    /// Puts a finger down at the first point of each way, and lifts it at the last one. For WebKit's driver a finger is a
    /// mouse.
    pub(super) async fn touch(&self, ways: &[&[(i64, i64)]]) -> Result<()> {
        let place = |&(x, y): &(i64, i64)| json!({ "type": "pointerMove", "duration": 20, "x": x, "y": y });
        let finger = |(number, way): (usize, &&[(i64, i64)])| {
            let mut actions: Vec<Value> = way.iter().map(place).collect();
            actions.insert(1, json!({ "type": "pointerDown", "button": 0 }));
            actions.push(json!({ "type": "pointerUp", "button": 0 }));
            let parameters = json!({ "pointerType": "touch" });
            json!({ "type": "pointer", "id": format!("finger {number}"), "parameters": parameters, "actions": actions })
        };
        let fingers: Vec<Value> = ways.iter().enumerate().map(finger).collect();
        extension::post(&self.web, "/actions", json!({ "actions": fingers })).await?;
        Ok(())
    }
}
