import { PictureStrip } from '../src/documented-pictures';
import { COAT_PHOTO } from '../src/pictures/pictures';
import { expect, test } from '../src/story';
import { Shop } from '../src/actors/shop';

test('a visitor finds a shop, registers, orders a pickup and follows it', async ({
  app,
  customer,
  sandbox,
  newNumber,
  page,
}) => {
  let laundryId = 0;
  let requestId = 0;
  let shopName = '';
  const pictures = new PictureStrip(page);
  await pictures.closeTutorial();

  await test.step('finds a shop that delivers', async () => {
    await app.home.open();
    await pictures.take();
    await app.home.findShops();
    await expect(app.shopList.heading).toBeVisible();
    await pictures.take();
    shopName = await app.shopList.openShopThatDelivers();
    await expect(app.shop.name).toHaveText(shopName);
    await pictures.take();
    laundryId = app.shop.id;
  });

  await test.step('is redirected to login with the return path', async () => {
    await app.shop.orderPickup();
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ path: `/applicate?laundryId=${laundryId}` })}`);
    await customer.provesNumber(newNumber);
  });

  await test.step('registers an address found by 삼성동', async () => {
    await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await app.registration.describeDoor('101동 1203호');
    await app.registration.agreeToRequiredTerms();
    await app.registration.finish();
  });

  await test.step('returns to the form of the same shop and orders', async () => {
    await app.requestForm.expectShop(laundryId, shopName);
    await app.requestForm.chooseFirstFreeSlot();
    await app.requestForm.setCount(3);
    await pictures.take();
    await app.requestForm.goOn();
    await app.requestForm.orderButton.click();
    await expect(app.requestForm.terms).toBeFocused();
    await app.requestForm.agree();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    await pictures.take();
    requestId = app.requestComplete.requestId;
  });

  await test.step('finds the request under 이용현황', async () => {
    await app.requestComplete.goToUsage();
    await expect(app.usage.newest).toContainText('신청 완료');
    await expect(app.usage.newest).toContainText(shopName);
    await expect(app.tabs.inUseBadge).toBeVisible();
  });

  const shop = await Shop.at(sandbox, laundryId);

  await test.step('sees that the shop has collected it', async () => {
    await shop.collects(requestId, 3);
    await page.reload();
    await expect(app.usage.newest).toContainText('수거 완료');
    await app.usage.openNewest();
    await expect(app.usageDetail.status).toHaveText('수거 완료');
  });

  await test.step('approves the price before washing', async () => {
    await shop.prices(requestId, [
      { category: '코트', name: '겨울 코트', priceWon: 17_000, note: '안감이 찢어졌어요', photo: COAT_PHOTO },
      { category: '와이셔츠', name: '흰 셔츠', count: 2 },
    ]);
    await page.reload();
    await expect(app.usageDetail.status).toHaveText('금액 확인 대기');
    await app.usageDetail.openOffer();
    await expect(app.title).toHaveText('금액 확인');
    await expect(app.priceApproval.item('겨울 코트')).toContainText('17,000원');
    await pictures.take();
    await pictures.write('story');
    await app.priceApproval.approve();
    await expect(app.text('금액을 승인했어요')).toBeVisible();
    await expect(app.usageDetail.status).toHaveText('금액 승인 완료');
  });

  await test.step('confirms the delivery', async () => {
    await shop.startsWashing(requestId);
    await page.reload();
    await expect(app.usageDetail.status).toHaveText('세탁 중');
    await shop.finishesWashing(requestId);
    await shop.bringsBack(requestId);
    await shop.leavesAtTheDoor(requestId);
    await page.reload();
    await expect(app.usageDetail.status).toHaveText('배송 완료');
    await app.usageDetail.confirmDelivery();
    await expect(app.usageDetail.status).toHaveText('이용 완료');
  });

  await test.step('has no open request any more', async () => {
    await app.usage.open();
    await app.usage.showCompleted();
    await expect(app.usage.newest).toContainText('이용 완료');
    await expect(app.tabs.inUseBadge).toBeHidden();
  });
});
