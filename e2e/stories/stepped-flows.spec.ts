import { REGISTRATION_TERMS } from '@dongne/contract';
import { expect, test } from '../src/story';
import { readAlert, readSheet, WAYS_TO_CLOSE } from '../src/modals';

/** Stories that order use a shop each: they run in parallel, and a slot has a small capacity. */
const SHOP = 10;

test('closing terms in every way keeps the registration, and back leaves it', async ({
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

test('a reload during registration restarts at the number', async ({ app, customer, newNumber, page }) => {
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

test('going back and forth between the steps still registers', async ({ app, customer, newNumber, page }) => {
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

test('back leaves login, also after an alert at the number step', async ({ app, customer, sandbox, page }) => {
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

test('back leaves the address change, also after alerts', async ({ app, page, member: _loggedIn }) => {
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

test('closing terms in every way keeps the order, and back leaves it', async ({
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
