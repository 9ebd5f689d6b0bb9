import type { Locator, Page } from '@playwright/test';

/** 신청 내용 확인, after an order. */
export class RequestCompletePage {
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: '신청이 완료되었어요' });
  }

  async goToUsage(): Promise<void> {
    await this.page.getByRole('link', { name: '이용현황 보기' }).click();
  }

  /** Id of the new request. */
  get requestId(): number {
    return Number(new URL(this.page.url()).searchParams.get('id'));
  }
}
