import type { CouponList } from '@dongne/contract';
import { refuse, type FakeApi } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm } from '../testing/request-form-page';

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
    const { user, chooseSlot, agree, submit, posts } = await openRequestForm(COUPONS);
    await chooseSlot();
    const none = await screen.findByRole('radio', { name: '쿠폰 선택 안 함' });
    expect(none).toBeChecked();
    expect(screen.queryByRole('radio', { name: /지난 쿠폰/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /감사 쿠폰.*2,000원 할인\s· 10,000원부터\s· 4월 1일/ }));
    await agree();
    await submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({ couponId: '4' });
  });

  it('is hidden without usable coupons', async () => {
    await openRequestForm();
    expect(screen.queryByRole('radio', { name: '쿠폰 선택 안 함' })).not.toBeInTheDocument();
  });

  it('shows the server’s error next to the coupon', async () => {
    const { user, chooseSlot, agree, submit } = await openRequestForm({
      ...COUPONS,
      'POST /request/delivery': refuse('VALIDATION', { fields: { couponId: '사용할 수 없는 쿠폰이에요.' } }),
    });
    await chooseSlot();
    await user.click(await screen.findByRole('radio', { name: /감사 쿠폰/ }));
    await agree();
    await submit();
    expect(await screen.findByText('사용할 수 없는 쿠폰이에요.')).toBeInTheDocument();
  });
});
