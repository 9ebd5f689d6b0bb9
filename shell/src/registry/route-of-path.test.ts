import type { RouteEntry } from '@dongne/platform';
import { buildRemote } from '../testing/build-registry';
import { routeOfPath } from './route-of-path';

const route = (path: string): RouteEntry => ({ path, access: 'public', layout: 'default', bar: null });
const REGISTRY = [
  buildRemote({ name: 'mf_laundry', routes: ['/laundry/:id', '/laundry/list', '/laundry/review/:id'].map(route) }),
  buildRemote({ name: 'mf_mypage', routes: ['/event/:id?', '/event/springSale'].map(route) }),
  buildRemote({ name: 'mf_odd', routes: ['/:language/help', '/maybe?/here'].map(route) }),
];

describe('route of a path', () => {
  it.each([
    ['/', 'shell', '/'],
    ['/laundry/list', 'mf_laundry', '/laundry/list'],
    ['/laundry/7', 'mf_laundry', '/laundry/:id'],
    ['/laundry/review/7', 'mf_laundry', '/laundry/review/:id'],
    ['/event', 'mf_mypage', '/event/:id?'],
    ['/event/61', 'mf_mypage', '/event/:id?'],
    ['/event/springSale', 'mf_mypage', '/event/springSale'],
    ['/Laundry/List', 'mf_laundry', '/laundry/list'],
    ['/%6Caundry/list', 'mf_laundry', '/laundry/list'],
    ['/ko/help', 'mf_odd', '/:language/help'],
    ['/here', 'mf_odd', '/maybe?/here'],
    ['/maybe/here', 'mf_odd', '/maybe?/here'],
  ])('%s belongs to %s: %s', (path, owner, pattern) => {
    const found = routeOfPath(REGISTRY, path);
    expect([found?.remote?.name ?? 'shell', found?.entry.path]).toEqual([owner, pattern]);
  });

  it('is undefined when no table names it', () => {
    expect(routeOfPath(REGISTRY, '/nowhere')).toBeUndefined();
  });
});
