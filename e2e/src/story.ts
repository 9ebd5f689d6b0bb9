import { test as base, expect, type Page } from '@playwright/test';
import { Customer } from './actors/customer';
import { Member } from './actors/member';
import { freshPhoneNumber } from './actors/phone-numbers';
import { Sandbox } from './actors/sandbox';
import { App } from './pages/app';
import { customersUrl } from './system/customers-url';

/** What a story may set with `test.use`. */
export interface StoryOptions {
  /** Console errors that the story itself brings about, such as the refusal it is about. */
  readonly causedErrors: RegExp;
  /** Who `member` is: somebody new, with or without a card, or the seeded member of a phone number. */
  readonly memberIs: 'new' | 'new with a card' | { readonly phoneNumber: string };
}

const NONE = /$^/;

interface StoryFixtures {
  /** The app in the customer's browser. */
  readonly app: App;
  readonly sandbox: Sandbox;
  readonly customer: Customer;
  /** A phone number nobody has registered. */
  readonly newNumber: string;
  /** A registered member who is logged in in the browser; `memberIs` says which. */
  readonly member: Member;
  readonly consoleWatch: void;
}

/** Collects what a customer must never cause by just using the app. */
export const watchConsole = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  return errors;
};

/** Stories of customers. Each fails on any console error that it did not announce. */
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
