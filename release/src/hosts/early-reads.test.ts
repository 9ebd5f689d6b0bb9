import { runInNewContext } from 'node:vm';
import { VISITOR_ADDRESS_LETTERS, endpoints, firstRead } from '@dongne/contract';
import { earlyReadsOf, earlyReadsScript, pathParams, locationOfCookies } from './early-reads';

const page = (query = '') => ({ path: { id: '7' }, query: new URLSearchParams(query), place: undefined });

describe('prefetched reads of a page', () => {
  it.each([
    ['a visitor', false, ['/nonMember/laundry/detail/7']],
    ['a member', true, ['/laundry/detail/7']],
  ])('are those of %s', (_who, isMember, texts) => {
    expect(earlyReadsOf([firstRead(endpoints.shopDetail, { id: ':id' })], page(), isMember)).toEqual(texts);
  });

  it('exclude member reads for a visitor', () => {
    expect(earlyReadsOf([firstRead(endpoints.membership, {})], page(), false)).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'laundry'],
    ['a write', [{ endpoint: { method: 'put', path: '/member/signOut' }, params: {} }]],
    ['a path outside of the API', [{ endpoint: { method: 'get', path: '/../../sandbox' }, params: {} }]],
    ['another host', [{ endpoint: { method: 'get', path: '//evil.example/a' }, params: {} }]],
    ['no parameters', [{ endpoint: { method: 'get', path: '/faq' } }]],
  ])('are empty when the registry holds %s', (_what, declared) => {
    expect(earlyReadsOf(declared, page(), true)).toEqual([]);
  });
});

describe('the prefetch script', () => {
  it('is omitted without reads', () => {
    expect(earlyReadsScript([])).toBeUndefined();
  });

  it('stores each response with the server time and its timings', async () => {
    const window: { __earlyReads?: ReadonlyMap<string, { sentAt: number; answer: Promise<unknown> }> } = {};
    let now = 50;
    runInNewContext(earlyReadsScript(['/nonMember/faq']) ?? '', {
      window,
      document: { cookie: '' },
      performance: { now: () => now },
      fetch: async () => {
        now = 90;
        return new Response('["a"]', { status: 203, headers: { 'server-time': '1790000000000' } });
      },
    });
    const left = window.__earlyReads?.get('/nonMember/faq');
    expect(left?.sentAt).toBe(50);
    expect(await left?.answer).toEqual({ status: 203, data: ['a'], serverTime: '1790000000000', arrivedAt: 90 });
  });

  it('cannot be closed by a read', () => {
    expect(earlyReadsScript(['/a?</script><script>alert(1)'])).not.toContain('</script>');
  });
});

describe('locationOfCookies', () => {
  const cookie = (value: string) => `a=1; nonMemberAddress=${encodeURIComponent(value)}; b=2`;

  it('reads the location of a visitor', () => {
    expect(locationOfCookies(cookie('{"label":"삼성동","latitude":37.5,"longitude":127.05}'))).toEqual({
      latitude: 37.5,
      longitude: 127.05,
    });
  });

  it('ignores a cookie that is too long', () => {
    const long = { label: '가'.repeat(VISITOR_ADDRESS_LETTERS), latitude: 37.5, longitude: 127.05 };
    expect(locationOfCookies(cookie(JSON.stringify(long)))).toBeUndefined();
  });

  it.each(['', cookie('garbage'), cookie('null'), cookie('{"latitude":"37"}'), 'nonMemberAddress=%E0%A4%A'])(
    'ignores an invalid cookie: %p',
    (cookies) => {
      expect(locationOfCookies(cookies)).toBeUndefined();
    },
  );
});

describe('pathParams', () => {
  it.each([
    ['/laundry/:id', '/laundry/7', { id: '7' }],
    ['/laundry/:id', '/laundry/%37', { id: '7' }],
    ['/laundry/:id', '/laundry/%zz', { id: '%zz' }],
    ['/event/:id?', '/event', {}],
    ['/usage/:id/modify', '/usage/3/modify', { id: '3' }],
  ])('of %s at %s', (pattern, path, params) => {
    expect(pathParams(pattern, path)).toEqual(params);
  });
});
