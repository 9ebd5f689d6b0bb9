import { formatPoints, POINTS } from '@dongne/contract';
import { Shop } from '../src/actors/shop';
import { App } from '../src/pages/app';
import { typeCard } from '../src/pages/card-pages';
import { Customer } from '../src/actors/customer';
import { expect, test } from '../src/story';

/** A job charges cards within seconds; the page polls for the result. */
const SOON = { timeout: 30_000 };
const REWARD = formatPoints(POINTS.inviteEach);

test('an invited friend completes a first request and both earn points', async ({
  app,
  browser,
  member: _invites,
  newNumber,
  page,
  sandbox,
}) => {
  await app.open('/mypage');
  await page.getByRole('link', { name: '친구 초대' }).click();
  await expect(app.title).toHaveText('친구 초대');
  await expect(page.getByText('아직 초대로 가입한 친구가 없어요')).toBeVisible();
  const code = await page.getByText(/^[a-z2-9]{8}$/).textContent();

  const friends = await browser.newContext();
  const friendsPage = await friends.newPage();
  const friendsApp = new App(friendsPage);
  const friend = new Customer(friendsApp, sandbox);

  await test.step('the friend registers with the code in the link', async () => {
    await friendsPage.goto(`/login?referralCode=${code}`);
    await expect(friendsPage.getByText(/초대 링크로 오셨네요/)).toBeVisible();
    await friend.provesNumber(newNumber);
    await friendsApp.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
    await friendsApp.registration.describeDoor('101동 1203호');
    await expect(friendsPage.getByRole('textbox', { name: '추천 코드 (선택)' })).toHaveValue(code ?? '');
    await friendsApp.registration.agreeToRequiredTerms();
    await friendsApp.registration.finish();
    await expect(friendsApp.home.findShopsLink).toBeVisible();
  });

  await test.step('the friend registers a card', async () => {
    await friendsApp.cards.openRegistration();
    const window = await friendsApp.cards.openWindow('KG이니시스');
    await typeCard(window, '0000');
    await expect(friendsApp.cards.card).toContainText('KG이니시스');
  });

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '첫 이용을 기다리고 있어요' })).toHaveCount(1);

  await test.step('the friend completes a first request', async () => {
    const { id: laundryId } = await sandbox.deliveringShop(1);
    const shop = await Shop.at(sandbox, laundryId);
    await friendsApp.requestForm.open(laundryId);
    await friendsApp.requestForm.fillIn({ pieces: 1 });
    await friendsApp.requestForm.order();
    await expect(friendsApp.requestComplete.heading).toBeVisible();
    const { requestId } = friendsApp.requestComplete;
    await shop.collects(requestId, 1);
    await shop.prices(requestId, [{ category: '와이셔츠', name: '흰 셔츠' }]);
    await friendsApp.priceApproval.open(requestId);
    await friendsApp.priceApproval.approve();
    await expect(friendsApp.usageDetail.payment).toContainText('결제 완료', SOON);
    await shop.startsWashing(requestId);
    await shop.finishesWashing(requestId);
    await shop.bringsBack(requestId);
    await shop.leavesAtTheDoor(requestId);
    await friendsApp.usageDetail.open(requestId);
    await friendsApp.usageDetail.confirmDelivery();
    await friendsApp.open('/mypage/point');
    await expect(friendsPage.getByRole('main')).toContainText(`+${REWARD}`);
  });

  await app.open('/mypage/point');
  await expect(page.getByRole('main')).toContainText(`+${REWARD}`);
  await app.open('/mypage/invite');
  await expect(page.getByRole('listitem').filter({ hasText: '첫 이용을 마쳤어요' })).toContainText(`+${REWARD}`);
  await friends.close();
});
