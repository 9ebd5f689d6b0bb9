import { formatWon } from '@dongne/contract';
import { Shop } from '../src/actors/shop';
import { expect, test } from '../src/story';

const VOUCHER_USER = '01000000003';
const GRANT_WON = 30_000;

test.use({ memberIs: { phoneNumber: VOUCHER_USER } });

test('a voucher user orders and pays with vouchers', async ({ app, member, page, request, sandbox }) => {
  const granted = await request.post('/sandbox/vouchers/grant', {
    data: { userId: member.account.userId, amountWon: GRANT_WON },
  });
  const { balanceWon }: { balanceWon: number } = await granted.json();
  const { id: laundryId } = await sandbox.deliveringShop(3);
  const shop = await Shop.at(sandbox, laundryId);

  await test.step('sees the balance before ordering', async () => {
    await app.requestForm.open(laundryId);
    await app.requestForm.fillIn({ pieces: 3 });
    await expect(page.getByText(`바우처 잔액 ${formatWon(balanceWon)}`)).toBeVisible();
    await app.requestForm.order();
    await expect(app.requestComplete.heading).toBeVisible();
  });

  const { requestId } = app.requestComplete;
  await shop.collects(requestId, 3);
  const shirt = { category: '와이셔츠', name: '흰 셔츠', priceWon: 1_500 };
  const totalWon = (await shop.prices(requestId, [shirt, shirt, shirt])).totalWon ?? 0;
  const left = formatWon(balanceWon - totalWon);

  await test.step('approves a price and sees the remaining balance', async () => {
    await app.priceApproval.open(requestId);
    await expect(page.getByText(`바우처 잔액 ${formatWon(balanceWon)} · 결제 후 ${left}`)).toBeVisible();
    await app.priceApproval.approve();
    await expect(app.text('결제 완료')).toBeVisible();
  });

  await test.step('finds the balance under 마이', async () => {
    await app.open('/mypage');
    await page.getByRole('link', { name: /^바우처( [\d,]+원)?$/ }).click();
    await expect(page.getByText(left, { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: '바우처 사용 내역' })
        .getByText(`-${formatWon(totalWon)}`)
        .first(),
    ).toBeVisible();
  });
});
