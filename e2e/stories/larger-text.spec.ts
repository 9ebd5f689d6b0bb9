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
