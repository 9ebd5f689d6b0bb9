import { seoul } from '@dongne/contract';
import type { App } from '../src/pages/app';
import { Member } from '../src/actors/member';
import { Shop } from '../src/actors/shop';
import { expect, test } from '../src/story';

/** Opens the edit page of a request and waits for its slot. */
const openEdit = async ({ page, requestForm }: App, id: number): Promise<void> => {
  await page.goto(`/usage/${id}/modify`);
  await expect(requestForm.chosenSlot).toBeVisible();
};

const save = ({ page }: App): Promise<void> => page.getByRole('button', { name: '수정 완료' }).click();

test('rescheduling an accepted request frees its slot and asks the shop again', async ({ app, sandbox, member }) => {
  const { id: laundryId } = await sandbox.deliveringShop(10);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: 'edit-1' });
  const shop = await Shop.at(sandbox, laundryId);
  await shop.accepts(id);
  const before = await member.placesLeft(laundryId, startsAt);

  await openEdit(app, id);
  await expect(app.requestForm.chosenSlot).toHaveAttribute('value', new Date(startsAt).toISOString());
  await app.requestForm.pickupTimes.getByRole('radio', { disabled: false, checked: false }).first().check();
  await expect(app.page.getByText(/시간을 바꾸면 세탁소가 다시 확인해요/)).toBeVisible();
  const chosen = await app.requestForm.chosenTime();

  await test.step('a draft of an edit survives a reload', async () => {
    await app.requestForm.note.fill('벨을 눌러 주세요');
    await app.page.reload();
    await expect(app.requestForm.note).toHaveValue('벨을 눌러 주세요');
    expect(await app.requestForm.chosenTime()).toBe(chosen);
  });

  await save(app);
  await expect(app.page).toHaveURL(`/usage/detail?id=${id}`);
  const moved = await member.requestDetail(id);
  expect(moved.collectionTime).not.toBe(new Date(startsAt).toISOString());
  expect(seoul(moved.collectionTime).format('HH:mm')).toBe(chosen.slice(0, 5));
  expect(moved.timeline.at(-1)?.reason).toMatch(/^바꾼 내용: 수거 시간\(.+ \d\d:00~\d\d:00\), 요청사항$/);
  expect(await member.placesLeft(laundryId, startsAt)).toBe(before + 1);
  expect((await shop.sees(id)).isAccepted).toBe(false);
});

test.describe('a race', () => {
  test.use({ causedErrors: /status of 409/ });

  test('the loser of the last slot keeps the form', async ({ app, sandbox, member }) => {
    const { id: laundryId } = await sandbox.deliveringShop(11);
    const { startsAt } = await member.freeSlot(laundryId);
    const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: 'edit-2' });
    await openEdit(app, id);
    const free = app.requestForm.pickupTimes.getByRole('radio', { disabled: false, checked: false }).first();
    const wanted = (await free.getAttribute('value')) ?? '';
    await free.check();
    await app.requestForm.note.fill('벨을 눌러 주세요');

    const places = await member.placesLeft(laundryId, wanted);
    for (let place = 0; place < places; place += 1) {
      const other = new Member(sandbox.request, await sandbox.freshMember());
      await other.orders({ laundryId, startsAt: wanted, idempotencyKey: `edit-2-${place}` });
    }
    await save(app);
    await expect(app.page.getByText('방금 마감된 시간이에요. 다른 시간을 골라 주세요.')).toBeVisible();
    await expect(app.requestForm.note).toHaveValue('벨을 눌러 주세요');
    await app.requestForm.pickupTimes.locator(`input[value="${new Date(startsAt).toISOString()}"]`).check();
    await save(app);
    await expect(app.page).toHaveURL(`/usage/detail?id=${id}`);
    expect(await member.requestDetail(id)).toMatchObject({
      collectionTime: new Date(startsAt).toISOString(),
      etc: '벨을 눌러 주세요',
    });
  });
});
