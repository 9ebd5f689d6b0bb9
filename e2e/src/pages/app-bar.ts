import type { Locator, Page } from '@playwright/test';

/** Bar at the top: the banner with the page's title. Home has none. */
export class AppBar {
  readonly bar: Locator;
  /** All buttons and links. */
  readonly controls: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('banner').filter({ has: page.getByRole('heading', { level: 1 }) });
    this.controls = this.bar.getByRole('button').or(this.bar.getByRole('link'));
  }

  /** Accessible names of its controls, from left to right. */
  async controlNames(): Promise<string[]> {
    const controls = await this.controls.all();
    return Promise.all(
      controls.map(async (control) => (await control.getAttribute('aria-label')) ?? (await control.innerText())),
    );
  }
}
