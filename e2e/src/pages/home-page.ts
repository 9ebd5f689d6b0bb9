import type { Locator, Page } from '@playwright/test';

/** 홈. */
export class HomePage {
  /** The one action of the screen. */
  readonly findShopsLink: Locator;
  readonly myLaundry: Locator;
  readonly nearbyShops: Locator;

  constructor(private readonly page: Page) {
    this.findShopsLink = page.getByRole('link', { name: '주변 세탁소 찾기' });
    this.myLaundry = page.getByRole('heading', { name: '내 세탁소' });
    this.nearbyShops = page.getByRole('region', { name: '가까운 세탁소' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  async findShops(): Promise<void> {
    await this.findShopsLink.click();
  }
}
