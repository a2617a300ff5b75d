//! Multi-touch gestures.

use super::Page;
use crate::extension;
use anyhow::Result;
use serde_json::{Value, json};
use thirtyfour::WebElement;

impl Page {
    /// Moves two fingers from one distance to another, on a horizontal line through the centre of an element.
    pub async fn pinch(&self, element: &WebElement, from: i64, to: i64) -> Result<()> {
        element.scroll_into_view().await?;
        let (x, y) = self.center(element).await?;
        let finger = |name: &str, side: i64| {
            let place = |distance: i64| json!({ "type": "pointerMove", "duration": 20, "x": x + side * distance / 2, "y": y });
            json!({
                "type": "pointer", "id": name, "parameters": { "pointerType": "touch" },
                "actions": [
                    place(from), { "type": "pointerDown", "button": 0 }, place(i64::midpoint(from, to)), place(to),
                    { "type": "pointerUp", "button": 0 },
                ],
            })
        };
        let fingers: Vec<Value> = vec![finger("left", -1), finger("right", 1)];
        extension::post(&self.web, "/actions", json!({ "actions": fingers })).await?;
        Ok(())
    }
}
