import type { Browser, Page } from 'playwright-core';
import { observedIn, withSlowPhone, type Place } from './page-visit';
import type { PageTraffic } from '../page-traffic';
import { HOME } from './web-pages';

/** Duration of a navigation inside the app, from the tap to the content, in ms. */
export interface PageChanges {
  readonly firstMs: number;
  readonly secondMs: number;
}

/** Duration from the tap on Home to the first shop of the list. */
const toTheList = async (page: Page, traffic: PageTraffic): Promise<number> => {
  await HOME.tap(page);
  // Waits for the list itself: Home may still show under the new URL, and links to shops too.
  const shownAt = await page.waitForFunction(
    () =>
      document.querySelector('main a[href="/laundry/list"]') === null && document.querySelector('main li a') !== null
        ? performance.now()
        : false,
    undefined,
    { polling: 'raf' },
  );
  const { tappedAtMs } = await observedIn(page);
  const tookMs = Number(await shownAt.jsonValue()) - tappedAtMs;
  await traffic.rests();
  return tookMs;
};

/** Navigates from Home to the list, back, and again: first and second load of a remote. */
export const changePages = (browser: Browser, place: Place): Promise<PageChanges> =>
  withSlowPhone(browser, HOME, place, async (page, traffic) => {
    await page.goto(HOME.path);
    await page.waitForFunction(() => (window.observed?.answersMs ?? 0) > 0);
    await traffic.rests();
    const firstMs = await toTheList(page, traffic);
    await page.goBack();
    await page.getByRole('link', { name: HOME.awaited.text }).waitFor();
    await traffic.rests();
    return { firstMs, secondMs: await toTheList(page, traffic) };
  });
