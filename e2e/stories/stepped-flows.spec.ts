import { REGISTRATION_TERMS } from '@dongne/contract';
import { expect, test } from '../src/story';
import { readAlert, readSheet, WAYS_TO_CLOSE } from '../src/modals';

/** Stories that order have a shop each: they run at once, and a slot has few places. */
const SHOP = 10;

test('somebody reads the terms, closes them in every way there is, and joins; back leads out of the steps at once', async ({
  app,
  customer,
  newNumber,
  page,
}) => {
  await app.shopList.open();
  await app.shopList.openShopThatDelivers();
  const shop = page.url();
  await app.shop.registerAsMine();
  await customer.provesNumber(newNumber);
  await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
  await app.registration.describeDoor('101동 1203호');
  for (const [index, [way, close]] of Object.entries(WAYS_TO_CLOSE).entries())
    await test.step(way, async () => {
      const { label } = REGISTRATION_TERMS[index % REGISTRATION_TERMS.length] ?? REGISTRATION_TERMS[0];
      await readSheet(page, () => app.registration.openTerm(label), close);
    });
  await app.registration.agreeToRequiredTerms();
  await app.registration.finish();

  await expect(page).toHaveURL(shop);
  await expect(app.shop.orderButton).toBeVisible();
  await app.goBack();
  await expect(app.shopList.heading).toBeVisible();
  await expect(page).toHaveURL('/laundry/list');
});

test('somebody who reloads while registering starts with the number again, joins, and is not led into the steps by back', async ({
  app,
  customer,
  newNumber,
  page,
}) => {
  await app.shopList.open();
  await app.shopList.openShopThatDelivers();
  const shop = page.url();
  await app.shop.registerAsMine();
  await customer.provesNumber(newNumber);
  await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
  await app.registration.openTerm(REGISTRATION_TERMS[0].label);
  await page.reload();
  await expect(app.login.number).toBeVisible();
  await expect(page).not.toHaveURL(/step=/);

  await customer.provesNumber(newNumber);
  await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
  await app.registration.describeDoor('101동 1203호');
  await app.registration.agreeToRequiredTerms();
  await app.registration.finish();
  await expect(page).toHaveURL(shop);
  await expect(app.shop.orderButton).toBeVisible();
  await app.goBack();
  await expect(page).toHaveURL('/laundry/list');
});

test('somebody goes back and forth between the steps of the registration, and joins', async ({
  app,
  customer,
  newNumber,
  page,
}) => {
  await app.shopList.open();
  await app.open('/login?path=/laundry/map');
  await customer.provesNumber(newNumber);
  await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
  await app.registration.describeDoor('101동 1203호');
  await readAlert(page);
  await app.goBack();
  await expect(app.registration.search).toBeVisible();
  await page.goForward();
  await expect(app.registration.door).toHaveValue('101동 1203호');
  await app.goBack();
  await app.goBack();
  await expect(app.login.number).toBeVisible();
  await page.goForward();
  await page.goForward();
  await app.registration.agreeToRequiredTerms();
  await app.registration.finish();
  await expect(page).toHaveURL('/laundry/map');
  await app.goBack();
  await expect(page).toHaveURL('/laundry/list');
});

test('a member logs in although an alert came at the number, and back leads out of login', async ({
  app,
  customer,
  sandbox,
  page,
}) => {
  const { phoneNumber } = await sandbox.freshMember();
  await app.shopList.open();
  await app.shopList.openShopThatDelivers();
  const shop = page.url();
  await app.shop.registerAsMine();
  await expect(app.login.number).toBeVisible();
  await readAlert(page);
  await customer.provesNumber(phoneNumber);
  await expect(page).toHaveURL(shop);
  await expect(app.shop.orderButton).toBeVisible();
  await app.goBack();
  await expect(page).toHaveURL('/laundry/list');
});

test('a member changes the address although an alert came at each step, and back leads out of the change', async ({
  app,
  page,
  member: _loggedIn,
}) => {
  await app.home.open();
  await app.home.findShops();
  await app.shopList.changeAddress();
  await readAlert(page);
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await app.registration.describeDoor('102동 1호');
  await readAlert(page);
  await page.getByRole('button', { name: '이 주소로 변경' }).click();
  await expect(app.text('주소 변경이 완료되었어요')).toBeVisible();
  await expect(page).toHaveURL('/laundry/list');
  await app.goBack();
  await expect(page).toHaveURL('/');
});

test('a member reads the terms of an order, closes them in every way there is, and orders; back leads to the shop', async ({
  app,
  page,
  sandbox,
  member: _loggedIn,
}) => {
  const { id } = await sandbox.deliveringShop(SHOP);
  await app.shop.open(id);
  await app.shop.orderPickup();
  await app.requestForm.fillIn({ pieces: 2 });
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE))
    await test.step(way, () => readSheet(page, () => app.requestForm.readTerms(), close));
  await app.requestForm.order();
  await expect(app.requestComplete.heading).toBeVisible();
  await app.goBack();
  await expect(page).toHaveURL(`/laundry/${id}`);
});
