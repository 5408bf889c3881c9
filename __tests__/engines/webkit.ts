import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_PROXY, type Driver, type Look } from './driver';
import { WEBKIT_DRIVER, XVFB } from './programs';
import { commandsOf, send } from './webdriver';

/** The screen that nobody sees. */
const SCREEN = { width: 1300, height: 1000 };

/** The toolbar above the page can't be taken away; without this it is 447 px wide at the least. */
const FLAT_TOOLBAR = `button, entry, image, box, stack, .toolbar, .linked {
  min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }`;

/** Opens a window of WebKitGTK's own browser by WebDriver, on a screen that nobody sees. */
export async function startWebKit(look: Look): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), FLAT_TOOLBAR);
  const animations = `[Settings]\ngtk-enable-animations=${look === 'usual' ? 1 : 0}\n`;
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), animations);

  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: home,
    },
  });
  const end = () => {
    driver.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', end);

  const session = await openSession(`http://127.0.0.1:${port}/session`, look);
  return {
    ...commandsOf(session, SCREEN.width),
    close: () => send('DELETE', session).finally(end),
  };
}

/** Opens a window; gives the address of its commands. */
async function openSession(sessions: string, look: Look): Promise<string> {
  const args = [
    '--automation',
    `--proxy=http://${NO_PROXY.host}:${NO_PROXY.port}`,
    '--ignore-host=localhost',
    ...(look === 'usual' ? [] : ['--dark-mode']),
  ];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  for (let tries = 1; ; tries++) {
    try {
      const { sessionId } = await send('POST', sessions, { capabilities });
      return `${sessions}/${sessionId}`;
    } catch (error) {
      // The driver takes a moment until it listens.
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a screen; its number is the first that is free. */
async function startScreen() {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
