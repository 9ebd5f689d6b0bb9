import { signPreview } from '../../preview/preview-token';
import { createPreviews } from './preview-cookie';

const SECRET = 's'.repeat(32);
const NOW = Date.parse('2026-03-02T10:00:00+09:00');
const PREVIEW = { versions: ['mf_usage@2'], untilMs: NOW + 3_600_000 };
const TOKEN = signPreview(SECRET, PREVIEW);

const { exchange, previewOf } = createPreviews({ PREVIEW_SECRET: SECRET }, () => NOW);

describe('a link to a preview', () => {
  it('is exchanged for a cookie that no script reads', () => {
    expect(exchange('/usage', `?tab=done&release=${TOKEN}`, true)).toEqual({
      location: '/usage?tab=done',
      cookie: `releasePreview=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`,
    });
    expect(previewOf(`a=1; releasePreview=${TOKEN}`)).toEqual(PREVIEW);
  });

  it('ends the preview with "off"', () => {
    expect(exchange('/', '?release=off', false)).toEqual({
      location: '/',
      cookie: 'releasePreview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    });
  });

  it('stays on this site whatever its path is', () => {
    expect(exchange('//evil.example/', `?release=${TOKEN}`, true)?.location).toBe('/evil.example/');
  });

  it.each([
    ['no parameter', ''],
    ['a parameter of somebody else', '?release=2026'],
    ['a forged signature', `?release=${TOKEN.slice(0, -4)}aaaa`],
  ])('leaves a page alone that has %s', (_case, search) => {
    expect(exchange('/usage', search, true)).toBeUndefined();
  });
});

it.each(['', 'releasePreview=', 'releasePreview=forged', `other=${TOKEN}`])(
  'no preview has the cookie "%s"',
  (cookies) => {
    expect(previewOf(cookies)).toBeUndefined();
  },
);

it('no link is exchanged where previews are switched off', () => {
  const off = createPreviews({ NODE_ENV: 'production' }, () => NOW);
  expect(off.exchange('/', `?release=${TOKEN}`, true)).toBeUndefined();
  expect(off.previewOf(`releasePreview=${TOKEN}`)).toBeUndefined();
});
