import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { ENGINE_WITHIN_MS, KOREAN, type Engine, type EngineWindow } from './engine-window';
import { until } from './until';

/** Terminates with its last client, the browser, even when this process is killed. */
const DISPLAY = ['-displayfd', '3', '-screen', '0', '1000x1000x24', '-nolisten', 'tcp', '-terminate'];

/** Minimum width of the window: it is never narrower than 447 px. */
const SIZE = { x: 0, y: 0, width: 447, height: 900 };

/** Time limit for the browser to quit; then its programs are killed. */
const QUIT_WITHIN_MS = 10_000;

/** Returns a free port of the loopback interface. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

/** Kills a program when this process exits. */
const endWith = (child: ChildProcess): (() => void) => {
  const end = (): void => void child.kill();
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
};

/** Starts a virtual display. @returns its name, such as `:1`. */
const startDisplay = async (): Promise<{ display: string; end: () => void }> => {
  const child = spawn('Xvfb', DISPLAY, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const end = endWith(child);
  const [number] = await once(child.stdio[3] ?? child, 'data', { signal: AbortSignal.timeout(ENGINE_WITHIN_MS) });
  return { display: `:${String(number).trim()}`, end };
};

const answers = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/status`).catch(() => undefined))?.ok === true;

const startDriver = async (display: string): Promise<{ url: string; end: () => void }> => {
  const port = await freePort();
  const env = { ...process.env, ...KOREAN, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const end = endWith(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  await until(() => answers(url), 'WebKitWebDriver answers');
  return { url, end };
};

/** Selects the window before each command: the driver knows one current window. */
const windowOf = (driver: WebDriver, handle: string): EngineWindow => {
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (url) => (await here()).get(url),
    goBack: async () => (await here()).navigate().back(),
    evaluate: async (expression) => (await here()).executeScript(`return ${expression}`),
    click: async (selector) => (await here()).findElement(By.css(selector)).click(),
    type: async (selector, text) => (await here()).findElement(By.css(selector)).sendKeys(text),
    popupOf: async (action) => {
      const before = await driver.getAllWindowHandles();
      await action();
      let opened: string | undefined;
      await until(async () => {
        opened = (await driver.getAllWindowHandles()).find((known) => !before.includes(known));
        return opened !== undefined;
      }, 'a window opens');
      return windowOf(driver, opened ?? '');
    },
  };
};

/**
 * Debian's WebKitGTK, the engine of Safari, with its own WebDriver. The driver starts a browser for each session and
 * cannot read the console, so page errors are not collected.
 */
export const WEBKIT: Engine = {
  name: 'WebKit',
  programs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
  start: async () => {
    const ends: (() => void)[] = [];
    const stop = (): void => ends.reverse().forEach((end) => end());
    try {
      const { display, end } = await startDisplay();
      ends.push(end);
      const service = await startDriver(display);
      ends.push(service.end);
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
      const driver = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
      await driver.manage().setTimeouts({ script: ENGINE_WITHIN_MS, pageLoad: ENGINE_WITHIN_MS });
      await driver.manage().window().setRect(SIZE);
      const close = async (): Promise<void> => {
        await Promise.race([driver.quit().catch(() => undefined), wait(QUIT_WITHIN_MS, undefined, { ref: false })]);
        stop();
      };
      return { window: windowOf(driver, await driver.getWindowHandle()), close };
    } catch (thrown) {
      stop();
      throw thrown;
    }
  },
};
