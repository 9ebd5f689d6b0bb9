import { devices, type Browser } from '@playwright/test';
import { serveInPieces } from '../../src/html-in-pieces';
import { watchLayoutShift } from '../../src/layout-shift';
import { expect, test } from '../../src/operations-story';
import { placesOfMember, placesOfVisitor, fillIn } from '../../src/route-places';
import { untilRendered } from '../../src/until-rendered';

test.use({ settings: { RENDER: 'on' } });

/** Elements that are just arriving may settle, such as buttons that share a row. */
const MOST_SHIFT = 0.025;

const PUBLIC = ['/', '/laundry/list', '/laundry/map', '/laundry/{shop}', '/laundry/{shop}/review', '/membership'];
const MORE_PUBLIC = ['/delivery-bag', '/service', '/event', '/mypage/notice', '/how-to-use', '/login'];
const OF_MEMBERS = ['/', '/usage', '/usage/detail?id={request}', '/mypage'];

/** Layout shift of a page that arrives little by little. */
const shiftOf = async (browser: Browser, html: string): Promise<number> => {
  const { baseUrl, stop } = await serveInPieces(html);
  // Files and data are empty here, which may be errors in the console: the story's own page must have none.
  const context = await browser.newContext({ ...devices['Pixel 5'], viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const shift = await watchLayoutShift(page);
    await page.goto(baseUrl, { waitUntil: 'load' });
    return await shift();
  } finally {
    await context.close();
    await stop();
  }
};

test('no line of a page moves while its HTML arrives', async ({ browser, sandbox, request }) => {
  test.slow();
  const places = await placesOfVisitor(sandbox);
  for (const path of [...PUBLIC, ...MORE_PUBLIC]) {
    const html = await untilRendered(async () => (await request.get(fillIn(path, places))).text());
    expect.soft(await shiftOf(browser, html), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test("no line of a member's page moves while its HTML arrives", async ({ browser, page, sandbox, member }) => {
  test.slow();
  const places = await placesOfMember(sandbox, member);
  for (const path of OF_MEMBERS) {
    const html = await untilRendered(async () => (await page.request.get(fillIn(path, places))).text());
    expect.soft(await shiftOf(browser, html), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});
