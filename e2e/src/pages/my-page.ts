import { networkIsQuiet } from '../after-first-view';
import type { Locator, Page } from '@playwright/test';

/** 마이. */
export class MyPage {
  readonly heading: Locator;
  readonly profile: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: '마이', level: 1 });
    this.profile = page.getByRole('link', { name: '내 정보' });
  }

  async open(): Promise<void> {
    await this.page.goto('/mypage');
  }

  /** Radio of a colour mode. */
  mode(name: '기기 설정에 따라' | '밝게' | '어둡게'): Locator {
    return this.page.getByRole('group', { name: '화면 모드' }).getByRole('radio', { name });
  }

  /** Logs out once the network is idle: pending requests would be refused. */
  async logOut(): Promise<void> {
    await networkIsQuiet(this.page);
    await this.page.getByRole('button', { name: '로그아웃' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  }
}
