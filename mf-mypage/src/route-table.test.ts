import { routeTable } from './route-table';

describe('route table of mf-mypage', () => {
  it('opens notices, events, games and help to visitors, nothing else', () => {
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
