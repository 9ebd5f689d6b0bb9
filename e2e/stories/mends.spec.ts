import { formatWon } from '@dongne/contract';
import { Shop } from '../src/actors/shop';
import { MendSteps } from '../src/pages/mend-steps';
import { expect, test } from '../src/story';

test('two mends of a jacket survive a reload, are ordered and priced', async ({
  app,
  member: _isLoggedIn,
  page,
  sandbox,
}) => {
  const { id: laundryId } = await sandbox.mendingShop();
  const shop = await Shop.at(sandbox, laundryId);
  const mends = new MendSteps(page);
  await app.requestForm.open(laundryId);
  await app.requestForm.fillIn({ pieces: 1 });

  await test.step('chooses the garment', async () => {
    await mends.begin();
    await expect(app.title).toHaveText('수선 등록');
    await mends.chooseGarment('재킷');
  });

  await test.step('marks both sleeves, and the lining on the back', async () => {
    await page.getByRole('textbox', { name: '수선 내용을 적어 주세요' }).fill('2cm 줄여 주세요');
    await mends.add(/^소매/, [
      [0.12, 0.5],
      [0.88, 0.5],
    ]);
    await mends.another();
    await page.getByRole('radio', { name: /^안감/ }).check();
    await page.getByRole('button', { name: '수선할 곳 표시하기' }).click();
    await expect(app.title).toHaveText('수선 부위 선택');
    await mends.markAt(0.02, 0.02);
    await expect(page.getByText('옷 위를 눌러 주세요.')).toBeVisible();
    await page.getByRole('tab', { name: '뒷면' }).click();
    await mends.markAt(0.5, 0.6);
  });

  await test.step('reloads and finds the draft', async () => {
    await page.reload();
    await expect(page.getByText('표시 1곳')).toBeVisible();
    await page.getByRole('button', { name: '표시 완료' }).click();
    await mends.finish();
    await expect(app.title).toHaveText('수거 신청');
    await expect(page.getByRole('list', { name: '수선할 옷' })).toContainText('재킷 소매, 안감');
    await expect(page.getByText(`수선 ${formatWon(22_000)}`)).toBeVisible();
  });

  await app.requestForm.order();
  await expect(app.requestComplete.heading).toBeVisible();
  const { requestId } = app.requestComplete;

  await test.step('sees the marked pictures on the request', async () => {
    await app.usageDetail.open(requestId);
    await expect(page.getByText('재킷 소매: 2cm 줄여 주세요 · 세탁 함께')).toBeVisible();
    const picture = page.getByRole('img', { name: '수선할 곳 1 크게 보기' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(1_024);
  });

  await test.step('is asked to approve the price of each mend', async () => {
    await shop.collects(requestId, 1);
    await shop.prices(requestId, [
      { category: '상의/재킷', name: '재킷' },
      { kind: 'mend', category: '상의/재킷', name: '재킷 소매', priceWon: 7_000 },
      { kind: 'mend', category: '상의/재킷', name: '재킷 안감', priceWon: 15_000 },
    ]);
    await app.priceApproval.open(requestId);
    await expect(app.priceApproval.lines).toContainText('수선');
    await expect(app.priceApproval.lines).toContainText(formatWon(22_000));
  });
});
