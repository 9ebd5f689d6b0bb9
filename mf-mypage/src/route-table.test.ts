import { routeTable } from './route-table';
import { routes } from './routes';

describe('the route table of mf-mypage', () => {
  it('has a page for every route, and no page without a route', () => {
    expect(routes.map(({ path }) => path)).toEqual(routeTable.map(({ path }) => path));
  });

  it('lets visitors read notices, events, games, help and how-to-use, and nothing else', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(({ path }) => path);
    expect(open).toEqual([
      '/mypage/customer-center',
      '/mypage/notice',
      '/mypage/notice/:id',
      '/noticeDetail',
      '/event',
      '/event/springSale',
      '/event/socks',
      '/event/ox',
      '/event/:id',
      '/how-to-use',
    ]);
  });
});
