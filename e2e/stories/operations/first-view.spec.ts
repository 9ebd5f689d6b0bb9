import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Shop } from '../../src/actors/shop';
import { placesOfMember, placesOfVisitor, fillIn } from '../../src/route-places';
import { holdScripts } from '../../src/slow-scripts';
import { watchRedrawn } from '../../src/taking-over';
import { expect, test } from '../../src/operations-story';
import { untilDrawn } from '../../src/until-drawn';

test.use({ settings: { RENDER: 'on' } });

/** Pages that anybody may open, and what a reader without JavaScript finds on each. */
const PUBLIC: readonly (readonly [path: string, words: string])[] = [
  ['/', '주변 세탁소 찾기'],
  ['/laundry/list', '배송 예정'],
  ['/laundry/map', '지도에서 보기'],
  ['/laundry/{shop}', '{shopName}'],
  ['/laundry/{shop}/review', '리뷰'],
  ['/laundry/review/{review}', '리뷰'],
  ['/delivery-bag', '수거백'],
  ['/service', '서비스 안내'],
  ['/service/areaInfo', '서비스 지역'],
  ['/service/non-member-update/address', '주소 변경'],
  ['/membership', '멤버십'],
  ['/event', '이벤트'],
  ['/event/61', '리뷰 쓰고 포인트 받기'],
  ['/event/springSale', '봄맞이'],
  ['/mypage/notice', '공지사항'],
  ['/mypage/notice/{notice}', '공지사항'],
  ['/mypage/customer-center', '자주 묻는 질문'],
  ['/how-to-use', '이용 방법'],
  ['/onboard', '서비스 소개'],
  ['/login', '휴대폰 번호'],
  ['/phoneAuth', '휴대폰 본인 확인'],
];

const OF_MEMBERS = ['/', '/usage', '/usage/detail?id={request}', '/mypage', '/laundry/{shop}', '/membership'];

/** Home holds the place of what is further down; it gives way when that comes. */
const PLACES_THAT_GIVE_WAY = 3;

/** Marks what the server has drawn, before any script of the app runs. */
const markDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drawn = [...document.querySelectorAll('#root *')];
      Reflect.set(window, 'drawnElements', drawn);
    });
  });

/** How much of what the server has drawn is still there, and how much is not. */
const whatIsLeft = (page: Page): Promise<{ readonly stayed: number; readonly gone: number }> =>
  page.evaluate(() => {
    const drawn: readonly Element[] = Reflect.get(window, 'drawnElements');
    const stayed = drawn.filter((element) => element.isConnected).length;
    return { stayed, gone: drawn.length - stayed };
  });

/** Says when the browser has taken the page over: only then does it ask whether it is too old. */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.url().endsWith('/versions'));

const visit = async (page: Page, path: string): Promise<{ stayed: number; gone: number }> => {
  const isTaken = takenOver(page);
  await page.goto(path);
  await isTaken;
  return whatIsLeft(page);
};

test('a reader without JavaScript finds every public page drawn, with its title', async ({ sandbox, request }) => {
  test.slow();
  const places = await placesOfVisitor(sandbox);
  for (const [path, words] of PUBLIC) {
    const address = fillIn(path, places);
    await test.step(address, async () => {
      const html = await untilDrawn(async () => (await request.get(address)).text());
      expect(html).toContain(fillIn(words, places));
      expect(/<title>[^<]+<\/title>/.exec(html)?.[0]).toContain('동네세탁');
    });
  }
});

test('the browser takes over what the server has drawn, piece for piece', async ({ page, sandbox, request }) => {
  test.slow();
  const redrawn = watchRedrawn(page);
  await markDrawn(page);
  const places = await placesOfVisitor(sandbox);
  for (const [path] of PUBLIC) {
    const address = fillIn(path, places);
    await untilDrawn(async () => (await request.get(address)).text());
    await test.step(address, async () => {
      const { stayed, gone } = await visit(page, address);
      // The page may have come without a drawing after all.
      if (stayed + gone > 0) expect(gone, `${address} loses what was drawn`).toBeLessThanOrEqual(PLACES_THAT_GIVE_WAY);
    });
  }
  expect(redrawn).toEqual([]);
});

test('the same for a member, whose page is their own', async ({ page, sandbox, member }) => {
  test.slow();
  await markDrawn(page);
  const places = await placesOfMember(sandbox, member);
  for (const path of OF_MEMBERS) {
    const address = fillIn(path, places);
    await page.goto(address);
    await test.step(address, async () => {
      const { stayed, gone } = await visit(page, address);
      if (stayed + gone > 0) expect(gone, `${address} loses what was drawn`).toBeLessThanOrEqual(PLACES_THAT_GIVE_WAY);
    });
  }
});

