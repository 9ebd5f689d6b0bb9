import type { AlternativeShop, RequestDetail } from '@dongne/contract';
import { buildShopCard } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-03T20:30:00+09:00');

const shops = (isSameTime: boolean): AlternativeShop[] =>
  ['가나 세탁소', '다라 세탁소', '마바 세탁소'].map((laundryName, index) => ({
    shop: buildShopCard({ id: 40 + index, laundryName }),
    startsAt: '2037-03-04T04:00:00.000Z',
    endsAt: '2037-03-04T06:00:00.000Z',
    isSameTime,
  }));

const open = (url: string, request: RequestDetail, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url,
    api: {
      'GET /request/delivery/detail/31': request,
      'GET /request/delivery/31/alternatives': shops(true),
      ...api,
    },
  });

const denied = buildRequest({ originalStatus: 'Denied' });
const letDown = buildRequest({ originalStatus: 'Cancelled', allowedActions: ['seeOtherShops'] });

describe('OtherShops', () => {
  it.each([
    ['/usage/deny?id=31', denied],
    ['/usage/detail?id=31', denied],
    ['/usage/noshow?id=31', letDown],
    ['/usage/detail?id=31', letDown],
  ])('links each shop at %s to its form with the slot chosen', async (url, request) => {
    open(url, request);
    const list = within(await screen.findByRole('region', { name: '같은 시간에 수거할 수 있는 세탁소' }));
    const links = list.getAllByRole('link', { name: '같은 시간에 신청하기' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [40, 41, 42].map((id) => `/applicate?laundryId=${id}&slot=2037-03-04T04%3A00%3A00.000Z`),
    );
    expect(links[1]).toHaveAccessibleDescription('다라 세탁소');
    expect(list.getByText('3월 4일 (수) 13:00~15:00에 수거할 수 있어요')).toBeVisible();
  });

  it('says when they come at another time', async () => {
    open('/usage/noshow?id=31', letDown, { 'GET /request/delivery/31/alternatives': shops(false) });
    expect(await screen.findByRole('region', { name: '가장 빨리 수거할 수 있는 세탁소' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: '이 시간에 신청하기' })).toHaveLength(3);
    expect(screen.getByRole('link', { name: '다른 세탁소 보기' })).toHaveAttribute('href', '/laundry/list?except=7');
    expect(screen.queryByRole('link', { name: '다시 신청' })).not.toBeInTheDocument();
  });

  it('renders nothing when no shop can take the request', async () => {
    open('/usage/deny?id=31', denied, { 'GET /request/delivery/31/alternatives': [] });
    expect(await screen.findByRole('link', { name: '다른 세탁소 보기' })).toBeVisible();
    expect(screen.queryByText(/수거할 수 있는 세탁소/)).not.toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    open('/usage/deny?id=31', denied, { 'GET /request/delivery/31/alternatives': refuse('UNAVAILABLE') });
    expect(await screen.findByText('다른 세탁소를 불러오지 못했어요')).toBeVisible();
  });

  it('is not loaded when the customer cancelled', async () => {
    const { calls } = open('/usage/noshow?id=31', buildRequest({ originalStatus: 'Cancelled' }));
    expect(await screen.findByRole('link', { name: '다시 신청' })).toBeVisible();
    expect(calls.filter(({ path }) => path.includes('alternatives'))).toEqual([]);
  });
});
