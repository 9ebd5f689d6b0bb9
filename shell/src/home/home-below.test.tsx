import type { MainView } from '@dongne/contract';
import { buildMemberAddress, buildPartnerProgramme } from '@dongne/contract/testing';
import { useCapabilities } from '@dongne/platform';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildEvent, buildMain, buildShopCard, buildShopGroups } from '../testing/build-home';
import { HomeBelow } from './home-below';
import { useMain } from './use-main';

const Below = () => <HomeBelow main={useMain()} can={useCapabilities().can} />;

const openBelow = (api: FakeApi = {}, main: Partial<MainView> = {}) =>
  renderPage([{ path: '/', element: <Below /> }], {
    url: '/',
    session: 'member',
    api: {
      'GET /main': buildMain(main),
      'GET /laundry/list/group': buildShopGroups({ thirdList: [buildShopCard({ laundryName: '맑은 세탁소' })] }),
      'GET /member/partnerInfo': [],
      'GET /event': { items: [buildEvent()] },
      'GET /member/address': buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1', address: '' }),
      ...api,
    },
  });

const OVER = buildEvent({ id: 58, title: '봄맞이 이불 세탁', state: 'over', isOver: true });

describe('lower part of Home', () => {
  it("advertises nothing while a member's programme fails to load", async () => {
    openBelow({ 'GET /member/partnerInfo': refuse('UNAVAILABLE') }, { bleepy: true });
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    expect(screen.queryByText(/이벤트|양말 줍기/)).not.toBeInTheDocument();
  });

  it('links to current events', async () => {
    const { user, path } = openBelow({ 'GET /event': { items: [OVER, buildEvent()] } });
    await user.click(await screen.findByRole('link', { name: /리뷰 쓰고 포인트 받기/ }));
    expect(path()).toBe('/event/61');
    expect(screen.queryByText('봄맞이 이불 세탁')).not.toBeInTheDocument();
  });

  it('shows every current event with its picture, and no future one', async () => {
    const upcoming = buildEvent({ id: 58, title: '봄맞이 할인', state: 'upcoming' });
    openBelow({ 'GET /event': { items: [buildEvent({ id: 62, title: '멤버십' }), buildEvent(), upcoming] } });
    const shown = await screen.findAllByRole('link', { name: /멤버십|리뷰 쓰고/ });
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(['/event/62', '/event/61']);
    for (const link of shown) expect(link.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.queryByText('봄맞이 할인')).not.toBeInTheDocument();
  });

  it.each([
    ['none is current', { items: [OVER] }],
    ['they do not load', refuse('INTERNAL')],
  ])('has no events when %s', async (_case, events) => {
    openBelow({ 'GET /event': events });
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '이벤트' })).not.toBeInTheDocument();
  });

  it('has no banner unless the server enables one', async () => {
    openBelow();
    expect(await screen.findByRole('heading', { name: '이벤트' })).toBeVisible();
    expect(screen.queryByText(/양말 줍기|O\/X/)).not.toBeInTheDocument();
  });

  it.each([
    ['bleepy', '양말 줍기', '/event/socks'],
    ['bleepyOx', 'O/X 세탁 퀴즈', '/event/ox'],
  ])('has the banner of %s when the server enables it', async (flag, title, path) => {
    openBelow({}, { [flag]: true });
    expect(await screen.findByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', path);
  });

  it('advertises nothing to users of a programme without advertising', async () => {
    const programme = buildPartnerProgramme({ restrictions: ['advertising'] });
    openBelow({ 'GET /member/partnerInfo': [programme] }, { bleepy: true });
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/이벤트|양말 줍기/)).not.toBeInTheDocument());
  });
});