test('what one member is sent holds nothing of another, and no cache may keep it', async ({ sandbox, request }) => {
  const [one, other] = await sandbox.freshMembers(2);
  if (one === undefined || other === undefined) throw new Error('The sandbox made no members.');
  const pageOf = async ({ userId, phoneNumber, accessToken, refreshToken }: typeof one) => {
    const userInfo = encodeURIComponent(JSON.stringify({ userId, phoneNumber, nickname: `손님${userId}` }));
    const cookie = `accessToken=${accessToken}; refreshToken=${refreshToken}; userInfo=${userInfo}`;
    return request.get('/mypage', { headers: { cookie } });
  };
  for (const [own, foreign] of [
    [one, other],
    [other, one],
  ] as const) {
    const answer = await pageOf(own);
    const html = await answer.text();
    expect(html).not.toContain(foreign.phoneNumber);
    expect(html).not.toContain(own.refreshToken);
    expect(html).not.toContain(own.accessToken);
    if (html.includes('id="drawn"')) expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  expect(await (await request.get('/')).text()).not.toContain(one.phoneNumber);
});

test.describe('before the app answers', () => {
  test('a press on what is seen is done once the app is there, and once', async ({ page, request }) => {
    await untilDrawn(async () => (await request.get('/laundry/list')).text());
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/laundry/list', { waitUntil: 'commit' });
    const filter = page.getByRole('button', { name: /^필터/ });
    for (let presses = 0; presses < 3; presses += 1) await filter.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // It is seen to be taken meanwhile.
    await expect(filter).toHaveCSS('opacity', '0.5');
    letScriptsThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });

  test('words are kept, and the app knows them', async ({ page, request }) => {
    await untilDrawn(async () => (await request.get('/login')).text());
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: '휴대폰 번호' });
    await field.pressSequentially('01012345678');
    await field.press('Enter');
    await expect(page).toHaveURL('/login');
    letScriptsThrough();
    await expect(field).toHaveValue('010-1234-5678');
    // Enter was a press too.
    await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible();
  });

  test('several presses on what is seen are done in turn', async ({ page, request }) => {
    await untilDrawn(async () => (await request.get('/laundry/list')).text());
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/laundry/list', { waitUntil: 'commit' });
    for (const name of ['멤버십 할인', '무료 배송']) await page.getByRole('button', { name, exact: true }).click();
    letScriptsThrough();
    await expect(page).toHaveURL(/isFreeDelivery=1&isMembershipService=1/);
  });

  test('a number that was written and sent is asked a code for', async ({ page, request, newNumber }) => {
    await untilDrawn(async () => (await request.get('/login')).text());
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: '휴대폰 번호' }).pressSequentially(newNumber);
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    letScriptsThrough();
    await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible();
  });

  test('the tab of a member’s list that was pressed is opened', async ({ page, request, member: _loggedIn }) => {
    const { cookies } = await page.context().storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await untilDrawn(async () => (await request.get('/usage', { headers: { cookie } })).text());
    const letScriptsThrough = await holdScripts(page);
    await page.goto('/usage', { waitUntil: 'commit' });
    const done = page.getByRole('tab', { name: '완료' });
    await done.click();
    letScriptsThrough();
    await expect(done).toHaveAttribute('aria-selected', 'true');
  });

  test('a link leads on by itself', async ({ page, request }) => {
    await untilDrawn(async () => (await request.get('/laundry/list')).text());
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: '주변 세탁소 찾기' }).click();
    await expect(page).toHaveURL('/laundry/list');
    await expect(page.getByRole('heading', { level: 1, name: '세탁소 찾기' })).toBeVisible();
  });

  test.describe('under a price that the shop corrects meanwhile', () => {
    // The refusal of the old total is what the story is about, where the page had not yet heard of the new one.
    test.use({ memberIs: 'new with a card', causedErrors: /status of 409/ });

    test('a press agrees to nothing, and the new total is shown', async ({ app, page, request, member, sandbox }) => {
      const { id: laundryId } = await sandbox.deliveringShop(5);
      const { startsAt } = await member.freeSlot(laundryId);
      const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });
      const shop = await Shop.at(sandbox, laundryId);
      await shop.collects(id, 1);
      const { totalWon: before } = await shop.prices(id, [{ category: '와이셔츠', name: '흰 셔츠' }]);
      const { cookies } = await page.context().storageState();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const path = `/usage/approve?id=${id}`;
      await untilDrawn(async () => (await request.get(path, { headers: { cookie } })).text());

      const letScriptsThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      expect(await app.priceApproval.totalWon()).toBe(before);
      await app.priceApproval.approve();
      const { totalWon: after } = await shop.prices(id, [{ category: '코트', name: '회색 코트' }]);
      letScriptsThrough();
      await expect(app.priceApproval.correction).toBeVisible();
      expect(await app.priceApproval.totalWon()).toBe(after);
      expect((await member.requestDetail(id)).payment.status).toBe('None');
    });
  });
});
