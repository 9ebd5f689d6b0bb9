import { expect, test } from '../src/story';

test('a visitor browses the introduction by button, key and dot', async ({ app, page }) => {
  const place = page.getByRole('region', { name: '서비스 소개' }).getByRole('status');
  const headings = page.getByRole('heading', { level: 2 });
  await app.open('/onboard?path=%2Fusage');
  await expect(headings.nth(0)).toBeInViewport();

  await page.getByRole('button', { name: '다음' }).click();
  await expect(headings.nth(1)).toBeInViewport();
  await expect(headings.nth(0)).not.toBeInViewport();
  await expect(place).toHaveText('3쪽 중 2쪽');

  await page.getByRole('list', { name: /화살표 키로/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(headings.nth(2)).toBeInViewport();
  await expect(page.getByRole('link', { name: '건너뛰기', exact: true })).toBeHidden();

  await page.getByRole('button', { name: '1쪽' }).click();
  await expect(headings.nth(0)).toBeInViewport();
  await page.getByRole('button', { name: '3쪽' }).click();
  await page.getByRole('link', { name: '시작하기' }).click();
  await expect(page).toHaveURL('/login?path=%2Fusage');
});

test('a visitor skips the introduction', async ({ app, page }) => {
  await app.open('/onboard');
  await page.getByRole('link', { name: '건너뛰기', exact: true }).click();
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(page).toHaveURL('/');
});
