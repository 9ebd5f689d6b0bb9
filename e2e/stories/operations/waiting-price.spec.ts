import { randomUUID } from 'node:crypto';
import { Shop } from '../../src/actors/shop';
import { expect, test } from '../../src/operations-story';

// The page's token has expired by then: it is refused once, and refreshed.
test.use({ causedErrors: /status of 401/ });

test.afterEach(({ sandbox }) => sandbox.returnToPresent());

const HOUR_MS = 3_600_000;

test('an unanswered price is reminded of three times, then returned', async ({ app, member, page, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(0);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });
  const shop = await Shop.at(sandbox, laundryId);
  await shop.collects(applicationId, 1);
  await shop.prices(applicationId, [{ category: '와이셔츠', name: '흰 셔츠' }]);

  const reminders = page.getByRole('heading', { name: '금액 확인 알림' });
  for (const [hours, sent] of [
    [2.1, 1],
    [0.1, 1],
    [22, 2],
    [24, 3],
    [23, 3],
  ] as const) {
    await sandbox.travel(hours * HOUR_MS);
    await app.usageDetail.open(applicationId);
    await expect(app.usageDetail.status).toHaveText('금액 확인 대기');
    await expect(reminders).toHaveCount(sent);
  }

  await expect((await Shop.at(sandbox, laundryId)).returnsUnanswered(applicationId)).rejects.toThrow('409');
  await sandbox.travel(HOUR_MS);
  await (await Shop.at(sandbox, laundryId)).returnsUnanswered(applicationId);
  await page.reload();
  await expect(page.getByText(/72시간 동안 금액 확인이 없어/).first()).toBeVisible();
});

test('an unaccepted request offers three other shops and is ordered again', async ({ app, member, page, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(1);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });
  await sandbox.travel(Date.parse(startsAt) - Date.now() - 29 * 60_000);

  await app.open('/mypage/alarm');
  await page
    .getByText(/시간 안에 확인하지 못해/)
    .first()
    .click();
  await expect(page).toHaveURL(`/usage/noshow?id=${applicationId}`);
  const others = page.getByRole('link', { name: '이 시간에 신청하기' });
  await expect(others).toHaveCount(3);
  await others.first().click();

  await expect(app.requestForm.chosenSlot).toBeChecked();
  await expect(page).toHaveURL(/\/applicate\?laundryId=\d+$/);
  await expect(page).not.toHaveURL(`/applicate?laundryId=${laundryId}`);
  await app.requestForm.goOn();
  await app.requestForm.agree();
  await app.requestForm.order();
  await expect(app.requestComplete.heading).toBeVisible();
});
