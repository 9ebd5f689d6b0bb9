import { expect, type Locator, type Page } from '@playwright/test';

/** Page of a shop. */
export class ShopPage {
  /** Name of the shop. */
  readonly name: Locator;
  readonly orderButton: Locator;
  /** Estimated price of the counted pieces. */
  readonly estimate: Locator;

  constructor(private readonly page: Page) {
    this.name = page.getByRole('heading', { level: 1 });
    this.orderButton = page.getByRole('button', { name: '수거 신청하기' });
    this.estimate = page.getByText(/^예상 [0-9,~]+원$/);
  }

  async open(laundryId: number): Promise<void> {
    await this.page.goto(`/laundry/${laundryId}`);
  }

  async orderPickup(): Promise<void> {
    await this.orderButton.click();
  }

  /** Adds one piece. */
  async tapPiece(category: string): Promise<void> {
    await this.page.getByRole('button', { name: `${category} 하나 더` }).click();
  }

  async registerAsMine(): Promise<void> {
    await this.page.getByRole('button', { name: '내 세탁소로 등록' }).click();
  }

  async showTab(name: '정보' | '가격' | '리뷰'): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(this.page.getByRole('tabpanel')).not.toBeEmpty();
  }

  /** Id of the current shop. */
  get id(): number {
    return Number(new URL(this.page.url()).pathname.split('/').at(-1));
  }
}
