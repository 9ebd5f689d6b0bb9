import { buildClientConfig } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import type { PartnerInfo } from '@dongne/contract';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildLogin } from '../testing/builders';
import { fill } from '../testing/fill';

const VOUCHERS: PartnerInfo = {
  partnerId: 1,
  name: '세탁 바우처',
  restrictions: ['membership', 'advertising', 'coupons', 'cardPayment', 'invite', 'addressChange', 'installBanner'],
};
type Vouchers = FakeAnswer<'GET /myPage/voucher'>;
const LEFT: Vouchers = { balanceWon: 50_000, items: [], nextCursor: null };

const logIn = async (isFirstPartnerUser: boolean, url = '/login') => {
  const page = renderPage(routes, {
    url,
    api: {
      'GET /config': buildClientConfig(),
      'POST /auth/otp': { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' },
      'POST /auth/otp/verify': buildLogin({ isPartnerUser: true, isFirstPartnerUser }),
      'GET /member/partnerInfo': [VOUCHERS],
      'GET /myPage/voucher': LEFT,
    },
  });
  await fill(page.user, await screen.findByRole('textbox', { name: '휴대폰 번호' }), '01000001234');
  await page.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await page.user.type(await screen.findByRole('textbox', { name: '인증번호' }), '123456');
  return page;
};

const open = (programmes: FakeAnswer<'GET /member/partnerInfo'>, vouchers: Vouchers = LEFT) =>
  renderPage(routes, {
    session: 'member',
    url: '/onboard',
    api: { 'GET /member/partnerInfo': programmes, 'GET /myPage/voucher': vouchers },
  });

describe('first login of a voucher user', () => {
  it('introduces vouchers, then continues to the target', async () => {
    const { path, user } = await logIn(true, '/login?path=%2Fusage');
    expect(await screen.findByRole('heading', { name: '세탁 바우처 이용을 환영해요' })).toBeVisible();
    await waitFor(() => expect(path()).toBe('/onboard?path=%2Fusage'));
    expect(await screen.findByText('바우처 잔액 50,000원')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '계속하기' }));
    expect(path()).toBe('/usage');
  });

  it('continues to the shops without a target', async () => {
    const { path, user } = await logIn(true);
    await user.click(await screen.findByRole('link', { name: '세탁소 찾기' }));
    expect(path()).toBe('/laundry/list');
  });

  it('shows the introduction only once', async () => {
    const { path } = await logIn(false);
    await waitFor(() => expect(path()).toBe('/'), { timeout: 4_000 });
    expect(screen.queryByText('세탁 바우처 이용을 환영해요')).not.toBeInTheDocument();
  });
});

describe('introduction for a voucher user', () => {
  it('lists missing parts that members look for', async () => {
    open([VOUCHERS]);
    expect(
      await screen.findByText(
        '바우처로 이용하는 동안 멤버십, 쿠폰·포인트, 카드 결제, 친구 초대, 주소 변경 메뉴는 보이지 않아요.',
      ),
    ).toBeVisible();
  });

  it('omits an unknown balance', async () => {
    open([VOUCHERS], refuse('UNAVAILABLE'));
    expect(await screen.findByRole('heading', { name: '세탁 바우처 이용을 환영해요' })).toBeVisible();
    expect(screen.queryByText(/바우처 잔액/)).not.toBeInTheDocument();
  });

  it.each<[string, FakeAnswer<'GET /member/partnerInfo'>]>([
    ['without a programme', []],
    ['whose programme nobody can tell', refuse('UNAVAILABLE')],
  ])('is that of everybody for one %s', async (_case, programmes) => {
    open(programmes);
    expect(await screen.findByRole('heading', { name: '문 앞에 두면 가지러 가요' })).toBeVisible();
    expect(screen.queryByText(/바우처/)).not.toBeInTheDocument();
  });
});
