import type { Page, Request } from '@playwright/test';
import { expect, test } from '../src/story';
import { withoutLive } from '../src/without-live';

const isRead = (request: Request): boolean =>
  request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/v1/app/');

const textOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url());
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};

/** API requests of a page: `fetch` from the inline script, `xhr` from the app's client. */
const readsOf = (page: Page): { readonly html: string[]; readonly client: string[] } => {
  const reads = { html: new Array<string>(), client: new Array<string>() };
  page.on('request', (request) => {
    if (isRead(request)) (request.resourceType() === 'fetch' ? reads.html : reads.client).push(textOf(request));
  });
  return reads;
};

/** Prefetched reads that the app has not used. */
const untaken = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const reads: unknown = Reflect.get(window, '__earlyReads');
    return reads instanceof Map ? reads.size : -1;
  });

const FOR_ALL = ['/', '/laundry/list', '/laundry/1', '/event', '/mypage/notice', '/mypage/customer-center'];
const FOR_MEMBERS = [...FOR_ALL, '/membership', '/mypage/coupon', '/mypage/info', '/applicate?laundryId=1'];

test("a visitor's first reads are prefetched and requested once", async ({ app, page }) => {
  const { html, client } = readsOf(page);
  for (const path of FOR_ALL)
    await test.step(path, async () => {
      await page.goto('about:blank'); // leaves the page before, whose late reads would count as those of the next one
      html.length = 0;
      client.length = 0;
      await app.open(path);
      await expect.poll(() => untaken(page)).toBe(0);
      expect(html.length).toBeGreaterThan(0);
      expect(client.filter((text) => html.includes(text))).toEqual([]);
    });
});

test("a member's first reads are prefetched and requested once", async ({ app, page, member: _loggedIn }) => {
  await withoutLive(page);
  const { html, client } = readsOf(page);
  for (const path of FOR_MEMBERS)
    await test.step(path, async () => {
      await page.goto('about:blank'); // leaves the page before, whose late reads would count as those of the next one
      html.length = 0;
      client.length = 0;
      await app.open(path);
      await expect.poll(() => untaken(page)).toBe(0);
      expect(html.length).toBeGreaterThan(0);
      expect(html.filter((text) => text.includes('/nonMember/'))).toEqual([]);
      expect(client.filter((text) => html.includes(text))).toEqual([]);
    });
});

test.describe('a prefetched read that fails', () => {
  test.use({ causedErrors: /Failed to load resource|net::ERR/ });

  test('leaves an optional section out', async ({ app, page }) => {
    await page.route('**/v1/app/**', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await app.shopList.open();
    await expect(app.shopList.shops.first()).toBeVisible();
  });

  test('shows the same error as any read and can be retried', async ({ app, page }) => {
    await page.route('**/v1/app/**', async (route) => {
      if (route.request().resourceType() !== 'fetch') await route.continue();
    });
    await app.shopList.open();
    await page.getByRole('button', { name: '다시 시도' }).click({ timeout: 20_000 });
    await expect(app.shopList.shops.first()).toBeVisible();
  });
});
