import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildCouponEvent, buildEvent, buildGames } from '../testing/build-event';
import { buildCoupon } from '../testing/builders';

const NO_GAMES = { items: [] };

const openList = (api: FakeApi) => renderPage(routes, { url: '/event', api: { 'GET /event/game': NO_GAMES, ...api } });

describe('EventListPage', () => {
  it('labels current, upcoming and past events', async () => {
    const upcoming = buildEvent({ id: 58, title: '봄맞이', state: 'upcoming' });
    const past = buildEvent({ id: 60, title: '지난 이벤트', state: 'over', isOver: true });
    openList({ 'GET /event': { items: [buildEvent(), upcoming, past] } });
    const review = await screen.findByRole('link', { name: /리뷰 이벤트/ });
    expect(review).toHaveTextContent('진행 중');
    expect(review).toHaveAttribute('href', '/event/61');
    expect(screen.getByRole('link', { name: /봄맞이/ })).toHaveTextContent('예정');
    expect(screen.getByRole('link', { name: /지난 이벤트/ })).toHaveTextContent('종료');
  });

  it('shows an empty state, and an error when loading fails', async () => {
    const { unmount } = openList({ 'GET /event': { items: [] } });
    expect(await screen.findByText('진행 중인 이벤트가 없어요')).toBeInTheDocument();
    unmount();
    openList({ 'GET /event': refuse('UNAVAILABLE') });
    expect(await screen.findByRole('alert')).toHaveTextContent('이벤트를 불러오지 못했어요');
  });

  it('links to the open games', async () => {
    openList({ 'GET /event': { items: [] }, 'GET /event/game': buildGames({ isOn: false }) });
    expect(await screen.findByRole('link', { name: /O\/X 세탁 퀴즈/ })).toHaveAttribute('href', '/event/ox');
    expect(screen.queryByRole('link', { name: /양말/ })).not.toBeInTheDocument();
  });
});

describe('EventPage', () => {
  it('shows title, period and conditions', async () => {
    renderPage(routes, { url: '/event/61', api: { 'GET /event/61': buildEvent() } });
    expect(await screen.findByRole('heading', { level: 1, name: '리뷰 이벤트' })).toBeInTheDocument();
    expect(screen.getByText('2026.11.01~2026.11.30')).toBeInTheDocument();
    expect(screen.getByText('사진을 더하면 500P를 드려요.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['한 번만 쓸 수 있어요.']);
  });

  it('shows its link only while it is on', async () => {
    const { unmount } = renderPage(routes, { url: '/event/61', api: { 'GET /event/61': buildEvent() } });
    expect(await screen.findByRole('link', { name: '리뷰 쓰러 가기' })).toHaveAttribute('href', '/mypage/review');
    unmount();
    renderPage(routes, { url: '/event/61', api: { 'GET /event/61': buildEvent({ state: 'over', isOver: true }) } });
    expect(await screen.findByText('끝난 이벤트예요.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '리뷰 쓰러 가기' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '다른 이벤트 보기' })).toHaveAttribute('href', '/event');
  });

  it('shows the start of an upcoming event', async () => {
    const upcoming = buildCouponEvent({ state: 'upcoming', startsAt: '2027-03-01T00:00:00+09:00' });
    renderPage(routes, { url: '/event/springSale', api: { 'GET /event/58': upcoming } });
    expect(await screen.findByText('2027년 3월 1일에 열려요.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /쿠폰 받기/ })).not.toBeInTheDocument();
  });

  it.each(['/event/9999', '/event/abc'])('redirects from an unknown event to the list: %s', async (url) => {
    renderPage(routes, { url, api: { 'GET /event/9999': refuse('NOT_FOUND') } });
    expect(await screen.findByText('찾는 이벤트가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이벤트 보기' })).toHaveAttribute('href', '/event');
  });
});

describe('coupon of an event', () => {
  const openCoupon = (api: FakeApi = {}, event = buildCouponEvent()) =>
    renderPage(routes, {
      session: 'member',
      url: '/event/63',
      api: { 'GET /event/63': event, 'GET /myPage/coupon': { items: [] }, ...api },
    });

  it('shows its conditions and sends a visitor to login and back', async () => {
    renderPage(routes, { url: '/event/63', api: { 'GET /event/63': buildCouponEvent() } });
    expect(await screen.findByText('이용 금액 25,000원 이상에서 쓸 수 있어요.')).toBeInTheDocument();
    expect(screen.getByText('받은 날부터 30일 동안 쓸 수 있어요.')).toBeInTheDocument();
    const login = screen.getByRole('link', { name: '로그인하고 쿠폰 받기' });
    expect(login).toHaveAttribute('href', '/login?path=%2Fevent%2F63');
  });

  it('is taken once on a double click and links to the coupons', async () => {
    const coupon = buildCoupon({ code: 'EVENT-BEDDING' });
    const held = { items: [buildCoupon({ id: 2, code: 'WELCOME' })] };
    const { user, calls } = openCoupon({
      'GET /myPage/coupon': () => ({ ...held }),
      'POST /event/63/coupon': () => {
        held.items = [...held.items, coupon];
        return coupon;
      },
    });
    await user.dblClick(await screen.findByRole('button', { name: '4,000원 쿠폰 받기' }));
    expect(await screen.findByText('쿠폰을 받았어요')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '받은 쿠폰 보기' })).toHaveAttribute('href', '/mypage/coupon');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('shows the server’s error when it is no longer available', async () => {
    const { user } = openCoupon({
      'POST /event/63/coupon': refuse('INVALID_TRANSITION', { svMessage: '준비한 수량이 모두 나간 쿠폰이에요.' }),
    });
    await user.click(await screen.findByRole('button', { name: '4,000원 쿠폰 받기' }));
    expect(await screen.findByText('준비한 수량이 모두 나간 쿠폰이에요.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '4,000원 쿠폰 받기' })).toBeInTheDocument();
  });

  it('stays visible to its owner after the end and is hidden from others', async () => {
    const over = buildCouponEvent({ state: 'over', isOver: true });
    const { unmount } = openCoupon({}, over);
    expect(await screen.findByRole('link', { name: '다른 이벤트 보기' })).toBeInTheDocument();
    unmount();
    openCoupon({ 'GET /myPage/coupon': { items: [buildCoupon({ code: 'EVENT-BEDDING' })] } }, over);
    expect(await screen.findByRole('link', { name: '받은 쿠폰 보기' })).toBeInTheDocument();
  });
});
