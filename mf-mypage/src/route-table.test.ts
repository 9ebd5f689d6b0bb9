import { routeTable } from './route-table';

describe('the route table of mf-mypage', () => {
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
