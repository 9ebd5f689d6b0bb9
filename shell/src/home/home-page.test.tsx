import { buildMemberAddress, buildPartnerProgramme } from '@dongne/contract/testing';
import { refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildEvent, buildMain, buildMyLaundry, buildShopCard, buildShopGroups } from '../testing/build-home';
import { HomePage } from './home-page';

const API: FakeApi = {
  'GET /main': buildMain(),
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

  it('says what a first registration gives, with its condition', () => {
    openHome('visitor');
    expect(screen.getByText('처음 가입하면 3,000원 쿠폰 (15,000원 이상)')).toBeVisible();
  });

  it('links to the shops nearby', async () => {
    const { user, path } = openHome('visitor');
    await user.click(screen.getByRole('link', { name: '주변 세탁소 찾기' }));
    expect(path()).toBe('/laundry/list');
  });

  it('requests nothing that only members have', async () => {
    const { calls } = openHome('visitor');
    await screen.findByText('맑은 세탁소');
    expect(calls.map(({ path }) => path).sort()).toEqual(['/event', '/laundry/list/group', '/main']);
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
