import { formatWon } from '@dongne/contract';
import type { Page } from '@playwright/test';
import { Shop } from '../src/actors/shop';
import type { App } from '../src/pages/app';
import { expect, test } from '../src/story';

const SWITCH = '이 금액까지는 바로 진행하기';

/** Orders three pieces with an advance approval up to an amount. */
const orderUpTo = async (app: App, page: Page, laundryId: number, limitWon: number): Promise<number> => {
  await app.requestForm.open(laundryId);
  await app.requestForm.fillIn({ pieces: 3 });
  await app.requestForm.unfold('금액 승인 방법');
  const advance = page.getByRole('switch', { name: SWITCH });
  await expect(advance).not.toBeChecked();
  await advance.check();
  await page.getByRole('textbox', { name: '바로 진행할 최대 금액' }).fill(String(limitWon));
  await app.requestForm.order();
  await expect(app.requestComplete.heading).toBeVisible();
  return app.requestComplete.requestId;
};

test('an advance approval accepts a lower price and is revocable', async ({ app, member: _member, page, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(3);
  const shop = await Shop.at(sandbox, laundryId);
  const requestId = await orderUpTo(app, page, laundryId, 9_000);
  await shop.collects(requestId, 3);
  const shirt = { category: '와이셔츠', name: '흰 셔츠', priceWon: 1_500 };
  const { totalWon } = await shop.prices(requestId, [shirt, shirt, shirt]);
  expect(totalWon).toBeLessThanOrEqual(9_000);
  const notice = `미리 정한 9,000원 안이라 ${formatWon(totalWon ?? 0)}으로 승인했어요`;

  await test.step('reads the approval immediately', async () => {
    await app.open('/mypage/alarm');
    await expect(page.getByText(notice).first()).toBeVisible();
    await app.usageDetail.open(requestId);
    await expect(app.usageDetail.status).toHaveText('금액 승인 완료');
    await expect(page.getByText(notice).first()).toBeVisible();
  });

  await test.step('revokes it and is asked to approve the price', async () => {
    await page.getByRole('button', { name: '미리 동의 취소' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '동의 취소하기' }).click();
    await expect(app.usageDetail.status).toHaveText('금액 확인 대기');
    await expect(page.getByRole('button', { name: '미리 동의 취소' })).toBeHidden();
    await expect(page.getByText(/까지 확인이 없으면/)).toBeVisible();
    await expect(app.usageDetail.approveButton).toBeVisible();
  });
});

test('a price above the advance approval is offered with a note', async ({ app, member: _member, page, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(4);
  const shop = await Shop.at(sandbox, laundryId);
  const requestId = await orderUpTo(app, page, laundryId, 1_000);
  await shop.collects(requestId, 1);
  await shop.prices(requestId, [{ category: '와이셔츠', name: '흰 셔츠', priceWon: 1_500 }]);
  await app.open('/mypage/alarm');
  await expect(page.getByText(/미리 정하신 1,000원을 넘어서 확인을 기다리고 있어요/).first()).toBeVisible();
  await app.usageDetail.open(requestId);
  await expect(app.usageDetail.status).toHaveText('금액 확인 대기');
  await expect(page.getByText('금액이 미리 정하신 1,000원을 넘어서 확인을 기다리고 있어요.')).toBeVisible();
});

test('an amount above the estimate is refused inline and keeps the form', async ({
  app,
  member: _member,
  page,
  sandbox,
}) => {
  const { id: laundryId } = await sandbox.deliveringShop(5);
  await app.requestForm.open(laundryId);
  await app.requestForm.fillIn({ pieces: 3 });
  await app.requestForm.unfold('금액 승인 방법');
  await page.getByRole('switch', { name: SWITCH }).check();
  const amount = page.getByRole('textbox', { name: '바로 진행할 최대 금액' });
  const proposed = await amount.inputValue();
  await expect(app.requestForm.estimate).toContainText(`${proposed}원`);
  await app.requestForm.goToFirst();
  await app.requestForm.setCount(1);
  await app.requestForm.goOn();
  await expect(page.getByText(/예상 금액의 최대인 [0-9,]+원까지 정할 수 있어요/)).toBeVisible();
  await app.requestForm.order();
  await expect(amount).toBeFocused();
  await app.requestForm.goToFirst();
  await app.requestForm.setCount(3);
  await app.requestForm.goOn();
  await expect(amount).toHaveValue(proposed);
});
