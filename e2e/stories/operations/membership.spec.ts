import { randomUUID } from 'node:crypto';
import { monthsAfter } from '@dongne/contract';
import { Shop } from '../../src/actors/shop';
import { expect, test } from '../../src/operations-story';

// Expected refusals: the page's expired token, once, and the card under test.
test.use({ causedErrors: /status of (401|402)/ });

test.afterEach(({ sandbox }) => sandbox.returnToPresent());

const DAY_MS = 24 * 3_600_000;

test('a membership is joined, renewed, cancelled and ends', async ({ app, member, page, sandbox }) => {
  const { membership } = app;
  await member.registersCard();

  await test.step('Home links to the offer and its one payment button', async () => {
    await app.open('/');
    await page.getByRole('link', { name: /멤버십이면 10% 할인/ }).click();
    await membership.join.click();
    await expect(app.title).toHaveText('매일새옷 멤버십');
    await expect(membership.fact('오늘 결제할 금액')).toHaveText('3,900원');
    await expect(membership.fact('다음 결제일')).toHaveText(/년/);
    await membership.agreesAndPays();
    await expect(page.getByText('이용 중')).toBeVisible();
  });

  await test.step('a participating shop charges a tenth less', async () => {
    const shops = await sandbox.deliveringShops();
    const laundryId = shops.find(({ hasMembershipService }) => hasMembershipService)?.id;
    if (laundryId === undefined) throw new Error('No shop honours the membership.');
    const { startsAt } = await member.freeSlot(laundryId);
    const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });
    const shop = await Shop.at(sandbox, laundryId);
    await shop.collects(id, 1);
    await shop.prices(id, [{ category: '와이셔츠', name: '흰 셔츠' }]);
    await app.priceApproval.open(id);
    await expect(app.priceApproval.lines).toContainText('멤버십 10% 할인');
    await app.priceApproval.approve();
    // Leaving the page earlier would cancel the call.
    await expect(app.usageDetail.status).toHaveText('금액 승인 완료');
    await membership.open();
    await expect(membership.fact('할인받은 횟수')).toHaveText('1회');
  });

  // Jobs run on the server's clock; pages show their results.
  const isNotified = (title: string) =>
    expect(async () => {
      await app.open('/mypage/alarm');
      await expect(page.getByText(title)).toHaveCount(1, { timeout: 2_000 });
    }).toPass();

  await test.step('a month later it is renewed once after a reminder', async () => {
    const now = new Date();
    await sandbox.travel(monthsAfter(now, 1).getTime() - now.getTime() - 2 * DAY_MS);
    // Read between clock changes: a page would lose its login while days pass.
    await isNotified('멤버십 결제 예정');
    await sandbox.travel(4 * DAY_MS);
    await isNotified('멤버십 결제 완료');
    await app.open('/membership/payment/history');
    await expect(membership.paidMonths).toHaveCount(2);
  });

  await test.step('after a cancellation it stays active and can be resumed', async () => {
    await sandbox.travel(10 * DAY_MS);
    await membership.open();
    await membership.leaves();
    await expect(page.getByText('해지 예정')).toBeVisible();
    await page.getByRole('button', { name: '해지 취소하기' }).click();
    await expect(page.getByText('이용 중')).toBeVisible();
    await membership.leaves();
    await expect(page.getByText('해지 예정')).toBeVisible();
  });

  await test.step('ends with the paid month', async () => {
    await sandbox.travel(25 * DAY_MS);
    await expect(async () => {
      await membership.open();
      await expect(page.getByText('다시 만나고 싶어요')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await app.open('/membership/payment/history');
    await expect(membership.paidMonths).toHaveCount(2);
  });
});

test('an unused month is refunded within 7 days', async ({ app, member, page, sandbox }) => {
  const { membership } = app;
  await member.registersCard();
  await membership.open();
  await membership.joins();
  await expect(page.getByText('이용 중')).toBeVisible();
  await membership.leaves();
  await expect(app.title).toHaveText('결제 내역');
  await expect(page.getByText(/^환불 (진행 중|완료)/).first()).toBeVisible();
  await sandbox.travel(60_000);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('환불 완료', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await membership.open();
  await expect(membership.join).toBeVisible();
});

test('a refused card shows the reason, and another card joins', async ({ app, member, page }) => {
  const { membership } = app;
  await member.registersCard('0200');
  await membership.open();
  await membership.joins();
  await expect(page.getByRole('alert')).toContainText('결제하지 못해 가입되지 않았어요');
  await expect(page.getByRole('link', { name: '다른 카드로 바꾸기' })).toBeVisible();
  await member.registersCard();
  await page.reload();
  await membership.agreesAndPays();
  await expect(page.getByText('이용 중')).toBeVisible();
});
