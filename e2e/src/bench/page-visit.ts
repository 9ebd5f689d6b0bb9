import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';

/** What a person on a slow phone sees and pays for one page, from an empty cache. */
export interface Visit {
  /** Largest contentful paint, ms after the navigation began. */
  readonly lcpMs: number;
  /** Cumulative layout shift until the page rests. */
  readonly cls: number;
  /** Total blocking time: what long tasks take beyond 50 ms each, ms. */
  readonly tbtMs: number;
  /** JavaScript over the wire, kB of 1,000 bytes as encoded. */
  readonly scriptKb: number;
  /** Everything over the wire, as encoded. */
  readonly allKb: number;
  readonly requests: number;
}

/** DevTools' "Slow 4G", the one of Lighthouse: 1.6 Mbit/s and 150 ms, with the factors for applied throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
/** Home's one action, a shop in the list or among the cards of the map, or a shop's own action: the page has its content. */
const READY = /주변 세탁소 찾기|세탁|신청/;
const PHONE = { width: 390, height: 844 };
const OBSERVER = join(import.meta.dirname, 'observe-page.js');

type Observed = Pick<Visit, 'lcpMs' | 'cls' | 'tbtMs'>;

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** Counts what the network carried. */
const countTraffic = (session: CDPSession): { scriptBytes: number; allBytes: number; requests: number } => {
  const traffic = { scriptBytes: 0, allBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.allBytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
};

const observedIn = (page: Page): Promise<Observed> =>
  page.evaluate(() => {
    if (window.observed === undefined) throw new Error('Nothing was observed.');
    return window.observed;
  });

/** A page to be opened, and the cookies that its browser has. */
export interface Place {
  readonly url: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Opens one page as a visitor with a slow phone, in a fresh profile of a running browser. */
const visit = async (browser: Browser, { url, cookies = {} }: Place): Promise<Visit> => {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: OBSERVER });
    const traffic = countTraffic(session);
    await page.goto(url);
    // On a slow processor the network may be silent long before the page has its content.
    await page.waitForFunction(() => (window.observed?.lcpMs ?? 0) > 0);
    await page
      .getByRole('link', { name: READY })
      .or(page.getByRole('button', { name: READY }))
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const observed = await observedIn(page);
    return {
      ...observed,
      scriptKb: traffic.scriptBytes / 1_000,
      allKb: traffic.allBytes / 1_000,
      requests: traffic.requests,
    };
  } finally {
    await context.close();
  }
};

/** Opens each page in turn, round after round, so that what else the machine does falls on all of them alike. */
export const visitInTurn = async (
  places: Readonly<Record<string, Place>>,
  rounds: number,
): Promise<Readonly<Record<string, readonly Visit[]>>> => {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  const visits: Record<string, Visit[]> = {};
  try {
    // Unmeasured: the servers' and the database's own first time.
    for (const place of Object.values(places)) await visit(browser, place);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, place] of Object.entries(places)) (visits[name] ??= []).push(await visit(browser, place));
    return visits;
  } finally {
    await browser.close();
  }
};
