import { expect, type Locator, type Page } from '@playwright/test';

/** 수거 신청: time and pieces on the first screen, everything else on the second. An edit has one screen. */
export class RequestFormPage {
  readonly pickupTimes: Locator;
  /** Free slots of the chosen day. */
  readonly freeSlots: Locator;
  readonly chosenSlot: Locator;
  /** Last day of the calendar. */
  readonly lastDay: Locator;
  readonly count: Locator;
  readonly premium: Locator;
  readonly note: Locator;
  readonly stainPhoto: Locator;
  readonly doorCode: Locator;
  readonly terms: Locator;
  /** Leads from the first screen to the second. */
  readonly nextButton: Locator;
  /** Line of the second screen that leads back to the first. */
  readonly pickupLine: Locator;
  readonly orderButton: Locator;
  /** Button of a repeated order, which accepts the terms. */
  readonly orderAgainButton: Locator;
  /** Estimated price. */
  readonly estimate: Locator;

  constructor(private readonly page: Page) {
    this.pickupTimes = page.getByRole('group', { name: '수거 시간' });
    this.freeSlots = this.pickupTimes.getByRole('radio', { disabled: false });
    this.chosenSlot = this.pickupTimes.getByRole('radio', { checked: true });
    this.lastDay = this.pickupTimes.getByRole('button').last();
    this.count = page.getByRole('spinbutton', { name: '세탁물 수량' });
    this.premium = page.getByRole('switch', { name: '프리미엄 세탁' });
    this.note = page.getByRole('textbox', { name: '요청사항' });
    this.stainPhoto = page.getByRole('img', { name: '얼룩 사진 1' });
    this.doorCode = page.getByRole('textbox', { name: '공동현관 비밀번호' });
    this.terms = page.getByRole('checkbox', { name: '약관에 동의해요' });
    this.nextButton = page.getByRole('button', { name: '다음' });
    this.pickupLine = page.getByRole('button', { name: '변경' });
    this.orderButton = page.getByRole('button', { name: '신청하기', exact: true });
    this.orderAgainButton = page.getByRole('button', { name: '약관에 동의하고 신청하기' });
    this.estimate = page.getByText(/^예상 [0-9,~]+원$/);
  }

  async open(laundryId: number): Promise<void> {
    await this.page.goto(`/applicate?laundryId=${laundryId}`);
  }

  /** Expects the form of this shop. */
  async expectShop(laundryId: number, name: string): Promise<void> {
    await expect(this.page).toHaveURL(`/applicate?laundryId=${laundryId}`);
    await expect(this.page.getByRole('heading', { name })).toBeVisible();
  }

  /** Chooses the first free slot, today or on a later day: in the evening a day may have one slot left. */
  async chooseFirstFreeSlot(): Promise<void> {
    const answer = this.pickupTimes
      .getByRole('radio')
      .or(this.pickupTimes.getByText('이날은 고를 수 있는 시간이 없어요.'));
    await answer.first().waitFor();
    const nextDay = this.pickupTimes.locator('button[aria-pressed="true"] + button');
    while ((await this.freeSlots.count()) === 0) {
      await nextDay.click();
      await answer.first().waitFor();
    }
    // A press before the page answers is done once it does.
    await this.freeSlots.first().click();
    await expect(this.freeSlots.first()).toBeChecked();
  }

  /** Chosen slot as displayed: `09:00~11:00`. */
  async chosenTime(): Promise<string> {
    return this.chosenSlot.evaluate((radio) => radio.closest('label')?.innerText.trim() ?? '');
  }

  /** Slot that is displayed as full. */
  fullSlot(time: string): Locator {
    return this.pickupTimes.getByRole('radio', { name: `${time} 마감` });
  }

  async setCount(pieces: number): Promise<void> {
    await this.count.fill(String(pieces));
  }

  /** Counts a piece in the sheet of categories. */
  async countPiece(category: string): Promise<void> {
    await this.page.getByRole('button', { name: '품목 담기' }).click();
    await this.page.getByRole('button', { name: `${category} 하나 더` }).click();
    await this.page.getByRole('button', { name: '담기 완료' }).click();
  }

  /** Goes on to the second screen. */
  async goOn(): Promise<void> {
    await this.nextButton.click();
    await this.pickupLine.waitFor();
  }

  /** Goes back to the first screen. */
  async goToFirst(): Promise<void> {
    await this.pickupLine.click();
    await this.nextButton.waitFor();
  }

  /** Opens a folded option by the button that names it. */
  async unfold(name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click();
  }

  async agree(): Promise<void> {
    await this.terms.check();
  }

  /** Opens the terms. */
  async readTerms(): Promise<void> {
    await this.page.getByRole('button', { name: '내용 보기', exact: true }).click();
  }

  /** Fills in all required fields; the second screen is shown then. */
  async fillIn({ pieces }: { readonly pieces: number }): Promise<void> {
    await this.chooseFirstFreeSlot();
    await this.setCount(pieces);
    await this.goOn();
    await this.agree();
  }

  async addStainPhoto(png: Buffer): Promise<void> {
    await this.page.getByRole('switch', { name: '얼룩이 있어요' }).check();
    await this.page
      .getByLabel(/얼룩 사진 추가/)
      .setInputFiles({ name: 'stain.png', mimeType: 'image/png', buffer: png });
    await this.stainPhoto.waitFor();
  }

  async giveDoorCode(code: string): Promise<void> {
    if (await this.doorCode.isHidden()) {
      await this.unfold('출입 방법');
      await this.page.getByRole('radio', { name: '비밀번호 있음' }).check();
    }
    await this.doorCode.fill(code);
  }

  async order(): Promise<void> {
    await this.orderButton.click();
  }
}
