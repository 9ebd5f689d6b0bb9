import { formatCalendarDay, seoul } from '@dongne/contract';
import { expect, test } from '../../src/operations-story';

// The browser's token has expired after the clock change.
test.use({ causedErrors: /status of 401/ });

test.afterEach(({ sandbox }) => sandbox.returnToPresent());

const DAY_MS = 24 * 3_600_000;
const GONE = '고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.';

const dayAfter = (days: number): string => formatCalendarDay(seoul(Date.now()).add(days, 'day').format('YYYY-MM-DD'));

test.describe('with the server clock ten days ahead', () => {
  test('a member orders for the days of the server', async ({ app, member: _loggedIn, page, sandbox }) => {
    const { id: laundryId } = await sandbox.deliveringShop(0);
    await sandbox.travel(10 * DAY_MS);
    await app.requestForm.open(laundryId);
    await page.getByRole('button', { name: `내일 ${dayAfter(11)}` }).click();
    await app.requestForm.fillIn({ pieces: 1 });
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    await expect(page.getByText(dayAfter(11)).first()).toBeVisible();
  });

  test('an open form drops its expired slot, keeps the rest and orders', async ({
    app,
    member: _loggedIn,
    page,
    sandbox,
  }) => {
    const { id: laundryId } = await sandbox.deliveringShop(1);
    await app.requestForm.open(laundryId);
    await app.requestForm.fillIn({ pieces: 2 });
    await app.requestForm.note.fill('살살 부탁해요');
    await app.requestForm.goToFirst();
    await sandbox.travel(10 * DAY_MS);
    // Any response carries the time: here the slots of the last day, unless the new days were loaded before.
    await app.requestForm.lastDay.click();
    await expect(page.getByText(GONE)).toBeVisible();
    await expect(app.requestForm.chosenSlot).toHaveCount(0);
    await page.getByRole('button', { name: `내일 ${dayAfter(11)}` }).click();
    await app.requestForm.chooseFirstFreeSlot();
    await expect(page.getByText(GONE)).toHaveCount(0);
    await app.requestForm.goOn();
    await expect(app.requestForm.note).toHaveValue('살살 부탁해요');
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    await expect(page.getByText(dayAfter(11)).first()).toBeVisible();
  });
});
