import type { CouponList } from '@dongne/contract';
import { refuse, type FakeApi } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { standAt } from '../testing/clock';
import { fieldsOf, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const COUPON: CouponList['items'][number] = {
  id: 4,
  code: 'THANKS',
  name: '감사 쿠폰',
  discountWon: 2_000,
  minimumWon: 10_000,
  state: 'usable',
  expiresAt: '2037-04-01T14:59:59Z',
  usedAt: null,
};
const COUPONS: FakeApi = {
  'GET /myPage/coupon': { items: [COUPON, { ...COUPON, id: 5, name: '지난 쿠폰', state: 'used' }] },
};

describe('CouponField', () => {
  it('sends the chosen usable coupon', async () => {
    const { user, unfold, agree, submit, posts } = await openSecondScreen(COUPONS);
    await screen.findByRole('button', { name: '쿠폰 1장 있어요' });
    await unfold('쿠폰');
    const none = await screen.findByRole('radio', { name: '쿠폰 선택 안 함' });
    expect(none).toBeChecked();
    expect(screen.queryByRole('radio', { name: /지난 쿠폰/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /감사 쿠폰.*2,000원 할인\s· 10,000원부터\s· 4월 1일/ }));
    expect(screen.getByRole('button', { name: '쿠폰 2,000원 할인' })).toBeVisible();
    await agree();
    await submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({ couponId: '4' });
  });

  it('is hidden without usable coupons', async () => {
    await openSecondScreen();
    expect(screen.queryByRole('button', { name: /^쿠폰/ })).not.toBeInTheDocument();
  });

  it('says the discount once for a coupon that is named by it', async () => {
    const { unfold } = await openSecondScreen({
      'GET /myPage/coupon': { items: [{ ...COUPON, name: '이불 세탁 2,000원 할인' }] },
    });
    await screen.findByRole('button', { name: '쿠폰 1장 있어요' });
    await unfold('쿠폰');
    const coupon = screen.getByRole('radio', { name: /이불 세탁/ });
    expect(coupon).toHaveAccessibleName(/^이불 세탁 2,000원 할인\s*10,000원부터/);
  });

  it('shows the server’s error next to the coupon', async () => {
    const { user, unfold, agree, submit } = await openSecondScreen({
      ...COUPONS,
      'POST /request/delivery': refuse('VALIDATION', { fields: { couponId: '사용할 수 없는 쿠폰이에요.' } }),
    });
    await screen.findByRole('button', { name: '쿠폰 1장 있어요' });
    await unfold('쿠폰');
    await user.click(await screen.findByRole('radio', { name: /감사 쿠폰/ }));
    await agree();
    await submit();
    expect(await screen.findByText('사용할 수 없는 쿠폰이에요.')).toBeInTheDocument();
  });
});
