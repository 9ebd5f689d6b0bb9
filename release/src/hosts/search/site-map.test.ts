import { buildSearchRegistry } from '../../testing/build-search-registry';
import { createTextCache } from './text-cache';
import { siteMapOf, siteMapText, type ListedPart } from './listed-pages';
import { robotsText } from './robots';

const ORIGIN = 'https://dongne.example';

const SHOPS = [
  { id: 3, hasReviews: true, changedAt: '2026-02-03T00:00:00.000Z' },
  { id: 4, hasReviews: false, changedAt: '2026-02-04T00:00:00.000Z' },
];

const mapOf = (which: number | 'whole', part: ListedPart | undefined = { parts: 1, shops: SHOPS }) =>
  siteMapText(which, { origin: ORIGIN, registry: buildSearchRegistry(), readPart: async () => part });

const placesIn = (text = ''): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place ?? '');

describe('the site map', () => {
  it('lists every public page, every shop, and its reviews', async () => {
    const text = await mapOf('whole');
    expect(placesIn(text).toSorted()).toEqual(
      ['/', '/laundry/3', '/laundry/3/review', '/laundry/4', '/laundry/list'].map((path) => ORIGIN + path),
    );
    expect(text).toContain('<loc>https://dongne.example/laundry/4</loc><lastmod>2026-02-04T00:00:00.000Z</lastmod>');
  });

  it('is an index when the shops need several parts', async () => {
    const text = await mapOf('whole', { parts: 3, shops: SHOPS });
    expect(text).toContain('<sitemapindex');
    expect(placesIn(text)).toEqual([0, 1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
  });

  it('has the pages in one part and shops in the others', async () => {
    const part = { parts: 2, shops: SHOPS };
    expect(placesIn(await mapOf(0, part)).toSorted()).toEqual([`${ORIGIN}/`, `${ORIGIN}/laundry/list`]);
    expect(placesIn(await mapOf(2, part))).toHaveLength(3);
    expect(await mapOf(3, part)).toBeUndefined();
    expect(await mapOf(999_999)).toBeUndefined();
  });

  it.each([
    ['/sitemap.xml', 'whole'],
    ['/sitemap-0.xml', 0],
    ['/sitemap-12.xml', 12],
    ['/sitemap-01.xml', undefined],
    ['/sitemap-9999999.xml', undefined],
    ['/sitemap-x.xml', undefined],
    ['/a/sitemap.xml', undefined],
  ])('has the path %s: %s', (path, which) => expect(siteMapOf(path)).toBe(which));

  it('is named in robots.txt', () => {
    expect(robotsText(ORIGIN)).toContain('Sitemap: https://dongne.example/sitemap.xml');
  });
});

describe('the text cache', () => {
  const start = () => {
    let at = 1_000_000;
    const make = jest.fn(async (): Promise<string | undefined> => `made ${make.mock.calls.length}`);
    const texts = createTextCache(() => at);
    const text = async (key = 'a') => String(await (await texts(key, make))?.compressed('identity'));
    return { make, text, texts, pass: (ms: number) => (at += ms) };
  };

  it('creates a text once and again after ten minutes', async () => {
    const { text, pass } = start();
    expect(await Promise.all([text(), text(), text()])).toEqual(['made 1', 'made 1', 'made 1']);
    pass(599_000);
    expect(await text()).toBe('made 1');
    pass(2_000);
    expect(await text()).toBe('made 2');
  });

  it('keeps an old text when the refresh fails, and retries', async () => {
    const { text, make, pass } = start();
    await text();
    pass(601_000);
    make.mockRejectedValueOnce(new Error('no'));
    expect(await text()).toBe('made 1');
    expect(await text()).toBe('made 3');
  });

  it('throws when there is no old text', async () => {
    const { texts, make } = start();
    make.mockRejectedValueOnce(new Error('no'));
    await expect(texts('a', make)).rejects.toThrow('no');
    make.mockResolvedValueOnce(undefined);
    expect(await texts('a', make)).toBeUndefined();
  });

  it('is bounded in size', async () => {
    const { texts, make } = start();
    make.mockImplementation(async () => 'x'.repeat(9_000_000));
    for (let turn = 0; turn < 2; turn += 1) for (let key = 0; key < 10; key += 1) await texts(`${key}`, make);
    expect(make.mock.calls.length).toBeGreaterThan(10);
  });

  it('compresses once per encoding', async () => {
    const { texts, make } = start();
    const cached = await texts('a', make);
    expect(cached?.compressed('br')).toBe(cached?.compressed('br'));
  });
});
