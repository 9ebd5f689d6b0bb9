import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fontHasLoaded } from '../after-first-view';
import { PageTraffic } from '../page-traffic';
import type { WebPage } from './web-pages';

/** DevTools' "Slow 4G" as in Lighthouse: 1.6 Mbit/s and 150 ms, with the factors for applied throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const OBSERVER = join(import.meta.dirname, 'observe-page.js');
/** Time until the event entry of a tap is reported. */
const AFTER_TAP_MS = 1_000;
const TRIES = 5;

/** Result of `observe-page.js`. */
interface Observed {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Total blocking time until the page is idle. */
  readonly tbtMs: number;
  /** Time at which the content first reacts to input. */
  readonly answersMs: number;
  /** Slowest interaction so far, from input to next paint. */
  readonly inpMs: number;
  readonly tappedAtMs: number;
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** Metrics of a page on a slow phone: with an empty cache, and on a repeated visit. */
export interface Visit extends Observed {
  readonly scriptKb: number;
  readonly htmlKb: number;
  readonly dataKb: number;
  readonly pictureKb: number;
  readonly fontKb: number;
  readonly allKb: number;
  readonly requests: number;
  /** Longest dependency chain of files until the page is interactive. */
  readonly hops: number;
  /** Largest contentful paint of the repeated visit. */
  readonly lcpAgainMs: number;
}

/** Page to open. */
export interface Place {
  readonly baseUrl: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** True when no script of the app runs there. */
  readonly isStatic?: boolean;
  /** True when the server renders it: a client-rendered visit is repeated. */
  readonly isRendered?: boolean;
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
  // Waits for the content: on a slow CPU the network may be idle long before.
  await page.waitForFunction(
    (needs) => (window.observed?.lcpMs ?? 0) > 0 && (needs || (window.observed?.answersMs ?? 0) > 0),
    isStatic,
  );
  // Waits for the app's font, which loads last.
  if (!isStatic) await fontHasLoaded(page);
  await traffic.rests();
  return observedIn(page);
};

/** Opens a fresh browser profile with throttled network and CPU. */
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
    if (place.isRendered === true && (await page.locator('#drawn').count()) === 0) return undefined;
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
 * Opens one page in a fresh profile, does the first tap, and opens it again.
 *
 * @throws when the server never renders a page that it should.
 */
export const visit = async (browser: Browser, webPage: WebPage, place: Place): Promise<Visit> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const taken = await visitOnce(browser, webPage, place);
    if (taken !== undefined) return taken;
  }
  throw new Error(`${place.baseUrl}${webPage.path} is not rendered by the server.`);
};
