import { randomUUID } from 'node:crypto';
import { expect, test } from '../../src/operations-story';

// The clock advances to the pickup: the page's token has expired by then, is refused once, and refreshed.
test.use({ causedErrors: /status of 401/ });
// The shop pauses before each of its steps.
test.setTimeout(240_000);

const WITHIN = { timeout: 90_000 };

test.afterEach(async ({ sandbox }) => {
  await sandbox.request.post('/sandbox/demo', { data: { isOn: false } });
  await sandbox.returnToPresent();
});

test('a demo shop processes an order of a new customer by itself', async ({ app, context, member, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(2);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });

  const sees = (status: string) =>
    expect(async () => {
      await app.usageDetail.open(applicationId);
      await expect(app.usageDetail.status).toHaveText(status, { timeout: 3_000 });
    }).toPass(WITHIN);

  const console = await context.newPage();
  await test.step("the console's switch starts the demo and logs its actions", async () => {
    await console.goto('/sandbox');
    await console.getByRole('button', { name: '가게 자동 진행 켜기' }).click();
    await expect(console.getByRole('button', { name: '가게 자동 진행 끄기' })).toBeVisible();
    await expect(console.getByText(`${applicationId}번 신청: 수거 확정`)).toBeVisible(WITHIN);
  });

  await test.step('the offer waits for the customer', async () => {
    await sees('금액 확인 대기');
    await app.usageDetail.openOffer();
    await app.priceApproval.approve();
  });

  await test.step('the shop continues by itself', async () => {
    await expect(console.getByText(`${applicationId}번 신청: 세탁 시작`)).toBeVisible(WITHIN);
  });

  await test.step('the switch stops it', async () => {
    await console.getByRole('button', { name: '가게 자동 진행 끄기' }).click();
    await expect(console.getByRole('button', { name: '가게 자동 진행 켜기' })).toBeVisible();
  });
});
