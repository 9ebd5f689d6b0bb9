import { REMOTES } from '@dongne/release/config';
import { startForeignHost, type ForeignHost } from '../src/foreign-host/foreign-host';
import { expect, test } from '../src/story';

const LAUNDRY = REMOTES.find(({ name }) => name === 'mf_laundry');

/** Stable address of the live manifest. */
const manifestOf = (baseURL = ''): string => {
  const { protocol, hostname, port } = new URL(baseURL);
  return `${protocol}//${hostname}:${Number(port) + (LAUNDRY?.portOffset ?? 0)}/mf_laundry/mf-manifest.json`;
};

let host: ForeignHost | undefined;
test.afterEach(() => host?.stop());

test('a foreign host shows our shops by the official federation runtime', async ({ app, page, baseURL }) => {
  host = await startForeignHost('page', baseURL ?? '', manifestOf(baseURL));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // A login of another site under the same name: never read, sent or deleted.
  await page.context().addCookies([{ name: 'accessToken', value: 'of-another-site', url: host.url }]);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) tokens.push(request.headers()['authorization']);
  });

  await page.goto(host.url);
  await expect(app.shopList.shops.first()).toBeVisible();
  await app.shopList.shops.first().click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(page.url()).toBe(host.url);
  expect(errors).toEqual([]);
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter(Boolean)).toEqual([]);
  const kept = (await page.context().cookies(host.url)).map((cookie) => `${cookie.name}=${cookie.value}`);
  expect(kept).toEqual(['accessToken=of-another-site']);
});

test.describe('a foreign host without what a remote needs', () => {
  test.use({ causedErrors: /needs globalThis/ });

  test('learns what to provide', async ({ page, baseURL }) => {
    host = await startForeignHost('unprepared-page', baseURL ?? '', manifestOf(baseURL));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(host.url);
    const sentence = 'mf_laundry needs globalThis._FEDERATION_RUNTIME_CORE of its host';
    await expect(page.getByText(sentence)).toBeVisible();
    expect(errors.join()).toContain(sentence);
  });
});
