import type { OpenDatabase } from '@dongne/api/testing/inner';
import { buildApp, type AppParts } from '@dongne/api';
import { type App, type Config, type Needs, NO_SOCIAL_KEYS, type ProviderFetch } from '@dongne/api/base';
import { arrivedAtPhone } from '../messages/inbox-routes';
import { messageSendersOf } from '@dongne/api/customers';
import { type CardProviderName, cardProvidersOf, voucherProgrammeOf } from '@dongne/api/money';
import type { SandboxProvider } from '../tables';
import type { Surround } from '@dongne/api/testing/companies/companies';
import { openTestApi, type TestApi } from '@dongne/api/testing/test-api';
import type { PaymentOutside } from '../payments/payment-outside';
import { newBillingKey, newTid } from '../payments/payment-ids';
import { addBillingKey, wholeLedger } from '../payments/payment-repository';
import { sandboxExtension } from '../sandbox-extension';
import { seededCards } from '../seeded-cards';
import { sandboxKeys } from '../settings';
import { grant } from '../vouchers/voucher-accounts';
import { wholeVoucherLedger } from '../vouchers/voucher-repository';

/** Card providers of the sandbox without delays and webhooks. */
export const QUIET: PaymentOutside = { wait: async () => undefined, post: async () => undefined, webhookUrl: null };

/** Routes calls of a card provider or the voucher programme to the sandbox of the same process. */
export const insideOf =
  (app: () => App): ProviderFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const sent = { method, url: pathname + search, headers, ...(body === undefined ? {} : { payload: body }) };
    const answer = await app().inject(sent);
    return { status: answer.statusCode, text: async () => answer.body };
  };

const NAMES = { INICIS: 'inicis', NICEPAY: 'nicepay' } as const satisfies Record<CardProviderName, SandboxProvider>;
const WIRE_NAMES = { inicis: 'INICIS', nicepay: 'NICEPAY' } as const satisfies Record<
  SandboxProvider,
  CardProviderName
>;

const issueCard = async (
  { clock, database }: Needs<'clock' | 'database'>,
  name: CardProviderName,
  lastFour: string,
): Promise<string> => {
  const provider = NAMES[name];
  const billingKey = newBillingKey(provider);
  const card = { billingKey, provider, tid: newTid(provider), lastFour, issuer: 'kb', issuedAt: clock.now() } as const;
  await addBillingKey(database, card);
  return billingKey;
};

/** The sandbox's companies, called over HTTP within the process. */
const played =
  (outside: PaymentOutside): Surround =>
  ({ clock, config, database }, app) => {
    const fetch = insideOf(app);
    return {
      cardProviders: cardProvidersOf(config.cardProviders, fetch),
      // Sends no browser push: tests inspect senders of their own.
      senders: messageSendersOf(config.messages, fetch, () => Promise.resolve({ status: 201 })),
      vouchers: voucherProgrammeOf(config.vouchers, fetch),
      extend: (parts) => sandboxExtension(parts, outside),
      companiesOf: (parts) => ({
        inbox: (phoneNumber) => arrivedAtPhone(parts, phoneNumber),
        issueCard: (provider, lastFour) => issueCard(parts, provider, lastFour),
        cardBook: async () =>
          (await wholeLedger(database)).map((row) => ({ ...row, provider: WIRE_NAMES[row.provider] })),
        seedCards: seededCards(config),
        voucherBook: () => wholeVoucherLedger(database),
        grantVouchers: async (memberRef, amountWon) => void (await grant(database, memberRef, amountWon, clock.now())),
      }),
    };
  };

/** Builds an app of other parts with the sandbox, such as one more process on a database. */
export const buildWithSandbox = (parts: AppParts, outside = QUIET): Promise<App> =>
  buildApp(parts, sandboxExtension(parts, outside));

/** Opens an API with the sandbox for one test file, without social logins; close it in `afterAll`. */
export const openSandboxApi = (
  config: Partial<Config> = {},
  outside: PaymentOutside = QUIET,
  opening?: Promise<OpenDatabase>,
): Promise<TestApi> =>
  openTestApi({ ...sandboxKeys(4_000), social: NO_SOCIAL_KEYS, ...config }, played(outside), opening);
