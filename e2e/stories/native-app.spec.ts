import { expect, test } from '../src/native-app-story';

const EXIT = '앱을 종료할까요?';

/** The install banner is for phone browsers. */
test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
});

for (const system of ['android', 'ios'] as const)
  test.describe(`the first start of the ${system} app`, () => {
    test.use({ nativeOptions: { system, version: '1.4.2', answers: true }, hasSeenEntryPage: false });

    test('shows /auth and reports the login to the app', async ({ app, page, nativeApp, customer, sandbox }) => {
      const { phoneNumber, userId } = await sandbox.freshMember();
      await app.open('/usage');
      await expect(page).toHaveURL('/auth?path=%2Fusage');
      await page.getByRole('link', { name: '시작하기' }).click();
      await expect(page).toHaveURL('/login?path=%2Fusage');
      await customer.provesNumber(phoneNumber);
      await expect(page).toHaveURL('/usage');
      await expect(app.title).toHaveText('이용현황');

      expect(nativeApp.heardOf('hello')).toEqual([{ type: 'hello', version: 1 }]);
      await expect.poll(() => nativeApp.heardOf('userStatus').at(-1)?.userId).toBe(userId);
      for (const name of ['authPage', 'accessToken', 'refreshToken', 'userInfo'])
        expect(nativeApp.storedCookie(name), name).toBeTruthy();

      await app.my.open();
      await app.my.logOut();
      await expect.poll(() => nativeApp.heardOf('userStatus').at(-1)?.userId).toBe(null);
      expect(nativeApp.storedCookie('refreshToken')).toBe(null);
      // /auth was seen: a logout is not a first start.
      await expect(page).toHaveURL('/');
    });
  });

