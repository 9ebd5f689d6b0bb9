import { networkIsQuiet } from '../src/after-first-view';
import { expect, test } from '../src/story';

const LINKING = '휴대폰 번호를 확인하면 Google 계정이 연결돼요';

test('somebody new comes by Google, registers, and comes straight in the next time', async ({
  app,
  customer,
  sandbox,
  newNumber,
  page,
}) => {
  // Only this story links an account: the sandbox has three, for all stories.
  await sandbox.forgetGoogleLinks();
  await sandbox.forgetLimits();

  await test.step('chooses an account and proves a number', async () => {
    await app.login.open();
    await app.login.google.click();
    await app.google.choose('세탁왕');
    await expect(app.text(LINKING)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await customer.provesNumber(newNumber);
  });

  await test.step('registers', async () => {
    await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await app.registration.describeDoor('101동 1203호');
    await app.registration.agreeToRequiredTerms();
    await app.registration.finish();
    await expect(app.home.findShopsLink).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('logs out, and comes straight back to where they wanted to be', async () => {
    await app.my.open();
    await expect(app.my.heading).toBeVisible();
    await expect(app.stillLoading).toHaveCount(0); // a call under way would be refused after the logout
    await networkIsQuiet(page);
    await app.my.logOut();
    await expect(app.home.findShopsLink).toBeVisible();
    await app.tabs.goToMyPage();
    await expect(page).toHaveURL('/login?path=%2Fmypage');
    await app.login.google.click();
    await app.google.choose('세탁왕');
    await expect(app.my.heading).toBeVisible();
    await expect(page).toHaveURL('/mypage');
  });
});

test('somebody who thinks better of it finds number and way back as they were', async ({ app, page }) => {
  await app.login.open('/usage');
  await app.login.number.fill('01012345678');
  await app.login.google.click();
  await app.google.cancel();
  await expect(app.text('Google 로그인을 취소했어요')).toBeVisible();
  await expect(app.login.number).toHaveValue('010-1234-5678');
  await expect(page).toHaveURL('/login?path=%2Fusage');
});

test('an address with an answer in it works once, and stands nowhere afterwards', async ({ app, sandbox, page }) => {
  await sandbox.forgetLimits();
  await app.login.open('/usage');
  await app.login.google.click();
  await expect(app.google.heading).toBeVisible();
  const returned = page.waitForRequest((request) => request.url().includes('/login?code='));
  await app.google.choose('다림이');
  const address = (await returned).url();
  await expect(app.text(LINKING)).toBeVisible();
  await expect(page).toHaveURL('/login?path=%2Fusage');

  await page.reload();
  await expect(app.login.google).toBeVisible();
  await expect(app.text(LINKING)).toBeHidden();

  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/social')) exchanges += 1;
  });
  await app.open(address);
  await expect(app.text('로그인하지 못했어요. 다시 시도해 주세요')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(exchanges).toBe(0);
});
