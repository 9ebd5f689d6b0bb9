import type { MyReviewPage } from '@dongne/contract';
import { answerOf } from '../src/actors/answer';
import { pricedRequest } from '../src/actors/priced-request';
import { expect, test } from '../src/story';

const PLACE = 17;
const WORDS = '다림질까지 깔끔해요';
const REPLY = '맡겨 주셔서 고맙습니다';

/** Valid picture of a few pixels. */
const PHOTO = {
  name: 'shirt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a review earns points, is answered, read and removed', async ({
  app,
  browser,
  baseURL,
  member,
  page,
  request,
  sandbox,
}) => {
  const { id, shop } = await pricedRequest(sandbox, member, PLACE);
  await member.approves(id);
  await shop.startsWashing(id);
  await shop.finishesWashing(id);
  await shop.bringsBack(id);
  await shop.leavesAtTheDoor(id);
  const { laundryId } = await member.requestDetail(id);

  await test.step('the event links to the request without a review', async () => {
    await app.open('/event/61');
    await page.getByRole('link', { name: '리뷰 쓰러 가기' }).click();
    await page.getByRole('link', { name: /리뷰 쓰기$/ }).click();
    await expect(app.title).toHaveText('리뷰 쓰기');
    await expect(page.getByText('포인트는 이용이 완료되면 드려요.')).toBeVisible();
  });

  await test.step('the draft survives a reload and is sent with a photo', async () => {
    await page.getByRole('radio', { name: '5점' }).check({ force: true });
    await page.getByRole('checkbox', { name: '품질이 좋아요' }).check({ force: true });
    await page.getByRole('textbox', { name: '리뷰' }).fill(WORDS);
    await page.reload();
    await expect(page.getByRole('textbox', { name: '리뷰' })).toHaveValue(WORDS);
    await page.getByLabel(/리뷰 사진 추가/).setInputFiles(PHOTO);
    await expect(page.getByRole('img', { name: '리뷰 사진 1' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: '리뷰 사진 1' })).toBeVisible();
    await page.getByRole('button', { name: '리뷰 등록' }).click();
    await expect(page.getByText('이용이 완료되면 500P를 드려요.')).toBeVisible();
    await expect(app.title).toHaveText('이용 상세');
    await expect(page.getByRole('button', { name: '리뷰 쓰기' })).toHaveCount(0);
  });

  await test.step('points come with the completion', async () => {
    await member.confirms(id);
    await app.open('/mypage/point');
    await expect(page.getByRole('main')).toContainText('+500');
  });

  await test.step('the shop replies, and a visitor reads both', async () => {
    const headers = { Authorization: `Bearer ${member.account.accessToken}` };
    const mine = await answerOf<MyReviewPage>(await request.get('/v1/app/myPage/review', { headers }));
    await shop.repliesTo(mine.items[0]?.id ?? 0, REPLY);
    const visitor = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await visitor.goto(`/laundry/${laundryId}/review`);
    await visitor.getByRole('button', { name: '사진 리뷰만' }).click();
    const review = visitor.getByRole('article').filter({ hasText: WORDS });
    await expect(review).toContainText(REPLY);
    await review.getByRole('button', { name: '리뷰 사진 1 크게 보기' }).click();
    await expect(visitor.getByRole('dialog', { name: '리뷰 사진' })).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(visitor.getByRole('dialog')).toHaveCount(0);
    await visitor.close();
  });

  await test.step('removing the photo costs 200 points after a warning', async () => {
    await app.open('/mypage/review');
    await page.getByRole('link', { name: '수정' }).click();
    await page.getByRole('button', { name: '리뷰 사진 1 삭제' }).click();
    await expect(page.getByText('사진이 없는 리뷰로 저장하면 200P를 회수해요.')).toBeVisible();
    await page.getByRole('button', { name: '수정 완료' }).click();
    await expect(page.getByText('리뷰를 수정했어요. 200P를 회수했어요.')).toBeVisible();
  });

  await test.step('removing the review costs the rest', async () => {
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: '리뷰를 삭제할까요?' });
    await expect(dialog).toContainText('이 리뷰로 드린 300P를 회수해요.');
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('리뷰를 삭제했어요. 300P를 회수했어요.')).toBeVisible();
    await expect(page.getByText('리뷰를 기다려요')).toBeVisible();
  });
});
