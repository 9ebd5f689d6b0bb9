import type { Page } from '@playwright/test';
import { expect, test } from '../src/story';

/** Distance from the card with the found place to the button below it, in px. */
const gapBelowPlace = async (page: Page): Promise<number> => {
  const opener = await page.getByRole('button', { name: '지도에서 위치 맞추기' }).boundingBox();
  const cardEnd = await page.getByRole('button', { name: '다시 찾기' }).evaluate((button) => {
    // Two levels up: the line with the button, then the card.
    const card = button.parentElement?.parentElement;
    return card?.getBoundingClientRect().bottom ?? 0;
  });
  return (opener?.y ?? 0) - cardEnd;
};

test('a new member registers a road address and changes it', async ({ app, customer, newNumber, page, sandbox }) => {
  const { id } = await sandbox.deliveringShop(0);
  const changeTo = async (take: () => Promise<void>, seen: string) => {
    await app.open('/service/update/address?returnUrl=%2Flaundry%2Flist');
    await take();
    await expect(app.text('주소 변경이 완료되었어요')).toBeVisible();
    await expect(page).toHaveURL('/laundry/list');
    for (const path of ['/laundry/list', '/', `/applicate?laundryId=${id}`]) {
      await app.open(path);
      await expect(page.getByText(seen).first()).toBeVisible();
    }
  };

  await test.step('the road asks which dong, and stays in the form', async () => {
    await app.open('/login?path=/laundry/list');
    await customer.provesNumber(newNumber);
    await app.registration.searchAddress('테헤란로 152');
    await expect(app.registration.results).toHaveText([/\(역삼동\)$/, /\(삼성동\)$/, /\(대치동\)$/]);
    await app.registration.chooseAddress('테헤란로 152', '(역삼동)');
    await expect(page.getByRole('textbox', { name: /^도로명 또는 지번/ })).toHaveValue('테헤란로 152');
    await app.registration.describeDoor('1203호');
    await app.registration.agreeToRequiredTerms();
    await app.registration.finish();
    await expect(page).toHaveURL('/laundry/list');
  });

  await test.step('searches a lot of another dong and moves the pin', () =>
    changeTo(async () => {
      await app.registration.chooseAddress('삼성동 159-1', '서울 강남구 삼성동 159-1');
      await app.registration.describeDoor('2층');
      expect(await gapBelowPlace(page)).toBeGreaterThanOrEqual(8);
      await page.getByRole('button', { name: '지도에서 위치 맞추기' }).click();
      const moved = page.waitForResponse(/\/area\/reverse/);
      await page.locator('.leaflet-container').focus();
      await page.keyboard.press('ArrowUp');
      const { latitude, longitude } = await (await moved).json();
      const sent = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/member/address'));
      await page.getByRole('button', { name: '이 주소로 변경' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ emd: '삼성동', subAddress: '2층', latitude, longitude });
    }, '서울 강남구 삼성동 159-1'));

  await test.step('returns to the previous road address', () =>
    changeTo(
      () => page.getByRole('button', { name: '서울 강남구 테헤란로 152 1203호 선택' }).click(),
      '서울 강남구 테헤란로 152',
    ));
});
