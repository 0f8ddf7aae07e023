# Pitcrew's commands. Every target builds the screen before cargo needs it.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run host test bench screen lint unit browser window types

WINDOW := libwebkit2gtk-4.1-dev libgtk-3-dev librsvg2-dev build-essential pkg-config
BROWSER := chromium
DRIVER := webkit2gtk-driver xvfb

SCREEN_SOURCES := $(shell find ui/src ui/public -type f 2>/dev/null) ui/index.html ui/vite.config.ts ui/package-lock.json

help: ## lists the commands
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

run: ui/dist/index.html ## opens the window; without a display, serves the same app on loopback
	@.ci/need "the window" $(WINDOW)
	cargo run --release --bin pitcrew

host: ui/dist/index.html ## serves the app on loopback, with no window and nothing of WebKit
	cargo run --release --no-default-features --bin pitcrew-host -- serve

test: lint unit browser window ## everything, from a clean checkout

bench: ui/dist/index.html ## prints ratios against bare baselines of the same run
	cd ui/bench && npm ci --silent
	cargo bench --package pitcrew --no-default-features --bench spine --bench search
	cd ui/bench && NODE_ENV=production node boardgame.mjs

screen: ui/dist/index.html ## builds the screen

ui/node_modules/.package-lock.json: ui/package-lock.json
	cd ui && npm ci --silent
	@touch $@

ui/dist/index.html: ui/node_modules/.package-lock.json $(SCREEN_SOURCES)
	cd ui && npm run --silent build
	@touch $@

lint: ui/dist/index.html ## formatting, clippy, type checks, linters
	@.ci/need "the window" $(WINDOW)
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo clippy --package pitcrew --no-default-features --all-targets -- -D warnings
	cd ui && npm run --silent check && npm run --silent lint

unit: ui/dist/index.html ## tests of rules, app and screen
	@.ci/need "the window" $(WINDOW)
	cargo test --workspace
	cd ui && npm run --silent test

browser: ui/dist/index.html ## the app in real Chromium against the headless host
	@.ci/need "the browser tests" $(BROWSER)
	cargo build --no-default-features --bin pitcrew-host
	cd ui && PITCREW_HOST=$(CURDIR)/target/debug/pitcrew-host npm run --silent e2e

window: ui/dist/index.html ## the real window under a virtual display, through WebDriver
	@.ci/need "the window" $(WINDOW)
	@.ci/need "the window test" $(DRIVER)
	cargo build --bin pitcrew
	cd ui && PITCREW_WINDOW=$(CURDIR)/target/debug/pitcrew npm run --silent window

types: ## writes the TypeScript types of the wire anew
	@cargo test --quiet --package pitcrew --no-default-features --lib wire || echo "written anew: look at the difference and commit it"
