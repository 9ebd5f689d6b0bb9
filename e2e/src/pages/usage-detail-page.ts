import type { Locator, Page } from '@playwright/test';

/** 이용 상세. */
export class UsageDetailPage {
  /** Status as the headline of the page. */
  readonly status: Locator;
  readonly approveButton: Locator;
  /** Payment section. */
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

  /** Opens the receipt from the timeline. */
  async openReceiptFromTimeline(): Promise<void> {
    const timeline = this.page.getByRole('region', { name: '진행 상황' });
    await timeline.getByRole('link', { name: '금액 승인 내역 보기' }).click();
  }

  /** Pays with another card and returns the provider's window. */
  async openOtherCard(provider: string): Promise<Page> {
    await this.page.getByRole('button', { name: /^(다른|이번만) 카드로 결제하기$/ }).click();
    const opened = this.page.waitForEvent('popup');
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${provider}`) })
      .click();
    return opened;
  }

  /** Cancels the request without a reason. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: '신청 취소' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: '신청 취소' }).click();
  }

  async orderAgain(): Promise<void> {
    await this.page.getByRole('button', { name: '지난번처럼 다시 신청' }).click();
  }

  /** Confirms the delivery. */
  async confirmDelivery(): Promise<void> {
    await this.page.getByRole('button', { name: '수령 확인' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '모두 받았어요' }).click();
  }
}
