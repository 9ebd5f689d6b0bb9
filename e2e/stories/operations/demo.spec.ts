import { randomUUID } from 'node:crypto';
import { expect, test } from '../../src/operations-story';

// Time goes on to the collection: the page's token has run out by then, is refused once, and renewed.
test.use({ causedErrors: /status of 401/ });
// The shop pauses before each of its steps.
test.setTimeout(240_000);

const WITHIN = { timeout: 90_000 };

test.afterEach(async ({ sandbox }) => {
  await sandbox.request.post('/sandbox/demo', { data: { isOn: false } });
  await sandbox.returnToPresent();
});

test('a new customer orders, lets the shop act by itself and approves its offer, and the shop goes on', async ({
  app,
  context,
  member,
  sandbox,
}) => {
  const { id: laundryId } = await sandbox.deliveringShop(2);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });

  const sees = (status: string) =>
    expect(async () => {
      await app.usageDetail.open(applicationId);
      await expect(app.usageDetail.status).toHaveText(status, { timeout: 3_000 });
    }).toPass(WITHIN);

  const console = await context.newPage();
  await test.step('the switch of the console lets the shops act, and tells what they do', async () => {
    await console.goto('/sandbox');
    await console.getByRole('button', { name: '가게 자동 진행 켜기' }).click();
    await expect(console.getByRole('button', { name: '가게 자동 진행 끄기' })).toBeVisible();
    await expect(console.getByText(`${applicationId}번 신청: 수거 확정`)).toBeVisible(WITHIN);
  });

  await test.step('the offer comes and waits for the customer', async () => {
    await sees('금액 확인 대기');
    await app.usageDetail.openOffer();
    await app.priceApproval.approve();
  });

  await test.step('the shop goes on by itself', async () => {
    await expect(console.getByText(`${applicationId}번 신청: 세탁 시작`)).toBeVisible(WITHIN);
  });

  await test.step('and the switch ends it', async () => {
    await console.getByRole('button', { name: '가게 자동 진행 끄기' }).click();
    await expect(console.getByRole('button', { name: '가게 자동 진행 켜기' })).toBeVisible();
  });
});
