import { expect, test } from '../src/story';
import { pricedRequest } from '../src/actors/priced-request';
import { ROUTE_EXPECTATIONS, type RouteExpectation } from '../src/route-expectations';
import { fillIn, placesOfMember, placesOfVisitor, type RoutePlaces } from '../src/route-places';
import { translatePages } from '../src/translator';
import type { Page } from '@playwright/test';

const FAILURES = /일시적인 문제가 생겼어요|이 화면을 불러오지 못했어요/;

/** Opens rows sequentially: each is translated and none shows an error. */
const openAll = async (page: Page, rows: readonly RouteExpectation[], places: RoutePlaces): Promise<void> => {
  for (const { open } of rows) {
    await page.goto(fillIn(open, places));
    await expect(page.locator('main font, [role=dialog] font, body font').first()).toBeVisible();
    await expect.soft(page.getByText(FAILURES), open).toHaveCount(0);
  }
};

test.describe('with a translator that replaces texts', () => {
  test.beforeEach(({ page }) => translatePages(page));

  test('every public page works', async ({ page, sandbox }) => {
    await openAll(
      page,
      ROUTE_EXPECTATIONS.filter(({ access }) => access === 'public'),
      await placesOfVisitor(sandbox),
    );
  });

  test('every member page works', async ({ page, sandbox, member }) => {
    const rows = ROUTE_EXPECTATIONS.filter(({ access }) => access === 'member');
    await openAll(page, rows, await placesOfMember(sandbox, member));
  });

  test('a customer approves the total on the button', async ({ app, page, sandbox, member }) => {
    const { id } = await pricedRequest(sandbox, member, 12, [
      { category: '와이셔츠', name: '흰 셔츠' },
      { category: '코트', name: '겨울 코트' },
    ]);
    await app.usageDetail.open(id);
    await app.usageDetail.openOffer();
    const before = await app.priceApproval.totalWon();
    await app.priceApproval.decline('겨울 코트');
    await expect.poll(() => app.priceApproval.totalWon()).toBeLessThan(before);
    const { sum } = await app.priceApproval.amountsWon();
    const totalWon = await app.priceApproval.totalWon();
    expect(sum).toBe(totalWon);
    await app.priceApproval.approve();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(async () => (await member.requestDetail(id)).totalWon).toBe(totalWon);
  });

  test('every tab of a shop works', async ({ page, sandbox }) => {
    const { id, laundryName } = await sandbox.deliveringShop(7);
    await page.goto(`/laundry/${id}`);
    for (const [tab, seen] of [
      ['가격', '코트'],
      ['리뷰', '리뷰'],
      ['정보', '영업'],
      ['가격', '코트'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByText(seen).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(laundryName);
    await expect(page.getByText(FAILURES)).toHaveCount(0);
  });
});

test('a customer logs in and orders despite reordered words', async ({ app, customer, page, sandbox }) => {
  await translatePages(page, 'reordering');
  const { id } = await sandbox.deliveringShop(7);
  const { phoneNumber } = await sandbox.freshMember();
  await page.goto(`/login?${new URLSearchParams({ path: `/applicate?laundryId=${id}` })}`);
  await expect(page.locator('main font').first()).toBeVisible();
  await customer.provesNumber(phoneNumber);

  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.setCount(3);
  await app.requestForm.countPiece('와이셔츠');
  await app.requestForm.goOn();
  await app.requestForm.agree();
  await app.requestForm.premium.check();
  await page.getByRole('button', { name: /신청하기/ }).click();
  await expect(page.getByRole('heading', { name: /신청이 완료되었어요/ })).toBeVisible();
  await expect(page.getByText(FAILURES)).toHaveCount(0);
});
