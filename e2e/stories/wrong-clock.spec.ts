import { formatCalendarDay, seoul } from '@dongne/contract';
import type { Member } from '../src/actors/member';
import { moveDeviceClock } from '../src/device-clock';
import { expect, test } from '../src/story';
import type { App } from '../src/pages/app';

const DAY_MS = 24 * 3_600_000;

const tomorrow = (): string => `내일 ${formatCalendarDay(seoul(Date.now()).add(1, 'day').format('YYYY-MM-DD'))}`;

/** Orders, and expects the pickup among the days that the server has offered. */
const ordersInTime = async (app: App, member: Member): Promise<void> => {
  await app.requestForm.fillIn({ pieces: 1 });
  await app.requestForm.order();
  await expect(app.requestComplete.heading).toBeVisible();
  const { collectionTime } = await member.requestDetail(app.requestComplete.requestId);
  expect(Date.parse(collectionTime)).toBeGreaterThan(Date.now());
  expect(Date.parse(collectionTime)).toBeLessThan(Date.now() + 8 * DAY_MS);
};

test('a device a day ahead orders for the displayed day', async ({ app, page, sandbox, member }) => {
  await moveDeviceClock(page, DAY_MS);
  const { id: laundryId } = await sandbox.deliveringShop(14);
  await app.requestForm.open(laundryId);
  await expect(page.getByRole('button', { name: tomorrow() })).toBeVisible();
  await ordersInTime(app, member);
});

for (const [where, byMs] of [
  ['ahead', 10 * DAY_MS],
  ['back', -10 * DAY_MS],
] as const)
  test(`a device whose clock jumps ten days ${where} still orders`, async ({ app, page, sandbox, member }) => {
    const jump = await moveDeviceClock(page, 0);
    const { id: laundryId } = await sandbox.deliveringShop(15);
    await app.requestForm.open(laundryId);
    await app.requestForm.chooseFirstFreeSlot();
    await app.requestForm.goOn();
    await app.requestForm.note.fill('살살 부탁해요');
    await app.requestForm.goToFirst();
    await jump(byMs);
    await expect(app.requestForm.chosenSlot).toHaveCount(1);
    await expect(page.getByRole('button', { name: tomorrow() })).toBeVisible();
    await ordersInTime(app, member);
  });
