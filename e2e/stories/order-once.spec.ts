import { expect, test } from '../src/story';
import { Member } from '../src/actors/member';

// Each story uses a shop of its own, so that slots do not collide.
const SHOP = { doubleClick: 3, lostAnswer: 4, slotTaken: 5 } as const;

test('a double click on 신청하기 orders once', async ({ app, sandbox, member }) => {
  const shop = await sandbox.deliveringShop(SHOP.doubleClick);
  await app.requestForm.open(shop.id);
  await app.requestForm.fillIn({ pieces: 3 });
  await app.requestForm.orderButton.dblclick();
  await expect(app.requestComplete.heading).toBeVisible();
  expect(await member.runningRequests()).toHaveLength(1);
});

test.describe('when the response is lost', () => {
  test.use({ causedErrors: /ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE/ });

  test('a retry does not order twice', async ({ app, page, sandbox, member }) => {
    const shop = await sandbox.deliveringShop(SHOP.lostAnswer);
    await app.requestForm.open(shop.id);
    await app.requestForm.fillIn({ pieces: 2 });
    await page.route(
      '**/v1/app/request/delivery',
      async (route) => {
        await route.fetch(); // the server accepts it, and the response is lost
        await route.abort();
      },
      { times: 1 },
    );
    await app.requestForm.order();
    await expect(app.text('다시 눌러도 신청은 한 번만 접수돼요.')).toBeVisible();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    expect(await member.runningRequests()).toHaveLength(1);
  });
});

test.describe('when the slot was just taken', () => {
  test.use({ causedErrors: /status of 409/ });

  test('the form shows it inline, keeps its input, and another slot works', async ({
    app,
    sandbox,
    request,
    member,
  }) => {
    const shop = await sandbox.deliveringShop(SHOP.slotTaken);
    await app.requestForm.open(shop.id);
    await app.requestForm.chooseFirstFreeSlot();
    await app.requestForm.setCount(7);
    const startsAt = await app.requestForm.chosenSlot.inputValue();
    const time = await app.requestForm.chosenTime();
    await app.requestForm.goOn();
    await app.requestForm.note.fill('문 앞에 둘게요');
    await app.requestForm.agree();

    const others = await sandbox.freshMembers(await member.placesLeft(shop.id, startsAt));
    for (const other of others)
      await new Member(request, other).orders({
        laundryId: shop.id,
        startsAt,
        idempotencyKey: `slot-taken-${other.userId}`,
      });

    await app.requestForm.order();
    await expect(app.requestForm.pickupTimes).toContainText('방금 마감된 시간이에요. 다른 시간을 골라 주세요.');
    await expect(app.requestForm.count).toHaveValue('7');
    await expect(app.requestForm.fullSlot(time)).toBeDisabled();
    await app.requestForm.chooseFirstFreeSlot();
    await app.requestForm.goOn();
    await expect(app.requestForm.note).toHaveValue('문 앞에 둘게요');
    await expect(app.requestForm.terms).toBeChecked();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
    expect(await member.runningRequests()).toHaveLength(1);
  });
});
