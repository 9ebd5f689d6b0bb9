import type { Download, Locator, Page } from '@playwright/test';

/** 금액 승인 내역. */
export class ReceiptPage {
  /** Total, or a note that nothing is washed. */
  readonly total: Locator;
  readonly washed: Locator;
  readonly declined: Locator;

  constructor(private readonly page: Page) {
    this.total = page.getByRole('heading', { level: 2 }).first();
    this.washed = page.getByRole('region', { name: /^세탁하는 품목/ });
    this.declined = page.getByRole('region', { name: /^그대로 돌려받는 품목/ });
  }

  async open(requestId: number): Promise<void> {
    await this.page.goto(`/usage/receipt?id=${requestId}`);
  }

  /** Saves the receipt as an image, in a browser without sharing. */
  async savePicture(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: '사진으로 공유하기' }).click();
    return download;
  }
}
