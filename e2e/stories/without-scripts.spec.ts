import { expect, test } from '../src/story';

test.use({ javaScriptEnabled: false });

const SENTENCE = '이 페이지를 보려면 자바스크립트가 켜져 있어야 해요.';

// Playwright finds no text or roles in a `noscript`, which the browser shows.
for (const path of ['/mypage', '/usage'])
  test(`${path} without scripts explains what is needed and links to login`, async ({ page }) => {
    await page.goto(path);
    const notice = page.locator('noscript');
    await expect(notice).toBeVisible();
    expect(await notice.innerHTML()).toContain(SENTENCE);
    await notice.locator('a').click();
    await expect(page).toHaveURL('/login');
  });
