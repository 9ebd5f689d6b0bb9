import type { Locator, Page } from '@playwright/test';

/** 이용 상세. */
export class UsageDetailPage {
  /** The status, as the page's headline. */
  readonly status: Locator;
  readonly approveButton: Locator;
  /** Where its money is. */
  readonly payment: Locator;

  constructor(private readonly page: Page) {
    this.status = page.getByRole('heading', { level: 2 }).first();
    this.payment = page.getByRole('region', { name: '결제', exact: true });
    this.approveButton = page.getByRole('button', { name: '금액 확인하고 진행' });
  }

  async open(requestId: number): Promise<void> {
    await this.page.goto(`/usage/detail?id=${requestId}`);
  }

  async openOffer(): Promise<void> {
    await this.approveButton.click();
  }

  /** From the row of the approval to what was agreed to. */
  async openReceiptFromTimeline(): Promise<void> {
    const timeline = this.page.getByRole('region', { name: '진행 상황' });
    await timeline.getByRole('link', { name: '금액 승인 내역 보기' }).click();
  }

  /** Pays once by another card: the window of the provider that opens. */
  async openOtherCard(provider: string): Promise<Page> {
    await this.page.getByRole('button', { name: '다른 카드로 결제하기' }).click();
    const opened = this.page.waitForEvent('popup');
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${provider}`) })
      .click();
    return opened;
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
