import type { Locator, Page } from '@playwright/test';

/** Fake provider of the sandbox: three accounts and a cancel button. */
export class SandboxProviderPage {
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: '어떤 계정으로 로그인할까요?' });
  }

  /** @param name of the account's owner. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('link', { name }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('link', { name: '취소' }).click();
  }
}
