import { OTP_DIGITS } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildMember } from '../testing/builders';

const CHANGE = 'PUT /member/phoneNumber';
const CODE = '123456';
const NEW = '010-1234-5678';

const open = (
  answer: FakeAnswer<typeof CHANGE> = buildMember({ phoneNumber: '01012345678' }),
  entered: FakeAnswer<'PUT /member/proof'> = undefined,
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
    },
  });

const provePresent = async ({ user }: ReturnType<typeof open>): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
  const field = await screen.findByRole('textbox', { name: '인증번호' });
  await user.type(field, CODE);
  await user.click(screen.getByRole('button', { name: '확인' }));
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
  await user.click(screen.getByRole('button', { name: '번호 변경하기' }));
  return field;
};

describe('PhonePage', () => {
  it('changes the number by a code to each, and goes back to 내 정보', async () => {
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

  it('asks for no new number before the present one is proved', async () => {
    const page = open(undefined, refuse('OTP_WRONG'));
    const code = await provePresent(page);
    await waitFor(() => expect(code).toBeInvalid());
    expect(screen.queryByRole('textbox', { name: '새 휴대폰 번호' })).not.toBeInTheDocument();
  });

  it('says at the field that it is the present number, and sends no code', async () => {
    const page = open();
    const field = await askFor(page, '010-0000-0001');
    await waitFor(() => expect(field).toHaveAccessibleDescription('지금 쓰고 있는 번호예요.'));
    expect(page.calls.some(({ path }) => path.endsWith('/auth/otp'))).toBe(false);
  });

  it('says at the number that it is somebody else’s, and keeps it', async () => {
    const page = open(refuse('ALREADY_EXISTS', { svMessage: '다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.' }));
    const field = await askFor(page, NEW);
    await enterCode(page);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.'),
    );
    expect(field).toHaveValue(NEW);
    expect(page.path()).toBe('/mypage/info/phone');
  });

  it('says at the code that it is wrong', async () => {
    const page = open(refuse('OTP_WRONG'));
    await askFor(page, NEW);
    const code = await enterCode(page);
    await waitFor(() => expect(code).toBeInvalid());
    expect(code).toHaveValue(CODE);
    expect(CODE).toHaveLength(OTP_DIGITS);
  });
});
