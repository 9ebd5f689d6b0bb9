import { pathsWithoutRoute } from '@dongne/platform/testing';
import * as paths from './paths';
import { routeTable } from './route-table';

describe('the paths that others link to', () => {
  it.each(Object.entries(paths))('%s lead to pages of this remote', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });
});
