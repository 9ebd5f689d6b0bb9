import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { startSystem } from '../system/start-system';
import { FLOOR, serveFloorPage } from './floor-page';
import { interleave, markdown, spread } from './interleave';
import { FOR_CUSTOMERS } from './one-build-system';
import { withSlowPhone } from './page-visit';
import { WEB_PAGES, type WebPage } from './web-pages';

const DEFAULT_ROUNDS = 7;
const TAP_AT_ONCE = join(import.meta.dirname, 'tap-at-once.js');
const POLL_MS = 100;
const LONGEST_MS = 20_000;

interface Seen {
  readonly selector: string;
  readonly text?: string;
}

interface FirstTap {
  /** Key of `WEB_PAGES`, or `floor`. */
  readonly page: string;
  readonly tapped: Seen;
  /** Element that reacts in the same page; by default the first paint of the next page. */
  readonly answer?: Seen;
}

/** First visible element that can be tapped, by its name in the table. */
const FIRST_TAPS: Readonly<Record<string, FirstTap>> = {
  'floor: the same libraries, one button': {
    page: 'floor',
    tapped: { selector: 'button', text: '열기' },
    answer: { selector: '[role="dialog"]' },
  },
  'Home: 주변 세탁소 찾기': { page: 'Home', tapped: { selector: 'a', text: '주변 세탁소 찾기' } },
  'Home: 이용현황': { page: 'Home', tapped: { selector: 'nav a', text: '이용현황' } },
  'Home: 알림': { page: 'Home', tapped: { selector: 'button[aria-label="알림"]' } },
  'list: the first shop': { page: 'shop list', tapped: { selector: 'main li a' } },
  'list: 지도에서 보기': { page: 'shop list', tapped: { selector: 'button[aria-label="지도에서 보기"]' } },
  'list: 필터': {
    page: 'shop list',
    tapped: { selector: 'button', text: '필터' },
    answer: { selector: '[role="dialog"]' },
  },
  'list: 무료 배송': { page: 'shop list', tapped: { selector: 'button', text: '무료 배송' } },
  'shop: 수거 신청하기': { page: 'a shop', tapped: { selector: 'button', text: '수거 신청하기' } },
  'shop: 가격': { page: 'a shop', tapped: { selector: '[role="tab"]', text: '가격' } },
};

interface Answered {
  readonly tappedMs: number;
  readonly answeredMs: number;
}

const pageOf = (name: string): WebPage => {
  const page = name === 'floor' ? FLOOR : WEB_PAGES[name];
  if (page === undefined) throw new Error(`No page of the benchmark is called ${name}.`);
  return page;
};

/** `undefined` without a reaction, and while the browser navigates. */
const answeredIn = async (page: Page): Promise<Answered | undefined> => {
  const noted = await page.evaluate(() => ({ ...sessionStorage })).catch(() => undefined);
  if (noted?.['answeredAt'] === undefined) return undefined;
  const from = Number(noted['startedAt']);
  return { tappedMs: Number(noted['tappedAt']) - from, answeredMs: Number(noted['answeredAt']) - from };
};

const tapOnce = (browser: Browser, baseUrl: string, name: string, firstTap: FirstTap): Promise<Answered> => {
  const webPage = pageOf(firstTap.page);
  return withSlowPhone(browser, webPage, { baseUrl }, async (page) => {
    await page.addInitScript(`window.firstTap = ${JSON.stringify(firstTap)}`);
    await page.addInitScript({ path: TAP_AT_ONCE });
    await page.goto(webPage.path, { waitUntil: 'commit' });
    for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += POLL_MS) {
      await page.waitForTimeout(POLL_MS);
      const answered = await answeredIn(page);
      if (answered !== undefined) return answered;
    }
    throw new Error(`${name}: no answer within ${LONGEST_MS / 1_000} s.`);
  });
};

/**
 * Measures when a visitor's first tap on visible content is answered, in ms since navigation start: Slow 4G, CPU slowed
 * down four times, empty cache.
 *
 * @param url of a running system; starts one by default.
 */
export const benchFirstTap = async (rounds = DEFAULT_ROUNDS, url?: string): Promise<void> => {
  const system = url === undefined ? await startSystem(FOR_CUSTOMERS) : undefined;
  const floor = await serveFloorPage();
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const baseUrl = url ?? system?.baseUrl ?? '';
    console.log(`The floor page loads ${floor.scriptKb.toFixed(1)} kB of JavaScript.`);
    const taps = new Map(Object.entries(FIRST_TAPS).map((entry) => [entry[0], entry] as const));
    const take = ([name, firstTap]: readonly [string, FirstTap]): Promise<Answered> =>
      tapOnce(browser, firstTap.page === 'floor' ? floor.baseUrl : baseUrl, name, firstTap);
    // Warms up: the first server render of a page may be late.
    await interleave(taps, 1, take);
    const taken = await interleave(taps, rounds, take);
    const rows = [...taken].map(([name, answers]) => [
      name,
      spread(answers.map(({ tappedMs }) => tappedMs)),
      spread(answers.map(({ answeredMs }) => answeredMs)),
    ]);
    console.log(markdown(['tapped as soon as seen', 'tapped after, ms', 'answered after, ms'], rows));
  } finally {
    await browser.close();
    await floor.stop();
    await system?.stop();
  }
};
