import type { RouteAccess, Session } from '@dongne/platform';
import { redirectOf } from './guard';

const VISITOR: Session = { state: 'visitor' };
const MEMBER: Session = { state: 'member', user: undefined };

describe('a navigation', () => {
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
    ['of a member to the page about joining again goes on', 'public', MEMBER, '/login/withdraw', undefined],
  ])('%s', (_case, access, session, path, expected) => {
    expect(redirectOf(access, session, path)).toBe(expected);
  });
});
