import { endpoints, firstRead } from '@dongne/contract';
import type { PublishedRoute } from '../registry/registry';
import { openedPageOf } from './route-addresses';

const FRAME = { layout: 'detail', bar: null } as const;

it.each<[string, PublishedRoute, object]>([
  ['without parameters', { path: '/usage', access: 'member', ...FRAME }, { pathname: '/usage', search: '' }],
  [
    'with parameters, the optional ones too',
    { path: '/event/:id/:step?', access: 'public', ...FRAME },
    { pathname: '/event/1/1', search: '', isMember: false },
  ],
  [
    'with the query of its first reads',
    {
      path: '/usage/detail',
      access: 'member',
      ...FRAME,
      firstReads: [firstRead(endpoints.claimCase, { id: '?id' })],
    },
    { pathname: '/usage/detail', search: '?id=1', isMember: true },
  ],
])('opens a route %s', (_case, route, opened) => {
  expect(openedPageOf(route)).toMatchObject({ route: route.path, ...opened });
});
