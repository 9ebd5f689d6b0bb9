import type { Locator, Page } from '@playwright/test';

const GO_ON = /^([0-9,]+)원으로 진행하기$/;

/** 금액 확인. */
export class PriceApprovalPage {
  /** Button with the total. */
  readonly goOn: Locator;
  readonly returnAll: Locator;
  /** Notice about a corrected price. */
  readonly correction: Locator;
  readonly items: Locator;
  readonly lines: Locator;

  constructor(private readonly page: Page) {
    this.goOn = page.getByRole('button', { name: GO_ON });
    this.returnAll = page.getByRole('button', { name: '세탁 없이 돌려받기' });
    this.correction = page.getByRole('region', { name: '바뀐 금액' });
    this.items = page.getByRole('region', { name: '품목', exact: true });
    this.lines = page.getByRole('region', { name: '결제할 금액' });
  }

  async open(requestId: number): Promise<void> {
    await this.page.goto(`/usage/approve?id=${requestId}`);
  }

  item(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async decline(name: string): Promise<void> {
    await this.item(name).getByRole('radio', { name: '빼고 돌려받을게요' }).check();
  }

  async ask(name: string, text: string): Promise<void> {
    await this.item(name).getByRole('button', { name: '이 품목 물어보기' }).click();
    const sheet = this.page.getByRole('dialog', { name: '이 품목 물어보기' });
    await sheet.getByRole('textbox', { name: '궁금한 점' }).fill(text);
    await sheet.getByRole('button', { name: '질문 보내기' }).click();
  }

  /** Total on the button, in won. */
  async totalWon(): Promise<number> {
    const [, won = ''] = GO_ON.exec((await this.goOn.innerText()).trim()) ?? [];
    return Number(won.replaceAll(',', ''));
  }

  /** Amounts of all lines and their sum. */
  async amountsWon(): Promise<{ readonly lines: readonly number[]; readonly sum: number }> {
    const texts = await this.lines.getByRole('definition').allInnerTexts();
    const amounts = texts.map((text) => Number(text.replaceAll(/[,원]/g, '')));
    return { lines: amounts.slice(0, -1), sum: amounts.at(-1) ?? 0 };
  }

  /** Accepts the visible price. */
  async approve(): Promise<void> {
    await this.goOn.click();
  }
}
