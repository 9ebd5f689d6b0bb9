import type { Locator, Page } from '@playwright/test';

/** Tab bar at the bottom. */
export class TabBar {
  readonly bar: Locator;
  /** Badge for an open request. */
  readonly inUseBadge: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('navigation', { name: '주요 메뉴' });
    this.inUseBadge = this.bar.getByText('이용 중');
  }

  async goHome(): Promise<void> {
    await this.bar.getByRole('link', { name: '홈' }).click();
  }

  async goToUsage(): Promise<void> {
    await this.bar.getByRole('link', { name: '이용현황' }).click();
  }

  async goToMyPage(): Promise<void> {
    await this.bar.getByRole('link', { name: '마이' }).click();
  }
}
