import { randomUUID } from 'node:crypto';
import { Shop } from '../../src/actors/shop';
import { SupportPerson } from '../../src/actors/support-person';
import { expect, test } from '../../src/operations-story';

// The browser's token expires before the slot.
test.use({ causedErrors: /status of 401/ });

test.afterEach(({ sandbox }) => sandbox.returnToPresent());

test('a failed collection can be objected to and costs nothing', async ({ app, member, page, sandbox }) => {
  const { id: laundryId } = await sandbox.deliveringShop(0);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });
  await (await Shop.at(sandbox, laundryId)).accepts(applicationId);
  await sandbox.travel(Date.parse(startsAt) - Date.now() + 60_000);
  await (await Shop.at(sandbox, laundryId)).findsNothing(applicationId);

  await page.goto('/mypage/alarm');
  await page.getByRole('link', { name: /문 앞에 세탁물이 없어 수거하지 못했어요/ }).click();
  await expect(page).toHaveURL(new RegExp(`/usage/noshow\\?id=${applicationId}`));
  await expect(page.getByRole('img', { name: '문 앞 사진 1 크게 보기' })).toBeVisible();
  await expect(app.text('이번에는 무료예요. 두 번째부터 수수료 3,000원이 있어요.')).toBeVisible();

  await page.getByRole('button', { name: '이의 제기' }).click();
  await page.getByRole('textbox', { name: '상황 설명' }).fill('9시부터 문 앞에 두었어요.');
  await page.getByRole('button', { name: '이의 제기 보내기' }).click();
  await expect(page.getByRole('region', { name: '보낸 이의 제기' })).toContainText('9시부터 문 앞에 두었어요.');

  const answer = '사진의 문이 고객님 댁과 달라요.';
  await (await SupportPerson.of(sandbox)).upholds(applicationId, answer);
  await page.goto('/mypage/alarm');
  await page.getByRole('link', { name: /이의 제기 답변/ }).click();
  await expect(app.text('이의 제기를 받아들여 수거 실패 횟수에서 뺐어요.')).toBeVisible();
  await expect(page.getByRole('region', { name: '답변' })).toContainText(answer);
});
