import { violationsOn } from '../src/axe-violations';
import { expect, test } from '../src/story';

const SHOP = 6;

test.describe('for visitors, axe finds nothing', () => {
  test('on Home', async ({ app, page }) => {
    await app.home.open();
    await expect(app.home.nearbyShops.first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('on the shop list and its filters', async ({ app, page }) => {
    await app.shopList.open();
    await expect(app.shopList.shops.first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await app.shopList.openFilters();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('on each tab of a shop', async ({ app, page, sandbox }) => {
    await app.shop.open((await sandbox.deliveringShop(SHOP)).id);
    for (const tab of ['정보', '가격', '리뷰'] as const) {
      await app.shop.showTab(tab);
      expect(await violationsOn(page), tab).toEqual([]);
    }
  });

  test('on login and every step of the registration', async ({ app, page, customer, newNumber }) => {
    await app.login.open();
    await expect(app.login.number).toBeVisible();
    expect(await violationsOn(page), 'number').toEqual([]);
    await customer.asksForCode(newNumber);
    expect(await violationsOn(page), 'code').toEqual([]);
    await app.login.enterCode(await customer.readsCode(newNumber));
    await app.registration.searchAddress('삼성동');
    await expect(app.registration.results.first()).toBeVisible();
    expect(await violationsOn(page), 'address').toEqual([]);
    await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await expect(app.registration.door).toBeVisible();
    expect(await violationsOn(page), 'terms').toEqual([]);
  });

  test('on a page that does not exist', async ({ app, page }) => {
    await app.open('/no/such/page');
    await expect(app.text('페이지를 찾을 수 없어요')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test.describe('for members, axe finds nothing', () => {
  test('from the request form to the request', async ({ app, page, sandbox, member: _loggedIn }) => {
    await app.requestForm.open((await sandbox.deliveringShop(SHOP)).id);
    await expect(app.requestForm.freeSlots.first()).toBeVisible();
    expect(await violationsOn(page), 'form').toEqual([]);
    await app.requestForm.fillIn({ pieces: 2 });
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    expect(await violationsOn(page), 'complete').toEqual([]);
    await app.requestComplete.goToUsage();
    await expect(app.usage.newest).toBeVisible();
    expect(await violationsOn(page), 'usage').toEqual([]);
    await app.usage.openNewest();
    await expect(app.usageDetail.status).toBeVisible();
    expect(await violationsOn(page), 'detail').toEqual([]);
  });

  test('on my page', async ({ app, page, member: _loggedIn }) => {
    await app.my.open();
    await expect(app.my.profile).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('on the membership page', async ({ app, page, member: _loggedIn }) => {
    await app.membership.open();
    await expect(app.text('3,900원').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
});
