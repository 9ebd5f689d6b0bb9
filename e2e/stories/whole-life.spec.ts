import { formatWon } from '@dongne/contract';
import { PHOTO as SHOP_PHOTO, Shop } from '../src/actors/shop';
import { SupportPerson } from '../src/actors/support-person';
import { MendSteps } from '../src/pages/mend-steps';
import { photoHeld } from '../src/pictures/pictures';
import { expect, test } from '../src/story';

/** A job charges cards within seconds; the page polls for the result. */
const SOON = { timeout: 30_000 };

test.use({ memberIs: 'new with a card' });

test('a request with mends is offered, reviewed, claimed and partly refunded', async ({
  app,
  member: _hasTheCard,
  page,
  sandbox,
}) => {
  const { id: laundryId } = await sandbox.mendingShop();
  const shop = await Shop.at(sandbox, laundryId);
  const support = await SupportPerson.of(sandbox);
  const mends = new MendSteps(page);
  await app.requestForm.open(laundryId);
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoHeld(page, 6, 1_600, 1_200) };

  await test.step('orders with a photo of the stain and two mends', async () => {
    await app.requestForm.fillIn({ pieces: 2 });
    await app.requestForm.addStainPhoto(photo.buffer);
    await mends.begin();
    await mends.chooseGarment('재킷');
    await mends.add(/^소매/, [[0.12, 0.5]]);
    await mends.another();
    await mends.add(/^안감/, [[0.5, 0.6]]);
    await mends.finish();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
  });
  const { requestId } = app.requestComplete;

  await shop.collects(requestId, 2);
  const { totalWon } = await shop.prices(requestId, [
    { category: '와이셔츠', name: '흰 셔츠', note: '소매에 얼룩', photo: SHOP_PHOTO },
    { category: '상의/재킷', name: '재킷' },
    { kind: 'mend', category: '상의/재킷', name: '재킷 소매', priceWon: 7_000 },
    { kind: 'mend', category: '상의/재킷', name: '재킷 안감', priceWon: 15_000 },
  ]);
  if (totalWon === null) throw new Error('Nothing was priced.');

  await test.step('approves every item and is charged', async () => {
    await app.priceApproval.open(requestId);
    await expect(app.priceApproval.lines).toContainText(formatWon(22_000));
    await app.priceApproval.approve();
    await expect(app.usageDetail.payment).toContainText('결제 완료', SOON);
    await expect(app.usageDetail.payment).toContainText(formatWon(totalWon));
  });

  await shop.startsWashing(requestId);
  await shop.finishesWashing(requestId);
  await shop.bringsBack(requestId);
  await shop.leavesAtTheDoor(requestId);

  await test.step('reviews it with a photo and earns points on completion', async () => {
    await app.open(`/usage/review?id=${requestId}`);
    await page.getByRole('radio', { name: '4점' }).check({ force: true });
    await page.getByRole('checkbox', { name: '빨라요' }).check({ force: true });
    await page.getByLabel(/리뷰 사진 추가/).setInputFiles(photo);
    await page.getByRole('img', { name: '리뷰 사진 1' }).waitFor();
    await page.getByRole('button', { name: '리뷰 등록' }).click();
    await expect(page.getByText('이용이 완료되면 500P를 드려요.')).toBeVisible();
    await app.usageDetail.confirmDelivery();
    await app.open('/mypage/point');
    await expect(page.getByRole('main')).toContainText('+500');
  });

  await test.step('claims a hole in the shirt, with a photo', async () => {
    await app.usageDetail.open(requestId);
    await page.getByRole('link', { name: '분실·손상 접수' }).click();
    await expect(app.title).toHaveText('분실·손상 접수');
    await page.getByRole('radio', { name: '흰 셔츠' }).check({ force: true });
    await page.getByRole('radio', { name: '손상' }).check({ force: true });
    await page.getByRole('radio', { name: /^보상/ }).check({ force: true });
    await expect(page.getByRole('group', { name: '기준 금액' })).toContainText(/세탁 금액 [\d,]+원 × 20배/);
    await page.getByRole('textbox', { name: '산 가격 (선택)' }).fill('80000');
    await page.getByLabel('산 날짜 (선택)').fill('2026-01-05');
    await page.getByLabel(/구매 자료 사진 추가/).setInputFiles(photo);
    await expect(page.getByRole('group', { name: '기준 금액' })).toContainText(/산 가격 80,000원 × \d+%/);
    await page.getByRole('textbox', { name: '상황 설명' }).fill('왼쪽 소매에 없던 구멍이 생겼어요.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: '상황 설명' })).toHaveValue('왼쪽 소매에 없던 구멍이 생겼어요.');
    await page.getByLabel(/접수 사진 추가/).setInputFiles(photo);
    await page.getByRole('img', { name: '접수 사진 1' }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: '접수 사진 1' }).waitFor();
    await page.getByRole('button', { name: '접수하기' }).click();
    await expect(app.title).toHaveText('접수 내역');
    await expect(page.getByRole('heading', { name: '세탁소의 답을 기다려요' })).toBeVisible();
    await expect(page.getByRole('region', { name: '함께 전달된 자료' })).toContainText('2개');
    await expect(page.getByRole('img', { name: '신청할 때 사진 1 크게 보기' })).toBeVisible();
  });

  await test.step("sees the shop's response and the decision", async () => {
    const claimId = Number(new URL(page.url()).searchParams.get('id'));
    await shop.answersClaim(claimId, 'Accept', '저희가 다림질하다 구멍을 냈어요. 죄송합니다.');
    await expect(page.getByText('저희가 다림질하다 구멍을 냈어요. 죄송합니다.')).toBeVisible(SOON);
    await support.awardsClaim(claimId, '셔츠 값을 돌려 드릴게요.');
    await expect(page.getByRole('heading', { name: /원을 보상해 드려요$/ })).toBeVisible(SOON);
    await expect(page.getByText('셔츠 값을 돌려 드릴게요.')).toBeVisible();
    await expect(page.getByRole('region', { name: '접수 내용' })).toContainText('환불 완료', SOON);
    await page.getByRole('combobox', { name: '은행' }).selectOption('신한');
    await page.getByRole('textbox', { name: '계좌번호' }).fill('110-123-456789');
    await page.getByRole('textbox', { name: '예금주' }).fill('홍길동');
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByRole('group', { name: '계좌 확인' })).toContainText('1101 2345 6789');
    await page.getByRole('button', { name: '이 계좌로 받기' }).click();
    await expect(page.getByRole('region', { name: '보상 내역' })).toContainText('신한 ****6789');
    await support.paysCompensation(claimId, '110123456789');
    await expect(page.getByText('알려 주신 계좌로 보냈어요.')).toBeVisible(SOON);
  });

  await test.step('finds the refund on the request', async () => {
    await app.usageDetail.open(requestId);
    await expect(app.usageDetail.payment).toContainText('일부 환불', SOON);
    await expect(app.usageDetail.payment).toContainText('환불 품목: 흰 셔츠');
    await expect(page.getByRole('link', { name: /흰 셔츠/ })).toContainText('보상 완료');
  });
});
