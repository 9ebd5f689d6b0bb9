import type { Page } from '@playwright/test';
import { fontHasLoaded } from '../src/after-first-view';
import { expect, test } from '../src/story';

const PHONE = { width: 390, height: 844 };

/** Sizes of the screenshots; dark mode uses one of them. */
const SIZES = [{ width: 360, height: 740 }, PHONE, { width: 1280, height: 900 }];

/** Pages without time, location or personal data, which always look the same. */
const OF_VISITORS: Readonly<Record<string, string>> = {
  login: '/login',
  'login-rejoin': '/login/withdraw',
  entry: '/auth',
  onboard: '/onboard',
  'how-to-use': '/how-to-use',
  service: '/service',
  'delivery-bag': '/delivery-bag',
  unknown: '/no/such/page',
};

/** Empty states of a new member. */
const OF_NEW_MEMBERS: Readonly<Record<string, string>> = {
  'usage-empty': '/usage',
  'points-empty': '/mypage/point',
  'notifications-empty': '/mypage/alarm',
};

/** Breakpoint of the marketing panel, which loads on wide screens. */
const WIDE_PX = 1_024;
const panelHasCome = (page: Page) => expect(page.getByRole('link', { name: 'Google Play에서 받기' })).toBeVisible();

const compare = async (page: Page, name: string, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    if (size.width >= WIDE_PX) await panelHasCome(page);
    await fontHasLoaded(page);
    await expect(page).toHaveScreenshot(`${name}-${size.width}.png`);
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page).toHaveScreenshot(`${name}-${PHONE.width}-dark.png`);
};

// Device pixel ratio 1: a quarter of the file size.
test.use({ deviceScaleFactor: 1, hasTouch: false, isMobile: false });

for (const [name, path] of Object.entries(OF_VISITORS))
  test(`${path} matches its screenshots at three sizes and in dark mode`, ({ page }) => compare(page, name, path));

for (const [name, path] of Object.entries(OF_NEW_MEMBERS))
  test(`${path} of a new member matches its screenshots`, async ({ page, member: _loggedIn }) =>
    compare(page, name, path));
