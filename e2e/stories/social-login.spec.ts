import { networkIsQuiet } from '../src/after-first-view';
import { expect, test } from '../src/story';

/** Tests Apple to the end, which alone posts its response cross-site; the other providers until their return. */
const APPLE = { path: 'apple', name: 'Apple' } as const;
const OTHERS = ['카카오', '네이버', 'Google'] as const;

const linkingOf = (name: string): string => `휴대폰 번호를 확인하면 ${name} 계정이 연결돼요`;

test('a new customer registers with Apple, logs in again and unlinks', async ({
  app,
  customer,
  sandbox,
  newNumber,
  page,
}) => {
  const { path, name } = APPLE;
  // The only story that links accounts: the sandbox has three for all stories.
  await sandbox.forgetLinks(path);
  await sandbox.forgetLimits();

  await test.step('chooses an account and verifies a number', async () => {
    await app.login.open();
    await app.login.by(name).click();
    await app.provider.choose('세탁왕');
    await expect(app.text(linkingOf(name))).toBeVisible();
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

  await test.step('logs out and logs in directly, to the requested page', async () => {
    await app.my.open();
    await expect(app.my.heading).toBeVisible();
    await expect(app.stillLoading).toHaveCount(0); // a pending call would be refused after the logout
    await networkIsQuiet(page);
    await app.my.logOut();
    await expect(app.home.findShopsLink).toBeVisible();
    await app.tabs.goToMyPage();
    await expect(page).toHaveURL('/login?path=%2Fmypage');
    await app.login.by(name).click();
    await app.provider.choose('세탁왕');
    await expect(app.my.heading).toBeVisible();
    await expect(page).toHaveURL('/mypage');
  });

  await test.step('unlinks it and is unknown to the provider', async () => {
    await app.open('/mypage/info');
    await page.getByRole('button', { name: `${name} 연결 해제` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제하기' }).click();
    await expect(app.text(`${name} 연결을 해제했어요`)).toBeVisible();
    await expect(app.text(/^아직 없어요/)).toBeVisible();
    await networkIsQuiet(page);
    await app.my.logOut();
    await expect(app.home.findShopsLink).toBeVisible();
    await app.login.open();
    await app.login.by(name).click();
    await app.provider.choose('세탁왕');
    await expect(app.text(linkingOf(name))).toBeVisible();
  });

  await test.step('logs in by number, which links it again', async () => {
    await customer.provesNumber(newNumber);
    await expect(app.home.findShopsLink).toBeVisible();
    await app.open('/mypage/info');
    await expect(page.getByRole('button', { name: `${name} 연결 해제` })).toBeVisible();
  });
});

test('cancelling any provider keeps number and return path', async ({ app, page }) => {
  await app.login.open('/usage');
  for (const name of [...OTHERS, APPLE.name])
    await test.step(name, async () => {
      await app.login.number.fill('01012345678');
      await app.login.by(name).click();
      await app.provider.cancel();
      await expect(app.text(`${name} 로그인을 취소했어요`)).toBeVisible();
      await expect(app.login.number).toHaveValue('010-1234-5678');
      await expect(page).toHaveURL('/login?path=%2Fusage');
    });
});

test('an unknown account of any provider asks for a number', async ({ app, page, sandbox }) => {
  await sandbox.forgetLimits();
  for (const name of OTHERS)
    await test.step(name, async () => {
      await app.login.open();
      await app.login.by(name).click();
      await app.provider.choose('다림이');
      await expect(app.text(linkingOf(name))).toBeVisible();
      await expect(page).toHaveURL('/login');
    });
});

test('a callback URL works once and is removed from the history', async ({ app, sandbox, page }) => {
  await sandbox.forgetLimits();
  await app.login.open('/usage');
  await app.login.by('Google').click();
  await expect(app.provider.heading).toBeVisible();
  const returned = page.waitForRequest((request) => request.url().includes('/login?code='));
  await app.provider.choose('다림이');
  const address = (await returned).url();
  await expect(app.text(linkingOf('Google'))).toBeVisible();
  await expect(page).toHaveURL('/login?path=%2Fusage');

  await page.reload();
  await expect(app.login.by('Google')).toBeVisible();
  await expect(app.text(linkingOf('Google'))).toBeHidden();

  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/social')) exchanges += 1;
  });
  await app.open(address);
  await expect(app.text('로그인하지 못했어요. 다시 시도해 주세요')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(exchanges).toBe(0);
});
