import { pathsOfMembership } from '@dongne/contract/testing';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import { routeTable } from './route-table';

describe('paths of mf-membership', () => {
  it.each(Object.entries(pathsOfMembership))('match its routes: %s', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });
});
