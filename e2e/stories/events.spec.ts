import { violationsOn } from '../src/axe-violations';
import { expect, test } from '../src/story';

const BEDDING = '/event/63';

test('a member takes the coupon of an event once', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await app.home.open();
  await app.home.scrollToShops();
  await page.getByRole('link', { name: /두꺼운 이불 세탁 쿠폰/ }).click();
  await expect(app.title).toHaveText('두꺼운 이불 세탁 쿠폰');
  await expect(page.getByText('이용 금액 25,000원 이상에서 쓸 수 있어요.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: '4,000원 쿠폰 받기' }).dblclick();
  await page.getByRole('link', { name: '받은 쿠폰 보기' }).click();
  await expect(app.title).toHaveText('쿠폰');
  await expect(page.getByText('이불 세탁 4,000원 할인')).toHaveCount(1);

  // The event shows that it was taken.
  await app.open(BEDDING);
  await expect(page.getByRole('link', { name: '받은 쿠폰 보기' })).toBeVisible();
  await expect(page.getByRole('button', { name: /쿠폰 받기$/ })).toHaveCount(0);
});

test('a visitor returns to an event after login', async ({ app, customer, page, sandbox }) => {
  const { phoneNumber } = await sandbox.freshMember(false);
  await app.open(BEDDING);
  await page.getByRole('link', { name: '로그인하고 쿠폰 받기' }).click();
  await expect(app.title).toHaveText('로그인');
  await customer.provesNumber(phoneNumber);
  await expect(app.title).toHaveText('두꺼운 이불 세탁 쿠폰');
  await page.getByRole('button', { name: '4,000원 쿠폰 받기' }).click();
  await expect(page.getByRole('link', { name: '받은 쿠폰 보기' })).toBeVisible();
});

test.describe('an unknown event', () => {
  test.use({ causedErrors: /404 \(Not Found\)/ });

  test('links to the other events', async ({ app, page }) => {
    await app.open('/event/9999');
    await expect(page.getByText('찾는 이벤트가 없어요')).toBeVisible();
    await page.getByRole('link', { name: '이벤트 보기' }).click();
    await expect(page.getByRole('link', { name: /리뷰 쓰고 포인트 받기/ })).toBeVisible();
  });
});
