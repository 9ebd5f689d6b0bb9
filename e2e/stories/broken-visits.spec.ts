import { expect, test } from '../src/story';

test('invalid cookies make a visitor', async ({ app, context, baseURL }) => {
  const garbage = ['accessToken', 'refreshToken', 'userInfo', 'nonMemberAddress', 'appVersion', 'closeTutorial'];
  await context.addCookies(garbage.map((name) => ({ name, value: '%7Bnot-json', url: baseURL ?? '' })));
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  await app.tabs.goToUsage();
  await expect(app.login.number).toBeVisible();
});

test('a partial login is redirected to login on member pages and cleared', async ({
  app,
  page,
  context,
  member: _loggedIn,
}) => {
  await context.clearCookies({ name: 'userInfo' });
  await app.usage.open();
  await expect(app.login.number).toBeVisible();
  await expect(page).toHaveURL('/login?path=%2Fusage');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => ['accessToken', 'refreshToken', 'userInfo'].includes(name))).toEqual([]);
  await app.shopList.open();
  await expect(app.shopList.shops.first()).toBeVisible();
});

test('the login page redirects a member to Home', async ({ app, page, member: _loggedIn }) => {
  await app.open('/login?path=/usage');
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('a tampered token', () => {
  // The server's response to it.
  test.use({ causedErrors: /status of 401/ });

  const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';

  test('makes a visitor on Home', async ({ app, page, member: _loggedIn, context, baseURL }) => {
    await context.addCookies([{ name: 'accessToken', value: forged, url: baseURL ?? '' }]);
    await app.home.open();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
    await expect(page).toHaveURL('/');
    await app.home.findShops();
    await expect(app.shopList.shops.first()).toBeVisible();
  });

  test('redirects to login with the return path on member pages', async ({
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
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
  });
});
