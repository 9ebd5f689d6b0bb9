import { buildClientConfig } from '@dongne/contract/testing';
import { deviceMemory } from '@dongne/platform';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildArea, buildLogin, buildNewcomer } from '../testing/builders';
import { fill } from '../testing/fill';

const REGISTER = 'POST /member/address';
const DAY_MS = 24 * 3_600_000;

const API: FakeApi = {
  'POST /auth/otp': { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' },
  'POST /auth/otp/verify': buildNewcomer(),
  'GET /config': buildClientConfig(),
  'GET /area': [buildArea()],
  [REGISTER]: { ...buildLogin(), isFirst: true },
};

const open = (url: string, api: FakeApi = {}) => renderPage(routes, { url, api: { ...API, ...api } });

/** Fills in everything up to the last step except the code. */
const openTerms = async ({ user }: ReturnType<typeof open>): Promise<void> => {
  await fill(user, await screen.findByRole('textbox', { name: '휴대폰 번호' }), '01000001234');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await fill(user, await screen.findByRole('textbox', { name: '인증번호' }), '123456');
  await fill(user, await screen.findByRole('textbox', { name: '주소 검색' }), '삼성동');
  await user.click(await screen.findByRole('option', { name: '서울 강남구 삼성동' }));
  await fill(user, await screen.findByRole('textbox', { name: '상세 주소' }), '101호');
  await user.click(screen.getByRole('checkbox', { name: /전체 동의/ }));
};

const codeField = () => screen.getByRole('textbox', { name: '추천 코드 (선택)' });
const finish = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: '가입 완료' }));
const sentCodes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === '/member/address').map(({ body }) => Object(body).referralCode);

afterEach(() => deviceMemory.forget('referral'));

describe('friend’s link', () => {
  it('shows the reward and sends the code in lower case', async () => {
    const page = open('/login?referralCode=%20ABCD2345%20');
    expect(await screen.findByText(/초대 링크로 오셨네요.*두 분 모두 3,000P를 받아요/s)).toBeVisible();
    await openTerms(page);
    expect(codeField()).toHaveValue('abcd2345');
    await finish(page);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(sentCodes(page)).toEqual(['abcd2345']);
  });

  it('is stored on the device for seven days only', async () => {
    open('/login?referralCode=abcd2345').unmount();
    const stored = deviceMemory.read('referral') ?? '';
    expect(stored).toContain('abcd2345');
    const next = open('/login');
    expect(await screen.findByText(/초대 링크로 오셨네요/)).toBeVisible();
    next.unmount();
    deviceMemory.keep('referral', `${Date.now() - 7 * DAY_MS - 1_000}:abcd2345`);
    open('/login');
    expect(await screen.findByText('첫 가입에 3,000원 쿠폰 · 15,000원부터')).toBeVisible();
  });

  it('is deleted after a registration', async () => {
    const page = open('/login?referralCode=abcd2345');
    await openTerms(page);
    await finish(page);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(deviceMemory.read('referral')).toBeUndefined();
  });

  it.each(['<script>', 'a'.repeat(21), '%20'])('brings nothing into the form that is no code: %s', async (value) => {
    open(`/login?referralCode=${value}`);
    expect(await screen.findByText('첫 가입에 3,000원 쿠폰 · 15,000원부터')).toBeVisible();
    expect(deviceMemory.read('referral')).toBeUndefined();
  });
});

describe('referral code in the form', () => {
  it('shows its error in place and can be cleared', async () => {
    const sentence = '없는 추천 코드예요. 다시 확인하거나 비워 두고 가입해 주세요.';
    const page = open('/login', {
      [REGISTER]: ({ body }) =>
        'referralCode' in Object(body) ? refuse('VALIDATION', { fields: { referralCode: sentence } }) : buildLogin(),
    });
    await openTerms(page);
    await page.user.click(screen.getByRole('button', { name: '추천 코드가 있어요' }));
    await fill(page.user, codeField(), 'AB cd 9999');
    await finish(page);
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription(sentence));
    expect(codeField()).toHaveValue('AB cd 9999');
    expect(screen.getByRole('textbox', { name: '상세 주소' })).toHaveValue('101호');
    await page.user.clear(codeField());
    await finish(page);
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(sentCodes(page)).toEqual(['abcd9999', undefined]);
  });

  it('shows the rate limit and preserves the input', async () => {
    const svMessage = '추천 코드를 너무 여러 번 시도했어요. 비워 두고 가입하거나 한 시간 뒤에 다시 시도해 주세요.';
    const page = open('/login?referralCode=abcd2345', { [REGISTER]: refuse('TOO_MANY_REQUESTS', { svMessage }) });
    await openTerms(page);
    await finish(page);
    expect(await screen.findByText(svMessage)).toBeVisible();
    expect(codeField()).toHaveValue('abcd2345');
  });

  it.each([
    ['twenty letters with blanks between them', 'abcde abcde abcde abcde', true],
    ['twenty-one letters', 'abcdeabcdeabcdeabcdea', false],
  ])('is measured without spaces: %s', async (_case, typed, isSent) => {
    const page = open('/login');
    await openTerms(page);
    await page.user.click(screen.getByRole('button', { name: '추천 코드가 있어요' }));
    await fill(page.user, codeField(), typed);
    await finish(page);
    if (isSent) await waitFor(() => expect(page.path()).toBe('/'));
    else await waitFor(() => expect(codeField()).toHaveAccessibleDescription('20자까지 적을 수 있어요.'));
    expect(sentCodes(page)).toHaveLength(isSent ? 1 : 0);
  });
});
