import { expect, test } from '../src/story';

test.use({ javaScriptEnabled: false });

const SENTENCE = '이 페이지를 보려면 자바스크립트가 켜져 있어야 해요.';

for (const path of ['/mypage', '/usage'])
  test(`who opens ${path} without scripts is told what it takes, and finds the login`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await page.getByRole('link', { name: '로그인' }).click();
    await expect(page).toHaveURL('/login');
  });

test('a page that the server has drawn says nothing of scripts', async ({ page }) => {
  await page.goto('/laundry/list');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(SENTENCE)).toBeHidden();
});
