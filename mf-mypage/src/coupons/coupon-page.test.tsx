import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildCoupon } from '../testing/builders';

const openCoupons = (answer: FakeAnswer<'GET /myPage/coupon'>) =>
  renderPage(routes, { session: 'member', url: '/mypage/coupon', api: { 'GET /myPage/coupon': answer } });

describe('CouponPage', () => {
  it('separates usable coupons from past ones', async () => {
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

  it('says the discount once for a coupon that is named by it', async () => {
    openCoupons({ items: [buildCoupon({ name: '이불 세탁 5,000원 할인' })] });
    const [coupon] = await screen.findAllByRole('listitem');
    expect(coupon).toHaveTextContent(/^이불 세탁 5,000원 할인이용 금액/);
  });

  it('shows an empty state with a link when no coupon is usable', async () => {
    openCoupons({ items: [] });
    expect(await screen.findByText('사용할 수 있는 쿠폰이 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이벤트 보기' })).toHaveAttribute('href', '/event');
  });

  it('shows an error when the coupons fail to load', async () => {
    openCoupons(refuse('UNAVAILABLE'));
    expect(await screen.findByRole('alert')).toHaveTextContent('쿠폰을 불러오지 못했어요');
  });

  it('adds a coupon by its code once on a double click', async () => {
    const coupons = { items: [buildCoupon()] };
    const { user, calls } = renderPage(routes, {
      session: 'member',
      url: '/mypage/coupon',
      api: {
        'GET /myPage/coupon': () => ({ ...coupons }),
        'POST /myPage/coupon': () => {
          coupons.items = [...coupons.items, buildCoupon({ id: 9, name: '봄맞이' })];
          return buildCoupon({ id: 9, name: '봄맞이' });
        },
      },
    });
    const code = await screen.findByRole('textbox', { name: '쿠폰 코드' });
    await user.type(code, ' spring ');
    await user.dblClick(screen.getByRole('button', { name: '등록하기' }));
    expect(await screen.findByText('봄맞이 쿠폰을 등록했어요')).toBeInTheDocument();
    expect(code).toHaveValue('');
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ code: 'SPRING' }]);
  });

  it('shows the error next to the code', async () => {
    const { user } = renderPage(routes, {
      session: 'member',
      url: '/mypage/coupon',
      api: {
        'GET /myPage/coupon': { items: [] },
        'POST /myPage/coupon': refuse('ALREADY_EXISTS', { svMessage: '이미 받은 쿠폰이에요.' }),
      },
    });
    const code = await screen.findByRole('textbox', { name: '쿠폰 코드' });
    await user.click(screen.getByRole('button', { name: '등록하기' }));
    expect(await screen.findByText('쿠폰 코드를 적어 주세요.')).toBeInTheDocument();
    await user.type(code, 'THANKS');
    await user.click(screen.getByRole('button', { name: '등록하기' }));
    expect(await screen.findByText('이미 받은 쿠폰이에요.')).toBeInTheDocument();
    expect(code).toHaveAccessibleDescription('이미 받은 쿠폰이에요.');
    await user.clear(code);
    await user.type(code, 'A'.repeat(31));
    await user.click(screen.getByRole('button', { name: '등록하기' }));
    expect(await screen.findByText('30자까지 적을 수 있어요.')).toBeInTheDocument();
  });
});
