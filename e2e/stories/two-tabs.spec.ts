import type { BrowserContext, Page } from '@playwright/test';
import { App } from '../src/pages/app';
import { expect, test } from '../src/story';

// Number of rounds; each would add a page of screenshots.
test.use({ trace: 'off', causedErrors: /status of 401/ });

const ROUNDS = 25;
const EXPIRED = { error: { code: 'EXPIRED_JWT', svMessage: '' } };

/** Expires the access token in these tabs only. */
class ExpiredTokens {
  /** Number of refresh calls. */
  refreshes = 0;
  #expired = 0;

  private constructor(
    private readonly context: BrowserContext,
    private readonly baseUrl: string,
  ) {}

  static async of(context: BrowserContext, baseUrl: string): Promise<ExpiredTokens> {
    const tokens = new ExpiredTokens(context, baseUrl);
    await context.route('**/v1/app/**', (route) => {
      if (route.request().url().endsWith('/member/refresh')) tokens.refreshes += 1;
      const bearer = route.request().headers()['authorization'] ?? '';
      return bearer.startsWith('Bearer expired-') ? route.fulfill({ status: 401, json: EXPIRED }) : route.continue();
    });
    return tokens;
  }

  /** Sets an expired token, unique per round: the server's tokens are equal within a second. */
  async expire(): Promise<void> {
    this.#expired += 1;
    const url = this.baseUrl;
    await this.context.addCookies([{ name: 'accessToken', value: `expired-${this.#expired}`, url }]);
  }

  async cookie(name: string): Promise<string | undefined> {
    return (await this.context.cookies(this.baseUrl)).find((cookie) => cookie.name === name)?.value;
  }
}

/**
 * Runs in the page: calls the platform's `http`, as shared with every remote.
 *
 * @returns `ok` or the error code of each call.
 */
const callInPage = async ({ times, path }: { times: number; path: string }): Promise<string[]> => {
  const [shell] = Reflect.get(window, '__FEDERATION__').__INSTANCES__;
  const { http } = (await shell.loadShare('@dongne/platform'))();
  const calls = Array.from({ length: times }, () => http.get(path));
  return (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? 'ok' : String(call.reason.code),
  );
};

const call = (page: Page, times: number): Promise<string[]> => page.evaluate(callInPage, { times, path: '/member' });

/** Texts about an ended session. */
const SESSION_LOST = /다시 로그인해 주세요|로그인이 필요해요|로그인에 실패했어요/;

const openTwoTabs = async (context: BrowserContext, page: Page): Promise<readonly [App, App]> => {
  const tabs = [new App(page), new App(await context.newPage())] as const;
  await Promise.all(tabs.map((tab) => tab.usage.open()));
  for (const tab of tabs) await expect(tab.title).toHaveText('이용현황');
  return tabs;
};

test.describe('two tabs that refresh concurrently stay logged in', () => {
  test.slow();

  for (const [where, hasLocks] of [
    ['a browser', true],
    ['a webview without locks', false],
  ] as const)
    test(`${ROUNDS} times out of ${ROUNDS}, in ${where}`, async ({ context, page, baseURL, member: _loggedIn }) => {
      if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
      const tokens = await ExpiredTokens.of(context, baseURL ?? '');
      const tabs = await openTwoTabs(context, page);
      const outcomes = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        await tokens.expire();
        const [one, other] = await Promise.all(tabs.map((tab) => call(tab.page, 1)));
        outcomes.add(`${one} ${other}`);
      }
      expect([...outcomes]).toEqual(['ok ok']);
      if (hasLocks) expect(tokens.refreshes).toBe(ROUNDS);
      for (const tab of tabs) {
        await expect(tab.page).toHaveURL('/usage');
        await expect(tab.text(SESSION_LOST)).toHaveCount(0);
      }
      expect(await tokens.cookie('refreshToken')).toBeTruthy();
    });
});

test.describe('50 concurrent calls with an expired token', () => {
  test('succeed with one refresh', async ({ app, context, page, baseURL, member: _loggedIn }) => {
    const tokens = await ExpiredTokens.of(context, baseURL ?? '');
    await app.usage.open();
    await expect(app.title).toHaveText('이용현황');
    await tokens.expire();
    expect(new Set(await call(page, 50))).toEqual(new Set(['ok']));
    expect(tokens.refreshes).toBe(1);
  });

  test('cause one logout and one toast with an invalid refresh token', async ({
    app,
    context,
    page,
    baseURL,
    member: _loggedIn,
  }) => {
    const tokens = await ExpiredTokens.of(context, baseURL ?? '');
    await app.usage.open();
    await expect(app.title).toHaveText('이용현황');
    await context.addCookies([{ name: 'refreshToken', value: 'dead', url: baseURL ?? '' }]);
    await tokens.expire();
    await page.evaluate(() => {
      const texts: string[] = [];
      Reflect.set(window, 'toasts', texts);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (/다시 로그인/.test(node.textContent ?? '')) texts.push(node.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
    // A call after the end of the session finds no refresh token: the same logout with another error code.
    const codes = await call(page, 50);
    expect(codes).toContain('INVALID_JWT');
    expect(codes.filter((code) => code !== 'INVALID_JWT' && code !== 'NO_JWT')).toEqual([]);
    expect(tokens.refreshes).toBe(1);
    await expect(page).toHaveURL('/login?path=%2Fusage');
    await expect(app.login.number).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'toasts'))).toHaveLength(1);
    expect(await tokens.cookie('accessToken')).toBeUndefined();
  });
});

test('a logout in one tab logs the other out', async ({ context, page, member: _loggedIn }) => {
  const [one, other] = await openTwoTabs(context, page);
  await one.my.open();
  await one.my.logOut();
  await expect(one.page).toHaveURL('/');
  await expect(other.page).toHaveURL('/login?path=%2Fusage');
  await expect(other.login.number).toBeVisible();
});

test('a login in one tab logs the other in', async ({ context, page, customer, sandbox, app }) => {
  const { phoneNumber } = await sandbox.freshMember();
  const other = new App(await context.newPage());
  await other.login.open('/usage');
  await expect(other.login.number).toBeVisible();
  await app.login.open('/usage');
  await customer.provesNumber(phoneNumber);
  await expect(page).toHaveURL('/usage');
  // It waited for the same page.
  await expect(other.title).toHaveText('이용현황');
});
