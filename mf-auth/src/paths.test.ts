import { paths as platformPaths } from '@dongne/platform';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import * as paths from './paths';
import { routeTable } from './route-table';

describe('the paths that others link to', () => {
  it.each(Object.entries(paths))('%s lead to pages of this remote', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });

  it("are here too where the platform sends people to this remote's pages", () => {
    expect(pathsWithoutRoute(platformPaths.auth, routeTable)).toEqual([]);
  });
});
