import { buildMemberAddress, buildPartnerProgramme } from '@dongne/contract/testing';
import { refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildEvent, buildMain, buildMyLaundry, buildShopCard, buildShopGroups } from '../testing/build-home';
import { HomePage } from './home-page';

const API: FakeApi = {
  'GET /main': buildMain(),
  'GET /laundry/averageCharge': [{ category: '침구', min: 11_000, average: 13_000, max: 16_000 }],
  'GET /laundry/list/group': buildShopGroups({ thirdList: [buildShopCard({ id: 4, laundryName: '맑은 세탁소' })] }),
  'GET /member/partnerInfo': [],
  'GET /event': { items: [buildEvent()] },
  'GET /notification/count': { count: 0 },
  'GET /request/delivery/processing': [],
  'GET /member/address': buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1', address: '서울 강남구 삼성동 1' }),
};

const openHome = (session: 'visitor' | 'member', api: FakeApi = {}) =>
  renderPage([{ path: '/', element: <HomePage /> }], { url: '/', session, api: { ...API, ...api } });

it('does not ask a member for an address while theirs loads', async () => {
  openHome('member');
  expect(screen.queryByText('주소를 설정해 주세요')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^서울 강남구 테헤란로 1/ })).toBeVisible();
});

describe.each(['visitor', 'member'] as const)('Home of a %s', (session) => {
  it.each([null, {}, [], '', '<html></html>'])('renders when its main view is %j', async (body) => {
    openHome(session, { 'GET /main': refuseAs(200, body) });
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    expect((await screen.findAllByText(/불러오지 못했어요$/))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});

describe('Home of a visitor', () => {
  it("asks for an address and links to the visitors' address page", async () => {
    const { user, path } = openHome('visitor');
    await user.click(screen.getByRole('button', { name: '주소를 설정해 주세요' }));
    expect(path()).toBe('/service/non-member-update/address?returnUrl=%2F');
  });

  it('says what a first registration gives, with its conditions', () => {
    openHome('visitor');
    expect(
      screen.getByRole('link', { name: /처음 가입하면 3,000원 쿠폰.*15,000원부터\s· 30일 안에 사용/ }),
    ).toHaveAttribute('href', '/login');
  });

  it('searches for the typed shop, dong or piece', async () => {
    const { user, path } = openHome('visitor');
    await user.type(screen.getByRole('searchbox', { name: '세탁소 검색' }), '  겨울   코트 {Enter}');
    expect(path()).toBe('/laundry/list?q=%EA%B2%A8%EC%9A%B8+%EC%BD%94%ED%8A%B8');
  });

  it('shows the lowest price nearby of common pieces, and searches for the pressed one', async () => {
    const { user, path } = openHome('visitor');
    const pieces = within(screen.getByRole('list', { name: '많이 찾는 품목' }));
    expect(pieces.getAllByRole('link').map((link) => link.textContent)).toEqual(['와이셔츠', '코트', '이불', '운동화']);
    expect(await pieces.findByRole('link', { name: /이불\s*11,000원~/ })).toBeVisible();
    await user.click(pieces.getByRole('link', { name: /이불/ }));
    expect(path()).toBe('/laundry/list?q=%EC%9D%B4%EB%B6%88');
  });

  it('links to the shops nearby', async () => {
    const { user, path } = openHome('visitor');
    await user.click(screen.getByRole('link', { name: '주변 세탁소 찾기' }));
    expect(path()).toBe('/laundry/list');
  });

  it('requests nothing that only members have', async () => {
    const { calls } = openHome('visitor');
    await screen.findByText('맑은 세탁소');
    expect(calls.map(({ path }) => path).sort()).toEqual([
      '/event',
      '/laundry/averageCharge',
      '/laundry/list/group',
      '/main',
    ]);
  });

  it('shows a load error and retries on press', async () => {
    let isDown = true;
    const { user } = openHome('visitor', { 'GET /main': () => (isDown ? refuse('NOT_FOUND') : buildMain()) });
    expect(await screen.findByText('데이터를 불러오지 못했어요')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText('데이터를 불러오지 못했어요')).not.toBeInTheDocument());
  });

  it('explains how things work, even before any response', () => {
    openHome('visitor');
    expect(screen.getByRole('link', { name: /처음이신가요.*이용 방법/ })).toBeVisible();
  });
});

describe('Home of a member', () => {
  it('shows the street address and links to its change', async () => {
    const { user, path } = openHome('member');
    await user.click(await screen.findByRole('button', { name: '서울 강남구 테헤란로 1' }));
    expect(path()).toBe('/service/update/address?returnUrl=%2F');
  });

  it('hides membership and address change from users of the voucher programme', async () => {
    const programme = buildPartnerProgramme({ restrictions: ['membership', 'addressChange'] });
    openHome('member', { 'GET /member/partnerInfo': [programme] });
    expect(await screen.findByText('서울 강남구 테헤란로 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /멤버십/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '서울 강남구 테헤란로 1' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /이용 방법/ })).toBeVisible();
  });

  it("shows a voucher user's balance, what it pays, and who changes the address", async () => {
    const programme = buildPartnerProgramme({ restrictions: ['addressChange', 'cardPayment'] });
    openHome('member', {
      'GET /member/partnerInfo': [programme],
      'GET /myPage/voucher': { balanceWon: 35_000, items: [], nextCursor: null },
    });
    const vouchers = within(await screen.findByRole('region', { name: '내 바우처' }));
    expect(await vouchers.findByText('35,000원')).toBeVisible();
    expect(vouchers.getByRole('link', { name: '바우처 사용 내역' })).toHaveAttribute('href', '/mypage/point');
    expect(vouchers.getByRole('link', { name: /수거 주소를 바꾸고 싶으신가요/ })).toBeVisible();
  });

  it.each([
    ['the programme does not answer', { balanceWon: null, items: [], nextCursor: null }],
    ['the balance fails to load', refuse('INTERNAL')],
  ])('says that the balance is unknown when %s', async (_case, vouchers) => {
    const programme = buildPartnerProgramme({ restrictions: ['cardPayment'] });
    openHome('member', { 'GET /member/partnerInfo': [programme], 'GET /myPage/voucher': vouchers });
    expect(await screen.findByText('지금은 확인할 수 없어요')).toBeVisible();
  });

  const never = () => new Promise<never>(() => undefined);
  const hasNothingOfAProgramme = () => {
    expect(screen.queryByText(/멤버십|이벤트/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '서울 강남구 테헤란로 1' })).not.toBeInTheDocument();
  };

  it('hides what a programme may exclude while it loads', async () => {
    openHome('member', { 'GET /member/partnerInfo': never });
    expect(await screen.findByText('서울 강남구 테헤란로 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중이에요');
    hasNothingOfAProgramme();
  });

  it('shows everything else when the programme fails to load', async () => {
    openHome('member', { 'GET /member/partnerInfo': refuse('UNAVAILABLE') });
    expect(await screen.findByRole('link', { name: '수거백 신청' })).toBeVisible();
    expect(await screen.findByText('맑은 세탁소')).toBeVisible();
    hasNothingOfAProgramme();
  });

  it.each([
    [0, '알림'],
    [3, '알림 3개'],
    [9, '알림 9개'],
    [10, '알림 10개'],
    [11, '알림 9+개'],
  ])('with %i notifications has the bell %s', async (count, name) => {
    openHome('member', { 'GET /notification/count': { count } });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it("puts the bell's target for a visitor in the HTML before hydration", async () => {
    openHome('visitor');
    const bell = await screen.findByRole('button', { name: '알림' });
    expect(bell.dataset['leadsTo']).toMatch(/^\/login\?path=%2F/);
  });

  it('keeps the bell when the count fails', async () => {
    openHome('member', { 'GET /notification/count': refuse('INTERNAL') });
    expect(await screen.findByRole('button', { name: '알림' })).toBeVisible();
  });

  it('offers a new request at the registered shop', async () => {
    const { user, path } = openHome('member', {
      'GET /main': buildMain({ myLaundry: buildMyLaundry({ id: 12, name: '단골 세탁소' }) }),
    });
    expect(await screen.findByText('단골 세탁소')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '수거 신청하기' }));
    expect(path()).toBe('/applicate?laundryId=12');
  });

  it('offers no request while the shop pauses, and says why', async () => {
    const myLaundry = buildMyLaundry({ canNewRequest: 0, canPause: 1, reasonForPause: '여름휴가예요' });
    openHome('member', { 'GET /main': buildMain({ myLaundry }) });
    expect(await screen.findByText('여름휴가예요')).toBeVisible();
    expect(screen.queryByRole('link', { name: '수거 신청하기' })).not.toBeInTheDocument();
  });

  it('shows what failed to load and retries', async () => {
    let tries = 0;
    const failing = () =>
      tries++ === 0 ? refuse('INTERNAL') : buildMain({ myLaundry: buildMyLaundry({ name: '단골 세탁소' }) });
    const { user } = openHome('member', { 'GET /main': failing });
    expect(await screen.findByText('데이터를 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText('내 세탁소를 불러오지 못했어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('단골 세탁소')).toBeVisible();
  });
});
