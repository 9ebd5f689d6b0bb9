import * as endpoints from './endpoints';
import { firstRead, paramsOfFirstRead, wireText, wireTextOf, type OpenedPage } from './first-read';

const opened = (page: Partial<OpenedPage> = {}): OpenedPage => ({
  path: {},
  query: new URLSearchParams(),
  place: undefined,
  ...page,
});

const SHOP = firstRead(endpoints.shopDetail, { id: ':id', latitude: '@latitude', longitude: '@longitude' });
const REQUEST = firstRead(endpoints.requestDetail, { id: '?id' });
const LIST = firstRead(endpoints.shopList, { sort: 'Membership', isParking: false });

describe('parameters of a first read', () => {
  it.each([
    ['an id of the path', SHOP, { path: { id: '7' } }, { id: '7' }],
    ['an id of the query', REQUEST, { query: new URLSearchParams('id=31&prevUrl=%2F') }, { id: '31' }],
    [
      "a visitor's place",
      SHOP,
      { path: { id: '7' }, place: { latitude: 37.5, longitude: 127 } },
      { id: '7', latitude: 37.5, longitude: 127 },
    ],
    ['declared constants', LIST, {}, { sort: 'Membership', isParking: false }],
    [
      'constants beside unrelated words of the URL',
      LIST,
      { query: new URLSearchParams('except=7') },
      { sort: 'Membership', isParking: false },
    ],
  ])('are %s', (_what, read, page, params) => {
    expect(paramsOfFirstRead(read, opened(page))).toEqual(params);
  });

  it.each([
    ['there is no id in the path', SHOP, {}],
    ['the query has no id', REQUEST, {}],
    ['the id is invalid', SHOP, { path: { id: '0x49' } }],
    ['the id is a path', SHOP, { path: { id: '../../member' } }],
    ['the URL asks for another order', LIST, { query: new URLSearchParams('sort=Using') }],
  ])('are unknown when %s', (_why, read, page) => {
    expect(paramsOfFirstRead(read, opened(page))).toBeUndefined();
  });
});

describe('request text of a read', () => {
  it.each([
    ['a visitor', false, '/nonMember/laundry/detail/7?latitude=37.5&longitude=127'],
    ['a member', true, '/laundry/detail/7?latitude=37.5&longitude=127'],
  ])('is the same for %s, whatever the order of its parameters', (_who, isMember, text) => {
    expect(wireTextOf(endpoints.shopDetail, { longitude: 127, id: 7, latitude: 37.5 }, isMember)).toBe(text);
  });

  it('escapes its values', () => {
    expect(wireText('/area', { q: 'ㅅㅅ&a=1' })).toBe('/area?q=%E3%85%85%E3%85%85%26a%3D1');
  });

  it('omits the question mark without a query', () => {
    expect(wireText('/faq')).toBe('/faq');
  });
});
