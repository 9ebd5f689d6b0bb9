import { createServer, type Server } from 'node:http';
import { JSDOM } from 'jsdom';
import { pictureInliner } from './inline-pictures';
import type { RenderedPage } from './rendered-page';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><text fill="#FFF" font-family="'A&amp;B'">100% "세탁"</text></svg>`;
const CALLER = { 'x-forwarded-for': '203.0.113.7' };

/** Answers of the API by path; 404 without one. */
const answers = new Map<string, { readonly type?: string; readonly body: string } | 'late'>();
const asked: { readonly url: string; readonly from: unknown }[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push({ url, from: request.headers['x-forwarded-for'] });
    const answer = answers.get(url);
    if (answer === 'late') return;
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': answer?.type ?? 'image/svg+xml' });
    response.end(answer?.body ?? SVG);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers.clear();
  asked.splice(0);
});

const pathOf = (shop: number): string => `/v1/app/nonMember/laundry/${shop}/picture/0?shape=square`;
const seenFirst = (path: string): string => `<img src="${path}" alt="" width="76" loading="eager" class="a"/>`;
const preloadOf = (path: string): string => `<link rel="preload" as="image" href="${path}" fetchPriority="auto"/>`;
const pageOf = (html: string): RenderedPage => ({ html, styles: '', title: '', errors: [] });
const inlined = async (html: string, from = origin): Promise<string> =>
  (await pictureInliner(from)(pageOf(html), CALLER)).html;
const sourcesIn = (html: string): string[] =>
  [...new JSDOM(html).window.document.images].map((image) => image.getAttribute('src') ?? '');

describe('pictures that a page shows first', () => {
  it('are written into it as they are, and not preloaded', async () => {
    answers.set(pathOf(7), { body: SVG });
    const [source = ''] = sourcesIn(await inlined(preloadOf(pathOf(7)) + seenFirst(pathOf(7))));
    const [head, ...rest] = source.split(',');
    expect([head, decodeURIComponent(rest.join(','))]).toEqual(['data:image/svg+xml;charset=utf-8', SVG]);
    expect(await inlined(preloadOf(pathOf(7)) + seenFirst(pathOf(7)))).not.toContain('preload');
  });

  it('are at most four, and each is read once, as its visitor', async () => {
    const paths = [1, 2, 3, 4, 5].map(pathOf);
    for (const path of paths) answers.set(path, { body: SVG });
    const inline = pictureInliner(origin);
    const page = pageOf(paths.map(seenFirst).join(''));
    for (const { html } of [await inline(page, CALLER), await inline(page, CALLER)])
      expect(sourcesIn(html).map((source) => source.startsWith('data:'))).toEqual([true, true, true, true, false]);
    expect(asked.map(({ url }) => url).sort()).toEqual(paths.slice(0, 4));
    expect(new Set(asked.map(({ from }) => from))).toEqual(new Set(['203.0.113.7']));
  });

  it.each<[string, string]>([
    ['seen later', `<img src="${pathOf(1)}" alt="" loading="lazy"/>`],
    ['photos', seenFirst('/v1/app/nonMember/laundry/1/photo/3?shape=square')],
    ['of other places', seenFirst(`https://example.com${pathOf(1)}`)],
  ])('stay files when they are %s', async (_what, html) => {
    answers.set(pathOf(1), { body: SVG });
    expect([await inlined(html), asked]).toEqual([html, []]);
  });

  it.each<[string, () => unknown]>([
    ['unknown', () => undefined],
    ['late', () => answers.set(pathOf(1), 'late')],
    ['large', () => answers.set(pathOf(1), { body: `<svg>${'x'.repeat(20_000)}</svg>` })],
    ['no drawings', () => answers.set(pathOf(1), { type: 'text/html', body: '<script></script>' })],
  ])('stay files when they are %s', async (_what, arrange) => {
    arrange();
    const html = preloadOf(pathOf(1)) + seenFirst(pathOf(1));
    expect(await inlined(html)).toBe(html);
  });

  it('stay files without an API', async () => {
    const html = seenFirst(pathOf(1));
    expect(await inlined(html, 'http://127.0.0.1:9')).toBe(html);
  });
});
