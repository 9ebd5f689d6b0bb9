import { OTP_DIGITS, type LostNumber } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildMember } from '../testing/builders';

const CHANGE = 'PUT /member/phoneNumber';
const CODE = '123456';
const NEW = '010-1234-5678';

const WAITING: LostNumber = {
  lastDigits: '5678',
  askedAt: '2026-11-23T01:00:00Z',
  dueAt: '2026-11-26T01:00:00Z',
  deviceName: '아이폰 · Safari',
  isOwnDevice: false,
};

const open = (
  answer: FakeAnswer<typeof CHANGE> = buildMember({ phoneNumber: '01012345678' }),
  entered: FakeAnswer<'PUT /member/proof'> = undefined,
  lost: FakeApi = {},
) =>
  renderPage(routes, {
    session: 'member',
    url: '/mypage/info/phone',
    api: {
      'GET /member': buildMember(),
      'POST /member/proof': { otpId: 'proof', expiresAt: '2026-11-23T10:03:00Z', resendAt: '2026-11-23T10:00:30Z' },
      'PUT /member/proof': entered,
      'POST /auth/otp': { otpId: 'otp', expiresAt: '2026-11-23T10:03:00Z', resendAt: '2026-11-23T10:00:30Z' },
      [CHANGE]: answer,
      'GET /member/lostNumber': { waiting: null },
      'GET /member/logins': [],
      ...lost,
    },
  });

const provePresent = async ({ user }: ReturnType<typeof open>): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
  const field = await screen.findByRole('textbox', { name: '인증번호' });
  await user.type(field, CODE);
  return field;
};

const askFor = async (page: ReturnType<typeof open>, number: string): Promise<HTMLElement> => {
  const { user } = page;
  await provePresent(page);
  const field = await screen.findByRole('textbox', { name: '새 휴대폰 번호' });
  await user.click(field);
  await user.paste(number);
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  return field;
};

const enterCode = async ({ user }: ReturnType<typeof open>): Promise<HTMLElement> => {
  const field = await screen.findByRole('textbox', { name: '인증번호' });
  await user.click(field);
  await user.paste(CODE);
  return field;
};

describe('PhonePage', () => {
  it('changes the number by two codes and returns to 내 정보', async () => {
    const page = open();
    await askFor(page, NEW);
    await enterCode(page);
    expect(await screen.findByText('휴대폰 번호를 변경했어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/mypage/info'));
    const [sent] = page.calls.filter(({ path }) => path.endsWith('/phoneNumber')).map(({ body }) => body);
    expect(sent).toEqual({
      otpId: 'otp',
      otpCode: CODE,
      phoneNumber: '01012345678',
      proof: { otpId: 'proof', otpCode: CODE },
    });
  });

  it('hides the new number until the current one is verified', async () => {
    const page = open(undefined, refuse('OTP_WRONG'));
    const code = await provePresent(page);
    await waitFor(() => expect(code).toBeInvalid());
    expect(screen.queryByRole('textbox', { name: '새 휴대폰 번호' })).not.toBeInTheDocument();
  });

  it('rejects the current number at the field and sends no code', async () => {
    const page = open();
    const field = await askFor(page, '010-0000-0001');
    await waitFor(() => expect(field).toHaveAccessibleDescription('지금 쓰고 있는 번호예요.'));
    expect(page.calls.some(({ path }) => path.endsWith('/auth/otp'))).toBe(false);
  });

  it('shows at the field that the number is taken and preserves it', async () => {
    const page = open(refuse('ALREADY_EXISTS', { svMessage: '다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.' }));
    const field = await askFor(page, NEW);
    await enterCode(page);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.'),
    );
    expect(field).toHaveValue(NEW);
    expect(page.path()).toBe('/mypage/info/phone');
  });

  it('shows a wrong code at the code field', async () => {
    const page = open(refuse('OTP_WRONG'));
    await askFor(page, NEW);
    const code = await enterCode(page);
    await waitFor(() => expect(code).toBeInvalid());
    expect(code).toHaveValue(CODE);
    expect(CODE).toHaveLength(OTP_DIGITS);
  });
});

describe('change of a lost number', () => {
  it('verifies the new number by a code and shows the pending change', async () => {
    const page = open(undefined, undefined, {
      'POST /member/lostNumber': { waiting: { ...WAITING, isOwnDevice: true } },
    });
    await page.user.click(await screen.findByRole('button', { name: '지금 번호를 쓸 수 없어요' }));
    await page.user.click(screen.getByRole('textbox', { name: '새 휴대폰 번호' }));
    await page.user.paste(NEW);
    await page.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await page.user.click(await screen.findByRole('textbox', { name: '인증번호' }));
    await page.user.paste(CODE);
    expect(await screen.findByRole('heading', { name: '11월 26일 (목) 10:00에 번호가 바뀌어요' })).toBeVisible();
    expect(screen.getByText('이 기기')).toBeVisible();
    const [sent] = page.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/lostNumber'));
    expect(sent?.body).toEqual({ otpId: 'otp', otpCode: CODE, phoneNumber: '01012345678' });
  });

  it('returns to the code for the current number', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: '지금 번호를 쓸 수 없어요' }));
    await page.user.click(screen.getByRole('button', { name: '지금 번호로 받을 수 있어요' }));
    expect(screen.getByRole('heading', { name: '지금 번호를 먼저 확인해 주세요' })).toBeVisible();
  });

  it('can be stopped from any device after a confirmation', async () => {
    let waiting: LostNumber | null = WAITING;
    const page = open(undefined, undefined, {
      'GET /member/lostNumber': () => ({ waiting }),
      'DELETE /member/lostNumber': () => {
        waiting = null;
        return undefined;
      },
    });
    expect(await screen.findByText('아이폰 · Safari')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: '번호 변경 멈추기' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('로그인한 기기에서 로그아웃해 주세요');
    await page.user.click(screen.getByRole('button', { name: '멈추기' }));
    expect(await screen.findByText('번호 변경을 멈췄어요')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '지금 번호를 먼저 확인해 주세요' })).toBeVisible();
  });
});
