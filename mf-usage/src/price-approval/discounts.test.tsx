import type { RequestDetail, RequestOffer } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import { compose, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-05T12:00:00+09:00');
afterEach(() => tabMemory.names('').forEach(tabMemory.forget));

const coupon = (id: number, name: string, discountWon: number, minimumWon: number) => ({
  ...{ id, name, discountWon, minimumWon },
  expiresAt: '2037-04-01T14:59:59Z',
});
const SMALL = coupon(1, '감사 쿠폰', 1_000, 0);
const LARGE = coupon(2, '코트 쿠폰', 3_000, 10_000);
const HUGE = coupon(3, '이불 쿠폰', 5_000, 30_000);
const BENEFITS = { coupons: [SMALL, LARGE, HUGE], pickedCouponId: null, pointBalance: 2_350 };

const offerWith = (benefits: RequestOffer['benefits'], part: Partial<RequestOffer> = {}) =>
  buildOffer({
    items: [buildItem({ id: 1 }), buildItem({ id: 2, name: '겨울 코트', estimatedWon: 13_000, priceWon: 13_000 })],
    estimate: { min: 14_900, max: 14_900 },
    benefits,
    ...part,
  });
const requestWith = (benefits: RequestOffer['benefits'] = BENEFITS): RequestDetail =>
  buildPricedRequest(offerWith(benefits));

const APPROVE = 'POST /request/delivery/31/approve';

const openPage = async (first: RequestDetail = requestWith(), api: FakeApi = {}) => {
  const server = { current: first };
  const page = renderPage(routes, {
    session: 'member',
    url: '/usage/approve?id=31',
    api: { 'GET /request/delivery/detail/31': () => server.current, [APPROVE]: first, ...api },
  });
  await screen.findAllByRole('heading', { level: 2 });
  return { ...page, server, sent: () => page.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

const couponOf = (name: RegExp) => screen.getByRole('radio', { name });
const points = () => screen.getByRole('textbox', { name: '포인트' });
const lines = () =>
  within(screen.getByRole('region', { name: '결제할 금액' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
const goOn = (won: string) => screen.getByRole('button', { name: `${won}원으로 진행하기` });
const decline = (name: string) =>
  within(screen.getByRole('group', { name })).getByRole('radio', { name: '빼고 돌려받을게요' });

describe('DiscountSection', () => {
  it('preselects the coupon with the largest discount, shows all and allows none', async () => {
    const { user, sent } = await openPage();
    expect(couponOf(/코트 쿠폰/)).toBeChecked();
    expect(screen.getByText('가장 많이 할인돼요: -3,000원 · 4월 1일 (수)까지')).toBeInTheDocument();
    expect(couponOf(/이불 쿠폰.*이용 금액 30,000원부터 쓸 수 있어요/)).toBeDisabled();
    expect(lines()).toEqual(['세탁 14,900원', '쿠폰 · 코트 쿠폰 -3,000원', '합계 11,900원']);
    // The estimate did not include the coupon.
    expect(screen.getByText('예상 14,900원 → 쿠폰과 포인트 쓰기 전 14,900원, 예상 범위 안이에요')).toBeInTheDocument();
    await user.click(couponOf(/쿠폰 사용 안 함/));
    expect(lines()).toEqual(['세탁 14,900원', '합계 14,900원']);
    await user.click(goOn('14,900'));
    await waitFor(() =>
      expect(sent()).toEqual([{ offerVersion: 1, declinedItemIds: [], totalWon: 14_900, couponId: null, points: 0 }]),
    );
  });

  it('preselects the coupon of the order while it gives a discount', async () => {
    const { user } = await openPage(requestWith({ ...BENEFITS, pickedCouponId: 1 }));
    expect(couponOf(/감사 쿠폰/)).toBeChecked();
    await user.click(decline('흰 와이셔츠'));
    expect(goOn('12,000')).toBeInTheDocument();
  });

  it('preselects another coupon when the choice is too small for the first', async () => {
    const { user } = await openPage();
    await user.click(decline('겨울 코트'));
    expect(couponOf(/감사 쿠폰/)).toBeChecked();
    expect(lines()).toEqual(['세탁 1,900원', '쿠폰 · 감사 쿠폰 -1,000원', '1,000원 미만 면제 -900원', '합계 0원']);
  });

  it('uses all allowed points in steps and removes them again', async () => {
    const { user, sent } = await openPage();
    await user.click(screen.getByRole('button', { name: '모두 사용' }));
    expect(points()).toHaveValue('2,300');
    expect(lines()).toEqual(['세탁 14,900원', '쿠폰 · 코트 쿠폰 -3,000원', '포인트 사용 -2,300원', '합계 9,600원']);
    await user.click(goOn('9,600'));
    await waitFor(() =>
      expect(sent()).toEqual([{ offerVersion: 1, declinedItemIds: [], totalWon: 9_600, couponId: 2, points: 2_300 }]),
    );
  });

  it('explains invalid points while typing and uses the valid part', async () => {
    const { user } = await openPage();
    await user.type(points(), '1250');
    expect(screen.getByText('1,000P부터 100P 단위로 쓸 수 있어요. 지금은 1,200P를 써요.')).toBeInTheDocument();
    expect(goOn('10,700')).toBeInTheDocument();
    await user.tab();
    expect(points()).toHaveValue('1,200');
    await user.click(screen.getByRole('button', { name: '사용 안 함' }));
    expect(goOn('11,900')).toBeInTheDocument();
  });

  it('leaves too few points in the field with the rule', async () => {
    const { user } = await openPage();
    await user.type(points(), '999');
    await user.tab();
    expect(points()).toHaveValue('999');
    expect(points()).toHaveAccessibleDescription('1,000P부터 100P 단위로 쓸 수 있어요. 지금은 0P를 써요.');
    expect(goOn('11,900')).toBeInTheDocument();
  });

  it('ignores points during IME composition and applies them at its end', async () => {
    await openPage();
    const steps = ['1', '12', '120', '1200'];
    expect(compose(points(), steps)).toEqual(steps);
    expect(points()).toHaveValue('1,200');
  });

  it('rejects a typed decimal point and uses only whole points', async () => {
    const { user } = await openPage();
    await user.type(points(), '120.00');
    expect(points()).toHaveValue('120.00');
    expect(points()).toHaveAccessibleDescription('소수점 없이 적어 주세요.');
    expect(goOn('11,900')).toBeInTheDocument();
    await user.tab();
    expect(points()).toBeValid();
  });

  it('adjusts points to the choice and says why they are limited', async () => {
    const { user } = await openPage(requestWith({ coupons: [], pickedCouponId: null, pointBalance: 14_500 }));
    expect(screen.getByText('쓸 수 있는 쿠폰이 없어요')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '모두 사용' }));
    expect(points()).toHaveValue('13,900');
    expect(screen.getByText(/카드로는 1,000원부터 낼 수 있어서 지금은 13,900P까지 쓸 수 있어요/)).toBeInTheDocument();
    await user.click(decline('흰 와이셔츠'));
    expect(points()).toHaveValue('13,000');
    expect(goOn('0')).toBeInTheDocument();
  });

  it('restores the choice after a reload', async () => {
    const { user, unmount } = await openPage();
    await user.click(couponOf(/쿠폰 사용 안 함/));
    await user.type(points(), '1000');
    unmount();
    await openPage();
    expect(couponOf(/쿠폰 사용 안 함/)).toBeChecked();
    expect(goOn('13,900')).toBeInTheDocument();
  });

  it('shows the server’s error next to the coupon and the remaining discounts', async () => {
    const taken = '이미 사용한 쿠폰이에요. 다른 쿠폰을 골라 주세요.';
    const { user, server } = await openPage(requestWith(), {
      [APPROVE]: refuse('VALIDATION', { fields: { couponId: taken } }),
    });
    server.current = requestWith({ ...BENEFITS, coupons: [SMALL] });
    await user.click(goOn('11,900'));
    expect(await screen.findByText(taken)).toBeInTheDocument();
    await waitFor(() => expect(couponOf(/감사 쿠폰/)).toBeChecked());
    // Misclick guard: a press already under way must not agree to the new total.
    expect(screen.getByRole('button', { name: /13,900원으로 진행하기/ })).toHaveAttribute('aria-busy', 'true');
  });

  it('is hidden for programmes without coupons and when nothing is washed', async () => {
    const { user, sent, unmount } = await openPage(requestWith(null));
    expect(screen.queryByRole('region', { name: '할인' })).not.toBeInTheDocument();
    await user.click(goOn('14,900'));
    await waitFor(() => expect(sent()).toEqual([{ offerVersion: 1, declinedItemIds: [], totalWon: 14_900 }]));
    unmount();
    tabMemory.names('').forEach(tabMemory.forget);
    const page = await openPage();
    await page.user.click(decline('흰 와이셔츠'));
    await page.user.click(decline('겨울 코트'));
    expect(screen.queryByRole('region', { name: '할인' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '세탁 없이 돌려받기' }));
    await waitFor(() =>
      expect(page.sent()).toEqual([
        { offerVersion: 1, declinedItemIds: [1, 2], totalWon: 0, couponId: null, points: 0 },
      ]),
    );
  });
});
