import { buildPageHead } from '../../testing/build-page-head';
import { buildRenderedPage } from '../../testing/build-rendered-page';
import { buildSearchRegistry } from '../../testing/build-search-registry';
import type { RenderedPage } from '../first-view/rendered-page';
import { pageOf } from '../page';
import { readTemplate } from '../page-template';

const TEMPLATE = readTemplate(
  '<html><head><meta name="description" content="in general"><title>동네세탁</title><script defer src="/s.js"></script></head><body><div id=root></div></body></html>',
);

const sources = { hashed: [], others: [], machines: [], takesHtml: false };

const page = (path: string, rendered?: Partial<RenderedPage>, search = ''): string =>
  pageOf({
    template: TEMPLATE,
    registry: buildSearchRegistry(),
    path,
    search,
    isMember: false,
    sources,
    origin: 'https://dongne.example',
    rendered: rendered && { page: buildRenderedPage(rendered), isStale: false },
  }).html;

const NOT_LISTED = '<meta name="robots" content="noindex">';

describe('the metadata of a page', () => {
  it('is in the head, with structured data after the content', () => {
    const html = page('/laundry/3', { head: buildPageHead() });
    expect(html).toContain('<link rel="canonical" href="https://dongne.example/laundry/3">');
    expect(html).toContain('<meta name="description" content="서울 강남구 삼성동 · 평점 4.8">');
    expect(html).not.toContain('in general');
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('id="root"'));
    expect(html).not.toContain(NOT_LISTED);
  });

  it('has the general description when the package gives none', () => {
    expect(page('/laundry/3', { head: buildPageHead({ description: undefined }) })).toContain('content="in general"');
  });

  it.each(['/usage', '/login'])('is only noindex for %s', (path) => {
    const html = page(path, { head: buildPageHead() });
    expect(html).toContain(NOT_LISTED);
    expect(html).not.toContain('og:title');
    expect(html).not.toContain('ld+json');
    expect(html).toContain('in general');
    expect(page(path)).toContain(NOT_LISTED);
  });

  it.each([
    ['/laundry/list', '세탁소 찾기 · 동네세탁', '세탁소 찾기', '/laundry/list'],
    ['/LAUNDRY/list/', '세탁소 찾기 · 동네세탁', '세탁소 찾기', '/laundry/list'],
    ['/', '동네세탁', '동네세탁', '/'],
  ])('comes from the route table for %s without a server render', (path, title, preview, canonical) => {
    const html = page(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="https://dongne.example${canonical}">`);
    expect(html).toContain(`<meta property="og:title" content="${preview}">`);
    expect(html).toContain('<meta property="og:image" content="https://dongne.example/v1/app/nonMember/preview">');
    expect(html).toContain('content="in general"');
    expect(html).not.toContain('ld+json');
  });

  it.each([
    ['may not exist', '/laundry/3', ''],
    ['is an alias', '/laundry/review', ''],
    ['has a query', '/laundry/list', '?tab=price'],
  ])('is only a title without a server render when it %s', (_case, path, search) => {
    const html = page(path, undefined, search);
    expect(html).toMatch(/<title>(세탁소|리뷰|세탁소 찾기) · 동네세탁<\/title>/);
    expect(html).not.toMatch(/og:|canonical|robots|ld\+json/);
  });

  it('has the login title for a visitor on a member route', () => {
    const html = page('/usage');
    expect(html).toContain('<title>로그인 · 동네세탁</title>');
    expect(html).toContain(NOT_LISTED);
    expect(html).not.toMatch(/og:|canonical/);
  });

  it('is unchanged while the owner of a path is unknown', () => {
    expect(page('/nowhere')).toContain('<title>동네세탁</title>');
    expect(page('/nowhere')).not.toMatch(/og:|canonical|robots/);
  });

  it('has a canonical URL for a page that redirects', () => {
    const html = page('/laundry', { html: '', view: undefined, head: buildPageHead({ canonical: '/laundry/3' }) });
    expect(html).toContain('<link rel="canonical" href="https://dongne.example/laundry/3">');
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('id="drawn"');
  });

  it('survives a page without hydration state', () => {
    expect(page('/laundry/9', { view: undefined })).not.toContain('id="drawn"');
    expect(page('/laundry/9', {})).toContain('id="drawn"');
  });

  it('runs no script', () => {
    const evil = '</script><script>alert(1)</script>';
    const html = page('/laundry/3', { title: evil, head: buildPageHead({ title: evil, structured: [{ evil }] }) });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
    expect(html).not.toMatch(/<script(?! nonce=| type="application\/(ld\+)?json")/);
  });
});
