import type { Page } from '@playwright/test';
import { expect, test } from '../src/story';

// The other stories run without animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What moves for longer than an eye can follow, by its name. */
const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((each) => ('animationName' in each ? String(each.animationName) : each.constructor.name)),
  );

/** Notes on the page whether it has begun a transition. */
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

test('from the list to a shop its picture moves along', async ({ app, page }) => {
  await watchTransitions(page);
  await app.shopList.open();
  await app.shopList.shops.first().click();
  await expect(page.getByRole('tab', { name: '가격' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'seen');
  await app.goBack();
  await expect(app.shopList.shops.first()).toBeVisible();
});

test.describe('on a device that asks for calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: not while a page comes, not on the way to a shop, not under a dialog', async ({ app, page }) => {
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

test.describe('beside the column of a computer', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('the page that is shown comes to a phone by its code', async ({ app, page }) => {
    await app.open('/service');
    await page.getByRole('button', { name: '휴대폰에서 이어 보기' }).click();
    await expect(page.getByRole('img', { name: '지금 보는 화면의 QR 코드' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Google Play에서 받기' })).toBeInViewport();
  });
});
