import type { Locator, Page } from '@playwright/test';

/** 멤버십. */
export class MembershipPage {
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async open(): Promise<void> {
    await this.page.goto('/membership');
  }
}
