import type { BrowserContext, Page } from 'playwright-core';
import { Member } from '../actors/member';
import { freshPhoneNumber } from '../actors/phone-numbers';
import { Sandbox } from '../actors/sandbox';

/** Measured page. */
export interface WebPage {
  readonly path: string;
  /** First interactive element: its presence marks the content, its React handler marks interactivity. */
  readonly awaited: { readonly selector: string; readonly text: string };
  /** First tap on the page. */
  readonly tap: (page: Page) => Promise<void>;
  /** Login for the page; absent for a public page. */
  readonly logIn?: (context: BrowserContext, baseUrl: string) => Promise<void>;
}

/** Seeded member with open and completed requests. */
const SEEDED_MEMBER = '01000000002';

const logIn = async (context: BrowserContext, baseUrl: string): Promise<void> => {
  const account = await new Sandbox(context.request).seededMember(SEEDED_MEMBER);
  await new Member(context.request, account).opensBrowser(context, baseUrl);
};

/** Start page of most visits. */
export const HOME: WebPage = {
  path: '/',
  awaited: { selector: 'a', text: '주변 세탁소 찾기' },
  tap: (page) => page.getByRole('link', { name: '주변 세탁소 찾기' }).tap(),
};

/** Pages of the web benchmark, by their name in the table. */
export const WEB_PAGES: Readonly<Record<string, WebPage>> = {
  Home: HOME,
  'shop list': {
    path: '/laundry/list',
    awaited: { selector: 'main li a', text: '' },
    tap: (page) => page.getByRole('button', { name: /^필터/ }).tap(),
  },
  map: {
    path: '/laundry/map',
    awaited: { selector: 'section button', text: '원' },
    tap: (page) =>
      page
        .getByRole('button', { name: /[\d,]+원(부터)?$/ })
        .nth(1)
        .tap(),
  },
  'a shop': {
    path: '/laundry/1',
    awaited: { selector: 'button', text: '수거 신청하기' },
    tap: (page) => page.getByRole('button', { name: '수거 신청하기' }).tap(),
  },
  login: {
    path: '/login',
    awaited: { selector: 'button', text: '인증번호 받기' },
    tap: async (page) => {
      await new Sandbox(page.context().request).forgetLimits();
      await page.getByRole('textbox', { name: '휴대폰 번호' }).tap();
      await page.keyboard.type(freshPhoneNumber(97));
      await page.getByRole('button', { name: '인증번호 받기' }).tap();
    },
  },
  membership: {
    path: '/membership',
    awaited: { selector: 'a', text: '가입하기' },
    tap: (page) => page.getByRole('link', { name: '가입하기' }).tap(),
  },
  'usage, member': {
    path: '/usage',
    awaited: { selector: 'main li a', text: '' },
    tap: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().tap(),
    logIn,
  },
};
