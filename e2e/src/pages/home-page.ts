import { expect, type Locator, type Page } from '@playwright/test';

/** 홈. */
export class HomePage {
  /** Primary action of the screen. */
  readonly findShopsLink: Locator;
  readonly myLaundry: Locator;
  readonly nearbyShops: Locator;
  /** Tutorial of the first visit. */
  readonly tutorial: Locator;
  /** Popup sheet of the operators. */
  readonly popup: Locator;
  /** Requests that need a decision. */
  readonly waiting: Locator;
  /** Open requests. */
  readonly running: Locator;
  /** Link that repeats the last order. */
  readonly againLink: Locator;
  readonly bagLink: Locator;
  /** Notice about an ordered collection bag. */
  readonly bagNotice: Locator;

  constructor(private readonly page: Page) {
    this.findShopsLink = page.getByRole('link', { name: '주변 세탁소 찾기' });
    this.myLaundry = page.getByRole('heading', { name: '내 세탁소' });
    this.nearbyShops = page.getByRole('region', { name: '가까운 세탁소' }).getByRole('listitem');
    this.tutorial = page.getByRole('dialog', { name: '처음 이용 안내' });
    this.popup = page.getByRole('dialog', { name: '수거백이 있으면 더 편해요' });
    this.waiting = page.getByRole('region', { name: '확인이 필요해요' });
    this.running = page.getByRole('region', { name: '진행 중인 신청' });
    this.againLink = page.getByRole('link', { name: '지난번처럼 다시 신청' });
    this.bagLink = page.getByRole('link', { name: '수거백 신청' });
    this.bagNotice = page.getByText('신청이 완료되었어요. 영업일 기준 5일 이내에 배송돼요');
  }

  /** Button with the visitor's address, or its placeholder. */
  address(label: string): Locator {
    return this.page.getByRole('button', { name: label });
  }

  /** Presses a button of the tutorial. */
  async answerTutorial(name: '다음' | '시작하기'): Promise<void> {
    await this.tutorial.getByRole('button', { name }).click();
  }

  /** Removes the registration of a shop. */
  async release(shopName: string): Promise<void> {
    await this.page.getByRole('button', { name: `${shopName} 내 세탁소 해제` }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '해제' }).click();
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** Scrolls until the shops nearby have loaded: a scroll before hydration loads nothing. */
  async scrollToShops(): Promise<void> {
    await expect(async () => {
      await this.page.mouse.wheel(0, 100);
      await expect(this.nearbyShops.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  /** Touches the page, after which popups may appear. */
  async touch(): Promise<void> {
    await this.page.keyboard.press('Shift');
  }

  /** Touches the page until its popup appears: a touch before hydration has no effect. */
  async touchForPopup(): Promise<void> {
    await expect(async () => {
      await this.touch();
      await expect(this.popup).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  async findShops(): Promise<void> {
    await this.findShopsLink.click();
  }
}
