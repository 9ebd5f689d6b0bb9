import type { Browser, Page } from 'playwright-core';
import { observedIn, withSlowPhone, type Place } from './page-visit';
import type { PageTraffic } from '../page-traffic';
import { HOME } from './web-pages';

/** What a change of page inside the app takes, from the finger to the content, ms. */
export interface PageChanges {
  readonly firstMs: number;
  readonly secondMs: number;
}

/** From the tap on Home until the first shop of the list is painted. */
const toTheList = async (page: Page, traffic: PageTraffic): Promise<number> => {
  await HOME.tap(page);
  // Home may stand a moment longer under the new address, and has links to shops itself.
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

/** Goes from Home to the list, back, and there again: a remote for the first and for the second time. */
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
