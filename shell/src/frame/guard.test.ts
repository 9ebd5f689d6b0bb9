import type { RouteAccess, Session } from '@dongne/platform';
import { redirectOf } from './guard';

const VISITOR: Session = { state: 'visitor' };
const MEMBER: Session = { state: 'member', user: undefined };

describe('navigation', () => {
  it.each<[string, RouteAccess, Session, string, string | undefined]>([
    ['of a visitor to a public page goes on', 'public', VISITOR, '/laundry/list', undefined],
    [
      "of a visitor to a member's page goes to login with the way back",
      'member',
      VISITOR,
      '/usage/detail?id=3',
      '/login?path=%2Fusage%2Fdetail%3Fid%3D3',
    ],
    ["of a member to a member's page goes on", 'member', MEMBER, '/usage', undefined],
    ['of a member to login goes Home', 'public', MEMBER, '/login', '/'],
    ['of a member to login with a way back goes Home', 'public', MEMBER, '/login?path=%2Fusage', '/'],
    ['of a member to phone verification goes Home', 'public', MEMBER, '/phoneAuth', '/'],
    ['of a visitor to phone verification goes on', 'public', VISITOR, '/phoneAuth', undefined],
    ['of a member to the page about rejoining goes on', 'public', MEMBER, '/login/withdraw', undefined],
    ['to the entry page goes on', 'public', VISITOR, '/auth', undefined],
  ])('%s', (_case, access, session, path, expected) => {
    expect(redirectOf(access, session, path, false)).toBe(expected);
  });
});

describe("navigation at the native app's first start", () => {
  it.each<[string, RouteAccess, Session, string, string | undefined]>([
    ['of a visitor Home', 'public', VISITOR, '/', '/auth'],
    ['of a member Home', 'public', MEMBER, '/', '/auth'],
    ['of a visitor to a public page', 'public', VISITOR, '/laundry/3?from=ad', '/auth?path=%2Flaundry%2F3%3Ffrom%3Dad'],
    ["of a visitor to a member's page", 'member', VISITOR, '/usage', '/auth?path=%2Fusage'],
    ["of a member to a member's page", 'member', MEMBER, '/usage', '/auth?path=%2Fusage'],
    ['to login', 'public', VISITOR, '/login?path=%2Fusage', '/auth?path=%2Flogin%3Fpath%3D%252Fusage'],
    ['to an unknown page', 'public', VISITOR, '/nowhere', '/auth?path=%2Fnowhere'],
    ['to a page whose name begins alike', 'public', VISITOR, '/authors', '/auth?path=%2Fauthors'],
    ['to the entry page goes on', 'public', VISITOR, '/auth', undefined],
    ['to the entry page with a way back goes on', 'public', MEMBER, '/auth?path=%2Fusage', undefined],
    ['to the entry page with itself as the way back goes on', 'public', VISITOR, '/auth?path=%2Fauth', undefined],
  ])('%s', (_case, access, session, path, expected) => {
    expect(redirectOf(access, session, path, true)).toBe(expected);
  });
});
