import { DOT, REVIEW_KEYWORDS } from '@dongne/contract';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildReview, buildShopDetail } from '../testing/builders';

const DETAIL = 'GET /laundry/detail/1';

const openShop = (
  shop: Parameters<typeof buildShopDetail>[0] = {},
  { url = '/laundry/1', api }: { url?: string; api?: FakeApi } = {},
) => renderPage(routes, { url, api: { [DETAIL]: buildShopDetail(shop), ...api } });

describe('ShopDetailPage', () => {
  it('has the shop’s name as title and shows its facts', async () => {
    openShop();
    expect(await screen.findByRole('heading', { level: 1, name: '삼성동 맑은세탁소' })).toBeInTheDocument();
    expect(screen.getByText('내 주소로 수거·배송해 드려요')).toBeInTheDocument();
    expect(screen.getByText('배송비 3,000원 · 20,000원 이상 무료')).toBeInTheDocument();
    expect(screen.getByText('멤버십 10%')).toBeInTheDocument();
  });

  it.each([
    ['comes itself', { coverage: 'self' }, '내 주소로 수거·배송해 드려요', []],
    ['sends an agency', { coverage: 'agency' }, '내 주소로 배송 대행이 수거·배송해 드려요', []],
    [
      'misses by some metres',
      { coverage: 'none', coversMe: false, beyondReachM: 300 },
      '세탁소가 오는 거리보다 300m 멀어요',
      ['주소 바꾸기', '다른 세탁소 보기'],
    ],
    [
      'is for visits',
      { canDelivery: 0, useDeliveryAgency: 0, coverage: 'none', coversMe: false },
      '직접 방문해야 하는 세탁소예요',
      ['다른 세탁소 보기'],
    ],
    [
      'rests',
      { canPause: 1, reasonForPause: '여름휴가', pauseEndDate: '2026-12-03' },
      '12월 3일 (목)까지 쉬어요 · 여름휴가',
      ['다른 세탁소 보기'],
    ],
  ] as const)('says before anything else that it %s, and the way out', async (_case, shop, text, ways) => {
    openShop(shop);
    const [verdict] = await screen.findAllByText(text);
    expect(verdict).toBeVisible();
    const links = screen.queryAllByRole('link', { name: /주소 바꾸기|다른 세탁소 보기/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(ways);
  });

  it('finds a piece with its member price, or says there is none', async () => {
    const { user } = openShop({ hasMembershipService: true }, { url: '/laundry/1?tab=price' });
    await user.type(await screen.findByRole('searchbox', { name: '품목 찾기' }), '코트');
    expect(screen.getByRole('row', { name: /코트/ })).toHaveTextContent('13,000원멤버십 11,700원');
    expect(screen.queryByRole('row', { name: /와이셔츠/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: '품목 찾기' }), '팅');
    expect(screen.getByText(/‘코트팅’에 맞는 품목이 없어요/)).toBeVisible();
  });

  it('hides member prices at a shop without the membership', async () => {
    openShop({ hasMembershipService: false }, { url: '/laundry/1?tab=price' });
    expect(await screen.findByRole('row', { name: /코트/ })).not.toHaveTextContent('멤버십');
  });

  it('shares its own URL, copied when the device cannot share', async () => {
    const { user } = openShop({}, { url: '/laundry/1?tab=price' });
    await user.click(await screen.findByRole('button', { name: '공유하기' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/laundry/1');
    expect(await screen.findByText('세탁소 주소를 복사했어요')).toBeInTheDocument();
  });

  it.each(['about', 'price'])('shows no delivery fee on %s for a shop without pickup', async (tab) => {
    openShop(
      { canDelivery: 0, useDeliveryAgency: 0, coverage: 'none', coversMe: false },
      { url: `/laundry/1?tab=${tab}` },
    );
    expect((await screen.findAllByText('직접 방문해야 하는 세탁소예요'))[0]).toBeVisible();
    expect(screen.queryByText(/배송비/)).not.toBeInTheDocument();
  });

  it('shows hours, days off, address, parking and notice first', async () => {
    openShop();
    const panel = await screen.findByRole('tabpanel', { name: '정보' });
    expect(panel).toHaveTextContent('09:00~20:00');
    expect(panel).toHaveTextContent('매주 일요일');
    expect(panel).toHaveTextContent('12월 25일 (금)');
    expect(panel).toHaveTextContent('서울 강남구 삼성동 1-1');
    expect(panel).toHaveTextContent('신발은 이틀 더 걸려요.');
  });

  it.each([
    [
      'the three phrases that reviews chose most',
      [
        { keyword: 'keyWordUntact', count: 3 },
        { keyword: 'keyWordNo', count: 40 },
        { keyword: 'keyWordQuality', count: 9 },
        { keyword: 'keyWordFast', count: 0 },
        { keyword: 'keyWordCharge', count: 4 },
        { keyword: 'keyWordExpect', count: 1 },
      ],
      ['keyWordQuality', 'keyWordCharge', 'keyWordUntact'],
    ],
    ['no phrase without reviews', [], []],
  ] as const)('shows %s', async (_case, keywordCounts, shown) => {
    openShop({ keywordCounts: [...keywordCounts] });
    const panel = await screen.findByRole('tabpanel', { name: '정보' });
    const phrases = within(panel).queryByRole('region', { name: '이런 점이 좋대요' });
    expect(phrases === null ? [] : [...phrases.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
      shown.map(
        (keyword) => `${REVIEW_KEYWORDS[keyword]}${keywordCounts.find((each) => each.keyword === keyword)?.count}명`,
      ),
    );
  });

  it('compares prices with local averages and stores the tab in the URL', async () => {
    const { user, path } = openShop(
      {},
      {
        api: {
          'GET /laundry/averageCharge': [{ category: '코트', min: 11_000, average: 14_000, max: 16_000 }],
        },
      },
    );
    await user.click(await screen.findByRole('tab', { name: '가격' }));
    expect(path()).toBe('/laundry/1?tab=price');
    const row = screen.getByRole('row', { name: /코트/ });
    expect(row).toHaveTextContent('13,000원');
    await waitFor(() => expect(row).toHaveTextContent('1,000원 저렴'));
  });

  it('shows the prices when the averages fail to load', async () => {
    openShop({}, { url: '/laundry/1?tab=price', api: { 'GET /laundry/averageCharge': refuse('UNAVAILABLE') } });
    expect(await screen.findByRole('row', { name: /와이셔츠/ })).toHaveTextContent('1,900원');
  });

  it('shows counts of review keywords that praise, and the newest reviews', async () => {
    openShop(
      {
        keywordCounts: [
          { keyword: 'keyWordNo', count: 20 },
          { keyword: 'keyWordQuality', count: 9 },
          { keyword: 'keyWordFast', count: 3 },
        ],
      },
      { url: '/laundry/1?tab=review', api: { 'GET /laundry/1/review': { items: [buildReview()], nextCursor: null } } },
    );
    const keywords = within(await screen.findByRole('region', { name: '이런 점이 좋았어요' })).getAllByRole('listitem');
    expect(keywords.map((item) => item.textContent)).toEqual(['품질이 좋아요9명', '프리미엄 관리가 좋아요3명']);
    expect(await screen.findByText('셔츠가 새것 같아요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '리뷰 모두 보기' })).toHaveAttribute('href', '/laundry/1/review');
  });

  it('shows the photos of its reviews as a strip that opens, and links to all of them', async () => {
    const photos = [{ id: 7, url: '/photos/7.webp' }];
    const { user } = openShop(
      {},
      {
        url: '/laundry/1?tab=review',
        api: {
          'GET /laundry/1/review': ({ params }) => ({
            items: [params?.['withPhoto'] === true ? buildReview({ id: 400, photos }) : buildReview()],
            nextCursor: null,
          }),
        },
      },
    );
    const strip = within(await screen.findByRole('region', { name: '사진 리뷰' }));
    expect(strip.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/laundry/1/review?withPhoto=true');
    await user.click(strip.getByRole('button', { name: '리뷰 사진 1 크게 보기' }));
    expect(await screen.findByRole('dialog', { name: '리뷰 사진' })).toBeVisible();
  });

  it('groups the prices, and hides groups without a match', async () => {
    const { user } = openShop({}, { url: '/laundry/1?tab=price' });
    const groups = () => screen.getAllByRole('rowheader').filter((header) => header.getAttribute('colspan') === '3');
    expect((await screen.findByRole('row', { name: /코트/ })).parentElement).toHaveTextContent(/^외투/);
    expect(groups().length).toBeGreaterThan(1);
    await user.type(screen.getByRole('searchbox', { name: '품목 찾기' }), '코트');
    await waitFor(() => expect(groups().map(({ textContent }) => textContent)).toEqual(['외투']));
  });

  it('links to the request form of this shop', async () => {
    const { user, path } = openShop();
    const order = await screen.findByRole('button', { name: '수거 신청하기' });
    // Link of a visitor before hydration.
    expect(order).toHaveAttribute('data-leads-to', '/login?path=%2Fapplicate%3FlaundryId%3D1');
    await user.click(order);
    expect(path()).toBe('/applicate?laundryId=1');
  });

  it.each([
    [
      'rests',
      { canPause: 1, reasonForPause: '여름휴가', pauseEndDate: '2026-12-03' },
      '쉬는 중이에요',
      `12월 3일 (목)까지 쉬어요${DOT}여름휴가`,
    ],
    ['takes nothing new', { canNewRequest: 0 }, '신청을 받지 않아요', '지금은 새 신청을 받지 않아요'],
    ['is for visits', { canDelivery: 0, useDeliveryAgency: 0 }, '방문만 받아요', '직접 방문해야 하는 세탁소예요'],
    ['is too far', { coversMe: false }, '수거 지역 밖이에요', '고객님 위치에는 수거·배송을 지원하지 않아요'],
  ] as const)('offers no order where the shop %s, says why, and leads to others', async (_case, shop, label, why) => {
    const { user, path } = openShop(shop);
    const closed = await screen.findByRole('button', { name: label });
    expect(closed).toBeDisabled();
    expect(closed).toHaveAccessibleDescription(why);
    expect(screen.getAllByText(why, { collapseWhitespace: false })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '수거 신청하기' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '다른 세탁소 보기' }));
    expect(path()).toBe('/laundry/list');
  });

  it('asks a visitor without an address for one', async () => {
    openShop({ coversMe: null, coverage: null });
    expect(await screen.findByRole('link', { name: '주소를 설정하고 수거·배송 여부 확인하기' })).toHaveAttribute(
      'href',
      '/service/non-member-update/address?returnUrl=%2Flaundry%2F1',
    );
    expect(screen.getByRole('button', { name: '수거 신청하기' })).toBeEnabled();
  });

  it.each(['/laundry/1', '/laundry/abc'])('shows the not-found state at %s', async (url) => {
    renderPage(routes, { url, api: { [DETAIL]: refuse('NOT_FOUND') } });
    expect(await screen.findByText('찾는 세탁소가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '세탁소 찾기' })).toHaveAttribute('href', '/laundry/list');
  });

  it('shows an error when the shop fails to load and retries', async () => {
    const { user } = renderPage(routes, {
      url: '/laundry/1',
      api: { [DETAIL]: inTurn(refuse('UNAVAILABLE'), buildShopDetail()) },
    });
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { level: 1, name: '삼성동 맑은세탁소' })).toBeInTheDocument();
  });
});

describe('ShopGallery', () => {
  const pictures = ['/picture/0', '/picture/1', '/picture/2'];

  it('shows pictures side by side with the current position', async () => {
    renderPage(routes, { url: '/laundry/1', api: { [DETAIL]: buildShopDetail({ pictures }) } });
    const row = await screen.findByRole('list', { name: '삼성동 맑은세탁소 모습' });
    const images = within(row).getAllByRole('img');
    expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
      ['/picture/0', 'eager'],
      ['/picture/1', 'lazy'],
      ['/picture/2', 'lazy'],
    ]);
    expect(screen.getByText('1/3')).toBeVisible();
    Object.defineProperties(row, { scrollLeft: { value: 780 }, clientWidth: { value: 390 } });
    fireEvent.scroll(row);
    expect(screen.getByText('3/3')).toBeVisible();
  });
});
