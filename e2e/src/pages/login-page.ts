import type { Locator, Page } from '@playwright/test';

/** Whose accounts one may log in with, as the buttons name them. */
export type ProviderName = '카카오' | '네이버' | 'Apple' | 'Google';

/** 로그인: the number, then the code; or an account of another company. */
export class LoginPage {
  readonly number: Locator;
  readonly code: Locator;
  private readonly sendButton: Locator;

  constructor(private readonly page: Page) {
    this.number = page.getByRole('textbox', { name: '휴대폰 번호' });
    this.code = page.getByRole('textbox', { name: '인증번호' });
    this.sendButton = page.getByRole('button', { name: '인증번호 받기' });
  }

  /** @param path where the customer wants to be after login. */
  async open(path?: string): Promise<void> {
    await this.page.goto(path === undefined ? '/login' : `/login?${new URLSearchParams({ path })}`);
  }

  /** The way in by a provider. */
  by(provider: ProviderName): Locator {
    return this.page.getByRole('button', { name: `${provider}로 시작하기` });
  }

  /** Asks for a code; whether one was sent shows in `code`. */
  async requestCode(phoneNumber: string): Promise<void> {
    await this.number.fill(phoneNumber);
    await this.sendButton.click();
  }

  /** Types the code, which enters itself at its last digit. */
  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
  }
}
