import type { Page } from '@playwright/test';

/** 수거백 신청 and its form. */
export class DeliveryBagPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/delivery-bag');
  }

  /** Opens the form and orders. */
  async order(): Promise<void> {
    await this.page.getByRole('link', { name: '수거백 신청하기' }).click();
    await this.page.getByRole('checkbox', { name: /신청에 동의해요/ }).check();
    await this.page.getByRole('button', { name: '신청하기' }).click();
  }
}
