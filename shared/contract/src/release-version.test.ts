import {
  BUCKETS,
  decisionsOf,
  joinsAt,
  LIVE_VISITOR,
  releaseCookie,
  releaseVisitorOf,
  versionFor,
  type ReleaseVisitor,
} from './release-version';

const ALL = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

const shareOf = (canary: string, percent: number): number =>
  (ALL.filter((bucket) => joinsAt(bucket, canary) < percent).length / BUCKETS) * 100;

describe('canary share', () => {
  it.each([1, 5, 20, 50])('of %i %% includes about that many visitors', (percent) => {
    expect(Math.abs(shareOf('mf_usage@1.4.0', percent) - percent)).toBeLessThan(1);
  });

  it('keeps its visitors when it grows', () => {
    const early = ALL.filter((bucket) => joinsAt(bucket, 'mf_usage@1') < 5);
    expect(early.length).toBeGreaterThan(0);
    expect(early.every((bucket) => joinsAt(bucket, 'mf_usage@1') < 20)).toBe(true);
  });

  it('picks other visitors for another canary', () => {
    const both = ALL.filter((bucket) => joinsAt(bucket, 'mf_usage@1') < 20 && joinsAt(bucket, 'mf_usage@2') < 20);
    expect(both.length / BUCKETS).toBeLessThan(0.06);
  });
});

const LIVE = { metadata: { version: '1' }, deployment: { traffic: 95, default: true } };
const canaryOf = (traffic: unknown, version = '2') => ({
  metadata: { version },
  deployment: { traffic, default: false },
});
const visitorOf = (bucket: number | undefined, decided: Record<string, boolean> = {}): ReleaseVisitor => ({
  bucket,
  decided: new Map(Object.entries(decided)),
});

/** Bucket that joins `mf_usage@2` at about 30 %. */
const AT_THIRTY = ALL.find((bucket) => Math.abs(joinsAt(bucket, 'mf_usage@2') - 30) < 0.5);

describe('version of a visitor', () => {
  it.each([
    ['a share above its bucket', 31, visitorOf(AT_THIRTY), '2'],
    ['a share below its bucket', 29, visitorOf(AT_THIRTY), '1'],
    ['no bucket', 99.99, LIVE_VISITOR, '1'],
    ['no bucket and a decision', 99.99, visitorOf(undefined, { 'mf_usage@2': true }), '1'],
    ['no share', 0, visitorOf(AT_THIRTY), '1'],
    ['a negative share', -3, visitorOf(AT_THIRTY), '1'],
    ['a share that is no number', '99', visitorOf(AT_THIRTY), '1'],
    ['a session that decided for the canary', 1, visitorOf(AT_THIRTY, { 'mf_usage@2': true }), '2'],
    ['a session that decided against the canary', 99, visitorOf(AT_THIRTY, { 'mf_usage@2': false }), '1'],
    ['a session that decided on another canary', 31, visitorOf(AT_THIRTY, { 'mf_usage@3': false }), '2'],
    ['a session that decided for a canary that ended', 0, visitorOf(AT_THIRTY, { 'mf_usage@2': true }), '1'],
  ])('with %s', (_case, traffic, visitor, version) => {
    expect(AT_THIRTY).toBeDefined();
    expect(versionFor('mf_usage', [canaryOf(traffic), LIVE], visitor)?.metadata.version).toBe(version);
    expect(versionFor('mf_usage', [LIVE, canaryOf(traffic)], visitor)?.metadata.version).toBe(version);
  });

  it('is none when nothing is live', () => {
    expect(versionFor('mf_usage', [canaryOf(0)], visitorOf(1))).toBeUndefined();
    expect(versionFor('mf_usage', [], visitorOf(1))).toBeUndefined();
  });
});

describe('visitor', () => {
  it.each([
    ['canaryBucket=0', 0],
    ['a=b; canaryBucket=9999; c=d', 9_999],
    ['a=b;canaryBucket=17', 17],
    ['', undefined],
    ['canaryBucket=', undefined],
    ['canaryBucket=10000', undefined],
    ['canaryBucket=-1', undefined],
    ['canaryBucket=007', undefined],
    ['canaryBucket=1.5', undefined],
    ['canaryBucket=1e3', undefined],
    ['canaryBucket="17"', undefined],
    ['canaryBucket=<script>', undefined],
    [`canaryBucket=${'1'.repeat(9_000)}`, undefined],
    ['canaryBucket=17; canaryBucket=18', undefined],
    ['xcanaryBucket=17', undefined],
    ['CANARYBUCKET=17', undefined],
  ])('of the cookies %#', (cookies, bucket) => {
    expect(releaseVisitorOf(cookies).bucket).toBe(bucket);
  });

  it.each([
    ['1mf_usage@1.4.0-3f2a|0shell@2+b', { 'mf_usage@1.4.0-3f2a': true, 'shell@2+b': false }],
    ['1mf_usage@2|junk|2mf_auth@1|1mf_auth@<b>|', { 'mf_usage@2': true }],
    [`1mf_usage@${'9'.repeat(2_000)}`, {}],
    ['', {}],
  ])('reads the decisions of the session %#', (text, decided) => {
    const visitor = releaseVisitorOf(`canaries=${text}; canaryBucket=17`);
    expect(Object.fromEntries(visitor.decided)).toEqual(decided);
    expect(releaseVisitorOf(`canaries=${text}`).decided.size).toBe(0);
  });
});

describe('decisions of a session', () => {
  const REGISTRY = { mf_usage: [canaryOf(31), LIVE], mf_auth: [LIVE], shell: [canaryOf(0.001, '7'), LIVE], x: 'odd' };

  it('name each running canary', () => {
    expect(decisionsOf(REGISTRY, visitorOf(AT_THIRTY))).toBe('0shell@7|1mf_usage@2');
  });

  it('stay when a share changes', () => {
    const before = decisionsOf(REGISTRY, visitorOf(AT_THIRTY));
    const later = releaseVisitorOf(`canaryBucket=${AT_THIRTY}; canaries=${before}`);
    expect(decisionsOf({ ...REGISTRY, mf_usage: [canaryOf(1), LIVE] }, later)).toBe(before);
    expect(decisionsOf({ mf_usage: [canaryOf(1), LIVE] }, later)).toBe('1mf_usage@2');
  });

  it.each([
    ['no bucket', REGISTRY, LIVE_VISITOR],
    ['no canary', { mf_usage: [LIVE] }, visitorOf(1)],
    ['broken entries', { mf_usage: [7, null, { metadata: 1 }, { metadata: {}, deployment: 3 }] }, visitorOf(1)],
    ['a version that fits into no cookie', { mf_usage: [canaryOf(99, '2; Path=/x')] }, visitorOf(1)],
  ])('are empty with %s', (_case, microFrontends, visitor) => {
    expect(decisionsOf(microFrontends, visitor)).toBe('');
  });
});

it('a cookie is first-party, and secure on https only', () => {
  expect(releaseCookie('canaryBucket', '17', true, 60)).toBe(
    'canaryBucket=17; Path=/; SameSite=Lax; Max-Age=60; Secure',
  );
  expect(releaseCookie('canaries', '1shell@2', false)).toBe('canaries=1shell@2; Path=/; SameSite=Lax');
});
