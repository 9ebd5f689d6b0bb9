import { expect, test } from '../src/story';

test('an unknown route says so, and the way Home works', async ({ app, page }) => {
  await app.open('/no/such/page');
  await expect(app.text('페이지를 찾을 수 없어요')).toBeVisible();
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('cookies full of garbage are a visitor', async ({ app, context, baseURL }) => {
  const garbage = ['accessToken', 'refreshToken', 'userInfo', 'nonMemberAddress', 'appVersion', 'closeTutorial'];
  await context.addCookies(garbage.map((name) => ({ name, value: '%7Bnot-json', url: baseURL ?? '' })));
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  await app.tabs.goToUsage();
  await expect(app.login.number).toBeVisible();
});

test.describe('half a login', () => {
  for (const lost of ['refreshToken', 'userInfo'])
    test(`without ${lost} is a visitor on a public page, and nothing of it stays`, async ({
      app,
      context,
      member: _loggedIn,
    }) => {
      await context.clearCookies({ name: lost });
      await app.shopList.open();
      await expect(app.shopList.shops.first()).toBeVisible();
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => ['accessToken', 'refreshToken', 'userInfo'].includes(name))).toEqual([]);
    });

  test('is login with the way back on a page for members', async ({ app, page, context, member: _loggedIn }) => {
    await context.clearCookies({ name: 'refreshToken' });
    await app.usage.open();
    await expect(app.login.number).toBeVisible();
    await expect(page).toHaveURL('/login?path=%2Fusage');
  });
});

for (const path of ['/login', '/login?path=/usage', '/phoneAuth'])
  test(`${path} is Home for a member`, async ({ app, page, member: _loggedIn }) => {
    await app.open(path);
    await expect(app.home.findShopsLink).toBeVisible();
    await expect(page).toHaveURL('/');
  });

test.describe('a tampered token', () => {
  // What the server says to it.
  test.use({ causedErrors: /status of 401/ });

  const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';

  test('is Home for a visitor on Home', async ({ app, member: _loggedIn, context, baseURL }) => {
    await context.addCookies([{ name: 'accessToken', value: forged, url: baseURL ?? '' }]);
    await app.home.open();
    await expect(app.home.findShopsLink).toBeVisible();
    await app.home.findShops();
    await expect(app.shopList.shops.first()).toBeVisible();
  });

  test('is login with the way back on a page for members', async ({
    app,
    page,
    member: _loggedIn,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'accessToken', value: forged, url: baseURL ?? '' }]);
    await app.usage.open();
    await expect(app.login.number).toBeVisible();
    await expect(page).toHaveURL('/login?path=%2Fusage');
  });
});
