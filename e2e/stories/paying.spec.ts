import { formatWon } from '@dongne/contract';
import { pricedRequest } from '../src/actors/priced-request';
import { typeCard } from '../src/pages/card-pages';
import { expect, test } from '../src/story';

/** A job charges cards within seconds; the page polls for the result. */
const SOON = { timeout: 30_000 };

test.describe('a member with a card', () => {
  test.use({ memberIs: 'new with a card' });

  test('approves the price, is charged automatically and sees the receipt', async ({ app, member, page, sandbox }) => {
    const { id, totalWon } = await pricedRequest(sandbox, member, 9);

    await test.step('sees the card that will be charged', async () => {
      await app.priceApproval.open(id);
      await expect(app.priceApproval.lines).toContainText(/카드.*로 결제돼요/);
      await app.priceApproval.approve();
    });

    await test.step('is charged automatically', async () => {
      await expect(app.usageDetail.payment).toContainText('결제 완료', SOON);
      await expect(app.usageDetail.payment).toContainText(formatWon(totalWon));
      await expect(app.usageDetail.payment).toContainText(/결제 카드.*카드/);
      await expect(app.usageDetail.payment).toContainText('부가세');
    });

    await test.step('finds it on the receipt', async () => {
      await app.receipt.open(id);
      await expect(page.getByRole('region', { name: '결제', exact: true })).toContainText('결제 완료');
      await expect(page.getByText('공급가액')).toBeVisible();
    });
  });
});

test.describe('a member whose card is refused', () => {
  // Expects the refusal of the payment.
  test.use({ causedErrors: /402/ });

  test('reads the reason and pays once with another card', async ({ app, member, page, sandbox }) => {
    await app.cards.openRegistration();
    await typeCard(await app.cards.openWindow('KG이니시스'), '0200');
    await expect(app.cards.card).toContainText('0200');
    const { id, totalWon } = await pricedRequest(sandbox, member, 10);
    await member.approves(id);

    await test.step('sees the failure and its reason', async () => {
      await app.usageDetail.open(id);
      await expect(app.usageDetail.payment).toContainText('결제 실패', SOON);
      await expect(app.usageDetail.payment).toContainText('결제하지 못했어요');
      await page.getByRole('button', { name: '등록된 카드로 결제하기' }).click();
      await expect(page.getByRole('alert')).toContainText('이번에도');
    });

    await test.step('is asked to pay on Home', async () => {
      await app.open('/');
      const needs = page.getByRole('region', { name: '확인이 필요해요' });
      await expect(needs).toContainText(`결제하지 못했어요 · ${formatWon(totalWon)}`);
      await needs.getByRole('link', { name: '결제하기' }).click();
    });

    await test.step('pays with another card', async () => {
      const window = await app.usageDetail.openOtherCard('NICEPAY');
      await typeCard(window, '0000', '결제하기');
      await expect(app.usageDetail.payment).toContainText('결제 완료', SOON);
      await expect(app.usageDetail.payment).toContainText('0000');
      expect((await member.requestDetail(id)).payment).toMatchObject({ status: 'Paid', amountWon: totalWon });
    });
  });
});
