import { test as base, expect, type Page } from '@playwright/test';
import { Customer } from './actors/customer';
import { Member } from './actors/member';
import { freshPhoneNumber } from './actors/phone-numbers';
import { Sandbox } from './actors/sandbox';
import { App } from './pages/app';
import { customersUrl } from './system/customers-url';

/** Options of a story, set with `test.use`. */
export interface StoryOptions {
  /** Expected console errors, such as a refusal under test. */
  readonly causedErrors: RegExp;
  /** Kind of `member`: new, with or without a card, or the seeded member with a phone number. */
  readonly memberIs: 'new' | 'new with a card' | { readonly phoneNumber: string };
}

const NONE = /$^/;

interface StoryFixtures {
  /** App in the customer's browser. */
  readonly app: App;
  readonly sandbox: Sandbox;
  readonly customer: Customer;
  /** Unregistered phone number. */
  readonly newNumber: string;
  /** Registered member, logged in in the browser; see `memberIs`. */
  readonly member: Member;
  readonly consoleWatch: void;
}

/** Collects console errors that a customer must never cause. */
export const watchConsole = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  return errors;
};

/** Stories of customers. Each fails on any unexpected console error. */
export const test = base.extend<StoryFixtures & StoryOptions>({
  causedErrors: [NONE, { option: true }],
  memberIs: ['new', { option: true }],
  baseURL: async ({ baseURL }, provide) => provide(customersUrl() ?? baseURL),
  consoleWatch: [
    async ({ page, causedErrors }, provide) => {
      const errors = watchConsole(page);
      await provide();
      expect(errors.filter((error) => !causedErrors.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page }, provide) => provide(new App(page)),
  sandbox: async ({ request }, provide) => provide(new Sandbox(request)),
  customer: async ({ app, sandbox }, provide) => provide(new Customer(app, sandbox)),
  newNumber: async ({}, provide, { workerIndex }) => provide(freshPhoneNumber(workerIndex)),
  member: async ({ sandbox, request, context, baseURL, memberIs }, provide) => {
    const account =
      typeof memberIs === 'string'
        ? await sandbox.freshMember(memberIs === 'new with a card')
        : await sandbox.seededMember(memberIs.phoneNumber);
    const member = new Member(request, account);
    await member.opensBrowser(context, baseURL ?? '');
    await provide(member);
  },
});

export { expect };
