//! Commands that the client library has no name for.

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

/// Asks for what stands at a path below the session.
pub async fn get(web: &WebDriver, path: String) -> Result<Value> {
    send(web, Extension { path, body: None }).await
}

/// Sends a body to a path below the session.
pub async fn post(web: &WebDriver, path: &str, body: Value) -> Result<Value> {
    send(web, Extension { path: path.to_owned(), body: Some(body) }).await
}

async fn send(web: &WebDriver, command: Extension) -> Result<Value> {
    Ok(web.cmd(Command::ExtensionCommand(Box::new(command))).await?.value_json()?)
}
