import { expect, type Page } from '@playwright/test';

/** 수선 등록: the steps for mends. */
export class MendSteps {
  constructor(private readonly page: Page) {}

  /** Opens the first step from the form. */
  async begin(): Promise<void> {
    await this.page.getByRole('switch', { name: '수선이 필요해요' }).check();
    await this.page.getByRole('button', { name: '수선할 옷 추가' }).click();
  }

  async chooseGarment(name: string): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
    await this.page.getByRole('button', { name: '다음' }).click();
  }

  /** Clicks at a relative position of the drawing. */
  async markAt(x: number, y: number): Promise<void> {
    const drawing = this.page.getByRole('application');
    const box = await drawing.boundingBox();
    if (box === null) throw new Error('There is no drawing.');
    await drawing.click({ position: { x: box.width * x, y: box.height * y } });
  }

  /** Chooses a part on step 2, marks places on step 3, and returns. */
  async add(part: RegExp, places: readonly (readonly [number, number])[]): Promise<void> {
    await this.page.getByRole('radio', { name: part }).check();
    await this.page.getByRole('button', { name: '수선할 곳 표시하기' }).click();
    for (const [x, y] of places) await this.markAt(x, y);
    await expect(this.page.getByText(`표시 ${places.length}곳`)).toBeVisible();
    await this.page.getByRole('button', { name: '표시 완료' }).click();
  }

  /** Starts another mend of the same garment. */
  async another(): Promise<void> {
    await this.page.getByRole('button', { name: '수선 추가' }).click();
  }

  /** Returns to the form. */
  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: '수선 등록하기' }).click();
  }
}
