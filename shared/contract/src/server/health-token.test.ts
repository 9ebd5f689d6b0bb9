import { HEALTH_LIMITS } from '../remote-health';
import { healthSecretOf, signHealthToken, verifyHealthToken } from './health-token';

const SECRET = 's'.repeat(32);
const NOW = Date.parse('2026-03-02T10:00:00+09:00');
const HOUR_MS = 3_600_000;

describe('health token', () => {
  it.each(['page', 'host'] as const)('of a %s is verified with its id', (reporter) => {
    const token = signHealthToken(SECRET, reporter, NOW);
    expect(verifyHealthToken(SECRET, token, NOW)).toEqual({
      reporter,
      id: expect.stringMatching(/^[\w-]{10}$/),
      canaries: new Set(),
    });
    expect(token).toHaveLength(24);
  });

  it('names the canaries of its visitor', () => {
    const canaries = ['mf_usage@1.0.0-3f2a9c01', 'shell@1.0.0-00000001'];
    const token = signHealthToken(SECRET, 'page', NOW, canaries);
    expect(verifyHealthToken(SECRET, token, NOW)?.canaries).toEqual(new Set(canaries));
    const [code, ...others] = token.split(' ');
    for (const forged of [code, `${code} ${others[0]}`, `${token} mf_auth@1.0.0-00000002`])
      expect(verifyHealthToken(SECRET, String(forged), NOW)).toBeUndefined();
  });

  it('stays below the limit of the API with any number of canaries', () => {
    const canaries = Array.from({ length: 100 }, () => `mf_${'a'.repeat(30)}@100.100.100-3f2a9c01`);
    expect(signHealthToken(SECRET, 'page', NOW, canaries).length).toBeLessThanOrEqual(HEALTH_LIMITS.maxTokenLetters);
  });

  it('is different for every page', () => {
    const ids = Array.from({ length: 100 }, () => {
      return verifyHealthToken(SECRET, signHealthToken(SECRET, 'page', NOW), NOW)?.id;
    });
    expect(new Set(ids).size).toBe(100);
  });

  it.each<[string, (token: string) => string]>([
    ['an empty text', () => ''],
    ['another id', (token) => `${token.slice(0, 4)}${'a'.repeat(10)}${token.slice(14)}`],
    [
      'a later end',
      (token) => `${signHealthToken('t'.repeat(32), 'page', NOW + HOUR_MS).slice(0, 4)}${token.slice(4)}`,
    ],
    ['the signature of another', (token) => token.slice(0, 14) + signHealthToken(SECRET, 'page', NOW).slice(14)],
    ['an odd name', (token) => `${token} <script>`],
    ['a line break', (token) => `${token}\n`],
    ['a shorter signature', (token) => token.slice(0, -1)],
    ['a longer signature', (token) => `${token}a`],
    ['another secret', () => signHealthToken('t'.repeat(32), 'page', NOW)],
  ])('with %s is refused', (_case, forge) => {
    expect(verifyHealthToken(SECRET, forge(signHealthToken(SECRET, 'page', NOW)), NOW)).toBeUndefined();
  });

  it.each([
    ['after 24 hours', 24, true],
    ['after 26 hours', 26, false],
    ['while the clock is an hour behind', -1, true],
    ['while the clock is two days behind', -48, false],
  ])('%s: valid is %s', (_case, hours, isValid) => {
    const token = signHealthToken(SECRET, 'page', NOW);
    expect(verifyHealthToken(SECRET, token, NOW + hours * HOUR_MS) !== undefined).toBe(isValid);
  });
});

describe('health secret', () => {
  it('has a default in development and none in production', () => {
    expect(healthSecretOf({})).toEqual(expect.any(String));
    expect(healthSecretOf({ NODE_ENV: 'production' })).toBeNull();
    expect(healthSecretOf({ NODE_ENV: 'production', HEALTH_SECRET: SECRET })).toBe(SECRET);
  });

  it.each([
    ['a short one', 'short'],
    ['the default of development', healthSecretOf({}) ?? ''],
  ])('refuses %s', (_case, secret) =>
    expect(() => healthSecretOf({ HEALTH_SECRET: secret })).toThrow('HEALTH_SECRET must be'),
  );
});
