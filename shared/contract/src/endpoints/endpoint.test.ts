import { addressOf, keyOf, keyUnder } from './endpoint';

describe('addressOf', () => {
  it.each([
    ['a path alone', '/main', {}, { path: '/main', query: {} }],
    ['a number in the path', '/notice/{id}', { id: 3 }, { path: '/notice/3', query: {} }],
    [
      'two parameters of the path',
      '/request/delivery/{id}/items/{itemId}/question',
      { itemId: 9, id: 31 },
      { path: '/request/delivery/31/items/9/question', query: {} },
    ],
    [
      'a path and a query',
      '/laundry/{id}/slots',
      { id: 7, date: '2026-03-04' },
      { path: '/laundry/7/slots', query: { date: '2026-03-04' } },
    ],
    [
      'signs that mean something in a path',
      '/notice/{id}',
      { id: '../a b?c#d' },
      { path: '/notice/..%2Fa%20b%3Fc%23d', query: {} },
    ],
    [
      'a query that is left as it is for the transport to encode',
      '/area',
      { q: '삼성동 & 역삼동' },
      { path: '/area', query: { q: '삼성동 & 역삼동' } },
    ],
    ['nothing for null and undefined', '/area', { q: null, page: undefined }, { path: '/area', query: {} }],
    [
      'what is false, zero or empty',
      '/area',
      { a: false, b: 0, c: '' },
      { path: '/area', query: { a: false, b: 0, c: '' } },
    ],
  ])('writes %s', (_what, path, params, address) => {
    expect(addressOf({ path }, params)).toEqual(address);
  });
});

describe('keyOf', () => {
  it.each([
    ['the parts of the path', '/member/address', {}, ['member', 'address']],
    [
      'a parameter of the path as a part',
      '/request/delivery/detail/{id}',
      { id: 31 },
      ['request', 'delivery', 'detail', '31'],
    ],
    [
      'the query at the end',
      '/laundry/{id}/slots',
      { id: 7, date: '2026-03-04' },
      ['laundry', '7', 'slots', { date: '2026-03-04' }],
    ],
    ['no query of parameters that are left out', '/area', { q: undefined, cursor: null }, ['area']],
  ])('is %s', (_what, path, params, key) => {
    expect(keyOf({ path }, params)).toEqual(key);
  });

  it('is the path alone without parameters', () => {
    expect(keyOf({ path: '/main' })).toEqual(['main']);
  });

  it('starts with the key of its path prefix', () => {
    const under = keyUnder('/laundry');
    expect(keyOf({ path: '/laundry/{id}/review' }, { id: 7 }).slice(0, under.length)).toEqual(under);
  });
});

describe('keyUnder', () => {
  it.each([
    ['/request', ['request']],
    ['/request/delivery', ['request', 'delivery']],
    ['/', []],
  ])('of %s is %j', (path, key) => {
    expect(keyUnder(path)).toEqual(key);
  });
});
