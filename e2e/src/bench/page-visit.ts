import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fontHasCome } from '../after-first-view';
import { PageTraffic } from '../page-traffic';
import type { WebPage } from './web-pages';

/** DevTools' "Slow 4G", the one of Lighthouse: 1.6 Mbit/s and 150 ms, with the factors for applied throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const OBSERVER = join(import.meta.dirname, 'observe-page.js');
/** Until a press has been answered and painted, and the entry of it told. */
const AFTER_TAP_MS = 1_000;
const TRIES = 5;

/** What `observe-page.js` has seen. */
interface Observed {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** What long tasks take beyond 50 ms each until the page rests. */
  readonly tbtMs: number;
  /** When what is seen first answers a finger. */
  readonly answersMs: number;
  /** The slowest press until now, from the finger to the paint after it. */
  readonly inpMs: number;
  readonly tappedAtMs: number;
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** What a person on a slow phone sees and pays for one page: from an empty cache, and once more after that. */
export interface Visit extends Observed {
  readonly scriptKb: number;
  readonly htmlKb: number;
  readonly dataKb: number;
  readonly pictureKb: number;
  readonly fontKb: number;
  readonly allKb: number;
  readonly requests: number;
  /** The longest chain of files that ask for each other, of what was asked for until the page answers. */
  readonly hops: number;
  /** The largest paint when the same browser opens the page again. */
  readonly lcpAgainMs: number;
}

/** A page to be opened. */
export interface Place {
  readonly baseUrl: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** No script of the app runs there. */
  readonly isStatic?: boolean;
  /** The server draws it: a visit that it has left to the browser is made again. */
  readonly isDrawn?: boolean;
}

export const observedIn = (page: Page): Promise<Observed> =>
  page.evaluate(() => {
    if (window.observed === undefined) throw new Error('Nothing was observed.');
    return window.observed;
  });

const kbOf = ({ requests }: PageTraffic, kinds?: readonly string[]): number =>
  requests
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes / 1_000, 0);

const open = async (
  page: Page,
  { path }: WebPage,
  { isStatic = false }: Place,
  traffic: PageTraffic,
): Promise<Observed> => {
  await page.goto(path);
  // On a slow processor the network may be silent long before the page has its content.
  await page.waitForFunction(
    (needs) => (window.observed?.lcpMs ?? 0) > 0 && (needs || (window.observed?.answersMs ?? 0) > 0),
    isStatic,
  );
  // The app's font is the last thing that comes by itself.
  if (!isStatic) await fontHasCome(page);
  await traffic.rests();
  return observedIn(page);
};

/** A slow phone that nobody has used. Its clock and its processor are slowed down in the browser, so nothing else on the machine is. */
export const withSlowPhone = async <T>(
  browser: Browser,
  { awaited, logIn }: WebPage,
  { baseUrl, cookies = {} }: Place,
  use: (page: Page, traffic: PageTraffic) => Promise<T>,
): Promise<T> => {
  const context: BrowserContext = await browser.newContext({ ...PHONE, baseURL: baseUrl });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseUrl })));
    await logIn?.(context, baseUrl);
    const page = await context.newPage();
    const traffic = await PageTraffic.of(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(`window.awaited = ${JSON.stringify(awaited)}`);
    await page.addInitScript({ path: OBSERVER });
    return await use(page, traffic);
  } finally {
    await context.close();
  }
};

const visitOnce = (browser: Browser, webPage: WebPage, place: Place): Promise<Visit | undefined> =>
  withSlowPhone(browser, webPage, place, async (page, traffic) => {
    const first = await open(page, webPage, place, traffic);
    if (place.isDrawn === true && (await page.locator('#drawn').count()) === 0) return undefined;
    const until = place.isStatic === true ? first.lcpMs : first.answersMs;
    const weights = {
      scriptKb: kbOf(traffic, ['Script']),
      htmlKb: kbOf(traffic, ['Document']),
      dataKb: kbOf(traffic, ['XHR', 'Fetch']),
      pictureKb: kbOf(traffic, ['Image']),
      fontKb: kbOf(traffic, ['Font']),
      allKb: kbOf(traffic),
      requests: traffic.requests.length,
      hops: Math.max(...traffic.requests.filter(({ startedAtMs }) => startedAtMs <= until).map(({ hop }) => hop)),
    };
    if (place.isStatic !== true) {
      await webPage.tap(page);
      await page.waitForTimeout(AFTER_TAP_MS);
    }
    const { inpMs } = await observedIn(page);
    await traffic.rests();
    const again = await open(page, webPage, place, traffic);
    return { ...first, ...weights, inpMs, lcpAgainMs: again.lcpMs };
  });

/**
 * Opens one page in a fresh profile, presses what people press first, and opens it again.
 *
 * @throws when the server does not draw what it should, however often it is asked.
 */
export const visit = async (browser: Browser, webPage: WebPage, place: Place): Promise<Visit> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const taken = await visitOnce(browser, webPage, place);
    if (taken !== undefined) return taken;
  }
  throw new Error(`${place.baseUrl}${webPage.path} is not drawn by the server.`);
};
