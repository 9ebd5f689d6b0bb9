import type { BrowserContext, Page, Route } from '@playwright/test';
import { setCookies } from '../src/native-app';
import { expect, test } from '../src/story';
import { withoutLive } from '../src/without-live';

// Expected console errors of these stories.
test.use({ causedErrors: /status of [45]\d\d|ERR_FAILED|ERR_TIMED_OUT/ });

/** Cookies that close the tutorial and popups. */
const QUIET_HOME = { closeTutorial: 'Y', middlePopup: 'Y', bottomPopup: 'Y' };
test.beforeEach(({ context, baseURL }) => setCookies(context, baseURL ?? '', QUIET_HOME));

type Answer = (route: Route) => Promise<void>;

const code = (status: number, name: string): Answer => {
  return (route) => route.fulfill({ status, json: { error: { code: name, svMessage: '' } } });
};
const nothing: Answer = (route) => route.abort('failed');

/**
 * Fails one API call, for visitors and members.
 *
 * @returns a function that restores the call and no other route of the story.
 */
const failing = async (page: Page, path: string, answer: Answer): Promise<() => Promise<void>> => {
  const isThis = ({ pathname }: URL): boolean => pathname.replace('/nonMember', '') === `/v1/app${path}`;
  await page.route(isThis, answer);
  return () => page.unroute(isThis, answer);
};

const cookieNames = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name);

const REQUEST = '/request/delivery/detail/1';
const REQUESTS = '/request/delivery';

test('a failed page shows the error page and recovers with 새로고침', async ({ app, page, member: _loggedIn }) => {
  const mend = await failing(page, REQUEST, code(500, 'INTERNAL'));
  await app.usageDetail.open(1);
  await expect(app.title).toHaveText('일시적인 문제가 생겼어요');
  await page.evaluate(() => window.history.back());
  await expect(app.title).toHaveText('일시적인 문제가 생겼어요');
  await expect(page).toHaveURL('/usage/detail?id=1');
  await mend();
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(app.text('찾는 신청이 없어요')).toBeVisible();
});

test('a failed section shows an inline error, keeps the login and recovers', async ({
  app,
  context,
  page,
  member: _loggedIn,
}) => {
  await withoutLive(page);
  const mend = await failing(page, REQUESTS, nothing);
  await app.usage.open();
  await expect(app.text('이용 내역을 불러오지 못했어요')).toBeVisible();
  await expect(app.text('서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  await expect(app.mainNavigation).toBeVisible();
  expect(await cookieNames(context)).toContain('refreshToken');
  await mend();
  await app.retryUnlessRecovered();
  await expect(app.text('이용 내역을 불러오지 못했어요')).toBeHidden();
});

test.describe('a session', () => {
  test('that cannot be refreshed reloads Home once as a visitor', async ({ app, context, page, member: _loggedIn }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await context.clearCookies({ name: 'accessToken' });
    await failing(page, '/member/refresh', code(400, 'VALIDATION'));
    await app.home.open();
    await expect.poll(() => loads).toBe(2);
    await expect.poll(() => cookieNames(context)).not.toContain('refreshToken');
    await expect(app.home.findShopsLink).toBeVisible();
    expect(loads).toBe(2);
  });
});

test.describe('cookies', () => {
  test('with only a refresh token restore the member, also after a reload', async ({
    app,
    context,
    member: _loggedIn,
  }) => {
    await context.clearCookies({ name: 'accessToken' });
    await context.clearCookies({ name: 'userInfo' });
    await app.my.open();
    await expect(app.my.profile).toBeVisible();
    await expect.poll(() => cookieNames(context)).toContain('userInfo');
    await app.my.open();
    await expect(app.my.profile).toBeVisible();
  });

  test('with an expired refresh token redirect to login', async ({ app, context, page, baseURL }) => {
    await setCookies(context, baseURL ?? '', { refreshToken: 'long-gone' });
    await app.my.open();
    await expect(page).toHaveURL('/login?path=%2Fmypage');
    expect(await cookieNames(context)).not.toContain('refreshToken');
  });

  test('that are blocked allow browsing, and login reports its failure', async ({ app, page, customer, sandbox }) => {
    const { phoneNumber } = await sandbox.freshMember();
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
    );
    await app.shopList.open();
    await expect(app.shopList.shops.first()).toBeVisible();
    await app.login.open();
    await customer.provesNumber(phoneNumber);
    await expect(app.text('로그인에 실패했어요')).toBeVisible();
    await expect(app.login.number).toBeVisible();
  });
});

test.describe('storage', () => {
  const forbid = (): void => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  };
  const fill = (): void => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };

  for (const [what, script] of [
    ['forbidden', forbid],
    ['full', fill],
  ] as const)
    test(`that is ${what} leaves everything usable`, async ({ app, page, member: _loggedIn }) => {
      await page.addInitScript(script);
      await app.home.open();
      await app.home.findShops();
      await expect(app.shopList.shops.first()).toBeVisible();
      await app.shopList.openFilters();
      await app.usage.open();
      await expect(app.title).toHaveText('이용현황');
      await app.tabs.goToMyPage();
      await expect(app.my.profile).toBeVisible();
    });
});
