import { formatCalendarDay, seoul } from '@dongne/contract';
import { expect, test } from '../src/story';

const DAY_MS = 24 * 3_600_000;

test('a member whose device is a day ahead orders for the day that it says', async ({ app, page, sandbox, member }) => {
  await page.addInitScript((ahead) => {
    const Real = Date;
    const moved = (): number => Real.now() + ahead;
    window.Date = new Proxy(Real, {
      construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [moved()] : args, self),
      get: (target, name, self) => (name === 'now' ? moved : Reflect.get(target, name, self)),
    });
  }, DAY_MS);
  const { id: laundryId } = await sandbox.deliveringShop(14);
  await page.goto(`/applicate?laundryId=${laundryId}`);
  const tomorrow = formatCalendarDay(seoul(Date.now()).add(1, 'day').format('YYYY-MM-DD'));
  await expect(page.getByRole('button', { name: `내일 ${tomorrow}` })).toBeVisible();

  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.fillIn({ pieces: 1 });
  await app.requestForm.order();
  await expect(app.requestComplete.heading).toBeVisible();
  const { collectionTime } = await member.requestDetail(app.requestComplete.requestId);
  expect(Date.parse(collectionTime)).toBeGreaterThan(Date.now());
  expect(Date.parse(collectionTime)).toBeLessThan(Date.now() + 8 * DAY_MS);
});
