import { pathsOfMypage } from '@dongne/contract/testing';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import { routeTable } from './route-table';

describe('paths of mf-mypage', () => {
  it.each(Object.entries(pathsOfMypage))('match its routes: %s', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });
});
