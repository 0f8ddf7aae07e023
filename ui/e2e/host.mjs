// A headless host on books of its own, and a phone that holds the app. What the tests do with it is theirs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { Hand } from './hand.mjs';

const HOST = process.env.PITCREW_HOST ?? '../target/headless/debug/pitcrew-host';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the host; the first line it prints is its address. */
export async function startHost(data = mkdtempSync(join(tmpdir(), 'pitcrew-')), port = 0) {
  const child = spawn(HOST, ['serve', '--port', String(port), '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = printed.match(/http:\/\/\S+/);
      if (found) resolve(found[0]);
    });
    child.once('exit', (status) => reject(new Error(`the host ended with ${status}`)));
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { address, data, port: Number(new URL(address).port), kill, clear: () => rmSync(data, { recursive: true, force: true }) };
}

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: FLAGS });
}

/** A phone with touch; 360 by 740 unless told otherwise. */
export async function phone(browser, address, { width = 360, height = 740, theme = 'dark', touch = true } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(address);
  return { page, context, faults };
}

/** A host, a browser and a screen for one test file, a phone unless told otherwise: handed to `then` before its first test, put away after its last. */
export function seated(then, screen = {}) {
  const at = {};
  before(async () => {
    at.host = await startHost();
    at.browser = await launch();
    Object.assign(at, await phone(at.browser, at.host.address, screen));
    at.hand = new Hand(at.page);
    await then(at);
  });
  after(async () => {
    await at.browser?.close();
    await at.host?.kill();
    at.host?.clear();
  });
  return at;
}
