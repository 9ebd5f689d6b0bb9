import type { Locator, Page } from '@playwright/test';

/** Sections with shops that collect and deliver. */
const DELIVERING = /수거·배송해 주는 세탁소|멤버십 할인·수거 배송/;

/** 세탁소 찾기. */
export class ShopListPage {
  readonly heading: Locator;
  readonly shops: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: '세탁소 찾기' });
    this.shops = page.getByRole('main').getByRole('listitem').getByRole('link');
  }

  async open(): Promise<void> {
    await this.page.goto('/laundry/list');
  }

  /** Opens the change of the search address. */
  async changeAddress(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: /^서울/ }).click();
  }

  async openFilters(): Promise<void> {
    await this.page.getByRole('button', { name: '필터' }).click();
    await this.page.getByRole('dialog', { name: '필터' }).waitFor();
  }

  /** Opens the first shop that collects. @returns its name. */
  async openShopThatDelivers(): Promise<string> {
    const section = this.page.getByRole('region', { name: DELIVERING }).first();
    const shop = section.getByRole('listitem').getByRole('link').first();
    const name = (await shop.textContent()) ?? '';
    await shop.click();
    // Waits for the view transition: the URL is the list's until it ends.
    await this.page.waitForURL(/\/laundry\/\d+$/);
    return name;
  }
}
