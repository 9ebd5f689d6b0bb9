import { expect } from '@playwright/test';
import type { App } from '../pages/app';
import type { Sandbox } from './sandbox';

/** Customer with a phone, who reads their SMS. */
export class Customer {
  constructor(
    private readonly app: App,
    private readonly sandbox: Sandbox,
  ) {}

  /** Requests a code and waits for its field. */
  async asksForCode(phoneNumber: string): Promise<void> {
    await this.sandbox.forgetLimits();
    await this.app.login.requestCode(phoneNumber);
    await expect(this.app.login.code).toBeVisible();
  }

  readsCode(phoneNumber: string): Promise<string> {
    return this.sandbox.newestCode(phoneNumber);
  }

  /** Verifies a phone number on the login page. */
  async provesNumber(phoneNumber: string): Promise<void> {
    await this.asksForCode(phoneNumber);
    await this.app.login.enterCode(await this.readsCode(phoneNumber));
  }
}
