import { expectNoViolations } from '../src/axe-violations';
import { expect, test } from '../src/story';

// Covers states behind clicks: the route walk covers pages as they open, and Home. Enables animations, because a
// reduced-motion device would keep the colours of the previous mode.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SHOP = 6;

test.describe('axe finds no violation in light and dark mode', () => {
  test('on the filters of the shop list', async ({ app, page }) => {
    await app.shopList.open();
    await expect(app.shopList.shops.first()).toBeVisible();
    await app.shopList.openFilters();
    await expectNoViolations(page, 'filters');
  });

  test('on each tab of a shop', async ({ app, page, sandbox }) => {
    await app.shop.open((await sandbox.deliveringShop(SHOP)).id);
    for (const tab of ['정보', '가격', '리뷰'] as const) {
      await app.shop.showTab(tab);
      await expectNoViolations(page, tab);
    }
  });

  test('on login and every step of the registration', async ({ app, page, customer, newNumber }) => {
    await app.login.open();
    await customer.asksForCode(newNumber);
    await expectNoViolations(page, 'code');
    await app.login.enterCode(await customer.readsCode(newNumber));
    await app.registration.searchAddress('삼성동');
    await expect(app.registration.results.first()).toBeVisible();
    await expectNoViolations(page, 'address');
    await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await expect(app.registration.door).toBeVisible();
    await expectNoViolations(page, 'terms');
  });

  test('from the request form to the request', async ({ app, page, sandbox, member: _loggedIn }) => {
    await app.requestForm.open((await sandbox.deliveringShop(SHOP)).id);
    await expect(app.requestForm.freeSlots.first()).toBeVisible();
    await expectNoViolations(page, 'form');
    await app.requestForm.fillIn({ pieces: 2 });
    for (const option of ['출입 방법', '세탁 취향', '금액 승인 방법']) await app.requestForm.unfold(option);
    await expectNoViolations(page, 'second screen of the form');
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    await expectNoViolations(page, 'complete');
    await app.requestComplete.goToUsage();
    await expect(app.usage.newest).toBeVisible();
    await expectNoViolations(page, 'usage');
    await app.usage.openNewest();
    await expect(app.usageDetail.status).toBeVisible();
    await expectNoViolations(page, 'detail');
  });
});
