import { BROWSER_COOKIE } from '@dongne/api/testing/money/browser-cookie';
import type { TestApi } from '@dongne/api/testing/test-api';
import { insideOf, openSandboxApi } from './sandbox-api';
import type { ProviderFetch } from '@dongne/api/base';
import { type CardProviders, cardProvidersOf } from '@dongne/api/money';
import type { PaymentOutside } from '../payments/payment-outside';

export type Form = Record<string, string>;

/** Recorded effects of the providers. */
interface RecordedOutside extends PaymentOutside {
  readonly waits: number[];
  readonly posts: { readonly url: string; readonly type: string; readonly body: string }[];
  /** Answers to posts, oldest first; OK by default. */
  readonly answers: ({ readonly status: number; readonly text: string } | undefined)[];
  /** Resolves after as many posts. */
  posted(count: number): Promise<void>;
}

export const WEBHOOK_URL = 'http://localhost/webhook';

const recordOutside = (): RecordedOutside => {
  const listeners = new Set<() => void>();
  const outside: RecordedOutside = {
    waits: [],
    posts: [],
    answers: [],
    webhookUrl: WEBHOOK_URL,
    wait: async (ms) => void outside.waits.push(ms),
    post: async (url, type, body) => {
      outside.posts.push({ url, type, body });
      const answer = outside.answers.length > 0 ? outside.answers.shift() : { status: 200, text: 'OK' };
      for (const listener of listeners) listener();
      return answer;
    },
    posted: (count) =>
      new Promise((resolve) => {
        const listener = () => {
          if (outside.posts.length < count) return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
        listener();
      }),
  };
  return outside;
};

/** An API with the recorded effects of its card providers. */
export interface CardSandbox extends TestApi {
  readonly outside: RecordedOutside;
}

/** An API whose card providers do not wait and record their posts. */
export const openCardSandbox = async (): Promise<CardSandbox> => {
  const outside = recordOutside();
  return { ...(await openSandboxApi({ port: 4_000 }, outside)), outside };
};

const NOT_OPEN = 'A card sandbox is open while tests run, not before';

/** The card sandbox of a test file: open while its tests run, with empty records before each. */
export const useCardSandbox = (): CardSandbox => {
  let opened: CardSandbox | undefined;
  const open = (): CardSandbox => {
    if (opened === undefined) throw new Error(NOT_OPEN);
    return opened;
  };
  beforeAll(async () => {
    opened = await openCardSandbox();
  });
  beforeEach(() => {
    open().outside.waits.length = 0;
    open().outside.posts.length = 0;
  });
  afterAll(() => open().close());
  return {
    get app() {
      return open().app;
    },
    get parts() {
      return open().parts;
    },
    get clock() {
      return open().clock;
    },
    get companies() {
      return open().companies;
    },
    get outside() {
      return open().outside;
    },
    close: () => open().close(),
  };
};

/** The card providers with a timeout of ten seconds: a slower answer is lost. */
export const hastyProviders = ({ app, outside, parts }: CardSandbox): CardProviders => {
  const inside = insideOf(() => app);
  const hasty: ProviderFetch = async (url, request) => {
    const waitsBefore = outside.waits.length;
    const answer = await inside(url, request);
    if (outside.waits.length > waitsBefore) throw new TypeError('fetch failed');
    return answer;
  };
  return cardProvidersOf(parts.config.cardProviders, hasty);
};

export const RETURN_URL = 'http://localhost/v1/app/pay/card/return?sid=a-sid';

let orders = 0;
/** A fresh order id. */
export const freshOrder = (): string => {
  orders += 1;
  return `order-${orders}`;
};

const FORM = 'application/x-www-form-urlencoded';

export const postForm = ({ app }: TestApi, url: string, form: Form, host = 'localhost') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': FORM, host, cookie: BROWSER_COOKIE },
    payload: new URLSearchParams(form).toString(),
  });

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The form of a page: its target and its hidden fields. */
export const formOf = (page: string): { readonly action: string; readonly fields: Form } => ({
  action: plain(/<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? ''),
  fields: Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      plain(name),
      plain(value),
    ]),
  ),
});

export const CARD = { expiry: '0928', birthDate: '900101', passwordDigits: '12', choice: 'go' };

/** Ways of closing a window: the card for it, and 닫기. */
export const CLOSINGS: readonly (readonly [lastFour: string, change: Form])[] = [
  ['8888', {}],
  ['0000', { choice: 'close', cardNumber: '' }],
];

export const cardNumber = (lastFour: string): string => `941009410094${lastFour}`;

/** Opens a window and types a card. @returns the page after it. */
export const typeCard = async (api: TestApi, url: string, form: Form, lastFour: string, change: Form = {}) => {
  const opened = await postForm(api, url, form);
  const { action, fields } = formOf(opened.body);
  return postForm(api, action, { ...fields, ...CARD, cardNumber: cardNumber(lastFour), ...change });
};

/** Opens a window and types a card. @returns the fields that the page after it posts. */
export const returnedFrom = async (api: TestApi, url: string, form: Form, lastFour: string, change: Form = {}) =>
  formOf((await typeCard(api, url, form, lastFour, change)).body);

/** The providers' own book. */
export const ledgerOf = async ({ app }: TestApi, orderId: string): Promise<Form[]> => {
  const book = (await app.inject('/sandbox/payments')).json<Form[]>();
  return book.filter((entry) => entry['orderId'] === orderId);
};
