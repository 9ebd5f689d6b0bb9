import { expect, type Locator, type Page } from '@playwright/test';

const sheet = (page: Page): Locator => page.getByRole('dialog');
const closeButton = (page: Page): Locator => sheet(page).getByRole('button', { name: '닫기' });

/** Every way to close a sheet. */
export const WAYS_TO_CLOSE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a tap on ✕': (page) => closeButton(page).tap(),
  'a tap outside of the sheet': (page) => page.touchscreen.tap(20, 20),
  Enter: async (page) => {
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
  },
  Escape: (page) => page.keyboard.press('Escape'),
  'the back button of the browser': async (page) => void (await page.goBack()),
};

/** Opens and closes a sheet. */
export const readSheet = async (
  page: Page,
  open: () => Promise<void>,
  close: (page: Page) => Promise<void>,
): Promise<void> => {
  await open();
  await expect(sheet(page)).toBeVisible();
  await close(page);
  await expect(sheet(page)).toBeHidden();
};

/** Runs in the page: shows an alert of the platform, which can appear at any time. */
const alertInPage = async (): Promise<void> => {
  const [shell] = Reflect.get(window, '__FEDERATION__').__INSTANCES__;
  const { popups } = (await shell.loadShare('@dongne/platform'))();
  void popups.alert({ message: '알려 드려요' });
};

/** Shows an alert on the current page and closes it. */
export const readAlert = async (page: Page): Promise<void> => {
  await page.evaluate(alertInPage);
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
};
