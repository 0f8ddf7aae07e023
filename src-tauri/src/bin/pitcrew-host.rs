//! The desk with no window: everything it can do stands in `pitcrew::cli`.
fn main() -> std::process::ExitCode {
    pitcrew::cli::run()
}
