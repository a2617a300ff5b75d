//! The page of Gros, as people use it, in Chromium and in Firefox: everything by role, name and what is to be read.

mod audit;
mod coach;
mod colours;
mod contract;
mod explain;
mod export;
mod family;
mod game;
mod graph;
mod keyboard;
mod language;
mod layout;
mod links;
mod loading;
mod play;
mod pointer;
mod puzzles;
mod refused;
mod setup;
mod sizes;
mod timeline;
mod variants;
mod visit;
mod whole;
mod window;
