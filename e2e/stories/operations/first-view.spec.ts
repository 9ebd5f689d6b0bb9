import type { Page } from '@playwright/test';
import { placesOfMember, placesOfVisitor, fillIn } from '../../src/route-places';
import { watchHydrationFailures } from '../../src/hydration';
import { expect, test } from '../../src/operations-story';
import { untilRendered } from '../../src/until-rendered';

test.use({ settings: { RENDER: 'on' } });

/** Public pages and their content without JavaScript. */
const PUBLIC: readonly (readonly [path: string, words: string])[] = [
  ['/', '주변 세탁소 찾기'],
  ['/laundry/list', '배송 예정'],
  ['/laundry/map', '지도에 보이는 세탁소'],
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

/** Placeholders that hydration replaces: the lower part of Home. */
const REPLACED_ELEMENTS = 4;

/** Marks server-rendered elements before any script of the app runs. */
const markServerRendered = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const elements = [...document.querySelectorAll('#root *')];
      Reflect.set(window, 'serverRenderedElements', elements);
    });
  });

/** Counts server-rendered elements that are still in the document, and those that are gone. */
const countElements = (page: Page): Promise<{ readonly stayed: number; readonly gone: number }> =>
  page.evaluate(() => {
    const elements: readonly Element[] = Reflect.get(window, 'serverRenderedElements');
    const stayed = elements.filter((element) => element.isConnected).length;
    return { stayed, gone: elements.length - stayed };
  });

/** Resolves after hydration: the app requests the versions only then. A busy server may leave it without a response. */
const hydrated = (page: Page): Promise<unknown> =>
  page.waitForRequest((request) => request.url().endsWith('/versions'));

const visit = async (page: Page, path: string): Promise<{ stayed: number; gone: number }> => {
  const isTaken = hydrated(page);
  await page.goto(path);
  await isTaken;
  return countElements(page);
};

test('every public page is server-rendered with its title', async ({ sandbox, request }) => {
  test.slow();
  const places = await placesOfVisitor(sandbox);
  for (const [path, words] of PUBLIC) {
    const address = fillIn(path, places);
    await test.step(address, async () => {
      const html = await untilRendered(async () => (await request.get(address)).text());
      expect(html).toContain(fillIn(words, places));
      expect(/<title>[^<]+<\/title>/.exec(html)?.[0]).toContain('동네세탁');
    });
  }
});

test('hydration keeps every server-rendered element', async ({ page, sandbox, request }) => {
  test.slow();
  const clientRendered = watchHydrationFailures(page);
  await markServerRendered(page);
  const places = await placesOfVisitor(sandbox);
  for (const [path] of PUBLIC) {
    const address = fillIn(path, places);
    await untilRendered(async () => (await request.get(address)).text());
    await test.step(address, async () => {
      const { stayed, gone } = await visit(page, address);
      // The page may have been left to the browser after all.
      if (stayed + gone > 0)
        expect(gone, `${address} loses server-rendered elements`).toBeLessThanOrEqual(REPLACED_ELEMENTS);
    });
  }
  expect(clientRendered).toEqual([]);
});

test('hydration keeps every element of a member page', async ({ page, sandbox, member }) => {
  test.slow();
  await markServerRendered(page);
  const places = await placesOfMember(sandbox, member);
  for (const path of OF_MEMBERS) {
    const address = fillIn(path, places);
    await page.goto(address);
    await test.step(address, async () => {
      const { stayed, gone } = await visit(page, address);
      if (stayed + gone > 0)
        expect(gone, `${address} loses server-rendered elements`).toBeLessThanOrEqual(REPLACED_ELEMENTS);
    });
  }
});

test('a form with a draft hydrates as the server rendered it, then shows the draft', async ({
  app,
  page,
  member: _loggedIn,
}) => {
  const NOTE = '살살 다뤄 주세요';
  const clientRendered = watchHydrationFailures(page);
  await app.requestForm.open(1);
  await app.requestForm.setCount(4);
  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.goOn();
  await app.requestForm.note.fill(NOTE);
  await app.requestForm.premium.check();
  const isStored = (): Promise<boolean> =>
    page.evaluate((note) => Object.values(localStorage).some((text) => String(text).includes(note)), NOTE);
  await expect.poll(isStored).toBe(true);
  await page.reload();
  await expect(app.requestForm.note).toHaveValue(NOTE);
  await expect(app.requestForm.pickupLine).toContainText('세탁물 4개');
  await expect(app.requestForm.premium).toBeChecked();
  expect(clientRendered).toEqual([]);
});

test('sends a member no data of others and forbids caching', async ({ sandbox, request }) => {
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
