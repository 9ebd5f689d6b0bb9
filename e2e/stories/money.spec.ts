import { formatWon } from '@dongne/contract';
import { Shop } from '../src/actors/shop';
import { expect, test } from '../src/story';

/** A job charges cards within seconds; the page polls for the result. */
const SOON = { timeout: 30_000 };
const PLACE = 13;

test.use({ memberIs: 'new with a card' });

test('an order is offered, approved, charged and partly refunded', async ({
  app,
  context,
  member: _hasTheCard,
  page,
  sandbox,
}) => {
  const { id: laundryId } = await sandbox.deliveringShop(PLACE);
  const shop = await Shop.at(sandbox, laundryId);

  await test.step('orders through the form', async () => {
    await app.requestForm.open(laundryId);
    await app.requestForm.fillIn({ pieces: 2 });
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
  });
  const { requestId } = app.requestComplete;

  await shop.collects(requestId, 2);
  const { totalWon, items } = await shop.prices(requestId, [
    { category: '와이셔츠', name: '흰 셔츠' },
    { category: '코트', name: '회색 코트' },
  ]);
  const coat = items.find(({ name }) => name === '회색 코트');
  if (coat === undefined || totalWon === null) throw new Error('nothing was priced');

  await test.step('approves the price and is charged automatically', async () => {
    await app.priceApproval.open(requestId);
    await expect(app.priceApproval.lines).toContainText(formatWon(totalWon));
    await app.priceApproval.approve();
    await expect(app.usageDetail.payment).toContainText('결제 완료', SOON);
    await expect(app.usageDetail.payment).toContainText(formatWon(totalWon));
  });

  await test.step('finds the receipt and the payment under 결제 내역', async () => {
    await app.receipt.open(requestId);
    await expect(page.getByRole('region', { name: '결제', exact: true })).toContainText('결제 완료');
    await app.my.open();
    await page.getByRole('link', { name: '결제 내역' }).click();
    await expect(app.title).toHaveText('결제 내역');
    await expect(page.getByRole('main')).toContainText(formatWon(totalWon));
  });

  await test.step('confirms the delivery and earns points', async () => {
    await shop.startsWashing(requestId);
    await shop.finishesWashing(requestId);
    await shop.bringsBack(requestId);
    await shop.leavesAtTheDoor(requestId);
    await app.usageDetail.open(requestId);
    await app.usageDetail.confirmDelivery();
    await app.open('/mypage/point');
    await expect(page.getByRole('main')).toContainText(`+${Math.floor(totalWon / 100)}`);
  });

  const sandboxPage = await context.newPage();
  await test.step('gets the coat refunded on request and receipt', async () => {
    await sandboxPage.goto('/sandbox#operator');
    await sandboxPage.getByRole('textbox', { name: '신청 번호' }).fill(String(requestId));
    await sandboxPage.getByRole('button', { name: '보기', exact: true }).first().click();
    await sandboxPage.getByRole('checkbox', { name: /회색 코트/ }).check();
    await sandboxPage.getByRole('textbox', { name: '고객이 읽을 사유' }).fill('코트 손상');
    await sandboxPage.getByRole('button', { name: '환불하기' }).click();
    await expect(sandboxPage.getByRole('checkbox', { name: /회색 코트.*환불함/ })).toBeDisabled();
    await app.usageDetail.open(requestId);
    await expect(app.usageDetail.payment).toContainText('일부 환불', SOON);
    await expect(app.usageDetail.payment).toContainText('환불 품목: 회색 코트');
    await expect(app.usageDetail.payment).toContainText(formatWon(coat.priceWon));
    await app.receipt.open(requestId);
    await expect(page.getByRole('region', { name: '결제', exact: true })).toContainText('회색 코트');
  });
});
