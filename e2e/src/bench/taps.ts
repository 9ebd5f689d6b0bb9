import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { startSystem } from '../system/start-system';
import { FLOOR, serveFloorPage } from './floor-page';
import { interleave, markdown, spread } from './interleave';
import { FOR_CUSTOMERS } from './one-build-system';
import { observedIn, withSlowPhone } from './page-visit';
import { WEB_PAGES, type WebPage } from './web-pages';

const DEFAULT_ROUNDS = 7;
/** Time until the event entry of a tap is reported. */
const AFTER_TAP_MS = 1_000;

interface MainTap {
  /** Key of `WEB_PAGES`. */
  readonly page: string;
  readonly tap: (page: Page) => Promise<void>;
}

const link =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('link', { name }).first().tap();
const button =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().tap();

/** Name of the floor page in the table. */
const FLOOR_NAME = 'floor';

const webPageOf = (name: string): WebPage => {
  const page = name === FLOOR_NAME ? FLOOR : WEB_PAGES[name];
  if (page === undefined) throw new Error(`No page of the benchmark is called ${name}.`);
  return page;
};

const tapOf = (page: string): MainTap => ({ page, tap: webPageOf(page).tap });

/** Most frequent taps on the way to an order, by their name in the table. */
const MAIN_TAPS: Readonly<Record<string, MainTap>> = {
  'floor: the same libraries, one button': tapOf(FLOOR_NAME),
  'Home: 주변 세탁소 찾기': tapOf('Home'),
  'Home: 이용현황': { page: 'Home', tap: link('이용현황') },
  'Home: 알림': { page: 'Home', tap: button(/^알림/) },
  'list: 필터': tapOf('shop list'),
  'list: 무료 배송': { page: 'shop list', tap: button('무료 배송') },
  'list: the first shop': {
    page: 'shop list',
    tap: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().tap(),
  },
  'list: 지도에서 보기': { page: 'shop list', tap: button('지도에서 보기') },
  'map: a pin': tapOf('map'),
  'shop: 가격': { page: 'a shop', tap: (page) => page.getByRole('tab', { name: '가격' }).tap() },
  'shop: 수거 신청하기': tapOf('a shop'),
  'usage: a request': tapOf('usage, member'),
  'membership: 가입하기': tapOf('membership'),
};

const tapOnce = (browser: Browser, baseUrl: string, { page: name, tap }: MainTap): Promise<number> =>
  withSlowPhone(browser, webPageOf(name), { baseUrl }, async (page, traffic) => {
    await page.goto(webPageOf(name).path);
    await page.waitForFunction(() => (window.observed?.answersMs ?? 0) > 0);
    await traffic.rests();
    await tap(page);
    await page.waitForTimeout(AFTER_TAP_MS);
    const { inpMs } = await observedIn(page);
    return inpMs;
  });

/**
 * Measures the time from a tap to the next paint for twelve taps on pages that have loaded, and for the button of the
 * floor page, in ms, CPU slowed down four times. Browsers report multiples of 8 ms.
 *
 * @param url of a running system; starts one by default.
 */
export const benchTaps = async (rounds = DEFAULT_ROUNDS, url?: string): Promise<void> => {
  const system = url === undefined ? await startSystem(FOR_CUSTOMERS) : undefined;
  const floor = await serveFloorPage();
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const baseUrl = url ?? system?.baseUrl ?? '';
    const taps = new Map(Object.entries(MAIN_TAPS));
    const taken = await interleave(taps, rounds, (tap) =>
      tapOnce(browser, tap.page === FLOOR_NAME ? floor.baseUrl : baseUrl, tap),
    );
    console.log(
      markdown(
        ['tap', 'painted after, ms'],
        [...taken].map(([name, times]) => [name, spread(times)]),
      ),
    );
  } finally {
    await browser.close();
    await floor.stop();
    await system?.stop();
  }
};
