import { expect, test } from '../../src/operations-story';

/** Browser errors of unanswered calls. */
const NO_ANSWER = /status of 503|ERR_/;

test('an acknowledged request survives a kill of the API', async ({ member, operator, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(0);
  const { startsAt } = await member.freeSlot(laundryId);
  const order = { laundryId, startsAt, idempotencyKey: 'before-the-kill' };
  const { applicationId } = await member.orders(order);
  const killed = await operator.killApi();
  await operator.waitForApi();
  expect(await operator.apiPid()).not.toBe(killed);

  const running = await member.runningRequests();
  expect(running.map((request) => request.applicationId)).toEqual([applicationId]);

  await test.step('its idempotency key still returns the same request', async () => {
    expect(await member.orders(order)).toEqual({ applicationId });
    expect(await member.runningRequests()).toHaveLength(1);
  });
});

test('concurrent calls with one key create one request, other content is refused', async ({ member, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(1);
  const { startsAt } = await member.freeSlot(laundryId);
  const order = { laundryId, startsAt, idempotencyKey: 'twice' };
  const [first, second] = await Promise.all([member.orders(order), member.orders(order)]);
  expect(first).toEqual(second);
  expect(await member.runningRequests()).toHaveLength(1);

  const other = await sandbox.deliveringShop(2);
  const refused = await member.sendOrder({ ...order, laundryId: other.id });
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_MISMATCH' } });
});

test.describe('while the API is down', () => {
  test.use({ causedErrors: NO_ANSWER });

  test('pages offer a retry and recover', async ({ app, member: _loggedIn, operator }) => {
    await operator.stopApi();
    await app.usage.open();
    await expect(app.text('이용 내역을 불러오지 못했어요')).toBeVisible({ timeout: 20_000 });
    await expect(app.text('서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
    await expect(app.tabs.bar).toBeVisible();

    await operator.startApi();
    await app.retryUnlessRecovered();
    await expect(app.text('진행 중인 이용 내역이 없어요')).toBeVisible();
  });
});
