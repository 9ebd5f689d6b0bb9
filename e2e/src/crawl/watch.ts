import type { Page } from 'playwright-core';

/** Answers that refuse what was typed or who asks: the page says so in its own words. */
const REFUSALS = /status of (400|401|403|409|410|413|415|422|423|429)\b/;

/** What nobody may read anywhere. */
const FORBIDDEN_TEXT = /준비 중이에요|undefined|\bNaN\b|\[object |Invalid date|페이지를 찾을 수 없/;

/** Collects what goes wrong in a page until it is asked for. */
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

  /** What went wrong since it was last asked, with what the page says now. */
  async takeComplaints(): Promise<string[]> {
    const text = await this.page.evaluate(() => document.body.innerText).catch(() => '');
    const said = FORBIDDEN_TEXT.exec(text);
    const complaints = [...this.seen, ...(said === null ? [] : [`the page says "${said[0]}"`])];
    this.seen.length = 0;
    return complaints;
  }
}
