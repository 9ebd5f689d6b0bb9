import { typeCard } from '../src/pages/card-pages';
import { test as nativeTest } from '../src/native-app-story';
import { expect, test } from '../src/story';

test('a member registers, replaces and removes a card', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await test.step('opens the window without a card', async () => {
    await app.my.open();
    await page.getByRole('link', { name: '결제수단' }).click();
    await expect(app.title).toHaveText('결제수단 관리');
    await expect(app.cards.empty).toBeVisible();
    await app.cards.registerLink.click();
    await expect(app.title).toHaveText('카드 등록');
  });

  await test.step('types a card and returns automatically', async () => {
    const window = await app.cards.openWindow('NICEPAY');
    const closed = window.waitForEvent('close');
    await typeCard(window, '0000');
    await closed;
    await expect(app.title).toHaveText('결제수단 관리');
    await expect(app.cards.card).toContainText('NICEPAY');
  });

  await test.step('replaces it by another card', async () => {
    await page.getByRole('link', { name: '카드 변경' }).click();
    await expect(app.text('지금 쓰는 카드')).toBeVisible();
    const window = await app.cards.openWindow('KG이니시스');
    await typeCard(window, '4321');
    await expect(app.cards.card).toContainText('4321');
  });

  await test.step('removes it', async () => {
    await app.cards.remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
    await expect(app.cards.empty).toBeVisible();
  });
});

test('a member with blocked popups registers a card in the same tab', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await app.cards.openRegistration('/mypage/coupon');
  await app.cards.press('NICEPAY');
  await expect(page).toHaveURL(/card-form/);
  await typeCard(page, '0000');
  await expect(app.title).toHaveText('쿠폰');
  await app.cards.openList();
  await expect(app.cards.card).toBeVisible();
});

test('a card refused in the same tab can be replaced', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await app.cards.openRegistration();
  await app.cards.press('NICEPAY');
  await typeCard(page, '0051');
  await expect(app.text('NICEPAY에서 등록하지 못했어요')).toBeVisible();
  await app.cards.press('NICEPAY');
  await typeCard(page, '0000');
  await expect(app.cards.card).toBeVisible();
});

test('two card windows at once register one card', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await app.cards.openRegistration();
  const first = await app.cards.openWindow('KG이니시스');
  await expect(first.getByLabel('카드번호')).toBeVisible();
  const second = await app.cards.openWindow('NICEPAY');
  await expect(second.getByLabel('카드번호')).toBeVisible();
  await first.close();
  await expect(page.getByText('창이 닫혔어요. 등록되지 않았어요.')).toBeVisible({ timeout: 3_000 });
  await typeCard(second, '0000');
  await expect(app.cards.card).toContainText('NICEPAY');
});

nativeTest(
  'a member in the native app registers a card without any window',
  async ({ app, member, nativeApp, page }) => {
    expect([member.account.userId > 0, nativeApp.heard.length >= 0]).toEqual([true, true]);
    await app.cards.openRegistration();
    let windows = 0;
    page.on('popup', () => (windows += 1));
    await app.cards.press('KG이니시스');
    await expect(page).toHaveURL(/mobile\/billing/);
    await typeCard(page, '0000');
    await expect(app.cards.card).toContainText('0000');
    expect(windows).toBe(0);
  },
);
