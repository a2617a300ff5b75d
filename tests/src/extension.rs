//! WebDriver commands that the client library does not have.

use anyhow::Result;
use http::Method;
use serde_json::Value;
use std::sync::Arc;
use thirtyfour::{
    WebDriver,
    common::command::{Command, ExtensionCommand},
};

#[derive(Debug)]
struct Extension {
    path: String,
    body: Option<Value>,
}

impl ExtensionCommand for Extension {
    fn parameters_json(&self) -> Option<Value> {
        self.body.clone()
    }

    fn method(&self) -> Method {
        if self.body.is_some() { Method::POST } else { Method::GET }
    }

    fn endpoint(&self) -> Arc<str> {
        self.path.as_str().into()
    }
}

/// The path is relative to the session, as in [`post`].
pub async fn get(web: &WebDriver, path: String) -> Result<Value> {
    send(web, Extension { path, body: None }).await
}

pub async fn post(web: &WebDriver, path: &str, body: Value) -> Result<Value> {
    send(web, Extension { path: path.to_owned(), body: Some(body) }).await
}

async fn send(web: &WebDriver, command: Extension) -> Result<Value> {
    Ok(web.cmd(Command::ExtensionCommand(Box::new(command))).await?.value_json()?)
}
