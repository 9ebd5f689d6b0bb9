import type { Page } from '@playwright/test';
import { violationsOn } from '../src/axe-violations';
import { watchLayoutShift } from '../src/layout-shift';
import { expect, test } from '../src/story';

const SHOP = 9;
/** Fonts that load may shift a letter; no line may shift. */
const MOST_SHIFT = 0.02;

/** Cookies that close the tutorial. */
const knowsHome = (page: Page, baseURL: string | undefined): Promise<void> =>
  page.context().addCookies([{ name: 'closeTutorial', value: 'Y', url: baseURL ?? '' }]);

test.describe('the first visit', () => {
  test('shows the tutorial once', async ({ app, page }) => {
    await app.home.open();
    await expect(app.home.tutorial).toContainText('1 / 2');
    expect(await violationsOn(page)).toEqual([]);
    await app.home.answerTutorial('다음');
    await expect(app.home.tutorial).toContainText('2 / 2');
    await app.home.answerTutorial('시작하기');
    await expect(app.home.tutorial).toBeHidden();
    await page.reload();
    await expect(app.home.findShopsLink).toBeVisible();
    await app.home.touchForPopup();
    await expect(app.home.tutorial).toBeHidden();
  });

  test('is not blocked: a click on the page works', async ({ app, page }) => {
    await app.home.open();
    await expect(app.home.tutorial).toBeVisible();
    await app.home.bagLink.click();
    await expect(page).toHaveURL('/delivery-bag');
    await app.goBack();
    await expect(app.home.findShopsLink).toBeVisible();
    await expect(app.home.tutorial).toBeHidden();
  });

  test("closes the tutorial with the browser's back button and stays", async ({ app, page }) => {
    await app.home.open();
    await app.home.answerTutorial('다음');
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined); // handled by the page: nothing is loaded
    await expect(app.home.tutorial).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test("the operators' popup opens on touch once a day for returning visitors", async ({ app, page, baseURL }) => {
  await knowsHome(page, baseURL);
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(app.home.popup).toBeHidden();
  await app.home.touchForPopup();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(app.home.popup).toBeHidden();
  await page.reload();
  await expect(app.home.findShopsLink).toBeVisible();
  await app.home.touchForPopup();
  await app.home.popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(app.home.popup).toBeHidden();
  await page.reload();
  await expect(app.home.findShopsLink).toBeVisible();
  await app.home.touch();
  await expect(app.home.popup).toBeHidden();
});

test('Home shows a collection bag after its order', async ({ app, page, member: _loggedIn }) => {
  await app.bag.open();
  await app.bag.order();
  await expect(app.home.bagNotice).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(app.home.bagNotice).toBeHidden();
  await app.open('/delivery-bag/apply');
  await expect(app.text('신청한 수거백이 오고 있어요')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('a member removes their shop on Home', async ({ app, page, baseURL, sandbox, member }) => {
  const shop = await sandbox.deliveringShop(SHOP);
  await member.registersShop(shop.id);
  await knowsHome(page, baseURL);
  await page.context().addCookies([{ name: 'bottomPopup', value: 'Y', url: baseURL ?? '' }]);
  await app.home.open();
  await expect(app.home.myLaundry).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await app.home.release(shop.laundryName);
  await expect(app.text('내 세탁소를 해제했어요')).toBeVisible();
  await expect(app.text('단골 세탁소를 등록해 보세요')).toBeVisible();
});

test('Home has no layout shift, for visitors and members', async ({ app, page, sandbox, member }) => {
  await member.registersShop((await sandbox.deliveringShop(SHOP)).id);
  const shift = await watchLayoutShift(page);
  await app.home.open();
  await app.home.scrollToShops();
  expect(await shift(), 'member').toBeLessThanOrEqual(MOST_SHIFT);
  await page.context().clearCookies();
  await app.home.open();
  await app.home.scrollToShops();
  expect(await shift(), 'visitor').toBeLessThanOrEqual(MOST_SHIFT);
});

test("Home uses the device's location after permission", async ({ app, page }) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 37.5145, longitude: 127.0565 });
  await app.home.open();
  await expect(app.home.address('서울 강남구 삼성동')).toBeVisible();
});
