import { buildPartnerProgramme } from '@dongne/contract/testing';
import { inTurn, refuse, refuseAs, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import type { ShopGroups } from '@dongne/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Outlet, useNavigate } from 'react-router-dom';
import { routes } from '../routes';
import { buildGroups, buildShop, MEMBER_ADDRESS } from '../testing/builders';

const LIST = 'GET /laundry/list/group';
const GROUPS = buildGroups({
  secondList: [buildShop({ id: 2, laundryName: '늘푸른세탁', hasMembershipService: true, isFreeDelivery: true })],
  thirdList: [buildShop()],
  fourthList: [
    buildShop({
      id: 4,
      laundryName: '쉬는세탁소',
      canPause: 1,
      reasonForPause: '내부 수리',
      pauseEndDate: '2026-12-03',
    }),
  ],
});

const openList = (query = '', list: FakeAnswer<typeof LIST> = GROUPS) =>
  renderPage(routes, { url: `/laundry/list${query}`, api: { [LIST]: list } });

/** Previous page with a link to the list, to test back navigation within the document. */
const Before = () => <Link to="/laundry/list">on</Link>;

const WithBack = () => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>back</button>
      <Outlet />
    </>
  );
};

describe('ShopListPage', () => {
  it.each([null, {}, [], '', '<html></html>'])('shows an error with a retry for the response %j', async (body) => {
    const { user } = openList('', inTurn(refuseAs(200, body), GROUPS));
    expect(await screen.findByText('세탁소 목록을 불러오지 못했어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '늘푸른세탁' })).toBeVisible();
  });

  it('announces loading', async () => {
    openList('', () => new Promise<never>(() => undefined));
    expect(await screen.findByText('세탁소를 찾고 있어요')).toBeInTheDocument();
  });

  it('shows each group with a heading and each shop as a link', async () => {
    openList();
    expect(await screen.findByRole('heading', { name: '멤버십 할인·수거 배송' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '수거·배송해 주는 세탁소' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '내 세탁소' })).not.toBeInTheDocument();

    const link = screen.getByRole('link', { name: '늘푸른세탁' });
    expect(link).toHaveAttribute('href', '/laundry/2');
    expect(link).toHaveAccessibleDescription(/850m.*삼성동.*1,900원부터.*멤버십 10%.*무료 배송/);
    expect(screen.getByText('세탁소 3곳')).toBeInTheDocument();
  });

  it('shows pickup and return days, except for shops without pickup', async () => {
    const dates = { pickupAt: '2037-03-04T09:00:00+09:00', returnBy: '2037-03-07T23:59:59.999+09:00' };
    const shops = [
      buildShop({ id: 2, laundryName: '늘푸른세탁', ...dates }),
      buildShop({ id: 3, laundryName: '먼세탁' }),
    ];
    openList('', buildGroups({ thirdList: shops }));
    const link = await screen.findByRole('link', { name: '늘푸른세탁' });
    expect(link).toHaveAccessibleDescription(/3월 4일 \(수\) 수거\s· 3월 7일 \(토\) 배송 예정/);
    expect(screen.getByRole('link', { name: '먼세탁' })).not.toHaveAccessibleDescription(/수거\s·/);
  });

  it('opens its shops with the pieces counted before, also after a filter', async () => {
    const { user, path } = openList('?items=3.2');
    expect(await screen.findByRole('link', { name: '늘푸른세탁' })).toHaveAttribute('href', '/laundry/2?items=3.2');
    await user.click(screen.getByRole('button', { name: '무료 배송' }));
    await waitFor(() => expect(path()).toBe('/laundry/list?isFreeDelivery=1&items=3.2'));
  });

  it('applies two quick clicks as two changes', async () => {
    const { path } = openList();
    const chips = await Promise.all(['멤버십 할인', '무료 배송'].map((name) => screen.findByRole('button', { name })));
    act(() => chips.forEach((chip) => chip.click()));
    expect(path()).toBe('/laundry/list?isFreeDelivery=1&isMembershipService=1');
  });

  it.each(['멤버십 할인', '무료 배송'])(
    '%s has the URL parameter name that the browser uses before hydration',
    async (name) => {
      const { user, path } = openList();
      const chip = await screen.findByRole('button', { name });
      await user.click(chip);
      expect(path()).toBe(`/laundry/list?${chip.dataset['turns']}=1`);
    },
  );

  it('excludes the given shop under every filter', async () => {
    const { user, path } = openList('?except=2');
    expect(await screen.findByText('세탁소 2곳')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '늘푸른세탁' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '무료 배송' }));
    expect(path()).toBe('/laundry/list?isFreeDelivery=1&except=2');
    expect(screen.queryByRole('link', { name: '늘푸른세탁' })).not.toBeInTheDocument();
  });

  it('hides the membership from programmes without it', async () => {
    const partner = [buildPartnerProgramme({ restrictions: ['membership'] })];
    renderPage(routes, {
      url: '/laundry/list',
      session: 'member',
      api: { [LIST]: GROUPS, 'GET /member/address': MEMBER_ADDRESS, 'GET /member/partnerInfo': partner },
    });
    expect(await screen.findByRole('heading', { name: '추천 세탁소' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/멤버십/)).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '늘푸른세탁' })).toHaveAccessibleDescription(/무료 배송/);
  });

  it('shows the end and reason of a pause', async () => {
    openList();
    const link = await screen.findByRole('link', { name: '쉬는세탁소' });
    expect(link).toHaveAccessibleDescription(/12월 3일 \(목\)까지 쉬어요\s· 내부 수리/);
  });

  it('stores the order in the URL and requests it', async () => {
    const { user, path, calls } = openList();
    await user.selectOptions(await screen.findByRole('combobox', { name: '정렬' }), '가까운 순');
    expect(path()).toBe('/laundry/list?sort=Distance');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ sort: 'Distance' }));
  });

  it('is left with one step back after several changes of order', async () => {
    const framed = { element: <WithBack />, children: [...routes, { path: '/before', element: <Before /> }] };
    const { user, path } = renderPage([framed], { url: '/before', api: { [LIST]: GROUPS } });
    await user.click(screen.getByRole('link', { name: 'on' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: '정렬' }), '가까운 순');
    await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '이용 많은 순');
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(path()).toBe('/before');
  });

  it('applies the filters of the URL', async () => {
    const { calls } = openList('?isParking=1&endDistance=10000');
    expect(await screen.findByRole('button', { name: '필터 2' })).toBeInTheDocument();
    await waitFor(() => expect(calls[0]?.params).toMatchObject({ isParking: true, endDistance: 10_000 }));
  });

  it('applies the filters of the sheet together', async () => {
    const { user, path } = openList();
    await user.click(await screen.findByRole('button', { name: '필터' }));
    const sheet = screen.getByRole('dialog', { name: '필터' });
    await user.click(within(sheet).getByRole('switch', { name: '주차 가능' }));
    await user.click(within(sheet).getByRole('button', { name: '신발' }));
    expect(path()).toBe('/laundry/list');

    await user.click(within(sheet).getByRole('button', { name: /곳 보기$/ }));
    expect(sheet).not.toBeInTheDocument();
    expect(new URLSearchParams(path().split('?')[1])).toEqual(
      new URLSearchParams({ isParking: '1', handleItem: '신발' }),
    );
  });

  it('changes nothing when the sheet is dismissed', async () => {
    const { user, path } = openList();
    await user.click(await screen.findByRole('button', { name: '필터' }));
    await user.click(screen.getByRole('switch', { name: '수선 가능' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe('/laundry/list');
  });

  it('only widens the distance until a reset', async () => {
    const { user, path } = openList('?endDistance=7000');
    await user.click(await screen.findByRole('button', { name: '필터 1' }));
    expect(screen.getByRole('radio', { name: '5km까지' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: '초기화' }));
    expect(screen.getByRole('radio', { name: '5km까지' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /곳 보기$/ }));
    expect(path()).toBe('/laundry/list');
  });

  it('links to another address where there is no shop at all', async () => {
    openList('', buildGroups({}));
    expect(await screen.findByText('가까운 곳에 세탁소가 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '다른 주소로 찾기' })).toHaveAttribute(
      'href',
      '/service/non-member-update/address?returnUrl=%2Flaundry%2Flist',
    );
  });

  it('removes the most restrictive filter with one click and shows its effect', async () => {
    const looser = [
      { filter: 'canMend', count: 12 },
      { filter: 'endDistance', count: 3 },
    ] as const;
    const none = buildGroups();
    const found = { count: 0, secondList: 0, thirdList: 0, third2List: 0, fourthList: 0, looser: [...looser] };
    const { user, path } = openList('?canMend=1&sort=Using', { ...none, found });
    expect(await screen.findByText('조건에 맞는 세탁소가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '10km까지 넓혀 3곳 보기' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '‘수선 가능’ 빼고 12곳 보기' }));
    expect(path()).toBe('/laundry/list?sort=Using');
  });

  it('offers a reset when removing a single filter finds nothing', async () => {
    const { user, path } = openList('?canMend=1&q=없는집&sort=Using', buildGroups());
    await user.click(await screen.findByRole('button', { name: '모든 조건 지우기' }));
    expect(path()).toBe('/laundry/list?sort=Using');
    expect(screen.getByRole('searchbox', { name: '세탁소 검색' })).toHaveValue('');
  });

  it('shows the number of shops before filters are applied', async () => {
    const parking = buildGroups({ thirdList: [buildShop(), buildShop({ id: 5 })] });
    const { user } = openList('', ({ params }) => (params?.['isParking'] === true ? parking : GROUPS));
    await user.click(await screen.findByRole('button', { name: '필터' }));
    expect(await screen.findByRole('button', { name: '3곳 보기' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: '주차 가능' }));
    expect(await screen.findByRole('button', { name: '2곳 보기' })).toBeVisible();
  });

  it('shows the price of a shirt or searched piece and the delivery fee', async () => {
    const comparedPrice = { category: '코트', priceWon: 12_000 } as const;
    const shop = buildShop({ comparedPrice, pickupAt: '2037-03-04T09:00:00+09:00' });
    openList('?q=코트', buildGroups({ thirdList: [shop] }));
    const link = await screen.findByRole('link', { name: shop.laundryName });
    expect(link).toHaveAccessibleDescription(/코트 12,000원.*배송비 3,000원/);
  });

  it('loads more at the end and preserves the loaded pages', async () => {
    const pages: Record<string, ShopGroups> = {
      first: buildGroups({ thirdList: [buildShop()], nextCursor: '2_1_1_1' }),
      '2_1_1_1': buildGroups({ thirdList: [buildShop({ id: 8, laundryName: '둘째세탁' })], found: null }),
    };
    const { user } = openList('', ({ params }) => pages[String(params?.['cursor'] ?? 'first')] ?? buildGroups());
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    expect(await screen.findByRole('link', { name: '둘째세탁' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
  });

  it('shows an error when the list fails to load and retries', async () => {
    const { user } = openList('', inTurn(refuse('UNAVAILABLE'), GROUPS));
    expect(await screen.findByRole('alert')).toHaveTextContent('세탁소 목록을 불러오지 못했어요');
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '늘푸른세탁' })).toBeInTheDocument();
  });

  it('asks a visitor without an address for one and returns', async () => {
    openList('?sort=Using');
    expect(await screen.findByRole('link', { name: '주소를 설정해 주세요' })).toHaveAttribute(
      'href',
      `/service/non-member-update/address?returnUrl=${encodeURIComponent('/laundry/list?sort=Using')}`,
    );
  });

  it('leaves the position to the server for a member', async () => {
    const { calls } = renderPage(routes, {
      session: 'member',
      url: '/laundry/list',
      api: { [LIST]: GROUPS, 'GET /member/address': MEMBER_ADDRESS },
    });
    expect(await screen.findByRole('link', { name: '서울 강남구 테헤란로 1' })).toHaveAttribute(
      'href',
      '/service/update/address?returnUrl=%2Flaundry%2Flist',
    );
    await screen.findByRole('link', { name: '늘푸른세탁' });
    expect(calls.find(({ path }) => path === '/laundry/list/group')?.params).not.toHaveProperty('latitude');
  });

  it('shows the address without a link when the partner programme forbids changes', async () => {
    renderPage(routes, {
      session: 'member',
      url: '/laundry/list',
      api: {
        [LIST]: GROUPS,
        'GET /member/address': MEMBER_ADDRESS,
        'GET /member/partnerInfo': [buildPartnerProgramme({ restrictions: ['addressChange'] })],
      },
    });
    expect(await screen.findByText('서울 강남구 테헤란로 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: '서울 강남구 테헤란로 1' })).not.toBeInTheDocument());
  });

  it('shows the list when the member’s address fails to load', async () => {
    renderPage(routes, {
      session: 'member',
      url: '/laundry/list',
      api: { [LIST]: GROUPS, 'GET /member/address': refuse('UNAVAILABLE') },
    });
    expect(await screen.findByRole('link', { name: '늘푸른세탁' })).toBeInTheDocument();
  });
});
