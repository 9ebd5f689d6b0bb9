import type { Page } from '@playwright/test';
import { setCookies } from '../src/native-app';
import { expect, test } from '../src/story';

/** Rendered size of the only element that a locator finds. */
const sizeOf = async (page: Page, role: 'alertdialog' | 'dialog'): Promise<{ width: number; height: number }> => {
  const box = await page.getByRole(role).boundingBox();
  if (box === null) throw new Error(`No ${role} is shown.`);
  return box;
};

const heightOf = async (page: Page, name: string | RegExp): Promise<number> =>
  (await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().boundingBox())?.height ?? 0;

test.describe('sizes of the product specification', () => {
  test('small dialogs are 350 px wide, modal ones 600 px', async ({ app, page, member: _loggedIn }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await app.open('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    expect((await sizeOf(page, 'alertdialog')).width).toBe(350);
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    await app.shopList.open();
    await app.shopList.openFilters();
    const { width, height } = await sizeOf(page, 'dialog');
    expect([width, height <= 0.82 * 900]).toEqual([600, true]);
  });

  // The fourth, 62 px, is that of a game's answers; `games.spec.ts`.
  test('buttons are 56, 50 and 44 px high', async ({ app, page, member: _loggedIn }) => {
    await app.open('/usage');
    expect(await heightOf(page, '주변 세탁소 찾기')).toBe(50);
    await app.open('/mypage/coupon');
    expect(await heightOf(page, '등록하기')).toBe(56);
    expect(await heightOf(page, '이벤트 보기')).toBe(44);
    await app.open('/mypage/payment');
    expect(await heightOf(page, '카드 등록')).toBe(56);
  });
});

test.describe('counts of the product specification', () => {
  for (const [count, label] of [
    [0, '알림'],
    [1, '알림 1개'],
    [9, '알림 9개'],
    [10, '알림 10개'],
    [11, '알림 9+개'],
  ] as const)
    test(`${count} unread notifications read ${label}`, async ({ app, page, member: _loggedIn }) => {
      await page.route(/\/notification\/count$/, (route) => route.fulfill({ json: { count } }));
      await app.open('/mypage');
      await page.getByRole('link', { name: '홈', exact: true }).click();
      await expect(
        page.getByRole('link', { name: label, exact: true }).or(page.getByRole('button', { name: label, exact: true })),
      ).toBeVisible();
    });
});

test.describe('failures of the product specification', () => {
  test.use({ causedErrors: /status of 504/ });

  test('a page whose answer is 504 is an error page', async ({ app, page, member: _loggedIn }) => {
    await page.route(/\/request\/delivery\/detail\/1$/, (route) =>
      route.fulfill({ status: 504, json: { error: { code: 'GATEWAY_TIMEOUT', svMessage: '' } } }),
    );
    await app.usageDetail.open(1);
    await expect(page.getByRole('button', { name: /새로고침|앱 종료/ }).first()).toBeVisible();
    await expect(app.title).not.toHaveText('이용 상세');
  });
});

/** Runs in the page: moves all times of the stored visits into the past. */
const agedVisits = (ms: number): void => {
  for (const key of Object.keys(localStorage)) {
    const stored = localStorage.getItem(key) ?? '';
    if (!stored.includes('"lastAt"')) continue;
    localStorage.setItem(
      key,
      stored.replace(/"(startedAt|lastAt|sourceAt)":(\d+)/g, (_all, name, at) => `"${name}":${at - ms}`),
    );
  }
};

test.describe('a returning visitor of the product specification', () => {
  const DAY_MS = 86_400_000;

  for (const [days, returning, referrer] of [
    [6, true, 'naver'],
    [8, true, undefined],
    [15, false, undefined],
  ] as const)
    test(`after ${days} days is ${returning ? '' : 'not '}a returning one`, async ({ app, page }) => {
      const started: Record<string, unknown>[] = [];
      page.on('request', (call) => {
        if (!call.url().endsWith('/clientEvent')) return;
        const { events }: { events: { name: string; properties: Record<string, unknown> }[] } = JSON.parse(
          call.postData() ?? '{"events":[]}',
        );
        started.push(...events.filter(({ name }) => name === 'visit_start').map(({ properties }) => properties));
      });
      await app.open('/?utm_source=naver');
      await expect.poll(() => started.length).toBe(1);
      await page.evaluate(agedVisits, days * DAY_MS);
      await app.open('/laundry/list');
      await expect.poll(() => started.length).toBe(2);
      expect(started[1]).toMatchObject({ first_visit: false, returning });
      expect(started[1]?.['utm_source']).toBe(referrer);
    });
});

test.describe('a logout in two tabs', () => {
  test('ends the session in the other one', async ({ app, page, context, member: _loggedIn }) => {
    const other = await context.newPage();
    await other.goto('/mypage');
    await expect(other.getByRole('button', { name: '로그아웃' })).toBeVisible();
    await app.open('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeHidden();
    await expect(other).toHaveURL(/\/login/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
  });
});

test.describe('an edit of the product specification', () => {
  test('sends its whole form and says so in its own words', async ({ app, page, sandbox, member }) => {
    const { id: laundryId } = await sandbox.deliveringShop(12);
    const { startsAt } = await member.freeSlot(laundryId);
    const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: `edit-${Date.now()}` });
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/modify'));
    await page.goto(`/usage/${id}/modify`);
    await app.requestForm.note.fill('벨을 눌러 주세요');
    await page.getByRole('button', { name: '수정 완료' }).click();
    const form = (await sent).postDataBuffer()?.toString('utf8') ?? '';
    const names = [...form.matchAll(/name="([A-Za-z]+)"/g)].map(([, name]) => name);
    // Mends are sent with their pictures only, and stains with their photos: this request has none.
    expect(names).toEqual(
      expect.arrayContaining([
        ...[
          'beforeMends',
          'laundryNumByUser',
          'hasPremium',
          'hasStain',
          'beforeStains',
          'etc',
          'dailyLaundryPaidService',
        ],
      ]),
    );
    await expect(page.getByText('이용 신청 수정이 완료 되었습니다!')).toBeVisible();
  });
});

test.describe('popups of Home', () => {
  const POPUPS = {
    middle: { id: 1, title: '가운데 안내', text: '가운데 글', path: null },
    bottom: { id: 2, title: '아래 안내', text: '아래 글', path: null },
  };

  test('모두 닫기 closes both and the tutorial, and another member sees them again', async ({
    app,
    page,
    context,
    baseURL,
  }) => {
    await setCookies(context, baseURL ?? '', { closeTutorial: 'Y' });
    await page.route(/\/popup/, (route) => route.fulfill({ json: POPUPS }));
    await app.home.open();
    const middle = page.getByRole('dialog', { name: '가운데 안내' });
    await expect(async () => {
      await app.home.touch();
      await expect(middle).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await middle.getByRole('button', { name: '모두 닫기' }).click();
    await expect(middle).toBeHidden();
    await expect(page.getByRole('dialog', { name: '아래 안내' })).toBeHidden();
    await page.reload();
    await expect(async () => {
      await app.home.touch();
      await expect(middle).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});
