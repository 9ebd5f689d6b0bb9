import { releaseVisitorOf } from '@dongne/contract';
import { EMPTY_REGISTRY } from '../registry/registry';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { canariesOf, canaryCookies } from './canary-cookies';

const LIVE = goLive(EMPTY_REGISTRY, 'mf_usage', buildDeployment({ version: '1' }));
const TRIED = publishCanary(LIVE, 'mf_usage', buildDeployment({ version: '2' }), 99.9999);

describe('cookies of a page', () => {
  it.each([
    '',
    'colourMode=dark',
    'canaryBucket=x',
    'canaryBucket=123456',
    'canaryBucket=1; canaryBucket=2',
    `canaryBucket=${'9'.repeat(8_000)}`,
    'canaries=1mf_usage@2',
  ])('give a bucket to a visitor without a valid one: %#', (cookies) => {
    const [bucket = '', ...others] = canaryCookies(cookies, TRIED, false);
    expect(bucket).toMatch(/^canaryBucket=\d{1,4}; Path=\/; SameSite=Lax; Max-Age=31536000$/);
    expect(releaseVisitorOf(bucket.split(';', 1).join()).bucket).toBeDefined();
    expect(others).toEqual([]);
  });

  it('are sent over https only where the page is', () => {
    for (const cookies of ['', 'canaryBucket=3'])
      expect(canaryCookies(cookies, TRIED, true)).toEqual([expect.stringMatching(/; Secure$/)]);
  });

  it('hold the decisions of the session once', () => {
    const known = 'canaryBucket=3; a=b';
    expect(canaryCookies(known, TRIED, false)).toEqual(['canaries=1mf_usage@2; Path=/; SameSite=Lax']);
    expect(canaryCookies(`${known}; canaries=1mf_usage@2`, TRIED, false)).toEqual([]);
    expect(canaryCookies(`canaries=0mf_usage@2; ${known}`, TRIED, false)).toEqual([]);
    expect(canaryCookies(`${known}; canaries=1mf_usage@1`, TRIED, false)).toHaveLength(1);
  });

  it('are none without a canary', () => {
    expect(canaryCookies('canaryBucket=3', LIVE, false)).toEqual([]);
  });
});

describe('canaries of a visitor', () => {
  it.each([
    ['that the session has', 'canaryBucket=3; canaries=1mf_usage@2', [], ['mf_usage@2']],
    ['that the share gives', 'canaryBucket=3', [], ['mf_usage@2']],
    ['that the bucket of this page will give', 'a=b', ['canaryBucket=3; Path=/; SameSite=Lax'], ['mf_usage@2']],
    ['that the session refuses', 'canaryBucket=3; canaries=0mf_usage@2', [], []],
    ['of a version that has ended', 'canaryBucket=3; canaries=1mf_usage@0', [], ['mf_usage@2']],
    ['without a bucket', 'canaries=1mf_usage@2', [], []],
  ])('%s', (_case, cookies, set, expected) => {
    expect(canariesOf(cookies, set, TRIED)).toEqual(expected);
    expect(canariesOf(cookies, set, LIVE)).toEqual([]);
  });
});
