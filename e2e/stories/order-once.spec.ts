import { expect, test } from '../src/story';
import { Member } from '../src/actors/member';
import { App } from '../src/pages/app';

// Each story uses a shop of its own, so that slots do not collide.
const SHOP = { doubleClick: 3, lostAnswer: 4, slotTaken: 5, twoTabs: 13 } as const;

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

test.describe('when another tab has ordered the same', () => {
  test.use({ causedErrors: /status of 409/ });

  test('the form asks once, keeps its input, and orders a second one on purpose', async ({
    app,
    context,
    sandbox,
    member,
  }) => {
    const shop = await sandbox.deliveringShop(SHOP.twoTabs);
    const other = new App(await context.newPage());
    for (const { requestForm } of [app, other]) {
      await requestForm.open(shop.id);
      await requestForm.fillIn({ pieces: 2 });
    }
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();

    await other.requestForm.note.fill('얼룩을 봐 주세요');
    await other.requestForm.order();
    const asked = other.page.getByRole('alert').filter({ hasText: '같은 시간으로 이미 신청했어요' });
    await expect(asked.getByRole('link', { name: '신청한 내용 보기' })).toHaveAttribute('href', /usage\/detail\?id=/);
    await expect(other.requestForm.note).toHaveValue('얼룩을 봐 주세요');
    expect(await member.runningRequests()).toHaveLength(1);

    await asked.getByRole('button', { name: '하나 더 신청하기' }).click();
    await expect(other.requestComplete.heading).toBeVisible();
    expect(await member.runningRequests()).toHaveLength(2);
  });
});
