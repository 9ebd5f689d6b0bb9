import { pathsOfAuth } from '@dongne/contract/testing';
import { paths as platformPaths } from '@dongne/platform';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import { routeTable } from './route-table';

describe('paths of mf-auth', () => {
  it.each(Object.entries(pathsOfAuth))('match its routes: %s', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });

  it('match its routes for redirects of the platform', () => {
    expect(pathsWithoutRoute(platformPaths.auth, routeTable)).toEqual([]);
  });
});
