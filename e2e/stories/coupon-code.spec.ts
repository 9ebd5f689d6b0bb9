import { formatWon } from '@dongne/contract';
import { pricedRequest } from '../src/actors/priced-request';
import { expect, test } from '../src/story';

const COAT = { category: '코트', name: '회색 코트' };
/** Seeded coupon code and its discount. */
const CODE = 'HELLO';
const COUPON = { name: '반가워요 1,000원 할인', discountWon: 1_000 };

test('a member registers a coupon code and pays less', async ({ app, member, page, sandbox }) => {
  const { id, totalWon } = await pricedRequest(sandbox, member, 15, [COAT]);

  await test.step('types the code in lower case and with spaces', async () => {
    await app.open('/mypage/coupon');
    await expect(page.getByText('사용할 수 있는 쿠폰이 없어요')).toBeVisible();
    await page.getByRole('textbox', { name: '쿠폰 코드' }).fill(` ${CODE.toLowerCase()} `);
    await page.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: COUPON.name })).toBeVisible();
  });

  await test.step('finds it selected at the price approval', async () => {
    await app.priceApproval.open(id);
    await expect(page.getByRole('radio', { name: COUPON.name })).toBeChecked();
    expect(await app.priceApproval.totalWon()).toBe(totalWon - COUPON.discountWon);
    await app.priceApproval.approve();
    await expect(app.usageDetail.payment).toContainText(formatWon(totalWon - COUPON.discountWon));
  });

  await test.step('finds it among the used coupons', async () => {
    await app.open('/mypage/coupon');
    await page.getByRole('tab', { name: '사용 완료·만료' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: COUPON.name })).toContainText('사용 완료');
  });
});