test.describe('the first start', () => {
  test.use({ hasSeenEntryPage: false });

  test('shows /auth to members too and continues with 둘러보기', async ({
    app,
    page,
    nativeApp: _around,
    member: _loggedIn,
  }) => {
    await app.shopList.open();
    await expect(page).toHaveURL('/auth?path=%2Flaundry%2Flist');
    await page.getByRole('link', { name: '둘러보기' }).click();
    await expect(app.shopList.shops.first()).toBeVisible();
    await app.home.open();
    await expect(app.home.findShopsLink).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('asks on back before the app closes', async ({ app, page, nativeApp }) => {
    await app.home.open();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('link', { name: '시작하기' })).toBeVisible();
    await nativeApp.pressBack();
    await expect(app.text(EXIT)).toBeVisible();
  });
});

test('the hardware back button closes overlays, goes back, and asks on Home', async ({ app, page, nativeApp }) => {
  await app.home.open();
  await app.home.findShops();
  await app.shopList.openFilters();

  await nativeApp.pressBack();
  await expect(page.getByRole('dialog', { name: '필터' })).toBeHidden();
  await expect(page).toHaveURL('/laundry/list');

  await nativeApp.pressBack();
  await expect(page).toHaveURL('/');
  await expect(app.home.findShopsLink).toBeVisible();

  await nativeApp.pressBack();
  await expect(app.text(EXIT)).toBeVisible();
  await nativeApp.pressBack();
  await expect(app.text(EXIT)).toBeHidden();
  expect(nativeApp.heardOf('closeApp')).toEqual([]);

  await nativeApp.pressBack();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect.poll(() => nativeApp.heardOf('closeApp')).toHaveLength(1);
});

test('a page opened from a push notification has Home behind it', async ({ app, page, nativeApp }) => {
  await app.shopList.open();
  await expect(app.shopList.heading).toBeVisible();
  await nativeApp.pressBack();
  await expect(page).toHaveURL('/');
});

test('the install banner is visible in browsers only', async ({ app, browser, baseURL, page }) => {
  await app.home.open();
  await expect(page.getByRole('complementary', { name: '앱 설치 안내' })).toBeVisible();
  const webview = await browser.newContext({ userAgent: 'Android', ...(baseURL === undefined ? {} : { baseURL }) });
  await webview.addCookies(
    ['fcmtoken', 'authPage', 'closeTutorial'].map((name) => ({ name, value: 'Y', url: baseURL ?? '' })),
  );
  const inside = await webview.newPage();
  await inside.goto('/');
  await expect(inside.getByRole('link', { name: '주변 세탁소 찾기' })).toBeVisible();
  await expect(inside.getByRole('complementary', { name: '앱 설치 안내' })).toHaveCount(0);
  await webview.close();
});

test('the push token reaches the server, and safe areas are respected', async ({
  app,
  page,
  nativeApp,
  member: _loggedIn,
}) => {
  const saved = page.waitForRequest('**/v1/app/member/fcmToken');
  await app.home.open();
  await nativeApp.says({ type: 'pushAddress', fcmToken: 'push-1', adId: 'ad-1' });
  expect((await saved).postDataJSON()).toEqual({ fcmToken: 'push-1', adId: 'ad-1' });
  await nativeApp.says({ type: 'safeArea', top: 44, right: 0, bottom: 34, left: 0 });
  await expect(app.mainNavigation).toHaveCSS('padding-bottom', '34px');
});

test('invalid messages from the app are ignored', async ({ app, nativeApp, page }) => {
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  await nativeApp.says({ type: 'safeArea', top: 4_000, right: 0, bottom: 0, left: 0 });
  await nativeApp.says({ type: 'pushAddress', fcmToken: 7 });
  await nativeApp.says({ type: 'eval', code: 'alert(1)' });
  await nativeApp.says([]);
  await page.evaluate(() => Reflect.get(window, 'dongneBridge').receive('{{'));
  await app.home.findShops();
  await expect(app.shopList.shops.first()).toBeVisible();
});

test.describe('an outdated app', () => {
  test.use({ nativeOptions: { system: 'android', version: '0.9.0', answers: true } });

  test('shows only the update and opens the store', async ({ app, page, nativeApp }) => {
    await app.shopList.open();
    const dialog = page.getByRole('alertdialog', { name: '업데이트가 필요해요' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('main', { includeHidden: true })).toBeEmpty();
    await dialog.getByRole('link', { name: '업데이트' }).click();
    await expect.poll(() => nativeApp.heardOf('openStore')).toHaveLength(1);
    await expect(page).toHaveURL('/laundry/list');

    await nativeApp.pressBack();
    await expect(app.text(EXIT)).toBeVisible();
    await nativeApp.pressBack();
    await expect(app.text(EXIT)).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test.describe('for a member', () => {
    // The server's response to every call.
    test.use({ causedErrors: /status of 403/ });

    test('asks for the update at the first call and keeps the login', async ({
      app,
      page,
      nativeApp: _around,
      member: _loggedIn,
      context,
    }) => {
      await app.usage.open();
      await expect(page.getByRole('alertdialog', { name: '업데이트가 필요해요' })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).toContain('refreshToken');
    });
  });
});

test.describe('an outdated app that never answers', () => {
  test.use({ nativeOptions: { system: 'android', version: '0.9.0', answers: false } });

  test('receives only hello, and links to the store', async ({ app, page, nativeApp }) => {
    await app.home.open();
    const update = page.getByRole('link', { name: '업데이트' });
    await expect(update).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
    expect(nativeApp.heard.map(({ type }) => type)).toEqual(['hello']);
  });
});

test.describe('a current app that never answers', () => {
  test.use({ nativeOptions: { system: 'ios', version: '1.4.2', answers: false } });

  test('stays fully usable', async ({ app, page, nativeApp, customer, sandbox }) => {
    const { phoneNumber } = await sandbox.freshMember();
    await app.my.open();
    await customer.provesNumber(phoneNumber);
    await expect(app.my.heading).toBeVisible();
    await app.tabs.goHome();
    await app.home.findShops();
    await expect(app.shopList.shops.first()).toBeVisible();
    await app.goBack();
    await expect(page).toHaveURL('/');
    expect(nativeApp.heard.map(({ type }) => type)).toEqual(['hello']);
  });
});
