import { violationsOn } from '../src/axe-violations';
import { Member } from '../src/actors/member';
import { expect, test } from '../src/story';

const DARK_GROUND = 'rgb(23, 25, 30)';
const LIGHT_INK = 'rgb(236, 239, 243)';
const LIGHT_GROUND = 'rgb(255, 255, 255)';

/** Pages of a member with history; the route walk covers empty states and visitors' pages. */
const OF_MEMBERS = [
  '/usage',
  '/mypage',
  '/mypage/coupon',
  '/mypage/point',
  '/mypage/alarm/setting',
  '/mypage/payment',
  '/membership',
];

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the app is dark from its first paint, browser bars included', async ({ app, page }) => {
    await app.open('/service');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK_GROUND);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#17191e');
  });

  test('black brand elements have a border', async ({ app, page }) => {
    await app.login.open();
    await expect(page.getByRole('button', { name: 'Apple로 시작하기' })).toHaveCSS(
      'border-top',
      `1px solid ${LIGHT_INK}`,
    );
  });

  test('axe finds no violation on member pages', async ({ app, page, baseURL, request, context, sandbox }) => {
    const member = new Member(request, await sandbox.seededMember('01000000002'));
    await member.opensBrowser(context, baseURL ?? '');
    for (const path of OF_MEMBERS) {
      await app.open(path);
      await expect(app.content).not.toBeEmpty();
      await expect(app.stillLoading).toHaveCount(0);
      expect(await violationsOn(page), path).toEqual([]);
    }
  });
});

test('dark mode stays after a reload without a light first paint', async ({ app, page, member: _loggedIn }) => {
  const html = page.locator('html');
  await app.my.open();
  await expect(html).toHaveCSS('background-color', LIGHT_GROUND);
  await app.my.mode('어둡게').check({ force: true });
  await expect(html).toHaveCSS('background-color', DARK_GROUND);

  // The HTML as the server sent it: the first paint is dark.
  const answer = await page.reload();
  expect(await answer?.text()).toContain('<html data-theme="dark"');
  await expect(app.my.mode('어둡게')).toBeChecked();
  await expect(html).toHaveCSS('background-color', DARK_GROUND);

  await app.my.mode('기기 설정에 따라').check({ force: true });
  await expect(html).toHaveCSS('background-color', LIGHT_GROUND);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('background-color', DARK_GROUND);
});

test('light mode stays on a dark device and in print', async ({ app, page, member: _loggedIn }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await app.my.open();
  await app.my.mode('밝게').check({ force: true });
  await expect(html).toHaveCSS('background-color', LIGHT_GROUND);
  await app.my.mode('어둡게').check({ force: true });
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveCSS('background-color', LIGHT_GROUND);
});
