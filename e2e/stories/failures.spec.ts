import type { BrowserContext, Page, Route } from '@playwright/test';
import { setCookies } from '../src/native-app';
import { expect, test } from '../src/story';
import { withoutLive } from '../src/without-live';

// The refusals are what these stories are about.
test.use({ causedErrors: /status of [45]\d\d|ERR_FAILED|ERR_TIMED_OUT/ });

/** Home as it is after its first visit. */
const QUIET_HOME = { closeTutorial: 'Y', middlePopup: 'Y', bottomPopup: 'Y' };
test.beforeEach(({ context, baseURL }) => setCookies(context, baseURL ?? '', QUIET_HOME));

type Answer = (route: Route) => Promise<void>;

const refusal = (status: number, error: object): Answer => {
  return (route) => route.fulfill({ status, json: { error } });
};
const code = (status: number, name: string): Answer => refusal(status, { code: name, svMessage: '' });
const html = (status: number): Answer => {
  return (route) => route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Bad Gateway</h1>' });
};
const nothing: Answer = (route) => route.abort('failed');

/**
 * Lets one call of the API fail, for visitors and members.
 *
 * @returns what lets the calls through again, and leaves alone whatever else the story keeps away.
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
const SORRY = '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.';

test.describe('a page that cannot be without an answer', () => {
  for (const [what, answer, title, buttons] of [
    ['504', refusal(504, {}), '문제가 생겼어요', ['앱 종료']],
    ['500', code(500, 'INTERNAL'), '일시적인 문제가 생겼어요', ['새로고침', '앱 종료']],
    ['no answer', nothing, '서비스에 연결할 수 없어요', ['앱 종료']],
    ["a proxy's HTML", html(502), '문제가 생겼어요', ['앱 종료']],
  ] as const)
    test(`has the error page of ${what}, which back does not leave`, async ({ app, page, member: _loggedIn }) => {
      await failing(page, REQUEST, answer);
      await app.usageDetail.open(1);
      await expect(app.title).toHaveText(title);
      await expect(app.content.getByRole('button')).toHaveText([...buttons]);
      await page.evaluate(() => window.history.back());
      await expect(app.title).toHaveText(title);
      await expect(page).toHaveURL('/usage/detail?id=1');
    });

  test('says in its place that an answer is HTML', async ({ app, page, member: _loggedIn }) => {
    await failing(page, REQUEST, html(200));
    await app.usageDetail.open(1);
    await expect(app.text('데이터를 불러오지 못했어요')).toBeVisible();
    await expect(app.retryButton).toBeVisible();
  });

  test('has the error page 503 when nobody answers for 10 s, and asks no second time', async ({
    app,
    page,
    member: _loggedIn,
  }) => {
    let asked = 0;
    await failing(page, REQUEST, async () => {
      asked += 1; // and never answered
    });
    await app.usageDetail.open(1);
    await expect(app.title).toHaveText('서비스에 연결할 수 없어요', { timeout: 20_000 });
    expect(asked).toBe(1);
  });

  test('is there again after 새로고침', async ({ app, page, member: _loggedIn }) => {
    const mend = await failing(page, REQUEST, code(500, 'INTERNAL'));
    await app.usageDetail.open(1);
    await expect(app.title).toHaveText('일시적인 문제가 생겼어요');
    await mend();
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(app.text('찾는 신청이 없어요')).toBeVisible();
  });
});

test.describe('a part of a page', () => {
  for (const [what, answer, sentence] of [
    ['504', refusal(504, {}), SORRY],
    ['no answer', nothing, SORRY],
    ["a proxy's HTML", html(503), SORRY],
    ['HTML that is called a success', html(200), SORRY],
    ['a code nobody knows', code(418, 'TEAPOT'), '일시적인 문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
    ['403 PARTNER_RESTRICTED', code(403, 'PARTNER_RESTRICTED'), '제휴 이용자는 사용할 수 없는 기능이에요.'],
    ['too many calls', code(429, 'TOO_MANY_REQUESTS'), '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'],
  ] as const)
    test(`says in its place what is wrong with ${what}, keeps the login, and recovers by 다시 시도`, async ({
      app,
      context,
      page,
      member: _loggedIn,
    }) => {
      await withoutLive(page);
      const mend = await failing(page, REQUESTS, answer);
      await app.usage.open();
      await expect(app.text('이용 내역을 불러오지 못했어요')).toBeVisible();
      await expect(app.text(sentence)).toBeVisible();
      await expect(app.mainNavigation).toBeVisible();
      expect(await cookieNames(context)).toContain('refreshToken');
      await mend();
      await app.retryUnlessRecovered();
      await expect(app.text('이용 내역을 불러오지 못했어요')).toBeHidden();
    });
});

test.describe('a session', () => {
  for (const [what, answer] of [
    ['an error without a code', refusal(400, {})],
    ['403', code(403, 'FORBIDDEN')],
    ['400 NOT_EXPIRED_JWT', code(400, 'NOT_EXPIRED_JWT')],
    ['400 NO_JWT', code(400, 'NO_JWT')],
    ['401 INVALID_JWT', code(401, 'INVALID_JWT')],
  ] as const) {
    test(`ends with ${what}, at login with the way back`, async ({ app, context, page, member: _loggedIn }) => {
      await failing(page, REQUESTS, answer);
      await app.usage.open();
      await expect(page).toHaveURL('/login?path=%2Fusage');
      await expect(app.login.number).toBeVisible();
      expect(await cookieNames(context)).not.toContain('accessToken');
    });

    test(`ends with ${what} on Home, which stays`, async ({ app, context, page, member: _loggedIn }) => {
      await failing(page, '/member/address', answer);
      await app.home.open();
      await expect.poll(() => cookieNames(context)).not.toContain('accessToken');
      await expect(app.home.findShopsLink).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  }

  test('that cannot be refreshed loads Home again, once, for a visitor', async ({
    app,
    context,
    page,
    member: _loggedIn,
  }) => {
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

  test('is kept when the refresh is answered by a page of some proxy', async ({
    app,
    context,
    page,
    member: _loggedIn,
  }) => {
    await context.clearCookies({ name: 'accessToken' });
    const mend = await failing(page, '/member/refresh', html(200));
    await app.usage.open();
    await expect(app.text('이용 내역을 불러오지 못했어요')).toBeVisible();
    await mend();
    await app.retryUnlessRecovered();
    await expect(app.text('이용 내역을 불러오지 못했어요')).toBeHidden();
    await expect.poll(() => cookieNames(context)).toContain('accessToken');
  });

  test('of somebody who left less than 14 days ago does not begin, and why', async ({
    app,
    page,
    customer,
    sandbox,
  }) => {
    const { phoneNumber } = await sandbox.freshMember();
    await failing(page, '/auth/otp/verify', code(409, 'NOT_OVER_14DAYS'));
    await app.login.open();
    await customer.provesNumber(phoneNumber);
    await expect(page).toHaveURL('/login/withdraw');
    await expect(app.text('탈퇴 후 14일이 지나야 다시 가입할 수 있어요')).toBeVisible();
  });
});

test('400 without an error body loads Home again, once', async ({ app, page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await failing(page, '/laundry/list/group', html(400));
  await app.home.open();
  await expect.poll(() => loads).toBe(2);
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(app.retryButton.first()).toBeVisible();
  expect(loads).toBe(2);
});

test.describe('what the first navigation of a member cannot load', () => {
  for (const [path, sentence] of [
    ['/main', '데이터를 불러오지 못했어요'],
    ['/member/address', '위치 정보를 불러오지 못했어요'],
  ] as const)
    test(`is said in passing: ${sentence}`, async ({ app, page, member: _loggedIn }) => {
      await failing(page, path, code(404, 'NOT_FOUND'));
      await app.my.open();
      await expect(app.text(sentence)).toBeVisible();
      await expect(app.my.heading).toBeVisible();
    });

  for (const path of ['/myPage/membership', '/notification/count', '/member/partnerInfo'])
    test(`is not spoken of: ${path}`, async ({ app, page, member: _loggedIn }) => {
      await failing(page, path, code(404, 'NOT_FOUND'));
      const failed = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path));
      await app.home.open();
      await failed;
      await expect(app.home.findShopsLink).toBeVisible();
      await expect(app.text(/불러오지 못했어요/)).toHaveCount(0);
    });
});

test.describe('cookies', () => {
  test('of half a login are a visitor, and wiped', async ({ app, context, page, baseURL }) => {
    await setCookies(context, baseURL ?? '', { accessToken: 'half', userInfo: '%7B%7D' });
    await app.usage.open();
    await expect(page).toHaveURL('/login?path=%2Fusage');
    expect(await cookieNames(context)).not.toContain('accessToken');
  });

  test('with tokens and a garbled user are a visitor', async ({ app, context, page, baseURL, member: _loggedIn }) => {
    await setCookies(context, baseURL ?? '', { userInfo: '%7Bnot-json' });
    await app.usage.open();
    await expect(page).toHaveURL('/login?path=%2Fusage');
    await app.tabs.bar.waitFor({ state: 'hidden' });
  });

  test('with a refresh token alone are the member they were, also after the next load', async ({
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

  test('with an expired refresh token are login with the way back', async ({ app, context, page, baseURL }) => {
    await setCookies(context, baseURL ?? '', { refreshToken: 'long-gone' });
    await app.my.open();
    await expect(page).toHaveURL('/login?path=%2Fmypage');
    expect(await cookieNames(context)).not.toContain('refreshToken');
  });

  test('that name another user follow the token', async ({ app, context, baseURL, member }) => {
    const other = encodeURIComponent(JSON.stringify({ userId: 1, phoneNumber: '01000000001', nickname: '남의이름' }));
    await setCookies(context, baseURL ?? '', { userInfo: other });
    await app.my.open();
    await expect(app.my.profile).toBeVisible();
    const userInfo = async () => (await context.cookies()).find(({ name }) => name === 'userInfo')?.value ?? '';
    await expect.poll(async () => decodeURIComponent(await userInfo())).toContain(`"userId":${member.account.userId}`);
    await expect(app.text('남의이름')).toHaveCount(0);
  });

  test('that are forbidden: the app can be looked at, and login says that it failed', async ({
    app,
    page,
    customer,
    sandbox,
  }) => {
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
