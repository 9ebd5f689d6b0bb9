import { announcedParam, type MainView } from '@dongne/contract';
import { buildMemberAddress, buildPartnerProgramme } from '@dongne/contract/testing';
import { useCapabilities } from '@dongne/platform';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
      'GET /laundry/averageCharge': [
        { category: '와이셔츠', min: 1_600, average: 1_900, max: 2_300 },
        { category: '코트', min: 11_000, average: 13_000, max: 16_700 },
        { category: '한복', min: 15_000, average: 15_000, max: 15_000 },
      ],
      'GET /laundry/list/group': buildShopGroups({ thirdList: [buildShopCard({ laundryName: '맑은 세탁소' })] }),
      'GET /member/partnerInfo': [],
      'GET /event': { items: [buildEvent()] },
      'GET /member/address': buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1', address: '' }),
      ...api,
    },
  });

const OVER = buildEvent({ id: 58, title: '봄맞이 이불 세탁', state: 'over', isOver: true });

describe('shops nearby on Home', () => {
  it('show price, distance and the days of a first order', async () => {
    const shop = buildShopCard({
      laundryName: '맑은 세탁소',
      distance: 400,
      comparedPrice: { category: '와이셔츠', priceWon: 1_700 },
      pickupAt: '2037-03-04T09:00:00+09:00',
      returnBy: '2037-03-07T23:59:59+09:00',
    });
    openBelow({ 'GET /laundry/list/group': buildShopGroups({ thirdList: [shop] }) });
    const link = await screen.findByRole('link', { name: /맑은 세탁소/ });
    for (const fact of ['400m', '와이셔츠 1,700원', /3월 4일.*수거 · 3월 7일.*배송 예정/])
      expect(within(link).getByText(fact)).toBeVisible();
  });
});

describe('estimate on Home', () => {
  it('adds up the lowest and the highest price nearby of the tapped pieces', async () => {
    const { user } = openBelow();
    const counted = [
      { category: '와이셔츠', count: 2 },
      { category: '코트', count: 1 },
    ] as const;
    const shirt = await screen.findByRole('button', { name: '와이셔츠 하나 더' });
    await user.click(shirt);
    await user.click(shirt);
    await user.click(screen.getByRole('button', { name: '코트 하나 더' }));
    expect(screen.getByText('예상 14,200~21,300원')).toBeVisible();
    expect(screen.getByText('배송비 별도')).toBeVisible();
    expect(screen.queryByRole('button', { name: /한복/ })).not.toBeInTheDocument();
    // The list shows the price of the dearest piece, and its shops begin with all of them.
    const query = new URLSearchParams({ q: '코트', items: announcedParam(counted) ?? '' });
    expect(screen.getByRole('link', { name: '이 옷을 맡길 세탁소 보기' })).toHaveAttribute(
      'href',
      `/laundry/list?${query}`,
    );
  });

  it('is left out where prices fail to load', async () => {
    openBelow({ 'GET /laundry/averageCharge': refuse('INTERNAL') });
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '얼마쯤 나올까요?' })).not.toBeInTheDocument();
  });

  it('and the introduction are for those who have not ordered yet', async () => {
    openBelow({}, { basicUserInfo: false });
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: '이렇게 맡겨요' })).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: '얼마쯤 나올까요?' })).not.toBeInTheDocument();
  });
});

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
