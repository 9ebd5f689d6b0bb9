import { expect, test } from '../src/story';

test.use({ javaScriptEnabled: false });

const SENTENCE = '이 페이지를 보려면 자바스크립트가 켜져 있어야 해요.';

// Playwright finds neither text nor roles in a `noscript`, which the browser shows.
for (const path of ['/mypage', '/usage'])
  test(`who opens ${path} without scripts is told what it takes, and finds the login`, async ({ page }) => {
    await page.goto(path);
    const told = page.locator('noscript');
    await expect(told).toBeVisible();
    expect(await told.innerHTML()).toContain(SENTENCE);
    await told.locator('a').click();
    await expect(page).toHaveURL('/login');
  });
