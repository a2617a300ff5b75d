//! A sequence of pictures as a video, recorded by the browser while they are drawn.

use js_sys::{Array, Date, Function, Object, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlCanvasElement, HtmlImageElement};

use crate::export::canvas::Canvas;
use crate::ui::browser::{call, construct, get, set};
use crate::ui::pause::pause;

/// Types that browsers may be able to record, with their file extensions, the most widely supported first.
const TYPES: [(&str, &str); 4] = [
    ("video/mp4;codecs=avc1.42E01F", "mp4"),
    ("video/webm;codecs=vp9", "webm"),
    ("video/webm;codecs=vp8", "webm"),
    ("video/webm", "webm"),
];
const BITS_PER_SECOND: u32 = 4_000_000;
const PICTURES_PER_SECOND: u32 = 30;
/// A picture that stays longer is redrawn after this many milliseconds; otherwise the video would end too early.
const REDRAWN: f64 = 100.0;

/// Returns a type of video that the browser can record, and its extension.
pub fn video_type() -> Option<(&'static str, &'static str)> {
    let recorder = get(&web_sys::window()?.into(), "MediaRecorder")?;
    get(&web_sys::window()?.into(), "HTMLCanvasElement")
        .and_then(|class| get(&get(&class, "prototype")?, "captureStream"))?;
    let is_supported = |mime_type: &str| {
        call(&recorder, "isTypeSupported", &[mime_type.into()]).is_some_and(|answer| answer.is_truthy())
    };
    TYPES.into_iter().find(|(mime_type, _)| is_supported(mime_type))
}

/// A recording; dropping it stops it.
pub struct Recording {
    recorder: JsValue,
    stream: JsValue,
    mime_type: &'static str,
    parts: Array,
    ended: Promise,
    /// The end time of the pictures so far, in milliseconds of the clock.
    until: f64,
    _on_data: Closure<dyn FnMut(JsValue)>,
}

impl Recording {
    /// Starts recording a canvas.
    pub fn begin(canvas: &HtmlCanvasElement, mime_type: &'static str) -> Option<Recording> {
        let stream = call(canvas, "captureStream", &[PICTURES_PER_SECOND.into()])?;
        let options = Object::new();
        set(&options, "mimeType", &mime_type.into());
        set(&options, "videoBitsPerSecond", &BITS_PER_SECOND.into());
        let recorder = construct("MediaRecorder", &[stream.clone(), options.into()])?;
        let parts = Array::new();
        let on_data = Closure::<dyn FnMut(JsValue)>::new({
            let parts = parts.clone();
            move |event: JsValue| {
                if let Some(part) = get(&event, "data") {
                    parts.push(&part);
                }
            }
        });
        set(&recorder, "ondataavailable", on_data.as_ref());
        let ended = Promise::new(&mut |resolve: Function, _| set(&recorder, "onstop", &resolve));
        call(&recorder, "start", &[])?;
        let until = Date::now();
        Some(Recording { recorder, stream, mime_type, parts, ended, until, _on_data: on_data })
    }

    /// Draws a picture after the previous ones have ended, and shows it for some seconds.
    pub async fn add(&mut self, canvas: &Canvas, image: &HtmlImageElement, seconds: f64) -> Option<()> {
        wait_until(self.until).await;
        self.until = self.until.max(Date::now()) + seconds * 1_000.0;
        canvas.draw(image)?;
        while self.until - Date::now() > 1.5 * REDRAWN {
            wait_until(Date::now() + REDRAWN).await;
            canvas.draw(image)?;
        }
        Some(())
    }

    /// Returns the file.
    pub async fn finish(self) -> Option<Blob> {
        wait_until(self.until).await;
        call(&self.recorder, "stop", &[])?;
        JsFuture::from(self.ended.clone()).await.ok()?;
        let options = BlobPropertyBag::new();
        options.set_type(self.mime_type);
        Blob::new_with_blob_sequence_and_options(&self.parts, &options).ok()
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        // It may have stopped by itself.
        call(&self.recorder, "stop", &[]);
        let tracks = call(&self.stream, "getTracks", &[]).map(|tracks| Array::from(&tracks));
        tracks.unwrap_or_default().for_each(&mut |track, _, _| {
            call(&track, "stop", &[]);
        });
    }
}

async fn wait_until(time: f64) {
    pause((time - Date::now()).max(0.0) as u32).await;
}
