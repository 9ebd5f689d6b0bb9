import { previewSecretOf, signPreview, verifyPreview } from './preview-token';

const SECRET = 's'.repeat(32);
const NOW = Date.parse('2026-03-02T10:00:00+09:00');
const PREVIEW = { versions: ['mf_usage@1.4.0-3f2a9c01'], untilMs: NOW + 1_000 };

const signedText = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a signed preview', () => {
  it('is verified until its end', () => {
    const token = signPreview(SECRET, PREVIEW);
    expect(verifyPreview(SECRET, token, NOW)).toEqual(PREVIEW);
    expect(verifyPreview(SECRET, token, NOW + 1_000)).toBeUndefined();
  });

  it.each<[string, (token: string) => string]>([
    ['no text', () => ''],
    ['no signature', (token) => token.split('.')[0] ?? ''],
    ['an empty signature', (token) => `${token.split('.')[0]}.`],
    ['another version', (token) => `${signedText({ ...PREVIEW, versions: ['shell@2'] })}.${token.split('.')[1]}`],
    ['a later end', (token) => `${signedText({ ...PREVIEW, untilMs: NOW * 2 })}.${token.split('.')[1]}`],
    ['another secret', () => signPreview('t'.repeat(32), PREVIEW)],
    ['no version', () => signPreview(SECRET, { ...PREVIEW, versions: [] })],
    ['a path of another site', () => signPreview(SECRET, { ...PREVIEW, versions: ['mf_usage@https://a.example/b'] })],
    ['an odd name', () => signPreview(SECRET, { ...PREVIEW, versions: ['mf_usage@"><script>'] })],
    ['far too many letters', (token) => token + 'a'.repeat(1_000)],
  ])('with %s is refused', (_case, forge) => {
    expect(verifyPreview(SECRET, forge(signPreview(SECRET, PREVIEW)), NOW)).toBeUndefined();
  });
});

test('nothing can be previewed in production without a secret', () => {
  expect(previewSecretOf({ NODE_ENV: 'production' })).toBeNull();
  expect(() => previewSecretOf({ PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET must be');
});
