import type { Page } from '@playwright/test';
import { everythingHasLoaded } from '../src/after-first-view';
import { saveData } from '../src/browser/save-data';
import { PageTraffic } from '../src/page-traffic';
import { expect, test } from '../src/story';

const prefetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href),
  );

const isOfList = (url: string): boolean => url.includes('/mf_laundry/files/') && url.endsWith('.js');

test('the files of the next page are there before the tap, and its data is read once', async ({ app, page }) => {
  const traffic = await PageTraffic.of(page);
  await app.open('/');
  await expect.poll(async () => (await prefetched(page)).filter(isOfList).length).toBeGreaterThan(3);
  expect(traffic.requests.filter(({ kind, url }) => kind === 'Script' && isOfList(url))).toEqual([]); // nothing runs yet
  await traffic.rests();

  const before = traffic.requests.length;
  await page
    .getByRole('main')
    .getByRole('link', { name: /와이셔츠/ })
    .click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await traffic.rests();
  const after = traffic.requests.slice(before);
  expect(after.filter(({ kind, url, bytes }) => kind === 'Script' && isOfList(url) && bytes > 0)).toEqual([]);
  expect(after.filter(({ url }) => url.includes('/laundry/list/group'))).toHaveLength(1);
});

test('the data of the largest link is seen at once after the tap, and read again', async ({ app, page }) => {
  const traffic = await PageTraffic.of(page);
  const reads = (): number => traffic.requests.filter(({ url }) => url.includes('/laundry/list/group')).length;
  await app.open('/');
  await expect.poll(reads).toBe(1);
  await traffic.rests();
  await page.route('**/laundry/list/group**', () => undefined); // never answered
  await page.getByRole('main').getByRole('link', { name: '주변 세탁소 찾기' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect.poll(reads).toBe(2);
});

test('nothing is prefetched for a customer who saves data', async ({ app, page }) => {
  await page.addInitScript(saveData);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await app.open('/');
  await everythingHasLoaded(page);
  // Opens later, and has prefetched: the page that saves data has had its time.
  const other = await page.context().newPage();
  await other.goto('/');
  await expect.poll(async () => (await prefetched(other)).length).toBeGreaterThan(0);
  expect(await prefetched(page)).toEqual([]);
  expect(scripts.filter(isOfList)).toEqual([]);
});
