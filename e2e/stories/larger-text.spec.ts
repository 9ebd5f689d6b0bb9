import type { Page } from '@playwright/test';
import { Member } from '../src/actors/member';
import { fontHasLoaded } from '../src/after-first-view';
import { App } from '../src/pages/app';
import { expect, test } from '../src/story';
import { textProblemsOn } from '../src/text-overlaps';

/** Seeded member with notifications and open requests. */
const BUSY_MEMBER = '01000000002';
const SHOP = 9;

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
] as const;

/** Font size of the browser set to twice the default. */
const readsAtDoubleSize = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
};

const nothingIsLost = async (page: Page, at: string): Promise<void> => {
  const app = new App(page);
  await expect(app.content, at).not.toBeEmpty();
  await expect(app.stillLoading, at).toHaveCount(0);
  await fontHasLoaded(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => textProblemsOn(page), { message: `${at} at ${size.width} px` }).toEqual([]);
  }
};

// Full pages of a busy member; the route walk covers all routes.
test('text of twice the size never overlaps or scrolls sideways', async ({
  app,
  page,
  baseURL,
  request,
  context,
  sandbox,
}) => {
  const member = new Member(request, await sandbox.seededMember(BUSY_MEMBER));
  await member.opensBrowser(context, baseURL ?? '');
  const closed = ['closeTutorial', 'middlePopup', 'bottomPopup', 'closeInstallBanner'];
  await context.addCookies(closed.map((name) => ({ name, value: 'Y', url: baseURL ?? '' })));
  const shop = await sandbox.deliveringShop(SHOP);
  await readsAtDoubleSize(page);

  await app.open('/');
  await expect(page.getByRole('button', { name: '알림 9+개' })).toBeVisible();
  await expect(app.mainNavigation.getByText('이용 중')).toBeVisible();
  await nothingIsLost(page, 'Home');
  const counted = 'items=3.12-8.1-26.2';
  const [waiting, done] = await Promise.all([member.requestIn('Registered'), member.requestIn('Completed')]);
  for (const path of [
    '/usage',
    `/usage/approve?id=${waiting}`,
    `/usage/detail?id=${waiting}`,
    `/usage/detail?id=${done}`,
    `/laundry/${shop.id}/review`,
    `/laundry/${shop.id}?tab=price&${counted}`,
    `/applicate?laundryId=${shop.id}&${counted}`,
    '/mypage/coupon',
    '/mypage/point',
    '/mypage/alarm',
    '/mypage/payment',
    '/membership',
  ]) {
    await app.open(path);
    await nothingIsLost(page, path);
  }
  await app.open(`/laundry/${shop.id}`);
  await page.getByRole('tab', { name: '가격' }).click();
  await expect(page.getByRole('columnheader', { name: '동네 평균' })).toBeVisible();
  await nothingIsLost(page, 'the prices of a shop');
});

/** Controls beside the pins of a map that cannot be pressed, even after their row and the page have scrolled to them. */
const unreachableOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a[href], button)')]
      .filter((control) => control.closest('.leaflet-container') === null && control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const at = document.elementFromPoint(x, y);
        return at === null || !control.contains(at);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

test('text of twice the size leaves every control of the map within reach', async ({ page }) => {
  await readsAtDoubleSize(page);
  const cards = page.getByRole('list', { name: '지도에 보이는 세탁소' });
  for (const [query, news] of [
    ['at=37.52268,126.90196,14&q=코트&isFreeDelivery=1', cards],
    ['at=37.24200,131.86800,15&canMend=1', page.getByText('조건에 맞는 곳이 없어요')],
  ] as const) {
    await page.goto(`/laundry/map?${query}`);
    await expect(news).toBeVisible();
    await expect(page.getByRole('button', { name: '확대', exact: true })).toHaveAttribute('aria-disabled', 'false');
    await fontHasLoaded(page);
    for (const size of [...SIZES, { width: 320, height: 568 }, { width: 1280, height: 900 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => unreachableOn(page), { message: `${query} at ${size.width} px` }).toEqual([]);
    }
  }
});
