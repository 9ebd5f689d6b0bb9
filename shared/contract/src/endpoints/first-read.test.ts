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

describe('the parameters of a first read', () => {
  it.each([
    ['an id of the path', SHOP, { path: { id: '7' } }, { id: '7' }],
    ['an id of the query', REQUEST, { query: new URLSearchParams('id=31&prevUrl=%2F') }, { id: '31' }],
    [
      "a visitor's place",
      SHOP,
      { path: { id: '7' }, place: { latitude: 37.5, longitude: 127 } },
      { id: '7', latitude: 37.5, longitude: 127 },
    ],
    ['what stands in the declaration', LIST, {}, { sort: 'Membership', isParking: false }],
    [
      'what stands there beside words of the URL that the server is not asked about',
      LIST,
      { query: new URLSearchParams('except=7') },
      { sort: 'Membership', isParking: false },
    ],
  ])('are %s', (_what, read, page, params) => {
    expect(paramsOfFirstRead(read, opened(page))).toEqual(params);
  });

  it.each([
    ['there is no id in the path', SHOP, {}],
    ['there is none in the query', REQUEST, {}],
    ['the id is none', SHOP, { path: { id: '0x49' } }],
    ['the id leads elsewhere', SHOP, { path: { id: '../../member' } }],
    ['the URL asks for another order', LIST, { query: new URLSearchParams('sort=Using') }],
  ])('are not known when %s', (_why, read, page) => {
    expect(paramsOfFirstRead(read, opened(page))).toBeUndefined();
  });
});

describe('the text of a read', () => {
  it.each([
    ['a visitor', false, '/nonMember/laundry/detail/7?latitude=37.5&longitude=127'],
    ['a member', true, '/laundry/detail/7?latitude=37.5&longitude=127'],
  ])('is one for %s, however its parameters are ordered', (_who, isMember, text) => {
    expect(wireTextOf(endpoints.shopDetail, { longitude: 127, id: 7, latitude: 37.5 }, isMember)).toBe(text);
  });

  it('escapes what stands in it', () => {
    expect(wireText('/area', { q: 'ㅅㅅ&a=1' })).toBe('/area?q=%E3%85%85%E3%85%85%26a%3D1');
  });

  it('leaves a question mark out where nothing follows it', () => {
    expect(wireText('/faq')).toBe('/faq');
  });
});
