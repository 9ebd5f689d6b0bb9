import type { WithdrawalOutlook } from '@dongne/contract';
import { buildClientConfig, buildMember, buildPartnerProgramme } from '@dongne/contract/testing';
import { replaceLeaving } from '@dongne/pages/testing';
import { refuse, renderPage, type FakeAnswer, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { WITHDRAWAL_REASONS } from './withdrawal-rules';

const OUTLOOK = 'GET /member/withdraw';
const WITHDRAW = 'PUT /member/withdraw';
const PROOF = {
  'GET /member': buildMember(),
  'POST /member/proof': { otpId: 'proof', expiresAt: '2026-11-23T10:03:00Z', resendAt: '2026-11-23T10:00:30Z' },
  'PUT /member/proof': undefined,
  'GET /member/logins': [],
  'GET /config': buildClientConfig({ socialProviders: ['KAKAO', 'NAVER'] }),
};

const outlook = (told: Partial<WithdrawalOutlook> = {}): WithdrawalOutlook => ({
  obstacles: [],
  points: 1_200,
  coupons: 2,
  favourites: 3,
  membership: null,
  ...told,
});

const open = (told: WithdrawalOutlook, answer: FakeAnswer<typeof WITHDRAW> = undefined, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/mypage/info/withdraw',
    api: {
      ...PROOF,
      [OUTLOOK]: told,
      [WITHDRAW]: answer,
      ...api,
    },
  });

const leave = () => screen.findByRole('button', { name: '탈퇴하기' });

const fillIn = async ({ user }: Pick<ReturnType<typeof open>, 'user'>): Promise<void> => {
  await user.click(await screen.findByRole('checkbox', { name: WITHDRAWAL_REASONS[1] }));
  await user.click(screen.getByRole('checkbox', { name: WITHDRAWAL_REASONS[6] }));
  await user.type(screen.getByRole('textbox', { name: '더 하고 싶은 말 (선택)' }), ' 고마웠어요 ');
  await user.click(screen.getByRole('checkbox', { name: '사라지는 것과 다시 가입할 수 있는 때를 확인했어요' }));
};

const proveNumber = async ({ user }: Pick<ReturnType<typeof open>, 'user'>): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
  await user.type(await screen.findByRole('textbox', { name: '인증번호' }), '123456');
};

const withdrawals = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/withdraw'));

