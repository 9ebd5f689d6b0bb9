import { readFile } from 'node:fs/promises';
import { formatWon } from '@dongne/contract';
import type { Member } from '../src/actors/member';
import type { Sandbox } from '../src/actors/sandbox';
import { PHOTO, Shop } from '../src/actors/shop';
import { expect, test } from '../src/story';

const COAT = { category: '코트', name: '겨울 코트', note: '안감이 찢어졌어요', photo: PHOTO };
const SHIRT = { category: '와이셔츠', name: '흰 셔츠' };
const SKIRT = { category: '스커트', name: '주름치마' };

/** Request with three collected pieces, at a shop of its own for each story. */
const collected = async (sandbox: Sandbox, member: Member, number: number) => {
  const { id: laundryId } = await sandbox.deliveringShop(number);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: `offer-${number}` });
  const shop = await Shop.at(sandbox, laundryId);
  await shop.collects(id, 3);
  return { id, shop };
};

test('a customer declines one item and approves the total on the button', async ({ app, sandbox, member, page }) => {
  const { id, shop } = await collected(sandbox, member, 13);
  await shop.prices(id, [{ ...COAT, priceWon: 40_000 }, SHIRT, SKIRT]);

  await test.step('sees why each item costs more', async () => {
    await app.usageDetail.open(id);
    await app.usageDetail.openOffer();
    const coat = app.priceApproval.item(COAT.name);
    await expect(coat).toContainText('→ 40,000원');
    await expect(coat).toContainText('세탁소가 남긴 말: 안감이 찢어졌어요');
    await expect(app.priceApproval.lines).toContainText('높아졌어요');
    await coat.getByRole('button', { name: '겨울 코트 사진 1 크게 보기' }).click();
    const photo = page.getByRole('dialog', { name: '겨울 코트 사진 1' });
    await expect(photo).toBeVisible();
    await photo.getByRole('button', { name: '닫기' }).click();
  });

  await test.step('asks the shop a question and reads the answer', async () => {
    await app.priceApproval.ask(COAT.name, '안감을 안 고치면 얼마예요?');
    await expect(app.priceApproval.item(COAT.name)).toContainText('세탁소 답변을 기다리고 있어요');
    await shop.answers(id, '그래도 손질이 필요해요');
    await page.reload();
    await expect(app.priceApproval.item(COAT.name)).toContainText('그래도 손질이 필요해요');
  });

  let totalWon = 0;
  await test.step('declines one item, and a reload keeps it', async () => {
    await app.priceApproval.decline(SKIRT.name);
    await page.reload();
    await expect(app.priceApproval.item(SKIRT.name)).toContainText('세탁 없이 돌려받아요');
    totalWon = await app.priceApproval.totalWon();
    const { lines, sum } = await app.priceApproval.amountsWon();
    expect([lines.reduce((total, line) => total + line, 0), sum]).toEqual([totalWon, totalWon]);
  });

  await test.step('approves exactly that total', async () => {
    await app.priceApproval.approve();
    await expect(app.usageDetail.status).toHaveText('금액 승인 완료');
    const { payment, totalWon: issuedWon } = await member.requestDetail(id);
    expect([payment.amountWon, issuedWon]).toEqual([totalWon, totalWon]);
  });

  await test.step('sees it on the receipt and saves that as an image', async () => {
    await app.usageDetail.openReceiptFromTimeline();
    await expect(app.title).toHaveText('금액 승인 내역');
    await expect(app.receipt.total).toHaveText(formatWon(totalWon));
    await expect(app.receipt.washed).toContainText(COAT.name);
    await expect(app.receipt.declined).toContainText(SKIRT.name);
    const picture = await app.receipt.savePicture();
    const bytes = await readFile(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  await test.step('is no longer asked to approve the price', async () => {
    await app.priceApproval.open(id);
    await expect(app.text('이미 승인된 금액이에요')).toBeVisible();
  });
});

test.describe('when the shop corrects its price', () => {
  // Expects the refusal of the old total: without the stream the page has not received the new one.
  test.use({ causedErrors: /409|event-stream|ERR_FAILED/ });

  test('an open page shows the new total, and the customer approves it', async ({ app, page, sandbox, member }) => {
    await page.route('**/event-stream*', (route) => route.abort());
    const { id, shop } = await collected(sandbox, member, 14);
    await shop.prices(id, [{ ...COAT, priceWon: 40_000 }, SHIRT, SKIRT]);
    await app.priceApproval.open(id);
    await app.priceApproval.decline(SKIRT.name);
    const before = await app.priceApproval.totalWon();

    await shop.prices(id, [{ ...COAT, priceWon: 30_000 }, SHIRT, SKIRT]);
    await app.priceApproval.approve();
    await expect(app.priceApproval.correction).toContainText('세탁소가 금액 안내를 수정했어요');
    await expect(app.priceApproval.item(COAT.name)).toContainText('40,000원에서 바뀌었어요');
    await expect(app.priceApproval.item(SKIRT.name)).toContainText('세탁 없이 돌려받아요');
    expect((await member.requestDetail(id)).payment.status).toBe('None');

    const after = await app.priceApproval.totalWon();
    expect(after).toBeLessThan(before);
    await app.priceApproval.approve();
    await expect(app.usageDetail.status).toHaveText('금액 승인 완료');
    expect((await member.requestDetail(id)).payment.amountWon).toBe(after);
  });
});

test('a customer who declines everything pays nothing', async ({ app, sandbox, member }) => {
  const { id, shop } = await collected(sandbox, member, 15);
  await shop.prices(id, [{ ...COAT, priceWon: 40_000 }, SHIRT, SKIRT]);
  await app.priceApproval.open(id);
  for (const { name } of [COAT, SHIRT, SKIRT]) await app.priceApproval.decline(name);
  await expect(app.priceApproval.lines).toContainText('세탁 비용은 없어요');
  await app.priceApproval.returnAll.click();
  await expect(app.usageDetail.status).toHaveText('세탁 없이 반송');
  expect((await member.requestDetail(id)).payment).toMatchObject({ status: 'None', amountWon: null });
  await app.receipt.open(id);
  await expect(app.receipt.total).toHaveText('세탁 없이 돌려받기');
});
