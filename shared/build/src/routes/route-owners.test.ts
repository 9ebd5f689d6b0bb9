import { objectionsToRoutes, type RouteOwner } from './route-owners';

const MYPAGE: RouteOwner = {
  name: 'mf_mypage',
  owns: ['/mypage', '/event'],
  lends: ['/mypage/payment'],
  paths: ['/mypage', '/mypage/notice/:id', '/event/:id?'],
};
const SHELL: RouteOwner = { name: 'shell', paths: ['/', '/Style'] };
/** Publication older than prefixes. */
const OLDER: RouteOwner = { name: 'mf_auth', paths: ['/login', '/service/update/address'] };
const OTHERS = [SHELL, MYPAGE, OLDER];

const candidate = (wish: Partial<RouteOwner>): RouteOwner => ({
  name: 'mf_gifts',
  owns: ['/gifts'],
  paths: ['/gifts'],
  ...wish,
});

describe('routes of a remote', () => {
  it.each<[string, Partial<RouteOwner>]>([
    ['below its own prefix', { paths: ['/gifts', '/gifts/:id', '/gifts/:id/edit'] }],
    ['below a prefix that another one lends', { owns: ['/mypage/payment'], paths: ['/mypage/payment/card'] }],
    ['that only begin like another prefix', { owns: ['/mypages'], paths: ['/mypages'] }],
    ['of a publication older than prefixes', { owns: undefined, paths: ['/gifts', '/elsewhere'] }],
  ])('are accepted: %s', (_case, wish) => {
    expect(objectionsToRoutes(candidate(wish), OTHERS)).toEqual([]);
  });

  it.each<[string, Partial<RouteOwner>, RegExp]>([
    [
      'outside of its prefixes',
      { paths: ['/gifts', '/presents'] },
      /\/presents is outside of what mf_gifts owns \(\/gifts\)/,
    ],
    [
      'below the prefix of another one',
      { owns: ['/mypage/notice'], paths: [] },
      /\/mypage\/notice belongs to mf_mypage: /,
    ],
    ['with the prefix of another one', { owns: ['/event'], paths: [] }, /\/event belongs to mf_mypage: /],
    ['with a prefix in other letters', { owns: ['/MyPage'], paths: [] }, /\/MyPage belongs to mf_mypage: /],
    ['with a prefix that is the whole app', { owns: ['/'], paths: [] }, /"\/" in "owns" of mf_gifts is not a prefix/],
    ['with a parameter as prefix', { owns: ['/:id'], paths: [] }, /"\/:id" in "owns" of mf_gifts is not a prefix/],
    [
      'below a prefix that it lends',
      { lends: ['/gifts/card'], paths: ['/gifts/card/:id'] },
      /\/gifts\/card\/:id is below a prefix that mf_gifts lends/,
    ],
    ['of the shell', { owns: undefined, paths: ['/'] }, /^\/ belongs to shell already \(\/\)/],
    ['that an older publication has', { owns: undefined, paths: ['/login'] }, /\/login belongs to mf_auth already/],
    [
      'that differ from another one in the name of a parameter',
      { owns: undefined, paths: ['/mypage/notice/:nr'] },
      /\/mypage\/notice\/:nr belongs to mf_mypage already \(\/mypage\/notice\/:id\)/,
    ],
    [
      'that another one matches without its optional parameter',
      { owns: undefined, paths: ['/event'] },
      /\/event belongs to mf_mypage already \(\/event\/:id\?\)/,
    ],
    [
      'twice',
      { paths: ['/gifts/:id', '/gifts/:nr'] },
      /\/gifts\/:nr and \/gifts\/:id of mf_gifts match the same paths/,
    ],
  ])('are refused: %s', (_case, wish, sentence) => {
    const objections = objectionsToRoutes(candidate(wish), OTHERS);
    expect(objections).toHaveLength(1);
    expect(objections[0]).toMatch(sentence);
  });

  it('may surround the prefix of another one only when they lend it', () => {
    const outer: RouteOwner = { name: 'mf_outer', owns: ['/gifts'], paths: ['/gifts'] };
    const inner = candidate({ owns: ['/gifts/card'], paths: ['/gifts/card'] });
    expect(objectionsToRoutes(outer, [inner])).toEqual([
      '/gifts contains a prefix of mf_gifts: name it in "lends" of the package.json of mf_outer.',
    ]);
    expect(objectionsToRoutes({ ...outer, lends: ['/gifts/card'] }, [inner])).toEqual([]);
  });
});
