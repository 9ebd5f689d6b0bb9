import { REGISTRATION_TERMS } from '@dongne/contract';
import type { Locator, Page } from '@playwright/test';

/** Registration of a new number: neighbourhood, then door and terms. */
export class RegistrationPage {
  readonly search: Locator;
  readonly results: Locator;
  readonly door: Locator;
  private readonly finishButton: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('textbox', { name: '주소 검색' });
    this.results = page.getByRole('option');
    this.door = page.getByRole('textbox', { name: '상세 주소' });
    this.finishButton = page.getByRole('button', { name: '가입 완료' });
  }

  async searchAddress(words: string): Promise<void> {
    await this.search.fill(words);
  }

  /** Searches an address and chooses a result by its name. */
  async chooseAddress(words: string, result: string): Promise<void> {
    await this.searchAddress(words);
    await this.results.filter({ hasText: result }).first().click();
  }

  async describeDoor(door: string): Promise<void> {
    await this.door.fill(door);
  }

  /** Accepts the required terms only. */
  async agreeToRequiredTerms(): Promise<void> {
    for (const { label } of REGISTRATION_TERMS.filter(({ required }) => required))
      await this.page.getByRole('checkbox', { name: `[필수] ${label}` }).check();
  }

  /** Opens the text of a term. */
  async openTerm(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `${label} 내용 보기`, exact: true }).click();
  }

  async finish(): Promise<void> {
    await this.finishButton.click();
  }
}
