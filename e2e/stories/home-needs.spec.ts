import type { Page } from '@playwright/test';
import { expect, test } from '../src/story';
import { Shop } from '../src/actors/shop';
import { violationsOn } from '../src/axe-violations';

const SHOP = 14;

/** Cookies that close the tutorial and popups. */
const knowsHome = (page: Page, baseURL: string | undefined): Promise<void> =>
  page
    .context()
    .addCookies(
      ['closeTutorial', 'middlePopup', 'bottomPopup'].map((name) => ({ name, value: 'Y', url: baseURL ?? '' })),
    );

// Card that pays: otherwise the last request stays unpaid and is shown too.
test.use({ memberIs: 'new with a card' });

test('Home shows pending decisions, then open requests, then the repeat order', async ({
  app,
  page,
  baseURL,
  sandbox,
  member,
}) => {
  const { id: laundryId, laundryName } = await sandbox.deliveringShop(SHOP);
  const shop = await Shop.at(sandbox, laundryId);
  await knowsHome(page, baseURL);

  await test.step('a new member sees the link to shops', async () => {
    await app.home.open();
    await expect(app.home.findShopsLink).toBeVisible();
    await expect(app.home.againLink).toBeHidden();
  });

  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId: id } = await member.orders({
    laundryId,
    startsAt,
    idempotencyKey: `home-needs-${Date.now()}`,
  });

  await test.step('an open request shows its next time', async () => {
    await app.home.open();
    await expect(app.home.running).toContainText(laundryName);
    await expect(app.home.running).toContainText(/시 수거/);
    await expect(app.home.waiting).toBeHidden();
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('an open price offer comes first with one button', async () => {
    await shop.collects(id, 1);
    await shop.prices(id, [{ category: '와이셔츠', name: '흰 셔츠' }]);
    await app.home.open();
    await expect(app.home.waiting).toContainText(laundryName);
    expect(await violationsOn(page)).toEqual([]);
    await app.home.waiting.getByRole('link', { name: /^[\d,]+원 확인하기$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/usage/approve\\?id=${id}`));
    await app.usage.open();
    await expect(page.getByRole('link', { name: /^[\d,]+원 확인하기$/ })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('a completed request can be ordered again', async () => {
    await member.approves(id);
    await shop.startsWashing(id);
    await app.home.open();
    await expect(app.home.running).toContainText('배송 예정');
    await shop.finishesWashing(id);
    await shop.bringsBack(id);
    await shop.leavesAtTheDoor(id);
    await member.confirms(id);
    await app.home.open();
    await expect(app.home.againLink).toBeVisible();
    await expect(app.home.running).toBeHidden();
    await expect(app.text('와이셔츠 1개')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await app.home.againLink.click();
    await app.requestForm.orderAgainButton.click();
    await expect(page.getByRole('heading', { name: '신청이 완료되었어요' })).toBeVisible();
  });
});
