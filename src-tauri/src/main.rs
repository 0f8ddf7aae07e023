//! The window. What it does stands in `pitcrew::ipc`.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    pitcrew::ipc::run()
}
