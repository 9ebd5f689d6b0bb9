import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildCoupon, buildMember, buildMembership, buildPoints } from '../testing/builders';

const openMyPage = (api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/mypage',
    api: {
      'GET /member': buildMember(),
      'GET /member/consents': [],
      'GET /myPage/membership': { userMembershipInfo: [buildMembership()] },
      'GET /myPage/coupon': { items: [buildCoupon(), buildCoupon({ id: 2, state: 'used' })] },
      'GET /myPage/point': buildPoints(),
      ...api,
    },
  });

const menuNames = () =>
  within(screen.getByRole('navigation', { name: '마이 메뉴' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('MyHomePage', () => {
  it('shows the member with coupons and points', async () => {
    openMyPage();
    expect(await screen.findByRole('heading', { level: 1, name: '마이' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /동네손님님.*010-0000-0001/ })).toHaveAttribute(
      'href',
      '/mypage/info',
    );
    expect(await screen.findByText('이용 중 · 다음 결제 12월 1일 (화)')).toBeInTheDocument();
    await waitFor(() =>
      expect(menuNames()).toEqual([
        '쿠폰1장',
        '포인트1,200P',
        '결제수단',
        '결제 내역',
        '내 리뷰',
        '친구 초대',
        '공지사항',
        '고객센터',
        '알림 설정',
        '이용 방법',
      ]),
    );
  });

  it('shows the menu when membership, coupons and points fail to load', async () => {
    const failed = refuse('UNAVAILABLE');
    openMyPage({ 'GET /myPage/membership': failed, 'GET /myPage/coupon': failed, 'GET /myPage/point': failed });
    expect(await screen.findByRole('link', { name: /멤버십/ })).toHaveAttribute('href', '/membership');
    expect(screen.getByRole('link', { name: '쿠폰' })).toBeInTheDocument();
  });

  it('hides what the voucher programme excludes', async () => {
    openMyPage({
      'GET /member': buildMember({ isPartnerUser: true }),
      'GET /member/partnerInfo': [
        { partnerId: 1, name: '세탁 바우처', restrictions: ['membership', 'coupons', 'cardPayment', 'invite'] },
      ],
      'GET /myPage/voucher': { balanceWon: 50_000, items: [], nextCursor: null },
    });
    await screen.findByText('010-0000-0001');
    await waitFor(() =>
      expect(menuNames()).toEqual(['바우처50,000원', '내 리뷰', '공지사항', '고객센터', '알림 설정', '이용 방법']),
    );
    expect(screen.queryByRole('link', { name: /멤버십/ })).not.toBeInTheDocument();
  });

  it('hides excluded items also when the programme fails to load', async () => {
    openMyPage({
      'GET /member': buildMember({ isPartnerUser: true }),
      'GET /member/partnerInfo': refuse('UNAVAILABLE'),
    });
    await screen.findByText('010-0000-0001');
    expect(menuNames()).not.toContain('결제수단');
    expect(menuNames()).not.toContain('결제 내역');
  });

  it('asks for confirmation before the logout and goes Home', async () => {
    const { user, path, calls } = openMyPage({ 'PUT /member/signOut': undefined });
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '취소' }));
    expect(path()).toBe('/mypage');

    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(calls.filter(({ path: called }) => called === '/member/signOut')).toHaveLength(1);
  });

  it('shows an error when the account fails to load and retries', async () => {
    const { user } = openMyPage({ 'GET /member': inTurn(refuse('UNAVAILABLE'), buildMember()) });
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('동네손님님')).toBeInTheDocument();
  });
});
