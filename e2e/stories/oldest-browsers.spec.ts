import type { BrowserContext, Page } from '@playwright/test';
import { fontHasLoaded } from '../src/after-first-view';
import { becomesOldestBrowser } from '../src/oldest-browser';
import { App } from '../src/pages/app';
import { ROUTE_EXPECTATIONS, type RouteExpectation } from '../src/route-expectations';
import { fillIn, placesOfMember, placesOfVisitor, type RoutePlaces } from '../src/route-places';
import { expect, test, watchConsole } from '../src/story';

// Disables the trace: screenshots of a walk this long take longer than the walk.
test.use({ trace: 'off' });

const AT_ONCE = 4;
/** Paths that respond 404. */
const IS_CAUSED = /status of 404 .*\/no\/such\/page/;
const ERROR_PAGE = '일시적인 문제가 생겼어요';
const ON_THE_BAR = { x: 195, y: 20 };

const standsAt = async (page: Page, address: string): Promise<void> => {
  const app = new App(page);
  await app.open(address);
  // Footer, which loads after the first view.
  await fontHasLoaded(page);
  await page.touchscreen.tap(ON_THE_BAR.x, ON_THE_BAR.y);
  await expect.soft(app.title, `${address}: one title`).toHaveText([/\S/]);
  await expect.soft(app.content, `${address}: content`).not.toBeEmpty();
  await expect.soft(page.getByText(ERROR_PAGE), address).toHaveCount(0);
};

/** Opens all rows, a few in parallel. @returns the console errors. */
const openAll = async (
  context: BrowserContext,
  rows: readonly RouteExpectation[],
  places: RoutePlaces,
): Promise<readonly string[]> => {
  const waiting = rows.map(({ open }) => fillIn(open, places));
  const openInTurn = async (): Promise<readonly string[]> => {
    const page = await context.newPage();
    const errors = watchConsole(page);
    const complaints: string[] = [];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await standsAt(page, address);
      complaints.push(...errors.splice(0).map((error) => `${address}: ${error}`));
    }
    return complaints;
  };
  const complaints = await Promise.all(Array.from({ length: AT_ONCE }, openInTurn));
  return complaints.flat().filter((complaint) => !IS_CAUSED.test(complaint));
};

test.describe('every route works with the features of the oldest browsers', () => {
  // Long timeout: some sixty pages on a possibly busy machine.
  test.describe.configure({ timeout: 300_000 });
  test.beforeEach(({ context }) => becomesOldestBrowser(context));

  test('for a visitor', async ({ context, sandbox }) => {
    const rows = ROUTE_EXPECTATIONS.filter(({ access }) => access !== 'member');
    expect(await openAll(context, rows, await placesOfVisitor(sandbox))).toEqual([]);
  });

  test('for a member', async ({ context, sandbox, member }) => {
    const rows = ROUTE_EXPECTATIONS.filter(({ access }) => access !== 'visitor');
    expect(await openAll(context, rows, await placesOfMember(sandbox, member))).toEqual([]);
  });
});

test('newer features are removed from the test browser', async ({ context, app, page }) => {
  await becomesOldestBrowser(context);
  await app.home.open();
  const has = await page.evaluate(() => [
    'canParse' in URL,
    'any' in AbortSignal,
    'findLast' in Array.prototype,
    'structuredClone' in window,
    'checkVisibility' in Element.prototype,
  ]);
  expect(has).toEqual([false, false, false, false, false]);
});