describe('WithdrawalPage', () => {
  it('shows the losses in numbers', async () => {
    open(outlook({ membership: { paidUntil: '2026-12-20T10:00:00+09:00', refundWon: 3_900 } }));
    expect(await screen.findByText('1,200P')).toBeVisible();
    expect(screen.getByText('2장')).toBeVisible();
    expect(screen.getByText('3곳')).toBeVisible();
    expect(screen.getByText('멤버십은 바로 끝나고, 결제하신 카드로 3,900원을 돌려 드려요.')).toBeVisible();
  });

  it('shows voucher losses only to voucher users', async () => {
    renderPage(routes, {
      session: 'member',
      url: '/mypage/info/withdraw',
      api: {
        ...PROOF,
        [OUTLOOK]: outlook({ points: 0, coupons: 0 }),
        'GET /member/partnerInfo': [buildPartnerProgramme({ restrictions: ['cardPayment', 'coupons'] })],
        'GET /myPage/voucher': { balanceWon: 50_000, items: [], nextCursor: null },
      },
    });
    expect(await screen.findByText('50,000원')).toBeVisible();
    expect(screen.getByRole('heading', { name: '탈퇴하면 바우처를 쓸 수 없어요' })).toBeVisible();
    expect(screen.queryByText(/포인트|쿠폰/)).not.toBeInTheDocument();
  });

  it('says that a used month is not refunded', async () => {
    open(outlook({ membership: { paidUntil: '2026-12-20T10:00:00+09:00', refundWon: 0 } }));
    expect(await screen.findByText('멤버십은 바로 끝나고, 남은 기간은 환불되지 않아요.')).toBeVisible();
  });

  it('links to obstacles and hides the form', async () => {
    open(
      outlook({
        obstacles: [
          { kind: 'request', sentence: '진행 중인 이용이 끝난 뒤에 탈퇴할 수 있어요.' },
          { kind: 'bag', sentence: '신청한 수거백이 아직 오고 있어요. 받은 뒤에 탈퇴할 수 있어요.' },
        ],
      }),
    );
    expect(await screen.findByText('진행 중인 이용이 끝난 뒤에 탈퇴할 수 있어요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '이용 내역 보기' })).toHaveAttribute('href', '/usage');
    expect(screen.getByRole('link', { name: '수거백 보기' })).toHaveAttribute('href', '/delivery-bag');
    expect(screen.queryByRole('button', { name: '탈퇴하기' })).not.toBeInTheDocument();
  });

  it('requires a reason and the agreement before asking', async () => {
    const { user, calls } = open(outlook());
    await user.click(await leave());
    expect(screen.getByRole('alert')).toHaveTextContent('이유를 하나 이상 골라 주세요.');
    expect(screen.getByText('안내를 확인해 주세요.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('sends the reasons after a confirmation, clears the browser and goes Home', async () => {
    document.cookie = 'nonMemberAddress=%7B%7D; path=/';
    localStorage.setItem('dongne.visits', '{}');
    const page = open(outlook());
    await fillIn(page);
    await page.user.click(await leave());
    await proveNumber(page);
    const question = await screen.findByRole('alertdialog', { name: '정말 탈퇴할까요?' });
    await page.user.click(within(question).getByRole('button', { name: '탈퇴하기' }));
    expect(await screen.findByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(document.cookie).not.toContain('nonMemberAddress');
    expect(localStorage.getItem('dongne.visits')).toBeNull();
    expect(withdrawals(page)[0]?.body).toEqual({
      proof: { otpId: 'proof', otpCode: '123456' },
      reasons: [WITHDRAWAL_REASONS[1], WITHDRAWAL_REASONS[6]],
      detail: '고마웠어요',
    });
  });

  it('preserves the input after a cancel or a refusal', async () => {
    const page = open(
      outlook(),
      refuse('INVALID_TRANSITION', { svMessage: '진행 중인 이용이 끝난 뒤에 탈퇴할 수 있어요.' }),
    );
    await fillIn(page);
    await page.user.click(await leave());
    await proveNumber(page);
    const asked = await screen.findByRole('alertdialog');
    await page.user.click(within(asked).getByRole('button', { name: '계속 이용하기' }));
    expect(withdrawals(page)).toEqual([]);

    await page.user.click(await leave());
    const question = await screen.findByRole('alertdialog', { name: '정말 탈퇴할까요?' });
    await page.user.click(within(question).getByRole('button', { name: '탈퇴하기' }));
    expect(await screen.findByText('진행 중인 이용이 끝난 뒤에 탈퇴할 수 있어요.')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/mypage/info/withdraw'));
    expect(screen.getByRole('textbox', { name: '더 하고 싶은 말 (선택)' })).toHaveValue(' 고마웠어요 ');
  });

  it('asks for a new code when the proof has expired and preserves the input', async () => {
    const problem = '지금 번호를 다시 확인해 주세요.';
    const page = open(outlook(), refuse('VALIDATION', { fields: { proof: problem } }));
    await fillIn(page);
    await page.user.click(await leave());
    await proveNumber(page);
    const question = await screen.findByRole('alertdialog');
    await page.user.click(within(question).getByRole('button', { name: '탈퇴하기' }));
    expect(await screen.findByText(problem)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: '이전 단계로' }));
    expect(screen.getByRole('textbox', { name: '더 하고 싶은 말 (선택)' })).toHaveValue(' 고마웠어요 ');
  });
});

describe('proof by a linked login', () => {
  const KAKAO: FakeApi = {
    'GET /member/logins': [{ provider: 'KAKAO', linkedAt: '2026-03-02T01:00:00Z', accountHint: null }],
    'POST /auth/social/start': { authorizationUrl: 'https://accounts.example/authorize', state: 'state-1' },
    'POST /auth/social/proof': { otpId: 'shown', otpCode: '654321' },
  };
  const returned = { provider: 'KAKAO', state: 'state-1', purpose: 'withdrawal', code: 'code', iss: null };
  beforeEach(() => window.sessionStorage.clear());

  it('redirects to the provider and withdraws with the saved input on return', async () => {
    let left = '';
    const putBack = replaceLeaving((address) => (left = address));
    const page = open(outlook(), undefined, KAKAO);
    await fillIn(page);
    await page.user.click(await leave());
    expect(screen.queryByRole('button', { name: '네이버 로그인으로 확인하기' })).toBeNull();
    await page.user.click(await screen.findByRole('button', { name: '카카오 로그인으로 확인하기' }));
    await waitFor(() => expect(left).toBe('https://accounts.example/authorize'));
    putBack();
    page.unmount();

    window.sessionStorage.setItem('socialProof', JSON.stringify(returned));
    const back = open(outlook(), undefined, KAKAO);
    await back.user.click(await leave());
    await back.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '탈퇴하기' }));
    await waitFor(() => expect(withdrawals(back)).toHaveLength(1));
    expect(withdrawals(back)[0]?.body).toEqual({
      reasons: [WITHDRAWAL_REASONS[1], WITHDRAWAL_REASONS[6]],
      detail: '고마웠어요',
      proof: { otpId: 'shown', otpCode: '654321' },
    });
  });

  it.each([
    ['was cancelled', { ...returned, code: null }, KAKAO, '카카오 확인을 취소했어요.'],
    [
      'is refused',
      returned,
      {
        ...KAKAO,
        'POST /auth/social/proof': refuse('VALIDATION', { fields: { code: '이 회원에 연결된 계정이 아니에요.' } }),
      },
      '이 회원에 연결된 계정이 아니에요.',
    ],
  ])('says so where it %s, and asks again', async (_case, answer, api, says) => {
    window.sessionStorage.setItem('socialProof', JSON.stringify(answer));
    open(outlook(), undefined, api);
    expect(await screen.findByText(says)).toBeVisible();
    expect(await screen.findByRole('button', { name: '카카오 로그인으로 확인하기' })).toBeEnabled();
  });
});
