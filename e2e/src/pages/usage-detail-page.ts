import type { Locator, Page } from '@playwright/test';

/** 이용 상세. */
export class UsageDetailPage {
  /** The status, as the page's headline. */
  readonly status: Locator;
  readonly approveButton: Locator;
  readonly offer: Locator;

  constructor(private readonly page: Page) {
    this.status = page.getByRole('heading', { level: 2 }).first();
    this.approveButton = page.getByRole('button', { name: '금액 확인하고 진행' });
    this.offer = page.getByRole('dialog', { name: '금액 확인' });
  }

  async open(requestId: number): Promise<void> {
    await this.page.goto(`/usage/detail?id=${requestId}`);
  }

  async openOffer(): Promise<void> {
    await this.approveButton.click();
  }

  /** Agrees to everything that is offered. */
  async approve(): Promise<void> {
    await this.offer.getByRole('button', { name: /^[0-9,]+원으로 진행하기$/ }).click();
  }

  /** Takes the request back, without a word of why. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: '신청 취소' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: '신청 취소' }).click();
  }

  async orderAgain(): Promise<void> {
    await this.page.getByRole('button', { name: '지난번처럼 다시 신청' }).click();
  }

  /** Says that everything has come back. */
  async confirmDelivery(): Promise<void> {
    await this.page.getByRole('button', { name: '수령 확인' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  }
}
