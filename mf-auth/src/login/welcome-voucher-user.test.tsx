import { buildClientConfig } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildLogin } from '../testing/builders';
import { fill } from '../testing/fill';

const logIn = async (isFirstPartnerUser: boolean, vouchers: FakeAnswer<'GET /myPage/voucher'>) => {
  const page = renderPage(routes, {
    url: '/login',
    api: {
      'GET /config': buildClientConfig(),
      'POST /auth/otp': { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' },
      'POST /auth/otp/verify': buildLogin({ isPartnerUser: true, isFirstPartnerUser }),
      'GET /member/partnerInfo': [],
      'GET /myPage/voucher': vouchers,
    },
  });
  await fill(page.user, await screen.findByRole('textbox', { name: '휴대폰 번호' }), '01000001234');
  await page.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await page.user.type(await screen.findByRole('textbox', { name: '인증번호' }), '123456');
  await page.user.click(screen.getByRole('button', { name: '확인' }));
  return page;
};

describe('the first login of a voucher user', () => {
  it('is the only one that does', async () => {
    const { path } = await logIn(false, { balanceWon: 50_000, items: [], nextCursor: null });
    await waitFor(() => expect(path()).toBe('/'), { timeout: 4_000 });
    expect(screen.queryByText('세탁 바우처 이용을 환영해요')).not.toBeInTheDocument();
  });

  it('welcomes them with their balance', async () => {
    const { user } = await logIn(true, { balanceWon: 50_000, items: [], nextCursor: null });
    expect(await screen.findByText('세탁 바우처 이용을 환영해요')).toBeVisible();
    expect(screen.getByText('바우처 잔액은 50,000원이에요. 세탁 금액은 바우처로 결제돼요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '확인' }));
  });

  it('welcomes them without a number when nobody knows it', async () => {
    await logIn(true, refuse('UNAVAILABLE'));
    expect(await screen.findByText('세탁 금액은 바우처로 결제돼요.')).toBeVisible();
  });
});
