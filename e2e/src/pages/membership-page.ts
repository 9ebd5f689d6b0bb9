import type { Locator, Page } from '@playwright/test';

/** 멤버십 with its pages to join, cancel and list payments. */
export class MembershipPage {
  readonly heading: Locator;
  readonly join: Locator;
  readonly pay: Locator;
  /** Paid months on 결제 내역. */
  readonly paidMonths: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.join = page.getByRole('link', { name: '가입하기' });
    this.paidMonths = page.getByRole('listitem').filter({ hasText: '멤버십' }).filter({ hasText: '결제 완료' });
    this.pay = page.getByRole('button', { name: '3,900원 결제하고 시작하기' });
  }

  async open(): Promise<void> {
    await this.page.goto('/membership');
  }

  /** Value of a term in a description list. */
  fact(name: string): Locator {
    return this.page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  }

  /** Accepts the terms and pays, on the offer page. */
  async joins(): Promise<void> {
    await this.join.click();
    await this.agreesAndPays();
  }

  async agreesAndPays(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /자동 결제와 위 내용에 동의해요/ }).check();
    await this.pay.click();
  }

  /** Cancels a running membership and answers the question. */
  async leaves(): Promise<void> {
    await this.page.getByRole('link', { name: '멤버십 해지' }).click();
    await this.page.getByRole('button', { name: '해지하기' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '해지하기' }).click();
  }
}
