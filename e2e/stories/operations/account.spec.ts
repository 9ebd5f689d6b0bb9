import { MARKETING_CONFIRM_YEARS, OTP_RESEND_MS } from '@dongne/contract';
import type { Page } from '@playwright/test';
import { answerOf } from '../../src/actors/answer';
import { freshPhoneNumber } from '../../src/actors/phone-numbers';
import { expect, test } from '../../src/operations-story';

const DAY_MS = 24 * 3_600_000;
const YEARS_MS = MARKETING_CONFIRM_YEARS * 366 * DAY_MS;

/** Enters a new number and the code that is sent to it. */
const proveNewNumber = async (page: Page, number: string, readCode: () => Promise<string>): Promise<void> => {
  await page.getByRole('textbox', { name: '새 휴대폰 번호' }).fill(number);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible();
  await page.getByRole('textbox', { name: '인증번호' }).fill(await readCode());
};

/** Enters the code that is sent to the member's current number. */
const provePresentNumber = async (page: Page, readCode: () => Promise<string>): Promise<void> => {
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible();
  await page.getByRole('textbox', { name: '인증번호' }).fill(await readCode());
  await expect(page.getByRole('textbox', { name: '새 휴대폰 번호' })).toBeVisible();
};

test.describe('a new phone number', () => {
  // The server refuses a number that is taken.
  test.use({ causedErrors: /409 \(Conflict\)/ });

  test('is confirmed at the old number and used for login', async ({ app, customer, member, page, sandbox }, {
    workerIndex,
  }) => {
    const { phoneNumber } = member.account;
    const other = await sandbox.freshMember();
    const number = freshPhoneNumber(workerIndex);
    await app.open('/mypage/info');
    await page.getByRole('link', { name: /휴대폰 번호/ }).click();

    await sandbox.forgetLimits();
    await provePresentNumber(page, () => sandbox.newestCode(phoneNumber));
    await proveNewNumber(page, other.phoneNumber, () => sandbox.newestCode(other.phoneNumber));
    await expect(page.getByText('다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.')).toBeVisible();

    await proveNewNumber(page, number, () => sandbox.newestCode(number));
    await expect(page.getByText('휴대폰 번호를 변경했어요')).toBeVisible();
    await expect(page).toHaveURL('/mypage/info');
    await expect(page.getByRole('link', { name: new RegExp(`휴대폰 번호.*${number.slice(-4)}`) })).toBeVisible();

    const inbox = await answerOf<{ text: string }[]>(await sandbox.request.get(`/sandbox/messages?to=${phoneNumber}`));
    expect(inbox[0]?.text).toContain(`끝자리 ${number.slice(-4)} 번호로 바뀌었어요`);

    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL('/');
    await sandbox.travel(OTP_RESEND_MS);
    await app.login.open('/mypage/info');
    await customer.provesNumber(number);
    await expect(page.getByRole('link', { name: /휴대폰 번호/ })).toBeVisible();
  });
});

test.describe('another device', () => {
  // The other device's session has ended.
  test.use({ causedErrors: /401 \(Unauthorized\)/ });

  test('is redirected to login after its session was ended', async ({
    app,
    browser,
    baseURL,
    member,
    page,
    sandbox,
  }) => {
    const { phoneNumber } = member.account;
    const elsewhere = await sandbox.seededMember(phoneNumber);
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const userInfo = encodeURIComponent(JSON.stringify({ userId: elsewhere.userId, phoneNumber, nickname: '연습' }));
    const { accessToken, refreshToken } = elsewhere;
    const cookies = Object.entries({ accessToken, refreshToken, userInfo });
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: baseURL ?? '' })));
    const other = await context.newPage();
    await other.goto('/mypage/info');
    await expect(other.getByRole('link', { name: /휴대폰 번호/ })).toBeVisible();

    await app.open('/mypage/info/devices');
    const devices = page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText('이 기기');
    await devices
      .nth(1)
      .getByRole('button', { name: /에서 로그아웃$/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByText('다른 기기에는 로그인되어 있지 않아요.')).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await context.close();
    await page.reload();
    await expect(devices).toHaveCount(1);
  });
});

test.describe('two years later', () => {
  // Resets the clock for the following stories.
  test.afterEach(({ sandbox }) => sandbox.returnToPresent());

  // Every session has expired by then.
  test.use({ causedErrors: /401 \(Unauthorized\)/ });

  test('a consent is asked again and its result is confirmed', async ({ app, customer, page, sandbox }, {
    workerIndex,
  }) => {
    // Long timeout: jobs of two years are due.
    test.slow();
    const number = freshPhoneNumber(workerIndex);
    await app.login.open();
    await customer.provesNumber(number);
    await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await app.registration.describeDoor('101동 1203호');
    await app.registration.agreeToRequiredTerms();
    await page.getByRole('checkbox', { name: '[선택] 혜택·이벤트 알림 받기' }).check();
    await page.getByRole('checkbox', { name: /야간 혜택 알림 받기/ }).check();
    await app.registration.finish();
    await expect(page).not.toHaveURL(/\/login/);

    await sandbox.travel(YEARS_MS);
    await page.context().clearCookies();
    await app.login.open('/mypage');
    await customer.provesNumber(number);
    const sheet = page.getByRole('dialog', { name: '동의하신 내용을 다시 확인해 주세요' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
    await sheet
      .getByRole('radiogroup', { name: '혜택·이벤트 알림 받기', exact: true })
      .getByRole('radio', { name: '계속 받을게요' })
      .check();
    await sheet.getByRole('radiogroup', { name: /야간/ }).getByRole('radio', { name: '그만 받을게요' }).check();
    await sheet.getByRole('button', { name: '답변 저장하기' }).click();
    await expect(sheet).toBeHidden();

    await app.open('/mypage/alarm');
    await expect(page.getByText('혜택·이벤트 알림 받기: 동의했어요.')).toBeVisible();
    await app.open('/mypage/info/consents');
    const terms = page.getByRole('list', { name: '약관과 동의' }).getByRole('listitem');
    await expect(terms.filter({ hasText: /^혜택·이벤트 알림 받기/ })).toContainText('동의 · 1판');
    await expect(terms.filter({ hasText: '야간 혜택 알림 받기' })).toContainText('동의하지 않음');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
