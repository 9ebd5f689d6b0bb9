import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildCoupon } from '../testing/builders';

const openCoupons = (answer: FakeAnswer<'GET /myPage/coupon'>) =>
  renderPage(routes, { session: 'member', url: '/mypage/coupon', api: { 'GET /myPage/coupon': answer } });

describe('CouponPage', () => {
  it('parts what can be used from what is past', async () => {
    const { user } = openCoupons({
      items: [
        buildCoupon(),
        buildCoupon({ id: 2, name: '봄맞이 쿠폰', state: 'expired' }),
        buildCoupon({ id: 3, name: '재방문 쿠폰', state: 'used' }),
      ],
    });
    const [usable] = await screen.findAllByRole('listitem');
    expect(usable).toHaveTextContent('5,000원 할인첫 이용 쿠폰이용 금액 20,000원 이상 · 2026.12.31까지');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);

    await user.click(screen.getByRole('tab', { name: '사용 완료·만료' }));
    const [expired, used] = screen.getAllByRole('listitem');
    expect(expired).toHaveTextContent('기간 만료');
    expect(used).toHaveTextContent('사용 완료');
  });

  it('says that there is none to use', async () => {
    openCoupons({ items: [] });
    expect(await screen.findByText('사용할 수 있는 쿠폰이 없어요')).toBeInTheDocument();
  });

  it('says when the coupons did not load', async () => {
    openCoupons(refuse('UNAVAILABLE'));
    expect(await screen.findByRole('alert')).toHaveTextContent('쿠폰을 불러오지 못했어요');
  });
});
