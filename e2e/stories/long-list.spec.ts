import type { Page } from '@playwright/test';
import { expect, test } from '../src/story';

/** More rows than stay in the document: from 120 rows on, blocks two screens away are removed. */
const ROWS = 300;
const PAGE = 30;

/** Fakes a list of many shops: each page repeats the first one's shops with other names and ids. */
const playLongList = async (page: Page): Promise<void> => {
  let first: Record<string, unknown> | undefined;
  await page.route(/\/laundry\/list\/group/, async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const answer: Record<string, unknown> = first ?? (await (await route.fetch()).json());
    first = answer;
    const shops: unknown[] = Object.values(answer).flatMap((value: unknown) => (Array.isArray(value) ? value : []));
    const rows = Array.from({ length: PAGE }, (_, at) =>
      Object.assign({}, shops[at % shops.length], { id: from + at + 1, laundryName: `세탁소 ${from + at + 1}호` }),
    );
    const empty = Object.fromEntries(
      Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
    );
    const next = from + PAGE < ROWS ? String(from + PAGE) : null;
    await route.fulfill({ json: { ...empty, thirdList: rows, nextCursor: next } });
  });
};

const topOf = async (page: Page, name: string): Promise<number> =>
  page.getByRole('link', { name, exact: true }).evaluate((link) => link.getBoundingClientRect().top);

test('a list of 300 shops is virtualized and restores its position', async ({ app, page }) => {
  await playLongList(page);
  await app.shopList.open();
  await expect(app.shopList.shops.first()).toBeVisible();

  const last = page.getByRole('link', { name: `세탁소 ${ROWS}호`, exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 50_000);
    expect(await last.count()).toBe(1);
  }).toPass({ intervals: [50] });
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(ROWS / 2);

  const shop = page.getByRole('link', { name: '세탁소 150호', exact: true });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate((top) => window.scrollTo(0, top), (height * 150) / ROWS);
  await expect(shop).toBeAttached();
  await shop.scrollIntoViewIfNeeded();
  const before = await topOf(page, '세탁소 150호');
  await shop.click();
  await expect(page).toHaveURL(/\/laundry\/150/);

  await page.goBack();
  await expect(shop).toBeInViewport();
  expect(Math.abs((await topOf(page, '세탁소 150호')) - before)).toBeLessThan(2);
});

test('a long list restores its position after a reload', async ({ page }) => {
  await page.goto('/laundry/list?endDistance=10000');
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await rows.count()).toBeGreaterThan(60);
  }).toPass({ intervals: [100] });
  const shop = rows.nth(55);
  const id = (await shop.getAttribute('data-row')) ?? '';
  await shop.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const topOfShop = (): Promise<number> =>
    page.locator(`[data-row="${id}"]`).evaluate((row) => row.getBoundingClientRect().top);
  // The position is saved periodically while scrolling.
  const savedPlace = (): Promise<string | undefined> =>
    page.evaluate(() => Object.entries(sessionStorage).find(([name]) => name.startsWith('shopListScroll'))?.[1]);
  const placeNow = (): Promise<string> => page.evaluate(() => String(Math.round(window.scrollY)));
  await expect(async () => expect((await savedPlace())?.split(' ')[0]).toBe(await placeNow())).toPass();
  const before = await topOfShop();
  await page.reload();
  await expect(page.locator(`[data-row="${id}"]`)).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOfShop()) - before)).toBeLessThan(3);
});
