import { expect, test } from '../src/story';

const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000');

test('a member logs in, returns to the requested page and logs out', async ({ app, customer, sandbox, page }) => {
  const { phoneNumber } = await sandbox.freshMember();
  await app.my.open();
  await expect(page).toHaveURL('/login?path=%2Fmypage');
  await customer.provesNumber(phoneNumber);
  await expect(app.my.heading).toBeVisible();

  await app.my.logOut();
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(page).toHaveURL('/');
  await app.tabs.goToMyPage();
  await expect(app.login.number).toBeVisible();
});

test('a login survives in a browser that caps script cookies', async ({ app, customer, sandbox, page, context }) => {
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set: () => undefined });
  });
  const { phoneNumber } = await sandbox.freshMember();
  await app.my.open();
  await customer.provesNumber(phoneNumber);
  await expect(app.my.heading).toBeVisible();

  await context.clearCookies({ name: 'accessToken' }); // it has expired
  await page.reload();
  await expect(app.my.heading).toBeVisible();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('accessToken');
});

test('an address outside the service area cannot be registered', async ({ app, customer, newNumber }) => {
  await app.login.open();
  await customer.provesNumber(newNumber);
  await app.registration.searchAddress('해운대구 우동');
  const outside = app.registration.results.filter({ hasText: '우동' }).first();
  await expect(outside).toContainText('아직 서비스하지 않는 지역이에요');
  await outside.click({ force: true }); // marked as disabled; a customer taps it anyway
  await expect(app.registration.search).toBeVisible();
  await expect(app.registration.door).toBeHidden();
});

test('a reload during a registration preserves the address', async ({ app, customer, newNumber, page, sandbox }) => {
  await app.login.open('/laundry/list');
  await customer.provesNumber(newNumber);
  await app.registration.chooseAddress('강남구 삼성동', '서울 강남구 삼성동');
  await app.registration.describeDoor('101동 1203호');
  await page.reload();

  await sandbox.forgetLimits();
  await customer.provesNumber(newNumber);
  await expect(app.registration.search).toHaveValue('강남구 삼성동');
  await app.registration.results.filter({ hasText: '서울 강남구 삼성동' }).first().click();
  await expect(app.registration.door).toHaveValue('101동 1203호');
  await app.registration.agreeToRequiredTerms();
  await app.registration.finish();
  await expect(page).toHaveURL('/laundry/list');
});

test('a return path to another site leads Home', async ({ app, customer, sandbox, page }) => {
  const { phoneNumber } = await sandbox.freshMember();
  await app.login.open('//evil.example');
  await customer.provesNumber(phoneNumber);
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('a wrong code', () => {
  test.use({ causedErrors: /status of 422/ });

  test('is refused inline, and the right one still works', async ({ app, customer, newNumber }) => {
    await app.login.open();
    await customer.asksForCode(newNumber);
    const code = await customer.readsCode(newNumber);
    await app.login.enterCode(otherCode(code));
    await expect(app.text('인증번호가 맞지 않아요.')).toBeVisible();
    await app.login.enterCode(code);
    await expect(app.registration.search).toBeVisible();
  });
});
