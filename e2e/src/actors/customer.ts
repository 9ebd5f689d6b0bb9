import { expect } from '@playwright/test';
import type { App } from '../pages/app';
import type { Sandbox } from './sandbox';

/** Somebody with a phone in the hand, who reads what is sent to it. */
export class Customer {
  constructor(
    private readonly app: App,
    private readonly sandbox: Sandbox,
  ) {}

  /** Asks for a code and waits until the page wants it. */
  async asksForCode(phoneNumber: string): Promise<void> {
    await this.sandbox.forgetLimits();
    await this.app.login.requestCode(phoneNumber);
    await expect(this.app.login.code).toBeVisible();
  }

  readsCode(phoneNumber: string): Promise<string> {
    return this.sandbox.newestCode(phoneNumber);
  }

  /** Shows on the login page that a number is theirs. */
  async provesNumber(phoneNumber: string): Promise<void> {
    await this.asksForCode(phoneNumber);
    await this.app.login.enterCode(await this.readsCode(phoneNumber));
  }
}
