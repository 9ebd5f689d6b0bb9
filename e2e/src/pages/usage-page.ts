import type { Locator, Page } from '@playwright/test';

/** 이용현황. */
export class UsagePage {
  readonly heading: Locator;
  readonly requests: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: '이용현황', level: 1 });
    this.requests = page.getByRole('main').getByRole('listitem').getByRole('link');
  }

  async open(): Promise<void> {
    await this.page.goto('/usage');
  }

  /** Newest request of the open tab. */
  get newest(): Locator {
    return this.requests.first();
  }

  async openNewest(): Promise<void> {
    await this.newest.click();
  }

  async showCompleted(): Promise<void> {
    await this.page.getByRole('tab', { name: '완료' }).click();
  }
}
