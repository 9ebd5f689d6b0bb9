import type { Locator, Page } from '@playwright/test';

/** Card providers whose windows can be opened. */
export const CARD_PROVIDERS = ['KG이니시스', 'NICEPAY'] as const;
export type ProviderName = (typeof CARD_PROVIDERS)[number];

/** Further input besides the number; the sandbox accepts any. */
const TYPED = { 유효기간: '0928', 생년월일: '900101', '카드 비밀번호': '12' } as const;
const NUMBER_BEGINS = '941009410094';

/** Types a card with these last digits into the sandbox's window, to register it or, with `결제하기`, to pay once. */
export const typeCard = async (window: Page, lastFour: string, button = '카드 등록하기'): Promise<void> => {
  await window.getByLabel('카드번호').fill(NUMBER_BEGINS + lastFour);
  for (const [label, text] of Object.entries(TYPED)) await window.getByLabel(label).fill(text);
  await window.getByRole('button', { name: button, exact: true }).click();
};

/** 결제수단 관리 and 카드 등록. */
export class CardPages {
  /** Picture of the registered card. */
  readonly card: Locator;
  readonly empty: Locator;
  readonly remove: Locator;
  readonly registerLink: Locator;

  constructor(private readonly page: Page) {
    this.card = page.getByRole('group', { name: /카드$/ });
    this.empty = page.getByText('등록된 카드가 없어요');
    this.remove = page.getByRole('button', { name: '카드 삭제' });
    this.registerLink = page.getByRole('link', { name: '카드 등록하기' });
  }

  async openList(): Promise<void> {
    await this.page.goto('/mypage/payment');
  }

  async openRegistration(path?: string): Promise<void> {
    await this.page.goto(`/mypage/payment/card${path === undefined ? '' : `?path=${encodeURIComponent(path)}`}`);
  }

  /** Presses the button that opens a provider's window. */
  async press(provider: ProviderName): Promise<void> {
    await this.page.getByRole('radio', { name: provider }).check();
    await this.page.getByRole('button', { name: new RegExp(`^${provider}`) }).click();
  }

  /** Opens a provider's window and returns it. */
  async openWindow(provider: ProviderName): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.press(provider);
    return opened;
  }
}
