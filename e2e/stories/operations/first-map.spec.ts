import type { Page } from '@playwright/test';
import { watchHydrationFailures } from '../../src/hydration';
import { holdScripts } from '../../src/slow-scripts';
import { watchLayoutShift } from '../../src/layout-shift';
import { expect, test } from '../../src/operations-story';
import { openRendered, untilRendered } from '../../src/until-rendered';

test.use({ settings: { RENDER: 'on' } });

const MAP = '/laundry/map';
/** Rounding of the frame's middle on screens of an odd size. */
const NEAR_PX = 1.5;
/**
 * Shift of labels by the app's font, where the system has no Korean one: 0.014 on a busy machine; Google's limit is 0.1.
 */
const SHIFT_BY_FONT = 0.02;

const pins = (page: Page) => page.getByRole('button', { name: /[\d,]+원(부터)?( 외 \d+곳)?$/ });
const cards = (page: Page) => page.getByRole('list', { name: '지도에 보이는 세탁소' });
const outline = (page: Page) => page.getByRole('region', { name: '세탁소 지도' }).locator('svg text');

/** Feet of the pins on the screen, by their names: the app's font changes their width. */
const placesOf = async (page: Page): Promise<ReadonlyMap<string, readonly [number, number]>> => {
  const boxes = await pins(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return [element.getAttribute('aria-label') ?? '', [(left + right) / 2, bottom] as const] as const;
    }),
  );
  return new Map(boxes);
};

/** Waits until squares have covered the outline. */
const mapIsCovered = (page: Page): Promise<void> => expect(outline(page).first()).toBeHidden();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map shows its outline, pins and linked cards', async ({ page }) => {
    await openRendered(page, MAP);
    await expect(outline(page).filter({ hasText: '당산동' }).first()).toBeVisible();
    await expect(pins(page).first()).toBeVisible();
    await cards(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/laundry\/\d+$/);
  });

  test('the map links to the list of all its shops', async ({ page }) => {
    await openRendered(page, MAP);
    await page.getByRole('link', { name: '세탁소 목록 보기' }).click();
    await expect(page).toHaveURL(/\/laundry\/list/);
  });
});

for (const [size, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const)
  test(`on ${size} the map opens under pins that stay where they are`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: baseURL ?? '' });
    const still = await context.newPage();
    await openRendered(still, MAP);
    const before = await placesOf(still);
    await context.close();

    const clientRendered = watchHydrationFailures(page);
    await page.setViewportSize(viewport);
    const shift = await watchLayoutShift(page);
    await openRendered(page, MAP);
    await mapIsCovered(page);
    const after = await placesOf(page);
    expect(after.size).toBeGreaterThan(0);
    for (const [name, [x, y]] of after) {
      const [wasX = Number.NaN, wasY = Number.NaN] = before.get(name) ?? [];
      expect(Math.abs(x - wasX), `${name} moves to the side`).toBeLessThan(NEAR_PX);
      expect(Math.abs(y - wasY), `${name} moves up or down`).toBeLessThan(NEAR_PX);
    }
    expect(await shift()).toBeLessThan(SHIFT_BY_FONT);
    expect(clientRendered).toEqual([]);
  });

test('a drag before hydration moves the map at once, which opens there', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await openRendered(page, MAP);
  await expect(pins(page).first()).toBeVisible();
  const before = await placesOf(page);
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.move(140, 340, { steps: 4 });
  const staysMoved = async (): Promise<void> => {
    const after = [...(await placesOf(page))].filter(([name]) => before.has(name));
    expect(after.length).toBeGreaterThan(0);
    for (const [name, [x, y]] of after) {
      const [wasX = Number.NaN, wasY = Number.NaN] = before.get(name) ?? [];
      expect(Math.abs(x - wasX + 60), `${name} follows to the left`).toBeLessThan(NEAR_PX);
      expect(Math.abs(y - wasY - 40), `${name} follows down`).toBeLessThan(NEAR_PX);
    }
  };
  // The last moves of the mouse are handled with the next frame.
  await expect(staysMoved).toPass();
  letScriptsThrough();
  // The map waits for the finger.
  await page.mouse.up();
  await mapIsCovered(page);
  await staysMoved();
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test(`before hydration every visible pin can be pressed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await holdScripts(page);
    await openRendered(page, MAP);
    await expect(pins(page).first()).toBeVisible();
    const covered = await pins(page).evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const at = document.elementFromPoint(
            Math.min(innerWidth - 1, Math.max(1, left + width / 2)),
            top + height / 2,
          );
          return at !== element;
        })
        .map((element) => element.getAttribute('aria-label')),
    );
    expect(covered).toEqual([]);
  });

test('a forged place shows the map of the default one', async ({ page }) => {
  for (const place of ['91,181,14', '37.52268,126.90196,99', '37.5;drop,126.9,14', '<script>alert(1)</script>']) {
    await openRendered(page, `${MAP}?at=${encodeURIComponent(place)}`);
    await expect(pins(page).first()).toBeVisible();
    await mapIsCovered(page);
  }
});

test('a place without shops says so', async ({ request, page }) => {
  const islands = `${MAP}?at=37.24200,131.86800,15`;
  const readHtml = async (): Promise<string> => (await request.get(islands)).text();
  expect(await untilRendered(readHtml)).toContain('이 지역에는 세탁소가 없어요');
  await openRendered(page, islands);
  await expect(page.getByText('이 지역에는 세탁소가 없어요')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test.describe('with the API down', () => {
  test.use({ causedErrors: /50\d/ });

  test('the page still opens, and the map comes back with the API', async ({ page, operator }) => {
    const tryAgain = page.getByRole('button', { name: '다시 시도' }).first();
    await operator.stopApi();
    try {
      await page.goto(`${MAP}?at=37.55000,126.95000,14`);
      await expect(page.getByRole('link', { name: '목록으로 보기' })).toBeVisible();
      await expect(tryAgain).toBeVisible();
    } finally {
      await operator.startApi();
    }
    await tryAgain.click();
    await expect(pins(page).first()).toBeVisible();
  });
});
