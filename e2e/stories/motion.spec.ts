import type { Page } from '@playwright/test';
import { expect, test } from '../src/story';

// Other stories run without animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Names of running animations longer than a frame. */
const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((each) => ('animationName' in each ? String(each.animationName) : each.constructor.name)),
  );

/** Records whether a view transition has started. */
const watchTransitions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition?.bind(document);
    if (begin === undefined) return;
    document.startViewTransition = (...update) => {
      document.documentElement.dataset['transitions'] = 'seen';
      return begin(...update);
    };
  });
};

test("a shop's picture moves from the list to its page", async ({ app, page }) => {
  await watchTransitions(page);
  await app.shopList.open();
  await app.shopList.shops.first().click();
  await expect(page.getByRole('tab', { name: '가격' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'seen');
  await app.goBack();
  await expect(app.shopList.shops.first()).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated: no page, no shop, no dialog', async ({ app, page }) => {
    await watchTransitions(page);
    await app.shopList.open();
    expect(await movingOn(page)).toEqual([]);
    await expect(app.shopList.shops.first()).toBeVisible();
    await app.shopList.openFilters();
    expect(await movingOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await app.shopList.shops.first().click();
    expect(await movingOn(page)).toEqual([]);
    await expect(page.getByRole('tab', { name: '가격' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions');
  });
});

test.describe('beside the column of a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('a QR code opens the current page on a phone', async ({ app, page }) => {
    await app.open('/service');
    await page.getByRole('button', { name: '휴대폰에서 이어 보기' }).click();
    await expect(page.getByRole('img', { name: '지금 보는 화면의 QR 코드' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Google Play에서 받기' })).toBeInViewport();
  });
});
