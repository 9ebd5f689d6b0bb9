import { formatWon } from '@dongne/contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../../src/operations-story';
import { placesOfVisitor, type RoutePlaces } from '../../src/route-places';
import { untilRendered } from '../../src/until-rendered';

/** Public origin that the operator configures. */
const ORIGIN = 'https://dongne.example';

test.use({ settings: { RENDER: 'on', PUBLIC_ORIGIN: ORIGIN } });

/** Number of site map URLs to open: all static pages, and some shops. */
const OPENED = 40;

/** Loads a page like a crawler without scripts, once it is server-rendered. */
const readerOf =
  (request: APIRequestContext) =>
  (path: string, mark = '<link rel="canonical"'): Promise<string> =>
    untilRendered(async () => (await request.get(path)).text(), mark);

/** Polls for a status: a busy host may leave a page to the browser. */
const untilStatus = async (
  request: APIRequestContext,
  path: string,
  status: number,
  options: { readonly maxRedirects?: number } = {},
): Promise<APIResponse> => {
  let answer = await request.get(path, options);
  await expect
    .poll(async () => {
      answer = await request.get(path, options);
      return answer.status();
    })
    .toBe(status);
  return answer;
};

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

const dataIn = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

const placesIn = (xml: string): readonly string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at);

/** API response for a visitor. */
const visitorRead = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(`/v1/app/nonMember/${path}`)).json();

interface Shop {
  readonly laundryName: string;
  readonly address: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly prices: readonly { readonly category: string; readonly priceWon: number }[];
}

let places: RoutePlaces;
test.beforeEach(async ({ sandbox }) => {
  places = await placesOfVisitor(sandbox);
});

test('a crawler without scripts reads list, shop, prices and reviews', async ({ request }) => {
  const read = readerOf(request);
  const shop = await visitorRead<Shop>(request, `laundry/detail/${places.shop}`);
  const { items } = await visitorRead<{ items: { text: string }[] }>(request, `laundry/${places.shop}/review`);
  const words = items.find(({ text }) => text !== '')?.text ?? '';

  const list = await read('/laundry/list', 'id="drawn"');
  expect(list).toMatch(/<a [^>]*href="\/laundry\/\d+"/);
  expect(list).toMatch(/[\d,]+원/);
  const map = await read('/laundry/map', 'id="drawn"');
  expect(map).toMatch(/<a [^>]*href="\/laundry\/list"/);
  expect(map).toMatch(/<a [^>]*href="\/laundry\/\d+"/);
  expect(map).toMatch(/[\d,]+원/);

  const page = await read(`/laundry/${places.shop}`);
  expect(page).toContain(shop.laundryName);
  expect(page).toContain(shop.address);
  expect(page).toContain('href="?tab=price"');

  const [price] = shop.prices;
  if (price === undefined) throw new Error('The shop has no prices.');
  const prices = await read(`/laundry/${places.shop}?tab=price`);
  expect(prices).toContain(price.category);
  expect(prices).toContain(formatWon(price.priceWon));

  expect(words).not.toBe('');
  expect(await read(`/laundry/${places.shop}/review`)).toContain(words);
});

const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test('the document title matches the title in the HTML', async ({ page, request }) => {
  const read = readerOf(request);
  const pages = [
    '/laundry/list',
    '/laundry/map',
    `/laundry/${places.shop}`,
    `/laundry/${places.shop}/review`,
    `/laundry/review/${places.review}`,
    '/service/areaInfo',
    `/mypage/notice/${places.notice}`,
    '/mypage/customer-center',
    '/event',
    '/applicate/guide',
    '/applicate/dailyLaundryGuide',
    '/membership',
  ];
  for (const path of pages) {
    const title = titleOf(await read(path)) ?? '';
    expect(title).not.toBe('동네세탁');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page, path).toHaveTitle(title);
  }
});

