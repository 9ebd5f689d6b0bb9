import type { Locator, Page } from '@playwright/test';

/** The bar at the top: the banner that holds the page's title. Home's own header is none. */
export class AppBar {
  readonly bar: Locator;
  /** Every button and link in it. */
  readonly controls: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('banner').filter({ has: page.getByRole('heading', { level: 1 }) });
    this.controls = this.bar.getByRole('button').or(this.bar.getByRole('link'));
  }

  /** Names of its controls from left to right, as they are read aloud. */
  async controlNames(): Promise<string[]> {
    const controls = await this.controls.all();
    return Promise.all(
      controls.map(async (control) => (await control.getAttribute('aria-label')) ?? (await control.innerText())),
    );
  }
}
