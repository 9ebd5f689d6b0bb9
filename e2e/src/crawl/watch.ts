import type { Page } from 'playwright-core';

/** Statuses of refused input or access: the page explains them itself. */
const REFUSALS = /status of (400|401|403|409|410|413|415|422|423|429)\b/;

/** Texts that must never be visible. */
const FORBIDDEN_TEXT = /준비 중이에요|undefined|\bNaN\b|\[object |Invalid date|페이지를 찾을 수 없/;

/** Collects the errors of a page. */
export class Watch {
  private readonly seen: string[] = [];

  constructor(private readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !REFUSALS.test(message.text())) {
        this.seen.push(`console: ${message.text().slice(0, 300)} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.seen.push(`thrown: ${error.name}: ${error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 500) this.seen.push(`answer ${answer.status()}: ${answer.url()}`);
    });
  }

  /** Returns the errors since the last call, including forbidden texts. */
  async takeErrors(): Promise<string[]> {
    const text = await this.page.evaluate(() => document.body.innerText).catch(() => '');
    const forbidden = FORBIDDEN_TEXT.exec(text);
    const errors = [...this.seen, ...(forbidden === null ? [] : [`the page shows "${forbidden[0]}"`])];
    this.seen.length = 0;
    return errors;
  }
}
