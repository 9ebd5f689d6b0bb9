import { pathsOfUsage } from '@dongne/contract/testing';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import { routeTable } from './route-table';

describe('paths of mf-usage', () => {
  it.each(Object.entries(pathsOfUsage))('match its routes: %s', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });
});
