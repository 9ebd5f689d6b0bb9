import { pathsOfLaundry } from '@dongne/contract/testing';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import { routeTable } from './route-table';

describe('paths of mf-laundry', () => {
  it.each(Object.entries(pathsOfLaundry))('match its routes: %s', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });
});
