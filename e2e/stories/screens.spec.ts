import type { Page } from '@playwright/test';
import { fontHasLoaded } from '../src/after-first-view';
import { expect, test } from '../src/story';

const PHONE = { width: 390, height: 844 };

/** The three sizes at which every screen is looked at; by night one of them says the rest. */
const SIZES = [{ width: 360, height: 740 }, PHONE, { width: 1280, height: 900 }];

/** Screens that look the same whenever and wherever they are opened: no clock, no place, nobody's name. */
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

/** The same of a member who has just joined: the empty states. */
const OF_NEW_MEMBERS: Readonly<Record<string, string>> = {
  'usage-empty': '/usage',
  'points-empty': '/mypage/point',
  'notifications-empty': '/mypage/alarm',
};

/** From here on the marketing panel stands beside the column; it is fetched when there is room for it. */
const WIDE_PX = 1_024;
const panelHasCome = (page: Page) => expect(page.getByRole('link', { name: 'Google Play에서 받기' })).toBeVisible();

const look = async (page: Page, name: string, path: string): Promise<void> => {
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

// One pixel a point: a picture says the same at a quarter of the size.
test.use({ deviceScaleFactor: 1, hasTouch: false, isMobile: false });

for (const [name, path] of Object.entries(OF_VISITORS))
  test(`${path} looks as it did, at three sizes and by night`, ({ page }) => look(page, name, path));

for (const [name, path] of Object.entries(OF_NEW_MEMBERS))
  test(`${path} of a new member looks as it did, at three sizes and by night`, async ({ page, member: _loggedIn }) =>
    look(page, name, path));
