import { goLive, listVersion, rollBack } from '../registry/registry-changes';
import { EMPTY_REGISTRY } from '../registry/registry';
import { buildDeployment } from '../testing/build-deployment';
import { previewLink } from './preview-link';
import { previewSecretOf, verifyPreview } from './preview-token';

const NOW = Date.parse('2026-03-02T10:00:00+09:00');
const HOUR_MS = 3_600_000;

const live = ['1', '2'].reduce(
  (registry, version) => goLive(registry, 'mf_usage', buildDeployment({ version })),
  EMPTY_REGISTRY,
);
const rolledBack = rollBack(live, 'mf_usage', { reason: 'blank', at: '2026-03-01T00:00:00Z' });
const registry = listVersion(rolledBack, 'mf_usage', buildDeployment({ version: '3' }));
const store = { readRegistry: () => Promise.resolve(registry) };

const linkOf = (version: string | undefined, hours?: string, environment = {}) =>
  previewLink(store, 'mf-usage', version, hours, { nowMs: NOW, environment });

describe('a link to a preview', () => {
  it.each([
    [undefined, 72],
    ['8', 8],
    ['8h', 8],
    ['720', 720],
  ])('with %s hours is valid that long', async (typed, hours) => {
    const token = new URL(await linkOf('3', typed)).searchParams.get('release') ?? '';
    expect(verifyPreview(previewSecretOf({}) ?? '', token, NOW)).toEqual({
      versions: ['mf_usage@3'],
      untilMs: NOW + hours * HOUR_MS,
    });
  });

  it('may name an allowed origin in place of a version', async () => {
    const link = await linkOf('http://localhost:8080', undefined, { PREVIEW_ORIGINS: 'http://localhost:8080' });
    const token = new URL(link).searchParams.get('release') ?? '';
    expect(verifyPreview(previewSecretOf({}) ?? '', token, NOW)?.versions).toEqual(['mf_usage@http://localhost:8080']);
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    ['an origin that is not allowed', () => linkOf('http://localhost:8080'), /none of PREVIEW_ORIGINS/],
    ['an unknown package', () => previewLink(store, 'mf-other', '3', undefined), /Unknown package mf-other/],
    ['no version', () => linkOf(undefined), /has no version \(none given\)\. pnpm release list/],
    ['an unknown version', () => linkOf('9'), /mf-usage has no version 9/],
    ['a version that was rolled back', () => linkOf('2'), /mf-usage 2 is bad/],
    ['no hours', () => linkOf('3', '0'), /0 is not a number of hours/],
    ['too many hours', () => linkOf('3', '721'), /up to 720/],
    ['a word for hours', () => linkOf('3', 'long'), /long is not a number of hours/],
  ])('is refused for %s', async (_case, make, sentence) => {
    await expect(make()).rejects.toThrow(sentence);
  });
});