test('a shop has metadata for search engines and previews', async ({ request }) => {
  const shop = await visitorRead<Shop>(request, `laundry/detail/${places.shop}`);
  const address = `${ORIGIN}/laundry/${places.shop}`;
  // No header of a request affects the page.
  const html = await untilRendered(async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' };
    return (await request.get(`/laundry/${places.shop}?utm_source=kakao&fbclid=x`, { headers })).text();
  }, '<link rel="canonical"');
  expect(html).toContain(`<title>${shop.laundryName} · 동네세탁</title>`);
  expect(canonicalOf(html)).toBe(address);
  expect(contentOf(html, 'og:url')).toBe(address);
  expect(contentOf(html, 'og:title')).toBe(shop.laundryName);
  expect(contentOf(html, 'description')).toContain(shop.address);
  expect(html).not.toContain('evil');

  expect(dataIn(html)).toMatchObject([
    {
      '@type': 'DryCleaningOrLaundry',
      name: shop.laundryName,
      url: address,
      aggregateRating: { ratingValue: shop.rating, reviewCount: shop.reviewCount },
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification' },
    },
  ]);

  const picture = contentOf(html, 'og:image') ?? '';
  expect(picture.startsWith(`${ORIGIN}/`)).toBe(true);
  const sent = await request.get(picture.slice(ORIGIN.length));
  expect(sent.headers()['content-type']).toBe('image/png');
});

test('a page with several URLs has one canonical URL', async ({ request }) => {
  const read = readerOf(request);
  for (const [path, canonical] of [
    [`/laundry?id=${places.shop}`, `/laundry/${places.shop}`],
    [`/laundry/review?id=${places.review}`, `/laundry/review/${places.review}`],
    [`/noticeDetail?id=${places.notice}`, `/mypage/notice/${places.notice}`],
    ['/LAUNDRY/list/?sort=Distance', '/laundry/list'],
  ] as const)
    await test.step(path, async () => expect(canonicalOf(await read(path))).toBe(ORIGIN + canonical));
});

test('an alias redirects without a script', async ({ request }) => {
  for (const [path, location] of [
    [`/laundry?id=${places.shop}`, `/laundry/${places.shop}`],
    ['/laundry', '/laundry/list'],
    ['/laundry?id=//evil.example', '/laundry/list'],
    ['/usage/detail?id=3', '/login?path=%2Fusage%2Fdetail%3Fid%3D3'],
  ] as const)
    await test.step(path, async () => {
      const answer = await untilStatus(request, path, 302, { maxRedirects: 0 });
      expect(answer.headers()).toMatchObject({ location, 'cache-control': 'private, no-store' });
    });
});

test('robots.txt lists the site map, whose URLs all respond', async ({ request }) => {
  test.slow();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const named = placesIn(await (await request.get('/sitemap.xml')).text());
  expect(named).toContain(`${ORIGIN}/laundry/${places.shop}`);
  expect(named.every((place) => place.startsWith(`${ORIGIN}/`))).toBe(true);
  for (const place of named.slice(0, OPENED)) {
    const answer = await request.get(place.slice(ORIGIN.length));
    expect(answer.status(), place).toBe(200);
    expect(await answer.text(), place).not.toContain('noindex');
  }
});

test('an unknown page is 404, and a hidden page is noindex', async ({ request }) => {
  for (const [path, words] of [
    ['/laundry/99999999', '찾는 세탁소가 없어요'],
    ['/laundry/99999999/review', '찾는 세탁소가 없어요'],
    ['/laundry/review/99999999', '찾는 리뷰가 없어요'],
    ['/mypage/notice/99999999', '찾는 공지사항이 없어요'],
    ['/event/99999999', '찾는 이벤트가 없어요'],
    ['/nowhere/at/all', '페이지를 찾을 수 없어요'],
  ] as const)
    await test.step(path, async () => {
      // Requested twice: a cached page keeps its status.
      await untilStatus(request, path, 404);
      expect(await (await untilStatus(request, path, 404)).text()).toContain(words);
    });
  for (const path of ['/usage', '/mypage', '/login', '/nicepay/nicePopup']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(contentOf(await answer.text(), 'robots'), path).toBe('noindex');
  }
});

test.describe('an old link', () => {
  test.use({ causedErrors: /status of 404/ });

  test('shows the same content in a browser', async ({ page, request }) => {
    await untilStatus(request, '/laundry/99999999', 404);
    await page.goto('/laundry/99999999');
    await expect(page.getByText('찾는 세탁소가 없어요')).toBeVisible();
    await page.getByRole('link', { name: '세탁소 찾기' }).click();
    await expect(page).toHaveURL('/laundry/list');
    // Waits for hydration: only a hydrated page requests the versions.
    const isTaken = page.waitForResponse((response) => response.url().endsWith('/versions'));
    await page.goto('/nowhere/at/all');
    await isTaken;
    await expect(page.getByText('페이지를 찾을 수 없어요')).toBeVisible();
  });
});
