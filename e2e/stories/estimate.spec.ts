import { expect, test } from '../src/story';

/** Shop whose slots no other story counts. */
const SHOP = 12;
const PIECES = '와이셔츠 2, 코트 1';

test('a visitor sees the same estimate from shop page to order', async ({
  app,
  customer,
  sandbox,
  newNumber,
  page,
}) => {
  const shop = await sandbox.deliveringShop(SHOP);
  let estimate = '';

  await test.step('counts two shirts and one coat', async () => {
    await app.shop.open(shop.id);
    await app.shop.showTab('가격');
    await app.shop.tapPiece('와이셔츠');
    await app.shop.tapPiece('와이셔츠');
    await app.shop.tapPiece('코트');
    await expect(app.text(PIECES)).toBeVisible();
    estimate = (await app.shop.estimate.innerText()).replace('예상 ', '');
    expect(estimate).not.toContain('~');
  });

  await test.step('sees the same estimate in the form, after login and registration', async () => {
    await app.shop.orderPickup();
    const form = `/applicate?${new URLSearchParams({ laundryId: String(shop.id), items: '3.2-8.1' })}`;
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ path: form })}`);
    await customer.provesNumber(newNumber);
    await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await app.registration.describeDoor('101동 1203호');
    await app.registration.agreeToRequiredTerms();
    await app.registration.finish();
    await app.requestForm.expectShop(shop.id, shop.laundryName);
    await expect(app.text(PIECES)).toBeVisible();
    await expect(app.requestForm.count).toHaveValue('3');
    await expect(app.requestForm.estimate).toHaveText(`예상 ${estimate}`);
  });

  await test.step('also after a reload', async () => {
    await page.reload();
    await expect(app.requestForm.estimate).toHaveText(`예상 ${estimate}`);
  });

  await test.step('sees the same estimate after the order', async () => {
    await app.requestForm.chooseFirstFreeSlot();
    await app.requestForm.goOn();
    await app.requestForm.agree();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    await expect(app.text(PIECES)).toBeVisible();
    await expect(app.text(estimate)).toBeVisible();
    await app.usageDetail.open(app.requestComplete.requestId);
    await expect(page.getByRole('list', { name: '신청한 품목' }).getByRole('listitem')).toHaveText(PIECES.split(', '));
    await expect(app.text(estimate)).toBeVisible();
  });

  await test.step('cancels and orders again on the second screen with the terms and one click', async () => {
    await app.usageDetail.cancel();
    await app.usageDetail.orderAgain();
    await expect(app.requestForm.estimate).toHaveText(`예상 ${estimate}`);
    await expect(app.requestForm.pickupLine).toContainText('세탁물 3개');
    await expect(app.text(PIECES)).toBeVisible();
    await app.requestForm.agree();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    await expect(app.text(PIECES)).toBeVisible();
  });
});
