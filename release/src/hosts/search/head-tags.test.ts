import { buildPageHead } from '../../testing/build-page-head';
import { headTags, inlineJson, structuredTags } from './head-tags';

const ORIGIN = 'https://dongne.example';

/** Characters that end an element, an attribute, a comment or a line of a script. */
const EVIL = '</script><script>alert(1)</script><!-- "\'> \u2028 & ]]> {{x}} $& $1';

describe('head tags', () => {
  it('contain the canonical URL and the preview', () => {
    const tags = headTags(buildPageHead(), ORIGIN);
    expect(tags).toContain('<link rel="canonical" href="https://dongne.example/laundry/3">');
    expect(tags).toContain('<meta property="og:url" content="https://dongne.example/laundry/3">');
    expect(tags).toContain('<meta property="og:title" content="빨래연구소">');
    expect(tags).toContain('<meta property="og:site_name" content="동네세탁">');
    expect(tags).toContain('<meta property="og:locale" content="ko_KR">');
    expect(tags).toContain(
      '<meta property="og:image" content="https://dongne.example/v1/app/nonMember/laundry/3/preview">',
    );
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('of a missing page contain only noindex', () => {
    expect(headTags(buildPageHead({ canonical: undefined }), ORIGIN)).toBe('<meta name="robots" content="noindex">');
  });

  it('escape every value', () => {
    const tags = headTags(buildPageHead({ title: EVIL, description: EVIL }), ORIGIN);
    const [, title] = /og:title" content="([^"]*)">/.exec(tags) ?? [];
    expect(title).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(tags.match(/</g)).toHaveLength(tags.match(/<(meta|link) /g)?.length ?? 0);
  });

  it.each([
    ['//evil.example/x', 'https://dongne.example/evil.example/x'],
    ['https://evil.example', 'https://dongne.example/https://evil.example'],
    ['@evil.example', 'https://dongne.example/@evil.example'],
    ['/\\evil.example', 'https://dongne.example//evil.example'],
    ['/a"><script>', 'https://dongne.example/a%22%3E%3Cscript%3E'],
  ])('keep the URL on the site for the path %s', (canonical, address) => {
    expect(headTags(buildPageHead({ canonical }), ORIGIN)).toContain(`<link rel="canonical" href="${address}">`);
  });
});

describe('structured data', () => {
  it('is escaped and parses to the same value', () => {
    const tag = structuredTags(buildPageHead({ structured: [{ name: EVIL }] }));
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(tag) ?? [];
    expect(JSON.parse(json)).toEqual({ name: EVIL });
  });

  it('contains no raw line separator', () => {
    expect(inlineJson(['\u2028', '\u2029'])).toBe('["\\u2028","\\u2029"]');
  });
});
