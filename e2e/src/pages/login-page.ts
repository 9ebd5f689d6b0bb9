import type { Locator, Page } from '@playwright/test';

/** Login providers, by button name. */
export type ProviderName = '카카오' | '네이버' | 'Apple' | 'Google';

/** 로그인: number and code, or a provider's account. */
export class LoginPage {
  readonly number: Locator;
  readonly code: Locator;
  private readonly sendButton: Locator;

  constructor(private readonly page: Page) {
    this.number = page.getByRole('textbox', { name: '휴대폰 번호' });
    this.code = page.getByRole('textbox', { name: '인증번호' });
    this.sendButton = page.getByRole('button', { name: '인증번호 받기' });
  }

  /** @param path page to open after login. */
  async open(path?: string): Promise<void> {
    await this.page.goto(path === undefined ? '/login' : `/login?${new URLSearchParams({ path })}`);
  }

  /** Button of a provider. */
  by(provider: ProviderName): Locator {
    return this.page.getByRole('button', { name: `${provider}로 시작하기` });
  }

  /** Requests a code; the field `code` appears when it was sent. */
  async requestCode(phoneNumber: string): Promise<void> {
    await this.number.fill(phoneNumber);
    await this.sendButton.click();
  }

  /** Types the code, which is submitted with its last digit. */
  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
  }
}
