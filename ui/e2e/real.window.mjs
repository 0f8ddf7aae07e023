// The real window on a display of its own, driven through WebKitWebDriver: it opens, plays one act, shows what came of it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const BINARY = process.env.PITCREW_WINDOW ?? '../target/debug/pitcrew';
const PORT = 4444;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 30_000;

let display, driver, session, data;

async function ask(method, path, body) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Tries until it works or patience ends: a window paints when it likes. */
async function patiently(work) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const find = async (css) =>
  (await ask('POST', `/session/${session}/element`, { using: 'css selector', value: css }))[ELEMENT];
const tap = (id) =>
  patiently(async () => {
    const element = `/session/${session}/element/${await find(`[data-testid="${id}"]`)}`;
    assert.ok(await ask('GET', `${element}/enabled`), `${id} can be tapped`);
    await ask('POST', `${element}/click`, {});
  });
const says = (css, wanted) =>
  patiently(async () => {
    const text = await ask('GET', `/session/${session}/element/${await find(css)}/text`);
    assert.match(text, wanted);
    return text;
  });

/** Starts a display nobody sees; it says its number once it is ready. */
async function startDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (status) => reject(new Error(`Xvfb ended with ${status}`)));
  });
  return { child, name: `:${number}` };
}

before(async () => {
  display = await startDisplay();
  data = mkdtempSync(join(tmpdir(), 'pitcrew-window-'));
  const env = {
    ...process.env,
    DISPLAY: display.name,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    TAURI_WEBVIEW_AUTOMATION: 'true',
  };
  delete env.WAYLAND_DISPLAY;
  driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${PORT}`], { stdio: 'inherit', env });
  const wanted = { browserName: 'wry', 'webkitgtk:browserOptions': { binary: BINARY, args: ['--data', data] } };
  const opened = await patiently(() => ask('POST', '/session', { capabilities: { alwaysMatch: wanted } }));
  session = opened.sessionId;
});

after(async () => {
  if (session) await ask('DELETE', `/session/${session}`).catch(() => undefined);
  driver?.kill();
  display?.child.kill();
  rmSync(data, { recursive: true, force: true });
});

test('the window opens, starts a table and plays one act through its own door', async () => {
  await tap('new-table');
  await tap('start');
  await says('[data-testid=asked]', /Heart or Power/);
  await tap('choice-spirit');
  await says('[data-testid=asked]', /what do you do/);
  await says('[data-testid="meter-red.spirit"]', /\b4\b/);
});
